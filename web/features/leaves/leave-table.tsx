import type { AwayLeave } from "#api/leaves.ts";
import { leaveRangeTexts as t, awayTexts } from "#texts/leaves.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { LeaveActs } from "./leave-acts.tsx";

type Props = { items: readonly AwayLeave[]; of: "contract" | "body" };

/** Leaves from their first to their last day, newest first, with their acts. */
export function LeaveTable({ items, of }: Props) {
  return (
    <PlainTable
      label={awayTexts.list}
      columns={of === "contract" ? columns : [person, ...columns]}
      rows={of === "contract" ? items.toReversed() : items}
      rowKey={({ contractId, from }) => `${contractId} ${from}`}
    />
  );
}

const person: Column<AwayLeave> = {
  id: "name",
  header: t.employee,
  cell: ({ name, structureTitle }) => `${name} · ${structureTitle}`,
};

const columns: readonly Column<AwayLeave>[] = [
  { id: "reason", header: t.reason, cell: ({ title }) => title },
  { id: "from", header: t.from, cell: ({ from }) => formatDay(from) },
  { id: "to", header: t.to, cell: ({ to }) => formatDay(to) },
  { id: "acts", header: t.acts, cell: (leave) => <LeaveActs leave={leave} /> },
];
