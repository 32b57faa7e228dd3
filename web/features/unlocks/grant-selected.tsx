import { unlocks, type UnlockItem } from "#api/unlocks.ts";
import { tableTexts } from "#texts/common.ts";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { request } from "#web/kernel/request.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { unlockChanges } from "./changes.ts";
import { daysOf } from "./unlock-words.ts";

type Props = { items: readonly UnlockItem[]; onDone: () => void };

/** Grants the ticked requests, body by body, and tells of each that stayed as it was. */
export function GrantSelected({ items, onDone }: Props) {
  const bulk = useBulk(unlockChanges);
  const run = async () => {
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
      <ActButton
        reason={items.length === 0 ? t.nothingSelected : null}
        variant="default"
        onClick={() => void run()}
      >
        {tableTexts.ofSelected(t.grantSelected, items.length)}
      </ActButton>
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
