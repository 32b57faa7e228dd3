import type { AbsenceReason } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";

/** The values that the catalogue of absence reasons may hold, field by field. */
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

/** Combinations of fields that a reason of absence may not have. */
export type ReasonRefusal =
  | "document-without-kind"
  | "event-over-year"
  | "hours-of-calendar-days"
  | "presence-unpaid"
  | "presence-without-service"
  | "presence-of-absence"
  | "group-unpaid"
  | "annual-unpaid"
  | "illness-told"
  | "consecutive-over-year"
  | "carried-without-carrying"
  | "last-annual"
  | "carries-another"
  | "carried-as-itself"
  | "carry-over-without-limit"
  | "past"
  | "code-taken"
  | "title-taken"
  | "short-title-taken"
  | "unknown-carried";

/** The fields of a reason that depend on each other. */
export type JudgedReason = Required<
  Omit<AbsenceReason, "title" | "regime" | "isActive" | "documentDueDays">
> & {
  countsAsService: boolean;
  documentKind: string;
  carryOverUntil: string | null;
  carriedAs: string | null;
};

/** Groups in which no one is at work. */
const absences: readonly string[] = ["annual", "sick", "rest"];

/** Why the fields of a reason contradict each other, and at which field; null where they do not. */
export function refusalToReason(
  reason: JudgedReason,
): { field: keyof JudgedReason; refusal: ReasonRefusal } | null {
  const { group, paid, maxPerYear, maxPerEvent, maxConsecutive } = reason;
  if (reason.requiresDocument && reason.documentKind === "")
    return { field: "documentKind", refusal: "document-without-kind" };
  if (maxPerYear !== null && maxPerEvent !== null && maxPerEvent > maxPerYear)
    return { field: "maxPerEvent", refusal: "event-over-year" };
  if (maxPerYear !== null && maxConsecutive !== null && maxConsecutive > maxPerYear)
    return { field: "maxConsecutive", refusal: "consecutive-over-year" };
  if (reason.dayBasis !== "working" && reason.unit === "hour")
    return { field: "dayBasis", refusal: "hours-of-calendar-days" };
  if ((group === "unpaid" || group === "unjustified") && paid !== "none")
    return { field: "paid", refusal: "group-unpaid" };
  if (group === "annual" && paid !== "full") return { field: "paid", refusal: "annual-unpaid" };
  if (group === "sick" && !reason.isSensitive)
    return { field: "isSensitive", refusal: "illness-told" };
  if (reason.countsAsPresence && paid === "none")
    return { field: "countsAsPresence", refusal: "presence-unpaid" };
  if (reason.countsAsPresence && absences.includes(group))
    return { field: "countsAsPresence", refusal: "presence-of-absence" };
  if (reason.countsAsPresence && !reason.countsAsService)
    return { field: "countsAsService", refusal: "presence-without-service" };
  if (reason.carriedAs === reason.code) return { field: "carriedAs", refusal: "carried-as-itself" };
  if (reason.carriedAs !== null && reason.carryOverUntil === null)
    return { field: "carryOverUntil", refusal: "carried-without-carrying" };
  if (reason.carryOverUntil !== null && group !== "annual" && maxPerYear === null)
    return { field: "carryOverUntil", refusal: "carry-over-without-limit" };
  return null;
}

/** The fields of a reason that decide whether it, or another one, may be retired. */
export type ReasonInUse = Pick<JudgedReason, "code" | "group" | "carriedAs"> & {
  regime: (typeof reasonRegimes)[number];
  isActive: boolean;
};

/**
 * Why a reason may not be changed this way: under each law one active reason must give annual leave, and a reason under which
 * carried days are taken must stay active.
 */
export function refusalToStand(
  before: ReasonInUse,
  after: ReasonInUse,
  others: readonly ReasonInUse[],
): "last-annual" | "carries-another" | null {
  const inUse = (all: readonly ReasonInUse[]) => all.filter(({ isActive }) => isActive);
  const carries = inUse(others).some(({ carriedAs }) => carriedAs === after.code);
  if (before.isActive && !after.isActive && carries) return "carries-another";
  const carrying = new Set([before, ...others].flatMap(({ carriedAs }) => carriedAs ?? []));
  const gives = (all: readonly ReasonInUse[], law: "public" | "private") =>
    inUse(all).some(
      ({ code, group, regime }) =>
        group === "annual" && !carrying.has(code) && (regime === "both" || regime === law),
    );
  const isLost = (["public", "private"] as const).some(
    (law) => gives([before, ...others], law) && !gives([after, ...others], law),
  );
  return isLost ? "last-annual" : null;
}

/** A value with the day from which it applies; null: from the beginning. */
type Dated = { code: string; validFrom: Day | null };

/**
 * The reasons as of a day, by code and in the order given. `editions` holds every one ever entered, a later
 * one of the same code after an earlier one. A reason that comes into force only later is returned as it will be, so that
 * what was recorded keeps its name.
 */
export function reasonsByDay<T extends Dated>(
  editions: readonly T[],
): (day: Day) => ReadonlyMap<string, T> {
  const borders = [...new Set(editions.flatMap(({ validFrom }) => validFrom ?? []))].toSorted();
  const cache = new Map<number, ReadonlyMap<string, T>>();
  return (day) => {
    const passed = borders.filter((border) => border <= day).length;
    const known = cache.get(passed);
    if (known) return known;
    const made = inForceOn(day, editions);
    cache.set(passed, made);
    return made;
  };
}

function inForceOn<T extends Dated>(day: Day, editions: readonly T[]): ReadonlyMap<string, T> {
  const editionByCode = new Map<string, T>();
  for (const edition of editions) {
    const before = editionByCode.get(edition.code);
    const isDue = edition.validFrom === null || edition.validFrom <= day;
    if (!before || (isDue && (before.validFrom ?? "") <= (edition.validFrom ?? "")))
      editionByCode.set(edition.code, edition);
  }
  return editionByCode;
}
