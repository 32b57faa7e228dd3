import { Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { contracts } from "#api/contracts.ts";
import { actsOf } from "#domain/contracts/contract.ts";
import { common } from "#texts/common.ts";
import { contractActTexts as acts } from "#texts/contract-acts.ts";
import { contractDetailTexts as t } from "#texts/contracts.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { invalidate, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { MoreActs } from "#web/ui/more-acts.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import type { FormAct } from "./use-act.tsx";
import { type PageAct, pageActs, useActRefusals } from "./use-act-refusals.ts";

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
