import { Alert, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CalendarEffect } from "#api/calendar-effect.ts";
import type { Day } from "#domain/calendar/day.ts";
import { calendarEffectTexts as t, closureRefusals } from "#texts/closures.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { formatDay, formatMonth } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { TextList } from "#web/ui/text-list.tsx";

/** What a change of the calendar would do to the body; each item links to what it names. */
export function CalendarEffectView({ effect }: { effect: CalendarEffect }) {
  if (effect.days === 0) return <Text c="dimmed">{t.nothing}</Text>;
  const isClean = effect.refusal === null && effect.sheets.length === 0;
  return (
    <Stack gap="sm">
      <Alert
        color={effect.refusal ? "red" : isClean ? "green" : "yellow"}
        icon={isClean ? <IconCircleCheck size={18} /> : <IconAlertTriangle size={18} />}
        title={t.days(effect.days, effect.structures)}
      >
        {effect.refusal && <Text size="sm">{closureRefusals[effect.refusal]}</Text>}
        {effect.dutiesLost > 0 && <Text size="sm">{t.dutiesLost(effect.dutiesLost)}</Text>}
        {effect.dutiesGained > 0 && <Text size="sm">{t.dutiesGained(effect.dutiesGained)}</Text>}
        {effect.sheetsInAll > 0 && <Text size="sm">{t.recomputed}</Text>}
      </Alert>
      <Part
        title={t.months}
        items={effect.months.map((one) => (
          <Text key={`${one.structureId} ${one.month} ${one.state}`} size="sm" component="span">
            <TextLink
              to="/monthly-contracts"
              search={{ month: one.month, structureId: one.structureId }}
            >
              {one.structureTitle}, {formatMonth(one.month)}
            </TextLink>
            : {monthStateTexts[one.state]}, {t.contracts(one.contracts)}
          </Text>
        ))}
        total={effect.months.length}
      />
      <Part
        title={t.sheets}
        items={effect.sheets.map((one) => (
          <Text key={`${one.structureId} ${one.date}`} size="sm" component="span">
            <SheetLink {...one} />:{" "}
            {[
              one.worked > 0 && t.worked(one.worked),
              one.onLeave > 0 && t.onLeave(one.onLeave),
              one.isLocked && t.locked,
            ]
              .filter(Boolean)
              .join(", ")}
          </Text>
        ))}
        total={effect.sheetsInAll}
      />
      <Part
        title={t.leave}
        items={effect.leave.map((one) => (
          <Text key={`${one.contractId} ${one.date}`} size="sm" component="span">
            {one.person}: <SheetLink {...one} />
          </Text>
        ))}
        total={effect.leaveInAll}
      />
      <Part
        title={t.planned}
        items={effect.planned.map((one) => (
          <Text key={one.structureId} size="sm" component="span">
            <SheetLink {...one} date={one.firstDay} />: {t.people(one.people)}
          </Text>
        ))}
        total={effect.planned.length}
      />
    </Stack>
  );
}

function Part({ title, items, total }: { title: string; items: ReactNode[]; total: number }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <TextList lines={items} most={8} total={total} more={t.more} />
    </div>
  );
}

function SheetLink(place: { structureId: string; structureTitle: string; date: Day }) {
  return (
    <TextLink
      to="/attendances/attendance-records/$id/$date"
      params={{ id: place.structureId, date: place.date }}
    >
      {place.structureTitle}, {formatDay(place.date)}
    </TextLink>
  );
}
