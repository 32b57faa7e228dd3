import { useDisclosure } from "@mantine/hooks";
import type { ContractOut } from "#api/contract-fields.ts";
import { contracts } from "#api/contracts.ts";
import { refusalToWithdrawTerm } from "#domain/contracts/contract.ts";
import { contractActFormTexts as t, contractActTexts as acts } from "#texts/contract-acts.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { ReasonForm } from "#web/ui/form/act-dialog.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { useAct } from "./use-act.tsx";

type Props = { contract: ContractDetails; term: ContractOut["terms"][number] };

/** Takes back a term that has not begun. */
export function WithdrawTerm({ contract, term }: Props) {
  const [isAsked, asked] = useDisclosure(false);
  const right = useRefusalTo("contract.write");
  const refusal = refusalToWithdrawTerm(term, contract, today());
  const own = contract.isOwn ? ownAffairTexts.contract : null;
  return (
    <>
      <ActButton
        reason={right ?? own ?? (refusal && contractRefusals[refusal])}
        variant="default"
        size="compact-sm"
        onClick={asked.open}
      >
        {acts.withdrawTerm.action}
      </ActButton>
      <FormModal opened={isAsked} onClose={asked.close} title={acts.withdrawTerm.action}>
        <WithdrawForm contract={contract} term={term} onDone={asked.close} />
      </FormModal>
    </>
  );
}

function WithdrawForm({ term, ...props }: Props & { onDone: () => void }) {
  const { given, target, telling } = useAct(props, "withdrawTerm");
  return (
    <ReasonForm
      {...given}
      text={telling(t.withdrawTermText(term.validFrom))}
      label={t.reason}
      isOptional
      call={contracts.withdrawTerm}
      inputOf={({ reason }) => ({ ...target, termId: term.id, reason })}
    />
  );
}
