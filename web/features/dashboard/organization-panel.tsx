import type { Role } from "#domain/access.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { roleTexts } from "#texts/shell.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type Props = { organization: OrganizationOfUser; role: Role };

/** For which organization one works here, as what, and how far the access goes. */
export function OrganizationPanel({ organization, role }: Props) {
  const access = organization.fullAccess ? (
    <StatusBadge tone="good">{t.fullAccess}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{t.readOnly}</StatusBadge>
  );
  return (
    <Panel title={organization.description}>
      <Facts
        facts={[
          { label: t.shortTitle, value: organization.shortTitle },
          { label: t.role, value: roleTexts[role] },
          { label: t.access, value: access },
        ]}
      />
    </Panel>
  );
}
