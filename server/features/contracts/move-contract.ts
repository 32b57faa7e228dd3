import { sql } from "kysely";
import type { ContractOut } from "#api/contract-fields.ts";
import {
  refusalToAct,
  stateAfter,
  type ContractAct,
  type ContractRefusal,
  type ContractFacts,
  type ContractState,
} from "#domain/contracts/contract.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { entryOf, type Entry, type WriteOutcome } from "#server/kernel/write.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { addAuthor } from "./authors.ts";

/** The act done to a contract, why, what else changes with it, and the new state if it is not the act's own. */
export type Move = {
  act: ContractAct;
  reason: string;
  before?: object;
  after?: object;
  to?: ContractState;
};

/** A contract's state after a move. */
export type MoveOutcome = { id: string; version: number; state: ContractState };

/** Whether the actor may do the act to the contract. */
export function refusalToMove(
  ctx: BodyContext,
  contract: ContractOut,
  { act, reason }: Move,
  standing: Omit<ContractFacts, "reason" | "endDate" | "today"> = {},
): ContractRefusal | null {
  return refusalToAct(act, contract.state, ctx.actor.role, {
    ...standing,
    reason,
    endDate: contract.endDate,
    today: ctx.today,
  });
}

/** Throws `refused` with the rule's sentence if the actor may not do the act. */
export function requireMove(
  ctx: BodyContext,
  contract: ContractOut,
  move: Move,
  standing: Pick<ContractFacts, "hasEvidence"> = {},
): void {
  const refusal = refusalToMove(ctx, contract, move, standing);
  if (refusal) throw refused(contractRefusals[refusal]);
}

/** Does an act that was not refused: stores the new state, its act row and its ledger entry. */
export async function moveContract(
  tx: Writer,
  ctx: BodyContext,
  contract: ContractOut,
  move: Move,
): Promise<WriteOutcome<MoveOutcome>> {
  const { entries, result } = await moveContracts(tx, ctx, [contract], move);
  const [moved] = result;
  if (!moved) throw new Error("A locked contract changed under its lock");
  return { entries, result: moved };
}

/** The same act on several contracts, in one statement however many they are. The caller holds them locked. */
export async function moveContracts(
  tx: Writer,
  ctx: BodyContext,
  contracts: readonly ContractOut[],
  move: Move,
): Promise<WriteOutcome<MoveOutcome[]>> {
  if (contracts.length === 0) return { entries: [], result: [] };
  const result = contracts.map(({ id, state, version }) => ({
    id,
    version: version + 1,
    state: move.to ?? stateAfter(move.act, state),
  }));
  const rows = result.map(({ id, state, version }) => ({
    contract_id: id,
    next_state: state,
    next_version: version,
  }));
  const { organizationId, actor, now } = ctx;
  const hand = move.act === "submit" ? addAuthor(ctx) : sql`made_by`;
  const approver = move.act === "approve" ? sql`${actor.userId}::uuid` : sql`approved_by`;
  await sql`
    with moved as (
      update contract c set state = n.next_state, version = n.next_version, made_by = ${hand}, approved_by = ${approver}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, next_state text, next_version int)
      where c.organization_id = ${organizationId} and c.id = n.contract_id
      returning c.organization_id, c.id, c.state
    )
    insert into contract_act (organization_id, contract_id, seq, state, at, by_user, reason)
    select m.organization_id, m.id, 1 + coalesce((
        select max(a.seq) from contract_act a
        where a.organization_id = m.organization_id and a.contract_id = m.id), 0),
      m.state, ${now}, ${actor.userId}::uuid, ${move.reason}
    from moved m
  `.execute(tx);
  const entries = contracts.map((contract, index): Entry =>
    entryOf("contract", contract.id, {
      before: { state: contract.state, ...move.before },
      after: { state: result[index]?.state, ...move.after },
      reason: move.reason,
    }),
  );
  return { entries, result };
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
    .where((of) => of.and({ organization_id: ctx.organizationId, contract_id: contract.id }))
    .executeTakeFirstOrThrow();
  await insertRow(tx, "contract_act", {
    organization_id: ctx.organizationId,
    contract_id: contract.id,
    seq: last + 1,
    state: contract.state,
    at: ctx.now,
    by_user: ctx.actor.userId,
    reason,
  });
}
