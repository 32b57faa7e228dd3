import type { FindingDay, Frame } from "#domain/attendance/findings/frame.ts";
import { findingsOfMonth } from "#domain/attendance/findings/all.ts";
import {
  type OvertimeOfPerson,
  spendingDays,
  withAllowances,
} from "#domain/attendance/findings/overtime.ts";
import { parametersInMonth } from "#domain/attendance/findings/set-parameters.ts";
import type { Finding } from "#domain/attendance/types.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import type { SpendingDay } from "#domain/overtime/spend.ts";
import type { PersonOvertime } from "../../use-overtime.ts";
import type { SheetFinding } from "./live-findings.ts";
import type { DayView, RowView } from "./row-view.ts";
import type { GridContract, GridSheet } from "./sheet.ts";

/** The findings of one contract's month, not of its schedule, from the sheet, its leave and the overtime decisions at the month's start. */
export function findingsOfRow(
  sheet: GridSheet,
  contract: GridContract,
  { days }: RowView,
  leaveAccounts: readonly LeaveAccount[],
  overtime: OvertimeOfPerson | undefined,
): Finding[] {
  const frame = frameOf(sheet, contract);
  const ofMonth = days.map((day, index) => findingDay(sheet, contract, day, index));
  const found = findingsOfMonth({
    ...frame,
    today: sheet.today,
    leadIn: [],
    days: withAllowances(ofMonth, frame, sheet.structure.id, overtime),
    teleworkDaysBefore: 0,
    leaveAccounts,
    documentedDays: new Set(),
    daysByOneself: new Set(),
  });
  return found.filter(({ contractId }) => contractId !== null);
}

/** The overtime decisions of a contract's person, with what the sheet's other contracts and other structures use of them. */
export function overtimeOfRow(
  sheet: GridSheet,
  person: PersonOvertime | undefined,
  contractId: string,
  viewOf: (contractId: string) => RowView,
): OvertimeOfPerson | undefined {
  if (person === undefined) return undefined;
  const here = person.contractIds.flatMap((id) => {
    const other = id === contractId ? undefined : sheet.contracts.get(id);
    return other ? spendingOfRow(sheet, other, viewOf(id)) : [];
  });
  return { grants: person.grants, others: [...here, ...person.elsewhere] };
}

/**
 * The findings of a contract while its cells are being edited. The server knows more, such as the weeks before the month;
 * so its findings stay, without those that the edits fix, plus those that the edits cause.
 */
export function editedFindings(
  serverFindings: readonly SheetFinding[],
  before: readonly Finding[],
  now: readonly Finding[],
): SheetFinding[] {
  const keysBefore = new Set(before.map(keyOf));
  const byKey = new Map(now.map((finding) => [keyOf(finding), finding]));
  const remainingFindings = serverFindings
    .filter((finding) => !keysBefore.has(keyOf(finding)) || byKey.has(keyOf(finding)))
    .map((finding) => byKey.get(keyOf(finding)) ?? finding);
  const keysKept = new Set(remainingFindings.map(keyOf));
  const added = now.filter((one) => !keysBefore.has(keyOf(one)) && !keysKept.has(keyOf(one)));
  return [...remainingFindings, ...added];
}

function spendingOfRow(sheet: GridSheet, contract: GridContract, { days }: RowView): SpendingDay[] {
  const ofMonth = days.map((day, index) => findingDay(sheet, contract, day, index));
  return spendingDays(ofMonth, frameOf(sheet, contract), () => sheet.structure.id);
}

function frameOf(sheet: GridSheet, contract: GridContract): Frame {
  const parameters = parametersInMonth(sheet.month, sheet.settings);
  return {
    contractId: contract.id,
    regime: contract.regime,
    leaveLaw: contract.leaveLaw,
    // What the sheet does not know, such as documents and what was used before the month, is left to the server.
    parameters: { ...parameters, levels: { ...parameters.levels, R18: "off" } },
    reasons: sheet.vocabulary.reasons,
    reasonsOn: () => sheet.vocabulary.reasons,
  };
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
