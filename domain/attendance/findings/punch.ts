import { withoutSecondPresses } from "../punches.ts";
import type { Finding, FindingLevel } from "../types.ts";
import { report, type DevicePunch, type Frame, type MeasuredDay } from "./frame.ts";
import type { FindingParameters } from "./parameters.ts";

/** The rules that read punches. */
const rulesOfPunches = ["R10", "R19", "R20"] as const;

const allLevels: readonly FindingLevel[] = ["information", "warning", "error"];

/**
 * Whether a rule that reads punches is set to one of the given levels (any, by default). If not, punches need not be read.
 */
export function readsPunches({ levels }: FindingParameters, wantedLevels = allLevels): boolean {
  return rulesOfPunches.some((rule) => wantedLevels.some((level) => level === levels[rule]));
}

/** R10. Punches that follow another within a minute: second presses, which pairing ignores. */
export function doublePunch(day: MeasuredDay, frame: Frame): Finding[] {
  const seconds = frame.parameters.duplicateSeconds;
  const count = withoutSecondPresses(day.punches ?? [], seconds).duplicates.length;
  return count === 0 ? [] : report(frame, "R10", day.day, { count, seconds });
}

/** R19. The clock of a device differed from the server's by more than two minutes; reports the greatest difference. */
export function deviceClock(day: MeasuredDay, frame: Frame): Finding[] {
  const mostSeconds = frame.parameters.clockOffsetSeconds;
  const offsetSeconds = furthest(day, (punch) => punch.clockOffsetSeconds);
  if (Math.abs(offsetSeconds) <= mostSeconds) return [];
  return report(frame, "R19", day.day, { offsetSeconds, mostSeconds });
}

/** R20. A punch far from the structure, where the organization asks for the location; reports the greatest distance. */
export function farPunch(day: MeasuredDay, frame: Frame): Finding[] {
  const mostMeters = frame.parameters.distanceMeters;
  const distanceMeters = furthest(day, (punch) => punch.distanceMeters);
  if (distanceMeters <= mostMeters) return [];
  return report(frame, "R20", day.day, { distanceMeters, mostMeters });
}

function furthest(day: MeasuredDay, valueOf: (punch: DevicePunch) => number | null): number {
  let value = 0;
  for (const punch of day.punches ?? []) {
    const other = valueOf(punch) ?? 0;
    if (Math.abs(other) > Math.abs(value)) value = other;
  }
  return value;
}
