import { Alert } from "@mantine/core";
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
import type { ContractDetails } from "./contract-data.tsx";
import { useAct } from "./use-act.tsx";

type Props = { contract: ContractDetails; term: ContractOut["terms"][number] };

/** The button that withdraws a term that has not begun. */
export function WithdrawTerm({ contract, term, onAsk }: Props & { onAsk: () => void }) {
  const right = useRefusalTo("contract.write");
  const refusal = refusalToWithdrawTerm(term, contract, today());
  const own = contract.isOwn ? ownAffairTexts.contract : null;
  return (
    <ActButton
      reason={right ?? own ?? (refusal && contractRefusals[refusal])}
      variant="default"
      size="compact-sm"
      onClick={onAsk}
    >
      {acts.withdrawTerm.action}
    </ActButton>
  );
}

/** Withdraws the term. If another user did so meanwhile, the form says so above what was typed. */
export function WithdrawForm({ term, ...props }: Props & { onDone: () => void }) {
  const { given, target, telling } = useAct(props, "withdrawTerm");
  const stands = props.contract.terms.some(({ id }) => id === term.id);
  const gone = stands ? null : <Alert color="yellow">{t.termGone(term.validFrom)}</Alert>;
  return (
    <ReasonForm
      {...given}
      text={telling(t.withdrawTermText(term.validFrom), gone)}
      label={t.reason}
      isOptional
      call={contracts.withdrawTerm}
      inputOf={({ reason }) => ({ ...target, termId: term.id, reason })}
    />
  );
}
