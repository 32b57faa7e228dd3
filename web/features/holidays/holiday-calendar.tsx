import { Text } from "@mantine/core";
import type { HolidayYear } from "#api/holidays.ts";
import { addMonths, monthOf, weekday, type Day } from "#domain/calendar/day.ts";
import { holidayTexts as t } from "#texts/holidays.ts";
import { weeksOf } from "#web/ui/calendar/moves.ts";
import { Weeks } from "#web/ui/calendar/weeks.tsx";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { daysOf, type ObservedHoliday } from "./holiday-days.ts";
import styles from "./holiday-calendar.module.css";

/** The twelve months with the holidays marked, and the names of the holidays. */
export function HolidayCalendar({ found }: { found: HolidayYear }) {
  const days = daysOf(found);
  const months = found.workingDays.map((_, index) => addMonths(`${found.year}-01`, index));
  return (
    <div className={styles.year}>
      {months.map((month, index) => (
        <div key={month} className={styles.month}>
          <Month month={month} days={days} />
          <Note size="xs">{t.workingDays(formatNumber(found.workingDays[index] ?? 0))}</Note>
          {[...days]
            .filter(([day]) => monthOf(day) === month)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([day, holidaysOfDay]) => (
              <Text key={day} size="xs">
                {Number(day.slice(8))}: {holidaysOfDay.map(({ title }) => title).join(", ")}
              </Text>
            ))}
        </div>
      ))}
    </div>
  );
}

function Month({ month, days }: { month: string; days: ReadonlyMap<Day, ObservedHoliday[]> }) {
  return (
    <table>
      <caption>{formatMonth(month)}</caption>
      <Weeks weeks={weeksOf(month)}>
        {(day) => (
          <td key={day} className={classOf(day, month, days)}>
            {Number(day.slice(8))}
          </td>
        )}
      </Weeks>
    </table>
  );
}

function classOf(day: Day, month: string, days: ReadonlyMap<Day, ObservedHoliday[]>) {
  if (monthOf(day) !== month) return styles.other;
  const holidaysOfDay = days.get(day);
  if (holidaysOfDay)
    return holidaysOfDay.some(({ kind }) => kind === "full") ? styles.full : styles.half;
  return weekday(day) > 5 ? styles.weekend : undefined;
}
