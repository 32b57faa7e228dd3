import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { YearDay } from "#api/contract-years.ts";
import type { FindingOut } from "#api/finding.ts";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as t, knownDayTexts as known } from "#texts/contract-year.ts";
import { weeksOf } from "#web/ui/calendar/moves.ts";
import { Weeks } from "#web/ui/calendar/weeks.tsx";
import { formatLongDay, formatMonth } from "#web/ui/formats.ts";
import { lookOfLabel } from "./day-tones.ts";
import styles from "./year-calendar.module.css";

type Props = {
  month: Month;
  focused: Day;
  dayOn: (date: Day) => YearDay | undefined;
  doubtsOn: (date: Day) => readonly FindingOut[];
  isChanged: (date: Day) => boolean;
  onOpen: (date: Day) => void;
};

/** One month of the year as a calendar of coloured days. */
export function MonthOfYear({ month, focused, dayOn, doubtsOn, isChanged, onOpen }: Props) {
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
