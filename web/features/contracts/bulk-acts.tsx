import { Alert, List, Text } from "@mantine/core";
import { useState } from "react";
import type { ContractOutcome } from "#api/contract-fields.ts";
import { contracts, type ContractItem } from "#api/contracts.ts";
import { contractPageTexts as t } from "#texts/contracts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";

type Props = { selected: readonly ContractItem[]; onDone: () => void };

type Told = { done: number; others: { title: string; messages: readonly string[] }[] };

/** Submits or approves the ticked contracts, and tells of each that stayed as it was. */
export function BulkActs({ selected, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const [told, setTold] = useState<Told | null>(null);
  const changes = [contracts.getAll, contracts.getById];
  const submit = useCall(contracts.submit, changes);
  const approve = useCall(contracts.approve, changes);
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  const nothing = selected.length === 0 ? t.nothingSelected : null;
  const run = async (act: typeof submit | typeof approve) => {
    const rows = selected.map(({ id, version }) => ({ id, version }));
    const answer = await act.mutateAsync({ organizationId, contracts: rows }).catch((error) => {
      toast.failure(error);
      return null;
    });
    if (!answer) return;
    const result = toldOf(selected, answer.contracts);
    if (result.others.length === 0) toast.success(t.outcomes(result.done));
    else setTold(result);
    onDone();
  };
  return (
    <>
      <ActButton
        reason={writes ?? nothing}
        variant="default"
        loading={submit.isPending}
        onClick={() => void run(submit)}
      >
        {t.submitSelected}
      </ActButton>
      <ActButton
        reason={approves ?? nothing}
        variant="default"
        loading={approve.isPending}
        onClick={() => void run(approve)}
      >
        {t.approveSelected}
      </ActButton>
      <Modal
        opened={told !== null}
        onClose={() => setTold(null)}
        title={t.outcomes(told?.done ?? 0)}
      >
        {told && <Others told={told} />}
      </Modal>
    </>
  );
}

function Others({ told }: { told: Told }) {
  return (
    <Alert color="yellow" title={t.notDone(told.others.length)}>
      <List size="sm">
        {told.others.map(({ title, messages }) => (
          <List.Item key={title}>
            <Text span fw={600}>
              {title}
            </Text>
            : {messages.join(" · ")}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function toldOf(selected: readonly ContractItem[], outcomes: readonly ContractOutcome[]): Told {
  const titles = new Map(
    selected.map((one) => [one.id, `${one.number}, ${one.lastName} ${one.firstName}`]),
  );
  const others = outcomes.filter(({ outcome }) => outcome !== "done");
  return {
    done: outcomes.length - others.length,
    others: others.map(({ id, messages }) => ({ title: titles.get(id) ?? id, messages })),
  };
}
