import type { Day } from "../../calendar/day.ts";
import type { Finding } from "../types.ts";
import { report, type FindingDay, type Frame } from "./frame.ts";

/** R21: days that employees recorded for themselves, reported to the signer. */
export function recordedByOneself(
  days: readonly FindingDay[],
  byOneself: ReadonlySet<Day>,
  frame: Frame,
): Finding[] {
  return days
    .filter(({ day }) => byOneself.has(day))
    .flatMap(({ day, result }) =>
      report(frame, "R21", day, { workedMinutes: result.workedMinutes }),
    );
}
