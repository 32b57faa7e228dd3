import type { FindingDay } from "#domain/attendance/findings/frame.ts";
import { findingsOfMonth } from "#domain/attendance/findings/all.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import type { Finding } from "#domain/attendance/types.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import type { SheetFinding } from "./live-findings.ts";
import type { DayView, RowView } from "./row-view.ts";
import type { GridContract, GridSheet } from "./sheet.ts";

/** What the sheet does not know, such as documents and what was used before the month, is asked of the server alone. */
const parameters = {
  ...defaultParameters,
  levels: { ...defaultParameters.levels, R18: "off" },
} as const;

/** What the rules say of one contract's month and not of its schedule, from what the sheet holds of it and its leave at the month's beginning. */
export function findingsOfRow(
  sheet: GridSheet,
  contract: GridContract,
  { days }: RowView,
  leaveAccounts: readonly LeaveAccount[],
): Finding[] {
  const found = findingsOfMonth({
    contractId: contract.id,
    regime: contract.regime,
    parameters,
    reasons: sheet.vocabulary.reasons,
    today: sheet.today,
    leadIn: [],
    days: days.map((day, index) => findingDay(sheet, contract, day, index)),
    teleworkDaysBefore: 0,
    leaveAccounts,
    documentedDays: new Set(),
    daysByOneself: new Set(),
  });
  return found.filter(({ contractId }) => contractId !== null);
}

/**
 * The findings of a contract while its cells are being edited. The server knows more, such as the weeks before the month;
 * so what it said stands, less what the edits mend, with what they bring about.
 */
export function editedFindings(
  said: readonly SheetFinding[],
  before: readonly Finding[],
  now: readonly Finding[],
): SheetFinding[] {
  const keysBefore = new Set(before.map(keyOf));
  const byKey = new Map(now.map((finding) => [keyOf(finding), finding]));
  const kept = said
    .filter((finding) => !keysBefore.has(keyOf(finding)) || byKey.has(keyOf(finding)))
    .map((finding) => byKey.get(keyOf(finding)) ?? finding);
  const keysKept = new Set(kept.map(keyOf));
  const added = now.filter((one) => !keysBefore.has(keyOf(one)) && !keysKept.has(keyOf(one)));
  return [...kept, ...added];
}

function findingDay(
  sheet: GridSheet,
  contract: GridContract,
  { draft, stored, plan, result }: DayView,
  index: number,
): FindingDay {
  const day = sheet.days[index] ?? "";
  const content = draft?.content.kind === "intervals" ? draft.content : stored.content;
  const { term } = sheet.planAt(contract, index + 1);
  const schedule = term ? sheet.schedules.get(term.scheduleId) : undefined;
  return {
    day,
    plan,
    nature: sheet.natureOf(day),
    nextNature: sheet.natureOf(addDays(day, 1)),
    intervals: content.kind === "intervals" ? content.intervals : [],
    result,
    ...(term ? { weeklyMinutes: term.weeklyMinutes } : {}),
    ...(schedule ? { schedule } : {}),
  };
}

function keyOf({ rule, date }: SheetFinding): string {
  return `${rule} ${date ?? ""}`;
}
