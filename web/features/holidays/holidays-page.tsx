import { ActionIcon, Button, Group, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { type HolidayYear, holidays } from "#api/holidays.ts";
import { common } from "#texts/common.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { keptOn, standingOf } from "./holiday-days.ts";
import { type HolidayAct, HolidayForm } from "./holiday-form.tsx";
import { YearCalendar } from "./year-calendar.tsx";

const search = z.object({
  year: z.number().int().min(1990).max(2099).optional().catch(undefined),
});

export const Route = createFileRoute("/_signed-in/system-administration/parameters/holidays")({
  validateSearch: (raw) => search.parse(raw),
  component: HolidaysPage,
});

function HolidaysPage() {
  const { year = Number(today().slice(0, 4)) } = Route.useSearch();
  const found = useQuery({
    ...queryOf(holidays.getYear, { year }),
    placeholderData: keepPreviousData,
  });
  const [act, setAct] = useState<HolidayAct | null>(null);
  const close = () => setAct(null);
  return (
    <Page
      title={t.title}
      description={t.description}
      beside={<YearPicker year={year} />}
      actions={
        <>
          <Button onClick={() => setAct({ type: "add-rule" })}>{t.addRule}</Button>
          <Button variant="default" onClick={() => setAct({ type: "add-local" })}>
            {t.addLocal}
          </Button>
          <ExportMenu
            onExport={(format, taking) => download(holidays.exportYear, { year, format }, taking)}
          />
        </>
      }
    >
      <Pending found={found} rows={8}>
        {(shown) => (
          <Stack gap="md">
            <Panel title={t.rules}>
              <Rules found={shown} onAct={setAct} />
            </Panel>
            <Panel title={t.locals}>
              <Locals locals={shown.locals} onAct={setAct} />
            </Panel>
            <Panel title={t.calendar}>
              <YearCalendar found={shown} />
            </Panel>
          </Stack>
        )}
      </Pending>
      <FormDrawer opened={act !== null} onClose={close} title={act && titleOf(act)}>
        {act && <HolidayForm act={act} onDone={close} />}
      </FormDrawer>
    </Page>
  );
}

function YearPicker({ year }: { year: number }) {
  const navigate = useNavigate();
  const go = (to: number) => void navigate({ to: ".", search: { year: to } });
  return (
    <Group gap={4} role="group" aria-label={t.year}>
      <ActionIcon variant="default" aria-label={String(year - 1)} onClick={() => go(year - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600}>{year}</Text>
      <ActionIcon variant="default" aria-label={String(year + 1)} onClick={() => go(year + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

type Rule = HolidayYear["rules"][number];

function Rules({ found, onAct }: { found: HolidayYear; onAct: (act: HolidayAct) => void }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t.easter(formatLongDay(found.easter))}
      </Text>
      <ScrollTable label={t.rules} minWidth="58rem">
        <Table.Thead>
          <Table.Tr>
            {[t.holiday, t.day, t.rule, t.appliesTo, t.source].map((header) => (
              <Table.Th key={header}>{header}</Table.Th>
            ))}
            <Table.Th>
              <VisuallyHidden>{common.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} year={found.year} onAct={onAct} />
          ))}
        </Table.Tbody>
      </ScrollTable>
    </>
  );
}

type RowProps = { rule: Rule; year: number; onAct: (act: HolidayAct) => void };

function RuleRow({ rule, year, onAct }: RowProps) {
  const { id: ruleId, version, title, day } = rule;
  const of = { ruleId, version, title };
  const kept = keptOn(rule);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={550}>
        {title}
      </Table.Th>
      <Table.Td miw="13rem">
        {kept === null ? "" : formatLongDay(kept)}
        <Text size="xs" c="dimmed">
          {standingOf(rule)}
        </Text>
      </Table.Td>
      <Table.Td>{placeInWords(rule.on)}</Table.Td>
      <Table.Td>{t.applies[rule.appliesTo]}</Table.Td>
      <Table.Td>{rule.move?.source ?? rule.source}</Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap" justify="flex-end">
          {rule.move ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t.unmoveOf(title, year)}
              onClick={() => onAct({ type: "unmove", year, ...of })}
            >
              {t.unmove}
            </Button>
          ) : (
            <ActButton
              size="compact-sm"
              variant="default"
              reason={day === null ? t.notInForce : day < today() ? t.hasPassed : null}
              aria-label={t.moveOf(title, year)}
              onClick={() => onAct({ type: "move", year, ...of })}
            >
              {t.move}
            </ActButton>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t.endOf(title)}
            onClick={() => onAct({ type: "end-rule", ...of })}
          >
            {t.end}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

type LocalsProps = { locals: HolidayYear["locals"]; onAct: (act: HolidayAct) => void };

function Locals({ locals, onAct }: LocalsProps) {
  if (locals.length === 0) return <Text c="dimmed">{t.noLocals}</Text>;
  return (
    <ScrollTable label={t.locals} minWidth="40rem">
      <Table.Thead>
        <Table.Tr>
          {[t.holiday, t.organization, t.day, t.rule].map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
          <Table.Th>
            <VisuallyHidden>{common.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {locals.map(
          ({ id: localId, organizationId, organization, version, title, day, ...rule }) => (
            <Table.Tr key={localId}>
              <Table.Th scope="row" fw={550}>
                {title}
              </Table.Th>
              <Table.Td>{organization}</Table.Td>
              <Table.Td>{day === null ? t.notInForce : formatDay(day)}</Table.Td>
              <Table.Td>{placeInWords(rule.on)}</Table.Td>
              <Table.Td ta="end">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t.endOf(title)}
                  onClick={() =>
                    onAct({ type: "end-local", organizationId, localId, version, title })
                  }
                >
                  {t.end}
                </Button>
              </Table.Td>
            </Table.Tr>
          ),
        )}
      </Table.Tbody>
    </ScrollTable>
  );
}

function titleOf(act: HolidayAct): string {
  if (act.type === "add-rule") return t.addRule;
  if (act.type === "add-local") return t.addLocal;
  if (act.type === "unmove") return t.unmoveOf(act.title, act.year);
  return act.type === "move" ? t.moveOf(act.title, act.year) : t.endOf(act.title);
}
