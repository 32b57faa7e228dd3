import type { Day } from "../calendar/day.ts";

export const reasonRegimes = ["public", "private", "both"] as const;
export const reasonGroups = [
  "annual",
  "sick",
  "parental",
  "educational",
  "special",
  "unpaid",
  "service",
  "rest",
  "unjustified",
] as const;
export const reasonUnits = ["day", "hour", "both"] as const;
export const reasonPays = ["full", "none", "partial", "third-party"] as const;
export const dayBases = ["working", "calendar", "months"] as const;

/** What two fields of a reason of absence may not say together. */
export type ReasonRefusal =
  | "document-without-kind"
  | "event-over-year"
  | "hours-of-calendar-days"
  | "presence-unpaid"
  | "carried-as-itself"
  | "carry-over-without-limit"
  | "past"
  | "code-taken"
  | "short-title-taken"
  | "unknown-carried";

/** The fields of a reason that bear on each other. */
export type JudgedReason = {
  code: string;
  group: (typeof reasonGroups)[number];
  unit: (typeof reasonUnits)[number];
  paid: (typeof reasonPays)[number];
  countsAsPresence: boolean;
  dayBasis: (typeof dayBases)[number];
  maxPerYear: number | null;
  maxPerEvent: number | null;
  requiresDocument: boolean;
  documentKind: string;
  carryOverUntil: string | null;
  carriedAs: string | null;
};

/** Why the fields of a reason contradict each other, and at which field; null where they do not. */
export function refusalToReason(
  reason: JudgedReason,
): { field: keyof JudgedReason; refusal: ReasonRefusal } | null {
  const { maxPerYear, maxPerEvent } = reason;
  if (reason.requiresDocument && reason.documentKind === "")
    return { field: "documentKind", refusal: "document-without-kind" };
  if (maxPerYear !== null && maxPerEvent !== null && maxPerEvent > maxPerYear)
    return { field: "maxPerEvent", refusal: "event-over-year" };
  if (reason.dayBasis !== "working" && reason.unit === "hour")
    return { field: "dayBasis", refusal: "hours-of-calendar-days" };
  if (reason.countsAsPresence && reason.paid === "none")
    return { field: "countsAsPresence", refusal: "presence-unpaid" };
  if (reason.carriedAs === reason.code) return { field: "carriedAs", refusal: "carried-as-itself" };
  if (reason.carryOverUntil !== null && reason.group !== "annual" && maxPerYear === null)
    return { field: "carryOverUntil", refusal: "carry-over-without-limit" };
  return null;
}

/** What says from which day on it holds; null: from the beginning. */
type Dated = { code: string; validFrom: Day | null };

/**
 * The reasons as they stand on a day, by code and in the order given. `editions` holds every one ever entered, a later
 * one of the same code after an earlier one. A reason that only comes into force later stands as it will: what was
 * recorded keeps its name.
 */
export function reasonsByDay<T extends Dated>(
  editions: readonly T[],
): (day: Day) => ReadonlyMap<string, T> {
  const borders = [...new Set(editions.flatMap(({ validFrom }) => validFrom ?? []))].toSorted();
  const kept = new Map<number, ReadonlyMap<string, T>>();
  return (day) => {
    const passed = borders.filter((border) => border <= day).length;
    const known = kept.get(passed);
    if (known) return known;
    const made = inForceOn(day, editions);
    kept.set(passed, made);
    return made;
  };
}

function inForceOn<T extends Dated>(day: Day, editions: readonly T[]): ReadonlyMap<string, T> {
  const held = new Map<string, T>();
  for (const edition of editions) {
    const before = held.get(edition.code);
    const isDue = edition.validFrom === null || edition.validFrom <= day;
    if (!before || (isDue && (before.validFrom ?? "") <= (edition.validFrom ?? "")))
      held.set(edition.code, edition);
  }
  return held;
}
