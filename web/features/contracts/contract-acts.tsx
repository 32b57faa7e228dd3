import { Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { contracts } from "#api/contracts.ts";
import { actsOf, refusalToAct, type ContractAct } from "#domain/contracts/contract.ts";
import { refusalToReinstatement } from "#domain/contracts/reinstatement.ts";
import { recordOf } from "#domain/keys.ts";
import { common } from "#texts/common.ts";
import { contractActTexts as acts, contractActStates } from "#texts/contract-acts.ts";
import { contractDetailTexts as t, contractRefusals } from "#texts/contracts.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { invalidate, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization, useRole } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { MoreActs } from "#web/ui/more-acts.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import type { FormAct } from "./use-act.tsx";

const ContractActForm = later(async () => (await import("./act-forms.tsx")).ContractActForm);

const main: readonly PageAct[] = ["submit", "approve", "resume"];

type Props = { contract: ContractDetails; onEdit: () => void };

/** What can be done to a contract: acts that its state allows as buttons, the others in a menu, each with its refusal. */
export function ContractActs({ contract, onEdit }: Props) {
  const [openAct, setOpenAct] = useState<FormAct | null>(null);
  const refusals = useActRefusals(contract);
  const direct = useDirectActs(contract);
  const allowed: readonly string[] = actsOf(contract.state).filter(
    (act) => act !== "extend" || contract.endDate !== null,
  );
  const press = (act: PageAct) => {
    if (act === "edit") onEdit();
    else if (act === "submit" || act === "approve" || act === "delete") void direct(act);
    else setOpenAct(act);
  };
  const isMain = (act: PageAct) => main.includes(act) && refusals[act] === null;
  return (
    <Group gap="xs">
      {pageActs
        .filter((act) => allowed.includes(act))
        .map((act) => (
          <ActButton
            key={act}
            reason={refusals[act]}
            variant={isMain(act) ? "filled" : "default"}
            onClick={() => press(act)}
          >
            {acts[act].action}
          </ActButton>
        ))}
      <MoreActs
        acts={pageActs
          .filter((act) => !allowed.includes(act))
          .map((act) => ({ label: acts[act].action, reason: refusals[act] }))}
      />
      <FormModal
        opened={openAct !== null}
        onClose={() => setOpenAct(null)}
        title={openAct === null ? "" : acts[openAct].action}
      >
        {openAct !== null && (
          <ContractActForm act={openAct} contract={contract} onDone={() => setOpenAct(null)} />
        )}
      </FormModal>
    </Group>
  );
}

/** Acts that need only a click; deletion asks for confirmation. */
function useDirectActs({ id, version }: ContractDetails) {
  const { id: organizationId } = useOrganization();
  const client = useQueryClient();
  const navigate = useNavigate();
  const submit = useCall(contracts.submit);
  const approve = useCall(contracts.approve);
  const remove = useCall(contracts.delete);
  const askToDelete = async () => {
    const question = { title: t.deleteTitle, text: t.deleteText, action: common.delete };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await remove.mutateAsync({ organizationId, id, version });
    } catch (thrown) {
      if (apiErrorOf(thrown).current === undefined) throw thrown;
      await invalidate(client, [contracts.getById]);
      toast.error(t.changedBeforeDelete, { durationMs: 5000 });
      return;
    }
    toast.success(t.deleted);
    await navigate({ to: "/contracts", replace: true });
  };
  const move = async (act: "submit" | "approve") => {
    const call = act === "submit" ? submit : approve;
    const answer = await call.mutateAsync({ organizationId, contracts: [{ id, version }] });
    const [outcome] = answer.contracts;
    if (outcome?.outcome === "done") toast.success(acts[act].done);
    else toast.error((outcome?.messages ?? []).join("\n"), { durationMs: 5000 });
  };
  return (act: "submit" | "approve" | "delete") =>
    (act === "delete" ? askToDelete() : move(act)).catch(toast.failure);
}

/** What can be done to a contract on its page, in display order. */
const pageActs = [
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

type PageAct = (typeof pageActs)[number];

const byWriters: readonly PageAct[] = ["edit", "submit", "withdraw", "delete"];

/** Why the user may not perform each act on the contract now; null where they may. */
function useActRefusals(contract: ContractDetails): Record<PageAct, string | null> {
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
