import { refusalToAct, type ContractAct } from "#domain/contracts/contract.ts";
import { refusalToReinstatement } from "#domain/contracts/reinstatement.ts";
import { recordOf } from "#domain/keys.ts";
import { contractActStates } from "#texts/contract-acts.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import type { ContractDetails } from "./contract-data.tsx";
import { useRole } from "#web/kernel/organization.ts";

/** What can be done to a contract on its page, in display order. */
export const pageActs = [
  "edit",
  "submit",
  "withdraw",
  "approve",
  "reject",
  "suspend",
  "resume",
  "extend",
  "terminate",
  "reinstate",
  "delete",
] as const satisfies readonly ContractAct[];

export type PageAct = (typeof pageActs)[number];

const byWriters: readonly PageAct[] = ["edit", "submit", "withdraw", "delete"];

/** Why the user may not perform each act on the contract now; null where they may. */
export function useActRefusals(contract: ContractDetails): Record<PageAct, string | null> {
  const role = useRole();
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  return recordOf(pageActs, (act) => {
    const right = byWriters.includes(act) ? writes : approves;
    if (right !== null) return right;
    if (contract.isOwn) return ownAffairTexts.contract;
    const { isMaker, hasEvidence, endDate } = contract;
    const refusal = refusalToAct(act, contract.state, role, { isMaker, hasEvidence });
    if (refusal === "state-forbids") return contractActStates[act];
    if (refusal !== null) return contractRefusals[refusal];
    const ofWhatStood =
      act === "reinstate" ? refusalToReinstatement(contract, contract.beforeTermination) : null;
    if (ofWhatStood !== null) return contractRefusals[ofWhatStood];
    return act === "extend" && endDate === null ? contractRefusals.indefinite : null;
  });
}
