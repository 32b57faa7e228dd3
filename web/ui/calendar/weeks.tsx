import type { ReactNode } from "react";
import type { Day } from "#domain/calendar/day.ts";
import { formatWeekday } from "../formats.ts";

type Props = { weeks: readonly (readonly Day[])[]; children: (day: Day) => ReactNode };

/** The contents of a month's table: the weekday names, and a row for each week with the cell of each day. */
export function Weeks({ weeks, children }: Props) {
  return (
    <>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, "long")}>
              {formatWeekday(day, "narrow")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </>
  );
}
