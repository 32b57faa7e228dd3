import { useState } from "react";
import { contracts, type ContractItem } from "#api/contracts.ts";
import { actsOf } from "#domain/contracts/contract.ts";
import { contractActStates, contractActTexts as acts } from "#texts/contract-acts.ts";
import { contractPageTexts as t, contractRefusals } from "#texts/contracts.ts";
import { apiErrorOf, mayPass } from "#web/kernel/api-error.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { BulkDialogs } from "#web/ui/bulk/outcomes-dialog.tsx";
import { BulkAct } from "#web/ui/data-table/bulk-act.tsx";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import type { Extension } from "./extend-forms.tsx";

const PayOfContracts = later(async () => (await import("./pay-of-contracts.tsx")).PayOfContracts);
const ExtendSelected = later(async () => (await import("./extend-forms.tsx")).ExtendSelected);

type Props = { selected: readonly ContractItem[]; onDone: () => void };

/** Submits, approves or extends the ticked contracts, and reports each that stayed unchanged. */
export function BulkActs({ selected, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const bulk = useBulk(contracts.approve);
  const writes = useRefusalTo("contract.write");
  const approves = useRefusalTo("contract.approve");
  const [extending, setExtending] = useState<readonly ContractItem[]>([]);
  const extend = async (extension: Extension) => {
    const isWhole = await bulk.run({
      inForm: true,
      rows: extending,
      chunks: (rows) => rows.map((row) => [row]),
      send: (rows) => Promise.all(rows.map((row) => extended(organizationId, row, extension))),
      done: t.outcomes,
    });
    if (isWhole) onDone();
  };
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
  const approve = async (able: readonly ContractItem[]) => {
    const question = { title: t.approvePay(able.length), text: <PayOfContracts rows={able} /> };
    if (await confirm({ ...question, action: t.approveSelected }))
      await run(contracts.approve, able);
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
        onRun={(able) => void approve(able)}
      />
      <BulkAct
        act={acts.extend.action}
        rows={selected}
        refusalTo={refusalToExtend}
        reason={approves}
        onRun={setExtending}
      />
      <ExtendSelected rows={extending} onExtend={extend} onClose={() => setExtending([])} />
      <BulkDialogs
        bulk={bulk}
        title={t.outcomesTitle}
        summary={(_done, others) => t.notDone(others)}
        columns={[t.contract]}
      />
    </>
  );
}

/** Extends one of them; a refusal becomes its outcome, and a transient error stops the run. */
async function extended(organizationId: string, row: ContractItem, extension: Extension) {
  const { id, version } = row;
  const outcome = { key: id, names: [<ContractLink key={id} {...row} />] };
  try {
    await request(contracts.extend, { organizationId, id, version, ...extension });
    return { ...outcome, outcome: "done" as const, messages: [] };
  } catch (thrown) {
    if (mayPass(thrown)) throw thrown;
    const { current, messages } = apiErrorOf(thrown);
    return current === undefined
      ? { ...outcome, outcome: "refused" as const, messages }
      : {
          ...outcome,
          outcome: "changed" as const,
          messages: [contractRefusals["changed-by-another"]],
        };
  }
}

function ContractLink({ id, number, lastName, firstName }: ContractItem) {
  return (
    <TextLink inherit to="/contracts/details/$id" params={{ id }}>
      {number}, {lastName} {firstName}
    </TextLink>
  );
}

/** As far as the list knows: who took part in a contract, and its file, only the server checks. */
function refusalTo(act: "submit" | "approve") {
  return ({ state }: ContractItem) =>
    actsOf(state).includes(act) ? null : contractRefusals["state-forbids"];
}

function refusalToExtend({ state, endDate }: ContractItem) {
  if (!actsOf(state).includes("extend")) return contractActStates.extend;
  return endDate === null ? contractRefusals.indefinite : null;
}
