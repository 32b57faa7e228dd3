import { type LeaveFeed, leaveFeeds } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatInstant } from "#web/ui/formats.ts";

/** Addresses that were given, with who and when, and their end. */
export function FeedTable({ items }: { items: readonly LeaveFeed[] }) {
  return <PlainTable label={t.list} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

const columns: readonly Column<LeaveFeed>[] = [
  {
    id: "structure",
    header: t.structure,
    cell: ({ structureTitle }) => structureTitle ?? t.all,
  },
  {
    id: "holds",
    header: t.holds,
    cell: ({ tellsReasons }) => (tellsReasons ? t.reasons : t.names),
  },
  {
    id: "made",
    header: t.given,
    cell: ({ madeBy, madeAt }) => `${madeBy}, ${formatInstant(madeAt)}`,
  },
  { id: "state", header: t.state, cell: (feed) => <State feed={feed} /> },
];

function State({ feed: { id, revokedBy, revokedAt } }: { feed: LeaveFeed }) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("attendance.record");
  const revoke = useCall(leaveFeeds.revoke, [leaveFeeds.getAll]);
  if (revokedAt !== null) return t.revoked(revokedBy ?? "", formatInstant(revokedAt));
  const ask = async () => {
    const question = { title: t.revoke, text: t.revokeText, action: t.revoke, danger: true };
    if (!(await confirm(question))) return;
    await revoke.mutateAsync({ organizationId, id });
    toast.success(t.revokedNow);
  };
  return (
    <ActButton
      reason={refusal}
      variant="default"
      size="compact-sm"
      onClick={() => void ask().catch(toast.failure)}
    >
      {t.revoke}
    </ActButton>
  );
}
