import { Group, Stack } from "@mantine/core";
import { IconArrowRight, IconPencil } from "@tabler/icons-react";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { mayOpenRoute } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { roleTexts } from "#texts/shell.ts";
import { useAnswer, useLoaded } from "#web/kernel/answers.ts";
import { load } from "#web/kernel/calls.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { switchOrganization } from "#web/kernel/switch-organization.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { later } from "#web/ui/later.tsx";
import { ButtonLink, UpLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { OrganizationCompleteness } from "./organization-completeness.tsx";
import { OrganizationPanels } from "./organization-panels.tsx";

const OrganizationForm = later(
  async () => (await import("./organization-form.tsx")).OrganizationForm,
);

const BodyEnd = later(async () => (await import("./body-end.tsx")).BodyEnd);

export const Route = createFileRoute("/_signed-in/organizations/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  loader: ({ context, params }) =>
    load(context.queryClient, organizations.getById, { id: params.id }),
  component: OrganizationPage,
});

function OrganizationPage() {
  const { id } = Route.useParams();
  const { session } = Route.useRouteContext();
  const data = useLoaded(organizations.getById, { id });
  const selected = useOrganizationOrNone();
  const router = useRouter();
  const refusal = useRoleRefusalTo("organization.write");
  const {
    structures: _structures,
    employees: _employees,
    users: _users,
    successor: _successor,
    ...organizationFields
  } = data;
  return (
    <Page
      title={data.description}
      description={data.legalForm}
      above={<UpLink label={t.toAll} to="/organizations" />}
      actions={
        <Group gap="xs">
          <ActButton
            reason={selected?.id === id ? t.workHere : null}
            variant="default"
            onClick={() => void switchOrganization(router, data)}
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden />}
          >
            {t.work}
          </ActButton>
          <OpensForm
            act={common.edit}
            title={t.edit}
            reason={refusal && t.onlyAdministrator}
            icon={IconPencil}
          >
            {(close) => (
              <OrganizationForm
                organization={organizationFields}
                onCancel={close}
                onSaved={close}
              />
            )}
          </OpensForm>
        </Group>
      }
    >
      <Stack gap="md">
        <OrganizationPanels organization={data} />
        <BodyEnd organization={data} mayWrite={refusal === null} />
        <OrganizationCompleteness id={id} isSelected={selected?.id === id} />
        {mayOpenRoute(session.area, "/system-administration/users") && (
          <OrganizationUsers
            id={id}
            mayAssign={mayOpenRoute(session.area, "/user-organizations")}
          />
        )}
      </Stack>
    </Page>
  );
}

const most = 100;

type UserItem = OutputOf<typeof users.getAll>["items"][number];

const columns: readonly Column<UserItem>[] = [
  { id: "name", header: t.user, cell: ({ nickName }) => nickName },
  { id: "role", header: t.role, cell: ({ area }) => roleTexts[area] },
];

/** The users linked to an organization, for those who administer users. */
function OrganizationUsers({ id, mayAssign }: { id: string; mayAssign: boolean }) {
  const found = useAnswer(users.getAll, { organizationId: id, take: most });
  return (
    <Panel
      title={t.usersOf}
      actions={
        mayAssign && (
          <ButtonLink variant="default" to="/user-organizations" search={{ organizationId: id }}>
            {t.assign}
          </ButtonLink>
        )
      }
    >
      <QueryState found={found} height={80} />
      {found.data && (
        <PlainTable
          label={t.usersOf}
          columns={columns}
          rows={found.data.items}
          none={t.noUsers}
          rowKey={({ id: userId }) => userId}
          rowLink={({ id: user }) => ({ to: "/system-administration/users", search: { user } })}
        />
      )}
    </Panel>
  );
}
