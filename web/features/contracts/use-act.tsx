import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contractActTexts as acts } from "#texts/contract-acts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { ContractDetails } from "./contract-data.tsx";
import { later } from "#web/ui/later.tsx";

const ContractChanged = later(async () => (await import("./contract-changed.tsx")).ContractChanged);

/** Acts that ask for a reason or a day. */
export type FormAct =
  | "withdraw"
  | "reject"
  | "suspend"
  | "resume"
  | "extend"
  | "terminate"
  | "reinstate";

export type Props = { contract: ContractDetails; onDone: () => void };

/**
 * What the forms of the acts share. An act applies to the contract as it was when its form opened: if another user changes it
 * meanwhile, the form shows the differences and goes on once they were read; or it shows `instead`, where there is nothing to
 * go on with. What changes while an act is being sent is its own doing.
 */
export function useAct({ contract, onDone }: Props, act: FormAct | "withdrawTerm") {
  const { id: organizationId } = useOrganization();
  const [knownContract, setKnownContract] = useState(contract);
  const isSending = useIsMutating() > 0;
  const telling = (text: ReactNode, instead: ReactNode = null) => {
    if (contract.version === knownContract.version || isSending) return text;
    return (
      instead ?? (
        <>
          <ContractChanged
            previous={knownContract}
            now={contract}
            onRead={() => setKnownContract(contract)}
          />
          {text}
        </>
      )
    );
  };
  const { action: save, done } = acts[act];
  return {
    given: { save, done, onClose: onDone, guarded: true, atOnce: true },
    target: { organizationId, id: knownContract.id, version: knownContract.version },
    telling,
  };
}
