import { Group } from "@mantine/core";
import { type AwayLeave, leaves } from "#api/leaves.ts";
import { leaveRangeTexts as t, awayTexts } from "#texts/leaves.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { formatDay, formatDays } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Opens } from "#web/ui/opens.tsx";

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

const LeaveDrawer = later(async () => (await import("./leave-drawer.tsx")).LeaveDrawer);

/** The acts that change and cancel a leave, as one. */
function LeaveActs({ leave }: { leave: AwayLeave }) {
  const { contractId, code, name, title, from, to } = leave;
  const isAdministrator = useSession()?.area === "Administrator";
  const refusal = useRefusalTo("attendance.record");
  const span = formatDays(leave);
  return (
    <Group gap="xs">
      <Opens act={t.change} reason={refusal} variant="default" size="compact-sm">
        {(dialog) => <LeaveDrawer {...dialog} of={leave} />}
      </Opens>
      <Opens act={t.cancel} reason={refusal} variant="subtle" color="red" size="compact-sm">
        {(dialog) => (
          <CallDialog
            {...dialog}
            title={t.cancel}
            text={t.cancelText(name, title, span)}
            initial={{ reason: "" }}
            call={leaves.cancel}
            inputOf={({ reason }) => ({ contractId, code, from, to, reason })}
            save={t.cancel}
            done={t.cancelled}
            guarded
          >
            {(form) =>
              isAdministrator && <TextField label={t.why} required {...form.field("reason")} />
            }
          </CallDialog>
        )}
      </Opens>
    </Group>
  );
}
