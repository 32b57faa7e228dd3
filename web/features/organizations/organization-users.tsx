import { Button, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { roleTexts } from "#texts/shell.ts";
import { queryOf } from "#web/kernel/calls.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

const most = 100;

type UserItem = OutputOf<typeof users.getAll>["items"][number];

const columns: readonly Column<UserItem>[] = [
  { id: "name", header: t.user, cell: ({ nickName }) => nickName },
  { id: "role", header: t.role, cell: ({ area }) => roleTexts[area] },
];

/** The users linked to an organization, for those who administer users. */
export function OrganizationUsers({ id, mayAssign }: { id: string; mayAssign: boolean }) {
  const found = useQuery(queryOf(users.getAll, { organizationId: id, take: most }));
  return (
    <Panel
      title={t.usersOf}
      actions={
        mayAssign && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/user-organizations" search={{ organizationId: id }} {...props} />
            )}
          >
            {t.assign}
          </Button>
        )
      }
    >
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={80} aria-busy />}
      {found.data?.total === 0 && <Text c="dimmed">{t.noUsers}</Text>}
      {found.data && found.data.total > 0 && (
        <PlainTable
          label={t.usersOf}
          columns={columns}
          rows={found.data.items}
          rowKey={({ id: userId }) => userId}
          rowLink={({ id: user }) => ({ to: "/system-administration/users", search: { user } })}
        />
      )}
    </Panel>
  );
}
