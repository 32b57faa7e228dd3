import { contracts } from "#api/contracts.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { addRows } from "#server/testing/rows.ts";
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

/** Builds a body whose March 2026 is paid: 1.250,00 a contract. */
export async function buildPaid(
  world: World,
  given: Parameters<typeof buildPayableMonth>[1] = {},
): Promise<PayableMonth> {
  const march = await buildPayableMonth(world, given);
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  return march;
}

/** A draft is approved, ordered and paid. */
export async function settle(world: World, march: PayableMonth, id: string): Promise<void> {
  await approve(world, march, id);
  await order(world, march, id);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
}

/** An approved month besides, of everyone, so that something is owed. */
export function owe(world: World, march: PayableMonth, month: string): Promise<unknown> {
  return inBodies(world.owner, [march.organizationId], async (tx) => {
    const rows = await tx
      .selectFrom("monthly_contract")
      .selectAll()
      .where("month", "=", march.month)
      .execute();
    const owed = rows.map((row) => {
      const totals = JSON.stringify(row.totals);
      return { ...row, month, totals, state: "approved" };
    });
    return tx.insertInto("monthly_contract").values(owed).execute();
  });
}

/** All contracts, or the one named, pay another rate; the ledger tells nothing of it. */
export function rateOf(
  world: World,
  march: PayableMonth,
  rate: string,
  contractId?: string,
): Promise<unknown> {
  return inBodies(world.owner, [march.organizationId], (tx) => {
    const changed = tx.updateTable("contract_term").set({ rate });
    return (contractId ? changed.where("contract_id", "=", contractId) : changed).execute();
  });
}

/** The first contract turns out to have been worth 1.000 € a month instead of 1.250, from its first day on. */
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

/** The ledger tells something of the first contract. */
export function tellContract(
  world: World,
  { organizationId, contractIds }: PayableMonth,
): Promise<unknown> {
  const [subject_id = ""] = contractIds;
  return addRows(world, "ledger_entry", {
    organization_id: organizationId,
    act: "contract.addTerm",
    subject_kind: "contract",
    subject_id,
    actor_role: "Administrator",
    source: "web",
    request_id: "test",
  });
}
