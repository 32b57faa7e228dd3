import { Anchor, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowRight, IconPencil } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { organizations } from "#api/organizations.ts";
import { mayOpenRoute } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { load, queryOf } from "#web/kernel/calls.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { switchOrganization } from "#web/kernel/switch-organization.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { OrganizationCompleteness } from "./organization-completeness.tsx";
import { OrganizationPanels } from "./organization-panels.tsx";
import { OrganizationUsers } from "./organization-users.tsx";

const OrganizationForm = later(
  async () => (await import("./organization-form.tsx")).OrganizationForm,
);

export const Route = createFileRoute("/_signed-in/organizations/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  loader: ({ context, params }) =>
    load(context.queryClient, organizations.getById, { id: params.id }),
  component: OrganizationPage,
});

function OrganizationPage() {
  const { id } = Route.useParams();
  const { session } = Route.useRouteContext();
  const { data } = useSuspenseQuery(queryOf(organizations.getById, { id }));
  const selected = useOrganizationOrNone();
  const router = useRouter();
  const [isEditing, editing] = useDisclosure(false);
  const refusal = useRoleRefusalTo("organization.write");
  const { structures: _structures, employees: _employees, users: _users, ...typed } = data;
  return (
    <Page
      title={data.description}
      description={data.legalForm}
      above={
        <Anchor size="sm" renderRoot={(props) => <Link to="/organizations" {...props} />}>
          {t.toAll}
        </Anchor>
      }
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
          <ActButton
            reason={refusal && t.onlyAdministrator}
            onClick={editing.open}
            icon={IconPencil}
          >
            {common.edit}
          </ActButton>
        </Group>
      }
    >
      <Stack gap="md">
        <OrganizationPanels organization={data} />
        <OrganizationCompleteness id={id} isSelected={selected?.id === id} />
        {mayOpenRoute(session.area, "/system-administration/users") && (
          <OrganizationUsers
            id={id}
            mayAssign={mayOpenRoute(session.area, "/user-organizations")}
          />
        )}
      </Stack>
      <FormDrawer opened={isEditing} onClose={editing.close} title={t.edit}>
        <OrganizationForm
          key={data.version}
          organization={typed}
          onCancel={editing.close}
          onSaved={editing.close}
        />
      </FormDrawer>
    </Page>
  );
}
