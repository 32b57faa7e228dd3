import { Link } from "@tanstack/react-router";
import type { YearDay, YearMonth } from "#api/contract-years.ts";
import { lastDay, monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { knownDayTexts as known } from "#texts/known-day.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { today } from "#web/kernel/today.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatDay, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type Props = {
  days: readonly YearDay[];
  months: readonly YearMonth[];
  /** The months as they are now, where `months` are as known on an earlier day: figures that differ say so. */
  now?: readonly YearMonth[] | undefined;
  /** The last day that counts: the earlier day as of which the year is shown, or today. */
  through: Day;
};

type Figure = Pick<Column<YearMonth>, "header" | "initiallyHidden"> & {
  of: (month: YearMonth) => number;
  show: (sum: number) => string;
};

const figures: readonly Figure[] = [
  { header: t.present, of: ({ totals }) => totals.presentDays, show: formatNumber },
  { header: t.worked, of: ({ totals }) => totals.workedMinutes, show: formatDuration },
  {
    header: t.leave,
    of: ({ totals }) => totals.leavePaidDays,
    show: formatNumber,
    initiallyHidden: "on phones",
  },
  {
    header: t.otherAbsences,
    of: ({ totals }) => totals.sickDays + totals.leaveUnpaidDays + totals.unjustifiedDays,
    show: formatNumber,
    initiallyHidden: "up to tablets",
  },
  {
    header: t.overtime,
    of: ({ totals }) => totals.overtimeMinutes,
    show: formatDuration,
    initiallyHidden: "up to tablets",
  },
  {
    header: t.balance,
    of: ({ totals }) => totals.balanceMinutes,
    show: formatDuration,
    initiallyHidden: "on phones",
  },
  {
    header: t.pending,
    of: ({ totals }) => totals.pendingDays + totals.missingDays,
    show: formatNumber,
  },
];

const findings: Figure = {
  header: t.findings,
  of: ({ errors, warnings }) => (errors ?? 0) + (warnings ?? 0),
  show: formatNumber,
};

/** Months as known on an earlier day have no findings. */
function figuresOf(months: readonly YearMonth[]): readonly Figure[] {
  return months.some(({ errors }) => errors === null) ? figures : [...figures, findings];
}

/** The months of the year with the totals of their days; each links to the grid of its structure. */
export function YearMonths({ days, months, now, through }: Props) {
  const ofMonths = figuresOf(months);
  const isCut = months.some(({ month }) => isCutAt(month, through));
  return (
    <Panel title={t.months}>
      <PlainTable
        label={t.months}
        columns={columnsOf(days, ofMonths, now, through)}
        rows={months}
        rowKey={({ month }) => month}
        sums={{
          label: isCut ? throughText(t.total, through) : t.total,
          of: ({ id }) => sumOf(id, ofMonths, months),
        }}
      />
    </Panel>
  );
}

function columnsOf(
  days: readonly YearDay[],
  figuresOfMonths: readonly Figure[],
  now: Props["now"],
  through: Day,
): readonly Column<YearMonth>[] {
  return [
    {
      id: "month",
      header: t.month,
      cell: ({ month }) => (
        <>
          <MonthLink month={month} structure={structureOf(days, month)} />
          {isCutAt(month, through) && <Note span> {throughText("", through)}</Note>}
        </>
      ),
    },
    {
      id: "state",
      header: t.state,
      cell: ({ month, state }) => (
        <State state={state === "cancelled" && structureOf(days, month) !== null ? null : state} />
      ),
    },
    ...figuresOfMonths.map(({ of, show, header, ...more }) => {
      const cell = (month: YearMonth) => {
        const present = now?.find((one) => one.month === month.month);
        const isChanged = present !== undefined && of(present) !== of(month);
        return isChanged ? (
          <Changed then={show(of(month))} now={show(of(present))} />
        ) : (
          show(of(month))
        );
      };
      return figure<YearMonth>(header, header, cell, more);
    }),
  ];
}

/** Whether the month goes on after the day: its figures are of the days so far, where other pages count the whole month. */
function isCutAt(month: Month, through: Day): boolean {
  return monthOf(through) === month && through < lastDay(month);
}

function throughText(of: string, through: Day): string {
  return `${of} ${through === today() ? t.throughToday : t.through(formatDay(through))}`.trim();
}

function Changed({ then, now }: { then: string; now: string }) {
  return (
    <>
      {then} <Note span>{known.nowFigure(now)}</Note>
    </>
  );
}

function sumOf(
  header: string,
  figuresOfMonths: readonly Figure[],
  months: readonly YearMonth[],
): string {
  const summed = figuresOfMonths.find((one) => one.header === header);
  return summed ? summed.show(months.reduce((sum, month) => sum + summed.of(month), 0)) : "";
}

/** A cancelled month in which the contract runs after all has no state: what was stored no longer applies. */
function State({ state }: Pick<YearMonth, "state">) {
  return (
    <StatusBadge tone={state ? monthTones[state] : "neutral"}>
      {state ? monthStateTexts[state] : t.notStored}
    </StatusBadge>
  );
}

function MonthLink({ month, structure }: { month: string; structure: string | null }) {
  if (structure === null) return formatMonth(month);
  return (
    <Link to="/attendances" search={{ structure, month }}>
      {formatMonth(month)}
    </Link>
  );
}

/** The structure of the contract at the end of the month; null if none. */
function structureOf(days: readonly YearDay[], month: string): string | null {
  return (
    days.findLast((day) => monthOf(day.date) === month && day.structureId !== null)?.structureId ??
    null
  );
}
