import type { BoardRow } from "#api/monthly-contracts.ts";
import { isClosedMonth } from "./month-states.ts";

/** Steps that are someone's work on days; the others need one click once everything is ready. */
const stepsOfDays = [
  "unopened",
  "open",
  "pending",
  "missing",
  "unlocks",
  "disputes",
  "errors",
] as const;

/** What may stand between a structure's month and its end, in the order in which it is dealt with. */
const steps = [
  "compute",
  ...stepsOfDays,
  "check",
  "submit",
  "warnings",
  "sign",
  "countersign",
  "approve",
] as const;

export type Step = (typeof steps)[number];

/** A remaining step, and how many items it has. */
export type StepLeft = { step: Step; count: number };

const ofDays: ReadonlySet<Step> = new Set(stepsOfDays);

/** The remaining steps of a structure's month, the next one first; none once all of it is approved. */
export function stepsLeft(row: BoardRow): StepLeft[] {
  const { contracts, uncomputed, draft, awaiting, signed, approved } = row;
  const isReady = isClosedMonth(row);
  const left: Record<Step, number> = {
    compute: uncomputed,
    unopened: row.unopenedDays,
    // Once everything is recorded, the sheets are submitted with the month.
    open: row.pendingDays === 0 ? 0 : row.openSheets,
    // An unknown figure is no obstacle of its own: the months that are not computed are.
    pending: row.pendingDays ?? 0,
    missing: row.missingDays ?? 0,
    unlocks: row.unlockRequests,
    disputes: row.openDisputes,
    errors: row.errors,
    check: uncomputed > 0 ? 0 : row.unchecked,
    submit: draft - uncomputed,
    warnings: row.warnings,
    sign: isReady ? contracts - signed - awaiting : 0,
    countersign: awaiting,
    approve: signed === contracts ? signed - approved : 0,
  };
  return steps.flatMap((step) => (left[step] > 0 ? [{ step, count: left[step] }] : []));
}

/** The structures whose month needs most first: those with the most days that wait for someone, then the others by their next step. */
export function worstFirst(rows: readonly BoardRow[]): BoardRow[] {
  const ranked = rows.map((row) => ({ row, rank: rankOf(stepsLeft(row)) }));
  return ranked
    .toSorted((one, other) => one.rank.stage - other.rank.stage || other.rank.days - one.rank.days)
    .map(({ row }) => row);
}

function rankOf(left: readonly StepLeft[]): { stage: number; days: number } {
  const days = left.reduce((sum, { step, count }) => sum + (ofDays.has(step) ? count : 0), 0);
  const next = left[0]?.step;
  if (days > 0) return { stage: -1, days };
  return { stage: next === undefined ? steps.length : steps.indexOf(next), days };
}

const actsOnAll = ["submit", "countersign", "approve"] as const;

/** An act on all months of a list. */
export type ActOnAll = (typeof actsOnAll)[number];

/** The next of the acts on all months that has months of these structures left; null if none has. */
export function nextOnAll(rows: readonly BoardRow[], may: (act: ActOnAll) => boolean) {
  const left: Record<ActOnAll, (row: BoardRow) => number> = {
    submit: ({ draft }) => draft,
    countersign: ({ awaiting }) => awaiting,
    approve: ({ signed, approved }) => signed - approved,
  };
  return actsOnAll.find((act) => may(act) && rows.some((row) => left[act](row) > 0)) ?? null;
}
