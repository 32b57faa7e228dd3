import { Button, List, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { users } from "#api/security.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { roleTexts } from "#texts/shell.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

const most = 100;

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
            size="xs"
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
      <List spacing="xs">
        {found.data?.items.map((user) => (
          <List.Item key={user.id}>
            <Link to="/system-administration/users" search={{ user: user.id }}>
              {user.nickName}
            </Link>
            <Text size="sm" c="dimmed">
              {roleTexts[user.area]}
            </Text>
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}
