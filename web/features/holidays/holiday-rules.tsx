import { Group } from "@mantine/core";
import type { HolidayYear } from "#api/holidays.ts";
import type { Day } from "#domain/calendar/day.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import { today } from "#web/kernel/today.ts";
import { actsColumn, type Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatDayAndMonth, formatLongDay, formatWeekday } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { observedOn, fateOf } from "./holiday-days.ts";
import type { HolidayAct } from "./holiday-form.tsx";

type Rule = HolidayYear["rules"][number];

type Props = { found: HolidayYear; onAct: (act: HolidayAct) => void };

/** The rules that give the year its holidays, each with the day it gives. */
export function HolidayRules({ found, onAct }: Props) {
  const renderActs = (rule: Rule) => <RuleActs rule={rule} year={found.year} onAct={onAct} />;
  return (
    <>
      <Note mb="xs">{t.easter(formatLongDay(found.easter))}</Note>
      <PlainTable
        label={t.rules}
        columns={[...columnsOf(found.year), actsColumn(renderActs)]}
        rows={found.rules}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function columnsOf(year: number): readonly Column<Rule>[] {
  return [
    { id: "holiday", header: t.holiday, cell: ({ title }) => title },
    {
      id: "day",
      header: t.day,
      minWidth: "9rem",
      cell: (rule) => <RuleDay rule={rule} year={year} />,
    },
    { id: "rule", header: t.rule, minWidth: "7rem", cell: ({ on }) => placeInWords(on) },
    { id: "appliesTo", header: t.appliesTo, cell: ({ appliesTo }) => t.applies[appliesTo] },
    {
      id: "source",
      header: t.source,
      initiallyHidden: "up to tablets",
      minWidth: "11rem",
      cell: ({ move, source }) =>
        (move?.source ?? source).split(" · ").map((law) => <div key={law}>{law}</div>),
    },
  ];
}

/** The observed day, with its year if that is another. */
function dayOf(observedDay: Day, year: number): string {
  if (!observedDay.startsWith(String(year))) return formatLongDay(observedDay);
  return `${formatWeekday(observedDay, "long")} ${formatDayAndMonth(observedDay)}`;
}

function RuleDay({ rule, year }: { rule: Rule; year: number }) {
  const observedDay = observedOn(rule);
  return (
    <>
      {observedDay === null ? "" : dayOf(observedDay, year)}
      <Note size="xs">{fateOf(rule)}</Note>
    </>
  );
}

type ActsProps = { rule: Rule; year: number; onAct: (act: HolidayAct) => void };

function RuleActs({ rule, year, onAct }: ActsProps) {
  const { id: ruleId, version, title, day } = rule;
  const of = { ruleId, version, title };
  return (
    <Group gap={6} wrap="nowrap">
      {rule.move ? (
        <RowAct
          act={t.unmove}
          name={t.unmoveOf(title, year)}
          onClick={() => onAct({ type: "unmove", year, ...of })}
        />
      ) : (
        <RowAct
          act={t.move}
          name={t.moveOf(title, year)}
          reason={day === null ? t.notInForce : day < today() ? t.hasPassed : null}
          onClick={() => onAct({ type: "move", year, ...of })}
        />
      )}
      <RowAct
        act={t.end}
        name={t.endOf(title)}
        onClick={() => onAct({ type: "end-rule", ...of })}
      />
    </Group>
  );
}
