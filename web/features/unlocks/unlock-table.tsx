import { useState } from "react";
import { unlockList, unlockQueue, type UnlockItem, unlocks } from "#api/unlocks.ts";
import type { UnlockState } from "#domain/attendance/unlock.ts";
import { unlockListTexts, unlockTexts as t } from "#texts/unlocks.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { BulkDialogs } from "#web/ui/bulk/outcomes-dialog.tsx";
import { BulkAct } from "#web/ui/data-table/bulk-act.tsx";
import { formatDays, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import type { Tone } from "#web/ui/status-badge.tsx";
import { UnlockActs } from "./unlock-acts.tsx";
import { useRefusalToDecide } from "./use-refusal-to-decide.ts";

const DecideDialog = later(async () => (await import("./decide-dialog.tsx")).DecideDialog);

const tones: Record<UnlockState, Tone> = {
  asked: "warning",
  granted: "good",
  refused: "bad",
  withdrawn: "neutral",
  ended: "neutral",
  expired: "neutral",
};

const cells: Cells<typeof unlockQueue> = {
  days: formatDays,
  who: (row) => row.person ?? t.everyone,
  reason: { note: (row) => row.explanation },
  askedAt: { note: (row) => row.askedBy },
  state: { tones, note: decisionOn },
};

/** Beside the name of the body there is less room. */
const cellsOfQueue: Cells<typeof unlockQueue> = {
  ...cells,
  structure: { wraps: true },
  organization: { wraps: true },
  reason: { wraps: true, note: (row) => row.explanation },
};

const textsOfQueue = {
  ...unlockListTexts,
  searchLabel: t.searchAllLabel,
  noneHint: t.noneToDecide,
};

type Props = {
  address: AddressOf<typeof unlockQueue>;
  /** The other parameters of the address. */
  beside?: object;
  /** True for all bodies, for users who see them all; false for the selected one. */
  isQueue: boolean;
};

/** Requests to unlock, with what can be done about each. */
export function UnlockTable({ isQueue, ...place }: Props) {
  const { fullAccess } = useOrganization();
  const [deciding, setDeciding] = useState<UnlockItem | null>(null);
  return (
    <>
      <ListTable
        list={isQueue ? unlockQueue : unlockList}
        texts={isQueue ? textsOfQueue : unlockListTexts}
        {...place}
        cells={isQueue ? cellsOfQueue : cells}
        rowLink={(row) => ({
          to: "/attendances/attendance-records/$id/$date",
          params: { id: row.structureId, date: row.from },
        })}
        renderActs={(item) => (
          <UnlockActs item={item} fullAccess={fullAccess} onDecide={setDeciding} />
        )}
        {...(isQueue && {
          renderBulk: (ticked: readonly UnlockItem[], onDone: () => void) => (
            <GrantSelected ticked={ticked} onDone={onDone} />
          ),
        })}
        isMuted={({ state }) => state !== "asked" && state !== "granted"}
      />
      <DecideDialog item={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

function decisionOn({ state, expiresAt, decidedBy, answer }: UnlockItem): string {
  const words = [
    ...(state === "granted" && expiresAt ? [t.until(formatInstant(expiresAt))] : []),
    ...(decidedBy === null ? [] : [decidedBy]),
    ...(answer === "" ? [] : [answer]),
  ];
  return words.join(" · ");
}

/** Grants the ticked requests, body by body, and reports each that stayed unchanged. */
function GrantSelected({ ticked, onDone }: { ticked: readonly UnlockItem[]; onDone: () => void }) {
  const bulk = useBulk(unlocks.grant);
  const refusalTo = useRefusalToDecide();
  const run = async (items: readonly UnlockItem[]) => {
    const titles = new Map(items.map((one) => [one.id, `${one.structure}, ${formatDays(one)}`]));
    const isWhole = await bulk.run({
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
    if (isWhole) onDone();
  };
  return (
    <>
      <BulkAct
        act={t.grantSelected}
        rows={ticked}
        refusalTo={refusalTo}
        onRun={(items) => void run(items)}
      />
      <BulkDialogs
        bulk={bulk}
        title={t.outcomesTitle}
        summary={(_done, others) => t.notDone(others)}
        columns={[t.request]}
      />
    </>
  );
}
