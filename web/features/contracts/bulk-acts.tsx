import { contracts, type ContractItem } from "#api/contracts.ts";
import { tableTexts } from "#texts/common.ts";
import { contractPageTexts as t } from "#texts/contracts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";

type Props = { selected: readonly ContractItem[]; onDone: () => void };

const changes = [contracts.getAll, contracts.getById];

/** Submits or approves the ticked contracts, and tells of each that stayed as it was. */
export function BulkActs({ selected, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const bulk = useBulk(changes);
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  const nothing = selected.length === 0 ? t.nothingSelected : null;
  const run = async (call: typeof contracts.submit | typeof contracts.approve) => {
    const titles = new Map(
      selected.map((one) => [one.id, `${one.number}, ${one.lastName} ${one.firstName}`]),
    );
    await bulk.run({
      rows: selected.map(({ id, version }) => ({ id, version })),
      send: async (rows) => {
        const answer = await request(call, { organizationId, contracts: rows });
        return answer.contracts.map((one) => ({
          ...one,
          key: one.id,
          names: [titles.get(one.id)],
        }));
      },
      done: t.outcomes,
    });
    onDone();
  };
  return (
    <>
      <ActButton
        reason={writes ?? nothing}
        variant="default"
        onClick={() => void run(contracts.submit)}
      >
        {tableTexts.ofSelected(t.submitSelected, selected.length)}
      </ActButton>
      <ActButton
        reason={approves ?? nothing}
        variant="default"
        onClick={() => void run(contracts.approve)}
      >
        {tableTexts.ofSelected(t.approveSelected, selected.length)}
      </ActButton>
      <RunDialog progress={bulk.progress} onStop={bulk.stop} />
      <OutcomesDialog
        title={t.outcomesTitle}
        summary={(_done, others) => t.notDone(others)}
        columns={[t.contract]}
        outcomes={bulk.outcomes}
        onClose={bulk.forget}
      />
    </>
  );
}
