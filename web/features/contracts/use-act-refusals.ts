import { refusalToAct, type ContractAct } from "#domain/contracts/contract.ts";
import { contractActStates } from "#texts/contract-acts.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import type { ContractDetails } from "./contract-data.tsx";

type PageAct = Exclude<ContractAct, "end">;

const byApprovers: readonly ContractAct[] = [
  "approve",
  "reject",
  "suspend",
  "resume",
  "extend",
  "terminate",
];

/** Why the person signed in may not do each act to the contract now; null where it may be done. */
export function useActRefusals(contract: ContractDetails): Record<PageAct, string | null> {
  const role = useSession()?.area;
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  const refusalOf = (act: PageAct) => {
    const right = byApprovers.includes(act) ? approves : writes;
    if (right !== null || role === undefined) return right;
    if (contract.isOwn) return ownAffairTexts.contract;
    const { isMaker, hasEvidence } = contract;
    const refusal = refusalToAct(act, contract.state, role, { isMaker, hasEvidence });
    if (refusal === "state-forbids") return contractActStates[act];
    return refusal === null ? null : contractRefusals[refusal];
  };
  return {
    edit: refusalOf("edit"),
    delete: refusalOf("delete"),
    submit: refusalOf("submit"),
    withdraw: refusalOf("withdraw"),
    approve: refusalOf("approve"),
    reject: refusalOf("reject"),
    suspend: refusalOf("suspend"),
    resume: refusalOf("resume"),
    extend: contract.endDate === null ? contractRefusals.indefinite : refusalOf("extend"),
    terminate: refusalOf("terminate"),
  };
}
