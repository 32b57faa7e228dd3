import { Anchor, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { YearDay } from "#api/contract-years.ts";
import type { FindingOut } from "#api/finding.ts";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { knownDayTexts as known } from "#texts/known-day.ts";
import { dayAfterKey, clampDay, weeksOf } from "#web/ui/calendar/moves.ts";
import { Weeks } from "#web/ui/calendar/weeks.tsx";
import { formatDay, formatLongDay, formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { unfold } from "#web/ui/unfold.ts";
import { labelsIn, lookOfLabel } from "./day-tones.ts";
import styles from "./year-calendar.module.css";

type Props = {
  days: readonly YearDay[];
  /** The first month that is shown; the empty ones before it unfold. */
  since: Month;
  findings: readonly FindingOut[];
  /** Days that have changed since the earlier day as of which the year is shown; null if it is shown as it is now. */
  changed: ReadonlyMap<Day, YearDay> | null;
  onOpen: (date: Day) => void;
};

/** The days of the year, one small calendar per month; one day has the focus, and the arrow keys move it. */
export function YearCalendar({ days, since, findings, changed, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const months = [...new Set(days.map(({ date }) => monthOf(date)))];
  const visibleMonths = isWhole ? months : months.filter((month) => month >= since);
  const empty = months.length - visibleMonths.length;
  const first = days.find(({ date }) => monthOf(date) === visibleMonths[0])?.date ?? "";
  const last = days.at(-1)?.date ?? "";
  const [focused, setFocused] = useState(last);
  const place = useRef<HTMLDivElement>(null);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const doubts = Map.groupBy(findings, ({ date }) => date);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setFocused(clampDay(next, first, last)));
    place.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  };
  return (
    <Panel title={t.days}>
      <Note mb="sm">
        {changed ? known.daysHint : t.daysHint}{" "}
        <Text span inherit visibleFrom="md">
          {t.daysKeys}
        </Text>
      </Note>
      <div ref={place} className={styles.months} onKeyDown={move}>
        {visibleMonths.map((month) => (
          <MonthOfYear
            key={month}
            month={month}
            focused={focused}
            dayOn={(date) => byDate.get(date)}
            doubtsOn={(date) => doubts.get(date) ?? []}
            isChanged={(date) => changed?.has(date) ?? false}
            onOpen={(date) => {
              setFocused(date);
              onOpen(date);
            }}
          />
        ))}
      </div>
      {empty > 0 && (
        <Note mt="sm">
          {t.emptyBefore(formatDay(first))}{" "}
          <Anchor
            component="button"
            inherit
            onClick={(event) => unfold(event.currentTarget, () => setWhole(true))}
          >
            {t.showEmpty(empty)}
          </Anchor>
        </Note>
      )}
      <ul className={styles.legend} aria-label={t.legend}>
        {labelsIn(days.map(({ label }) => label)).map((label) => (
          <li key={label}>
            <span className={styles.swatch} data-tone={lookOfLabel(label).tone} aria-hidden>
              {lookOfLabel(label).code}
            </span>
            {lookOfLabel(label).title}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type MonthOfYearProps = {
  month: Month;
  focused: Day;
  dayOn: (date: Day) => YearDay | undefined;
  doubtsOn: (date: Day) => readonly FindingOut[];
  isChanged: (date: Day) => boolean;
  onOpen: (date: Day) => void;
};

/** One month of the year as a calendar of coloured days. */
function MonthOfYear({ month, focused, dayOn, doubtsOn, isChanged, onOpen }: MonthOfYearProps) {
  const weeks = weeksOf(month);
  return (
    <table role="grid" aria-label={formatMonth(month)} className={styles.month}>
      <caption aria-hidden>{formatMonth(month)}</caption>
      <Weeks weeks={weeks}>
        {(date) => {
          const day = monthOf(date) === month ? dayOn(date) : undefined;
          if (!day) return <td key={date} role="gridcell" />;
          const doubts = doubtsOn(date);
          return (
            <td key={date} role="gridcell">
              <UnstyledButton
                className={styles.day}
                data-tone={lookOfLabel(day.label).tone}
                data-doubt={worstOf(doubts)}
                data-changed={isChanged(date) || undefined}
                tabIndex={date === focused ? 0 : -1}
                onClick={() => onOpen(date)}
              >
                <span aria-hidden className={styles.number}>
                  {Number(date.slice(8))}
                </span>
                <span aria-hidden className={styles.code}>
                  {lookOfLabel(day.label).code}
                </span>
                <VisuallyHidden>
                  {wordsOf(day, doubts)}
                  {isChanged(date) && `, ${known.changedDay}`}
                </VisuallyHidden>
              </UnstyledButton>
            </td>
          );
        }}
      </Weeks>
    </table>
  );
}

function worstOf(doubts: readonly FindingOut[]): string | undefined {
  return (["error", "warning"] as const).find((level) => doubts.some((one) => one.level === level));
}

function wordsOf({ date, label, workedMinutes }: YearDay, doubts: readonly FindingOut[]): string {
  const words = [formatLongDay(date), lookOfLabel(label).title];
  if (workedMinutes > 0) words.push(formatDuration(workedMinutes));
  if (doubts.length > 0) words.push(t.doubts(doubts.length));
  return words.join(", ");
}
