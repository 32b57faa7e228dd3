import { contracts, type ContractItem } from "#api/contracts.ts";
import { actsOf } from "#domain/contracts/contract.ts";
import { contractPageTexts as t, contractRefusals } from "#texts/contracts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { BulkAct } from "#web/ui/data-table/bulk-act.tsx";
import { TextLink } from "#web/ui/links.tsx";

type Props = { selected: readonly ContractItem[]; onDone: () => void };

/** Submits or approves the ticked contracts, and tells of each that stayed as it was. */
export function BulkActs({ selected, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const bulk = useBulk(contracts.approve);
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  const run = async (
    call: typeof contracts.submit | typeof contracts.approve,
    able: readonly ContractItem[],
  ) => {
    const links = new Map(able.map((one) => [one.id, <ContractLink key={one.id} {...one} />]));
    const isWhole = await bulk.run({
      rows: able.map(({ id, version }) => ({ id, version })),
      send: async (rows) => {
        const answer = await request(call, { organizationId, contracts: rows });
        return answer.contracts.map((one) => ({
          ...one,
          key: one.id,
          names: [links.get(one.id)],
        }));
      },
      done: t.outcomes,
    });
    if (isWhole) onDone();
  };
  return (
    <>
      <BulkAct
        act={t.submitSelected}
        rows={selected}
        refusalTo={refusalTo("submit")}
        reason={writes}
        onRun={(able) => void run(contracts.submit, able)}
      />
      <BulkAct
        act={t.approveSelected}
        rows={selected}
        refusalTo={refusalTo("approve")}
        reason={approves}
        onRun={(able) => void run(contracts.approve, able)}
      />
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

function ContractLink({ id, number, lastName, firstName }: ContractItem) {
  return (
    <TextLink inherit to="/contracts/details/$id" params={{ id }}>
      {number}, {lastName} {firstName}
    </TextLink>
  );
}

/** As far as the list knows: who had a hand in a contract, and its file, only the answer tells. */
function refusalTo(act: "submit" | "approve") {
  return ({ state }: ContractItem) =>
    actsOf(state).includes(act) ? null : contractRefusals["state-forbids"];
}
