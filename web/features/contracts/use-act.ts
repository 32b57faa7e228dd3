import { contractActTexts as acts } from "#texts/contract-acts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { ContractDetails } from "./contract-data.tsx";

/** Acts that ask for a reason or a day. */
export type FormAct = "withdraw" | "reject" | "suspend" | "resume" | "extend" | "terminate";

export type Props = { contract: ContractDetails; onDone: () => void };

/** What the forms of the acts have in common. */
export function useAct(
  { contract: { id, version }, onDone }: Props,
  act: FormAct | "withdrawTerm",
) {
  const { id: organizationId } = useOrganization();
  return {
    given: { save: acts[act].action, done: acts[act].done, onClose: onDone, guarded: true },
    target: { organizationId, id, version },
  };
}
