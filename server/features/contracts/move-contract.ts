import type { ContractOut } from "#api/contract-fields.ts";
import {
  refusalToAct,
  stateAfter,
  type ContractAct,
  type ContractRefusal,
  type ContractStanding,
  type ContractState,
} from "#domain/contracts/contract.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Entry, Written } from "#server/kernel/write.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { madeBy } from "./made-by.ts";

/** What is done to a contract, why, and what else of it that changes. */
export type Move = { act: ContractAct; reason: string; before?: object; after?: object };

/** A contract's state after a move. */
export type Moved = { id: string; version: number; state: ContractState };

/** Whether the actor may do the act to the contract. */
export function refusalToMove(
  ctx: BodyContext,
  contract: ContractOut,
  { act, reason }: Move,
  standing: Pick<ContractStanding, "needsSignedFile" | "hasSignedFile" | "isMaker"> = {},
): ContractRefusal | null {
  return refusalToAct(act, contract.state, ctx.actor.role, {
    ...standing,
    reason,
    endDate: contract.endDate,
    today: ctx.today,
  });
}

/** Throws `refused` with the rule's sentence where the actor may not do the act. */
export function requireMove(ctx: BodyContext, contract: ContractOut, move: Move): void {
  const refusal = refusalToMove(ctx, contract, move);
  if (refusal) throw new Fault("refused", { detail: contractRefusals[refusal] });
}

/** Does an act that was not refused: the new state, its row of acts and its ledger entry. */
export async function moveContract(
  tx: Writer,
  ctx: BodyContext,
  contract: ContractOut,
  move: Move,
): Promise<Written<Moved>> {
  const { id } = contract;
  const state = stateAfter(move.act, contract.state);
  const version = contract.version + 1;
  await tx
    .updateTable("contract")
    .set({ state, version })
    .$if(move.act === "submit", (query) => query.set({ made_by: madeBy(ctx) }))
    .$if(move.act === "approve", (query) => query.set({ approved_by: ctx.actor.userId }))
    .where("organization_id", "=", ctx.organizationId)
    .where("id", "=", id)
    .execute();
  await leaveAct(tx, ctx, { id, state }, move.reason);
  const entry: Entry = {
    subjectKind: "contract",
    subjectId: id,
    before: { state: contract.state, ...move.before },
    after: { state, ...move.after },
    reason: move.reason,
  };
  return { entries: [entry], result: { id, version, state } };
}

/** Adds the row of a state change: who, when, why. */
export async function leaveAct(
  tx: Writer,
  ctx: BodyContext,
  contract: { id: string; state: ContractState },
  reason: string,
): Promise<void> {
  const { last } = await tx
    .selectFrom("contract_act")
    .select((of) => of.fn.coalesce(of.fn.max("seq"), of.val(0)).as("last"))
    .where("organization_id", "=", ctx.organizationId)
    .where("contract_id", "=", contract.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("contract_act")
    .values({
      organization_id: ctx.organizationId,
      contract_id: contract.id,
      seq: last + 1,
      state: contract.state,
      at: ctx.now,
      by_user: ctx.actor.userId,
      reason,
    })
    .execute();
}
