import { unlocks, type UnlockItem } from "#api/unlocks.ts";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { request } from "#web/kernel/request.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { BulkAct } from "#web/ui/data-table/bulk-act.tsx";
import { unlockChanges } from "./changes.ts";
import { useRefusalToDecide } from "./use-refusal-to-decide.ts";
import { daysOf } from "./unlock-words.ts";

type Props = { ticked: readonly UnlockItem[]; onDone: () => void };

/** Grants the ticked requests, body by body, and tells of each that stayed as it was. */
export function GrantSelected({ ticked, onDone }: Props) {
  const bulk = useBulk(unlockChanges);
  const refusalTo = useRefusalToDecide();
  const run = async (items: readonly UnlockItem[]) => {
    const titles = new Map(items.map((one) => [one.id, `${one.structure}, ${daysOf(one)}`]));
    await bulk.run({
      rows: items,
      chunks: (rows) => [...Map.groupBy(rows, (one) => one.organizationId).values()],
      send: async (rows) => {
        const [first] = rows;
        if (!first) return [];
        const { organizationId } = first;
        const ids = rows.map(({ id }) => id);
        const { requests } = await request(unlocks.grant, { organizationId, ids });
        return requests.map((one) => ({ ...one, key: one.id, names: [titles.get(one.id)] }));
      },
      done: t.outcomes,
    });
    onDone();
  };
  return (
    <>
      <BulkAct
        act={t.grantSelected}
        rows={ticked}
        refusalTo={refusalTo}
        onRun={(items) => void run(items)}
      />
      <RunDialog progress={bulk.progress} onStop={bulk.stop} />
      <OutcomesDialog
        title={t.outcomesTitle}
        summary={(_done, others) => t.notDone(others)}
        columns={[t.request]}
        outcomes={bulk.outcomes}
        onClose={bulk.forget}
      />
    </>
  );
}
