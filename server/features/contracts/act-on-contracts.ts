import type { ContractOut, ContractOutcome } from "#api/contract-fields.ts";
import type { ContractStanding } from "#domain/contracts/contract.ts";
import { refusalToPay, refusalToSpan } from "#domain/contracts/typed-terms.ts";
import type { Writer } from "#server/db/handles.ts";
import { hasSignedFiles } from "#server/features/documents/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { refusalToHoldContract } from "./held-terms.ts";
import { madeByActor } from "./made-by.ts";
import { lockedContracts } from "./locked-contract.ts";
import { moveContract, refusalToMove } from "./move-contract.ts";

type Several = { organizationId: string; contracts: { id: string; version: number }[] };

/**
 * Submits or approves contracts, each with its own outcome; those that can be moved are, in one transaction. Throws
 * `not-found` when one is not of this body.
 */
export function actOnContracts(
  ctx: BodyContext,
  act: "submit" | "approve",
  { organizationId, contracts }: Several,
): Promise<{ contracts: ContractOutcome[] }> {
  return write(ctx, `contract.${act}`, async (tx) => {
    const ids = contracts.map(({ id }) => id);
    const standing = await lockedContracts(tx, organizationId, ids);
    const own = await ownAffairs(tx, ctx);
    const made = act === "approve" ? await madeByActor(tx, ctx, ids) : new Set<string>();
    const entries: Entry[] = [];
    const outcomes: ContractOutcome[] = [];
    for (const [index, contract] of standing.entries()) {
      if (own.contractIds.has(contract.id)) {
        outcomes.push(outcomeOf(contract, "refused", [ownAffairTexts.contract]));
        continue;
      }
      const changed = contract.version !== contracts[index]?.version;
      const refusal = changed
        ? null
        : await refusalTo(tx, ctx, act, contract, made.has(contract.id));
      if (changed || refusal) {
        const message = contractRefusals[refusal ?? "changed-by-another"];
        outcomes.push(outcomeOf(contract, changed ? "changed" : "refused", [message]));
        continue;
      }
      const moved = await moveContract(tx, ctx, contract, { act, reason: "" });
      entries.push(...moved.entries);
      outcomes.push(outcomeOf(moved.result, "done", []));
    }
    return { entries, result: { contracts: outcomes } };
  });
}

async function refusalTo(
  tx: Writer,
  ctx: BodyContext,
  act: "submit" | "approve",
  contract: ContractOut,
  isMaker: boolean,
) {
  const files = act === "approve" ? await signedFiles(tx, ctx, contract.id) : {};
  const standing = { ...files, isMaker };
  const refusal = refusalToMove(ctx, contract, { act, reason: "" }, standing);
  if (refusal) return refusal;
  const mistyped = refusalToTyped(contract);
  if (mistyped) return mistyped;
  const held = { id: contract.id, employeeId: contract.employee.id };
  return refusalToHoldContract(tx, ctx.organizationId, held);
}

/** What was stored before the rule stood, or by another way, does not go on. */
function refusalToTyped(contract: ContractOut) {
  const ofTerms = contract.terms.map(refusalToPay).find((refusal) => refusal !== null);
  return refusalToSpan(contract) ?? ofTerms ?? null;
}

/** Whether the signed text is asked for, and there. */
async function signedFiles(tx: Writer, ctx: BodyContext, id: string): Promise<ContractStanding> {
  const params = await globalParams(tx, ctx.today);
  if (!params["contracts.signedFileNeeded"]) return { needsSignedFile: false };
  const hasSignedFile = await hasSignedFiles(tx, ctx.organizationId, id, ctx.today);
  return { needsSignedFile: true, hasSignedFile };
}

function outcomeOf(
  { id, version, state }: Pick<ContractOut, "id" | "version" | "state">,
  outcome: ContractOutcome["outcome"],
  messages: string[],
): ContractOutcome {
  return { id, outcome, state, version, messages };
}
