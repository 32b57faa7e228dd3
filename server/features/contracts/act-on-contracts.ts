import type { ContractOut, ContractOutcome } from "#api/contract-fields.ts";
import { lastDayAhead } from "#domain/calendar/ahead.ts";
import { refusalToCombine } from "#domain/contracts/concurrent-terms.ts";
import {
  refusalToWeeklyHours,
  refusalToPay,
  refusalToSpan,
} from "#domain/contracts/typed-terms.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { contractsWithSignedFiles } from "#server/features/documents/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { write } from "#server/kernel/write.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { termsOfPeople } from "./terms-of-people.ts";
import { contractsOfAuthor } from "./authors.ts";
import { lockContracts } from "./lock-contracts.ts";
import { moveContracts, refusalToMove } from "./move-contract.ts";
import { holdStructuresOf, outlivingStructures } from "./store-terms.ts";

type Several = { organizationId: string; contracts: { id: string; version: number }[] };

/**
 * Submits or approves contracts, each with its own outcome; all that may move are moved in one transaction. Throws
 * `not-found` when one is not of this body.
 */
export function actOnContracts(
  ctx: BodyContext,
  act: "submit" | "approve",
  { organizationId, contracts }: Several,
): Promise<{ contracts: ContractOutcome[] }> {
  return write(ctx, `contract.${act}`, async (tx) => {
    const ids = contracts.map(({ id }) => id);
    await holdStructuresOf(tx, organizationId, ids);
    const standing = await lockContracts(tx, organizationId, ids);
    const own = await ownAffairs(tx, ctx);
    const made = act === "approve" ? await contractsOfAuthor(tx, ctx, ids) : new Set<string>();
    const signed = act === "approve" ? await signedFiles(tx, ctx, ids) : null;
    const standingTerms = await contractsBeside(tx, organizationId, standing);
    const outliving = await outlivingStructures(tx, organizationId, ids);
    const accepted: ContractOut[] = [];
    const outcomes = standing.map((contract, index): ContractOutcome => {
      const { id, version } = contract;
      if (own.contractIds.has(id)) return outcomeOf(contract, "refused", [ownAffairTexts.contract]);
      if (version !== contracts[index]?.version)
        return outcomeOf(contract, "changed", [contractRefusals["changed-by-another"]]);
      const files = signed ? { needsSignedFile: true, hasSignedFile: signed.has(id) } : {};
      const refusal =
        refusalToMove(ctx, contract, { act, reason: "" }, { ...files, isMaker: made.has(id) }) ??
        refusalToTyped(contract, ctx.today) ??
        (outliving.has(id) ? "structure-closed" : null) ??
        standingTerms.refusalTo(contract);
      if (refusal) return outcomeOf(contract, "refused", [contractRefusals[refusal]]);
      accepted.push(contract);
      standingTerms.add(id);
      return outcomeOf(contract, "done", []);
    });
    const { entries, result } = await moveContracts(tx, ctx, accepted, { act, reason: "" });
    const moved = new Map(result.map((one) => [one.id, one]));
    return {
      entries,
      result: { contracts: outcomes.map((one) => ({ ...one, ...moved.get(one.id) })) },
    };
  });
}

/** Contracts stored before the rule existed, or in another way, are refused here. */
function refusalToTyped(contract: ContractOut, today: Day) {
  const last = lastDayAhead(today);
  if (contract.terms.some(({ validFrom }) => validFrom > last)) return "start-too-far";
  const ofTerms = contract.terms
    .map((term) => refusalToPay(term) ?? refusalToWeeklyHours({ ...contract, ...term }))
    .find((refusal) => refusal !== null);
  return refusalToSpan(contract) ?? ofTerms ?? null;
}

/** The contracts that have their signed text; null if none is required. */
async function signedFiles(
  tx: Writer,
  ctx: BodyContext,
  ids: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const params = await globalParams(tx, ctx.today);
  if (!params["contracts.signedFileNeeded"]) return null;
  return contractsWithSignedFiles(tx, ctx.organizationId, ids, ctx.today);
}

/** The other contracts of each contract's person. A draft or rejected one counts for the others only once it is added. */
async function contractsBeside(
  tx: Writer,
  organizationId: string,
  contracts: readonly ContractOut[],
) {
  const ids = contracts.map(({ id }) => id);
  const employeeIds = [...new Set(contracts.map(({ employee }) => employee.id))];
  const termsByEmployee = await termsOfPeople(tx, organizationId, employeeIds, ids);
  const inactiveIds = new Set(
    contracts.filter(({ state }) => state === "draft" || state === "rejected").map(({ id }) => id),
  );
  return {
    refusalTo: ({ id, employee }: ContractOut) =>
      refusalToCombine(
        (termsByEmployee.get(employee.id) ?? []).filter(
          ({ contractId }) => contractId === id || !inactiveIds.has(contractId),
        ),
      ),
    add: (id: string) => inactiveIds.delete(id),
  };
}

function outcomeOf(
  { id, version, state }: Pick<ContractOut, "id" | "version" | "state">,
  outcome: ContractOutcome["outcome"],
  messages: string[],
): ContractOutcome {
  return { id, outcome, state, version, messages };
}
