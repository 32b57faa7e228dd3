import { type LeaveFeed, leaveFeeds } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";
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
  if (revokedAt !== null) return t.revoked(revokedBy ?? "", formatInstant(revokedAt));
  return (
    <CallButton
      reason={refusal}
      variant="default"
      size="compact-sm"
      makes={leaveFeeds.revoke}
      input={{ organizationId, id }}
      changes={[leaveFeeds.getAll]}
      question={{ title: t.revoke, text: t.revokeText, action: t.revoke, danger: true }}
      done={t.revokedNow}
    >
      {t.revoke}
    </CallButton>
  );
}
