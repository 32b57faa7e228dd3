import { Button, Group, Stack, Text } from "@mantine/core";
import { IconBeach } from "@tabler/icons-react";
import { leaves } from "#api/leaves.ts";
import {
  addDays,
  addMonths,
  daysFrom,
  type Day,
  firstDay,
  lastDay,
  mondayOf,
  monthOf,
} from "#domain/calendar/day.ts";
import { awayTexts as t } from "#texts/leaves.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { today } from "#web/kernel/today.ts";
import { Step } from "#web/ui/calendar/step.tsx";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatDays, formatMonth } from "#web/ui/formats.ts";
import { QueryState } from "#web/ui/pending.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { AwaySearch } from "./away-page.tsx";
import { AwayTable } from "./away-table.tsx";
import { LeaveTable } from "./leave-table.tsx";

type Props = { given: AwaySearch; onChange: (next: AwaySearch) => void };

/** Who is away in a week or a month: days as columns, and below them the leaves with their acts. */
export function AwayCalendar({ given, onChange }: Props) {
  const isPhone = useIsPhone();
  const usual = isPhone ? "week" : "month";
  const view = given.view ?? usual;
  const on = given.on ?? today();
  const { from, to } =
    view === "week" ? weekOf(on) : { from: firstDay(monthOf(on)), to: lastDay(monthOf(on)) };
  const { structureId } = given;
  const query = { from, to, ...(structureId ? { structureId } : {}) };
  const found = useAnswer(leaves.getAway, query);
  const { data } = found;
  const step = (by: 1 | -1) =>
    onChange({ on: view === "week" ? addDays(on, 7 * by) : firstDay(addMonths(monthOf(on), by)) });
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Group gap={6} wrap="nowrap">
          <Step by={-1} label={t.previous} onClick={() => step(-1)} />
          <Text fw={600} miw="12rem" ta="center" aria-live="polite">
            {view === "week" ? formatDays({ from, to }) : formatMonth(monthOf(on))}
          </Text>
          <Step by={1} label={t.next} onClick={() => step(1)} />
        </Group>
        <Button variant="default" onClick={() => onChange({ on: undefined })}>
          {t.today}
        </Button>
        <ChoiceFilter
          label={t.view}
          choices={["week", "month"]}
          words={{ week: t.week, month: t.month }}
          usual={usual}
          chosen={given.view}
          onChoose={(next) => onChange({ view: next })}
        />
        <StructurePicker
          aria-label={t.structure}
          placeholder={t.structure}
          value={structureId ?? null}
          onChange={(next) => onChange({ structureId: next ?? undefined })}
        />
      </Group>
      <QueryState found={found} height={240} />
      {data?.items.length === 0 && <EmptyState icon={IconBeach} title={t.none} text={t.noneHint} />}
      {data && data.items.length > 0 && (
        <>
          <AwayTable items={data.items} days={daysFrom(from, to)} />
          <LeaveTable items={data.items} of="body" />
          {data.leftOut > 0 && <Text c="dimmed">{t.leftOut(data.leftOut)}</Text>}
        </>
      )}
    </Stack>
  );
}

function weekOf(day: Day) {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
