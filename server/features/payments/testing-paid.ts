import { contracts } from "#api/contracts.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import type { World } from "#server/testing/world.ts";
import {
  answer,
  approve,
  buildPayableMonth,
  buildSubmitted,
  order,
  pain002,
  type PayableMonth,
} from "./testing.ts";
import type { Day } from "#domain/calendar/day.ts";

/** Builds a body whose March 2026 is paid: 1.250,00 per contract. */
export async function buildPaid(
  world: World,
  given: Parameters<typeof buildPayableMonth>[1] = {},
): Promise<PayableMonth> {
  const march = await buildPayableMonth(world, given);
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  return march;
}

/** Approves, orders and pays a draft. */
export async function settle(world: World, march: PayableMonth, id: string): Promise<void> {
  await approve(world, march, id);
  await order(world, march, id);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
}

/** Adds another approved month for everyone, so that something is owed. */
export async function owe(
  world: World,
  march: PayableMonth,
  month: string,
  state = "approved",
): Promise<void> {
  const own = { organization_id: march.organizationId, month: march.month };
  const rows = await rowsWhere(world, "monthly_contract", own).read();
  const owed = rows.map((row) => ({ ...row, month, state, totals: JSON.stringify(row.totals) }));
  await addRows(world, "monthly_contract", owed);
}

/** Changes the rate of all contracts, or of the given one, without a ledger entry. */
export function rateOf(
  world: World,
  march: PayableMonth,
  rate: string,
  contractId?: string,
): Promise<unknown> {
  const all = { organization_id: march.organizationId };
  const terms = contractId === undefined ? all : { ...all, contract_id: contractId };
  return rowsWhere(world, "contract_term", terms).change({ rate });
}

/** Corrects the first contract's pay to 1.000 € a month instead of 1.250, from its first day on. */
export async function lowerRate(
  world: World,
  { organizationId, contractIds: [id = ""], clerk: as }: PayableMonth,
): Promise<void> {
  const { version, terms } = await world.call(contracts.getById, { organizationId, id }, { as });
  const [term] = terms;
  if (!term) throw new Error("A contract has terms");
  const { structureId, scheduleId, weeklyMinutes, payBasis, validFrom } = term;
  const lower = { structureId, scheduleId, weeklyMinutes, payBasis, validFrom, rate: "1000.00" };
  await world.call(contracts.addTerm, { organizationId, id, version, ...lower }, { as });
}

/** Writes a ledger entry about the first contract, by default that it got a term. */
export function tellContract(
  world: World,
  { organizationId, contractIds: [id = ""] }: PayableMonth,
  act = "contract.addTerm",
): Promise<void> {
  return tell(world, organizationId, [act, "contract", id]);
}

/** Records a day of the first contract like another day, with its ledger entry, outside any act. */
export async function recordLike(
  world: World,
  { organizationId, contractIds: [contractId = ""] }: PayableMonth,
  { like, date }: { like: Day; date: Day },
): Promise<void> {
  const own = { organization_id: organizationId, contract_id: contractId, date: like };
  const found = await rowsWhere(world, "attendance_record", own).readOne();
  // Everything except generated columns.
  const { intervals, result, is_whole_absence: _whole, is_beyond_plan: _beyond, ...day } = found;
  const packed = { intervals: JSON.stringify(intervals), result: JSON.stringify(result) };
  await addRows(world, "attendance_record", { ...day, ...packed, date });
  await tellOfDay(world, organizationId, { contractId, date, label: found.label });
}

/** The ledger entry of a saved day. */
export function tellOfDay(
  world: World,
  organizationId: string,
  {
    contractId,
    date,
    label,
    before,
  }: { contractId: string; date: Day; label: string; before?: string },
): Promise<void> {
  const subject = ["attendance.save", "attendance-record", `${contractId}/${date}`] as const;
  return tell(world, organizationId, subject, {
    date,
    after: JSON.stringify({ label }),
    ...(before !== undefined && { before: JSON.stringify({ label: before }) }),
  });
}

function tell(
  world: World,
  organization_id: string,
  [act, subject_kind, subject_id]: readonly [act: string, kind: string, id: string],
  more: { date?: Day; before?: string; after?: string } = {},
): Promise<void> {
  const from = { actor_role: "Administrator", source: "web", request_id: "test" };
  return addRows(world, "ledger_entry", {
    organization_id,
    act,
    subject_kind,
    subject_id,
    ...from,
    ...more,
  });
}
