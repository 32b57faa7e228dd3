import { totalsOf } from "#domain/attendance/month.ts";
import { addMonths, firstDay, monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import { signatureRow, type SignedContract } from "../signed-month.ts";
import type { Accounts } from "./accounts.ts";
import type { EngagementDays } from "./days.ts";
import { at, monthsOf, type Moment } from "./moment.ts";
import type { Random } from "./random.ts";
import { versionOf } from "./workday.ts";

export type Months = {
  months: Row<"monthly_contract">[];
  acts: Row<"monthly_contract_act">[];
  signatures: Row<"month_signature">[];
};

type ContractMonth = SignedContract & { organizationId: string; structureId: string };

type Act = { state: string; at: Date; by: string; reason: string; signature: string | null };

/** How far a structure's month has progressed. */
type Progress = "draft" | "submitted" | "signed" | "approved" | "returned";

/** The months of a body; `clerk` submitted the submitted ones. */
export function monthsOfBody(
  random: Random,
  moment: Moment,
  people: readonly EngagementDays[],
  accounts: Accounts,
  clerk: string,
): Months {
  const found: Months = { months: [], acts: [], signatures: [] };
  const all = people.flatMap((one) =>
    monthsOf(moment).flatMap((month) => contractMonth(one, month) ?? []),
  );
  const codes = new Map(
    people.flatMap(({ engagement }) =>
      [...engagement.body.structures.values()].map(({ plan, row }) => [row.id, plan.code]),
    ),
  );
  for (const group of Map.groupBy(all, (one) => `${one.structureId} ${one.month}`).values()) {
    const [first] = group;
    if (!first) continue;
    const progress = progressOf(moment, codes.get(first.structureId) ?? "", first.month, group);
    const isSigned = progress === "signed" || progress === "approved";
    const signature = isSigned ? signed(random, first, group, accounts) : null;
    if (signature) found.signatures.push(signature);
    const acts = actsOf(first.month, progress, accounts, clerk, signature?.id ?? null);
    for (const one of group) {
      const key = {
        organization_id: one.organizationId,
        contract_id: one.contractId,
        month: one.month,
      };
      const state = acts.at(-1)?.state ?? "draft";
      found.months.push({
        ...key,
        structure_id: one.structureId,
        state,
        totals: JSON.stringify(one.totals),
        version: acts.length + 1,
      });
      acts.forEach((act, index) =>
        found.acts.push({
          ...key,
          seq: index + 1,
          state: act.state,
          at: act.at,
          by_user: act.by,
          reason: act.reason,
          signature_id: act.signature,
        }),
      );
    }
  }
  return found;
}

/** Null for a month in which the contract has no term. A contract that moved counts in the structure where it ended the month. */
function contractMonth({ engagement, told }: EngagementDays, month: Month): ContractMonth | null {
  const { contract } = engagement;
  const days = told.filter(({ day }) => monthOf(day) === month);
  const structureId = days.findLast((one) => one.structureId !== null)?.structureId ?? null;
  if (structureId === null || contract.state === "draft" || contract.state === "submitted")
    return null;
  const records = days.flatMap(({ day, record }) =>
    record
      ? [{ date: day, intervals: record.intervals, note: record.note, version: versionOf(record) }]
      : [],
  );
  const { organization_id: organizationId, id: contractId } = contract;
  return {
    organizationId,
    contractId,
    structureId,
    month,
    records,
    totals: totalsOf(days.map((one) => one.result)),
  };
}

/**
 * Structures of the municipality that have submitted the middle month. All its structures have signed the other full
 * month, and that of the ones listed here is approved.
 */
const prompt = ["Δ02", "Δ04", "Δ06", "Δ08"];

function progressOf(
  moment: Moment,
  code: string,
  month: Month,
  group: readonly ContractMonth[],
): Progress {
  const isComplete = group.every(
    ({ totals }) => totals.pendingDays === 0 && totals.missingDays === 0,
  );
  if (!isComplete || month === moment.running) return "draft";
  if (month === moment.middle) return prompt.includes(code) ? "submitted" : "draft";
  if (code === "Κ03") return "returned";
  if (prompt.includes(code)) return "approved";
  return code.startsWith("Δ") ? "signed" : "submitted";
}

function signed(
  random: Random,
  first: ContractMonth,
  group: readonly ContractMonth[],
  accounts: Accounts,
): Row<"month_signature"> {
  const signedAt = at(dayAfter(first.month, 5), 690);
  return signatureRow({
    id: random.id(signedAt),
    organizationId: first.organizationId,
    structureId: first.structureId,
    month: first.month,
    contracts: group,
    signedAt,
    signedBy: accounts.representative,
  });
}

function actsOf(
  month: Month,
  progress: Progress,
  { representative, executive }: Accounts,
  clerk: string,
  signature: string | null,
): Act[] {
  const act = (state: string, day: number, by: string, reason = ""): Act => ({
    state,
    at: at(dayAfter(month, day), 600),
    by,
    reason,
    signature: null,
  });
  if (progress === "draft") return [];
  const submitted = act("submitted", 3, clerk);
  if (progress === "submitted") return [submitted];
  if (progress === "returned") {
    return [
      submitted,
      act("returned", 8, executive, "Λείπουν τα δικαιολογητικά των αδειών ασθένειας"),
    ];
  }
  const months = [submitted, { ...act("signed", 5, representative), signature }];
  return progress === "approved" ? [...months, act("approved", 9, executive)] : months;
}

/** A day of the following month. */
function dayAfter(month: Month, day: number): Day {
  return `${firstDay(addMonths(month, 1)).slice(0, 8)}${String(day).padStart(2, "0")}`;
}
