import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { organizationList } from "#api/organizations.ts";
import { organizationListTexts, organizationPageTexts as t } from "#texts/organizations.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { useCreating } from "#web/ui/use-opening.ts";

const OrganizationForm = later(
  async () => (await import("./organization-form.tsx")).OrganizationForm,
);

const readSearch = listSearchOf(organizationList.filters);

export const Route = createFileRoute("/_signed-in/organizations")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(organizationList),
  component: OrganizationsPage,
});

function OrganizationsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [isCreating, creating] = useCreating();
  const refusal = useRoleRefusalTo("organization.write");
  const create = (
    <ActButton reason={refusal && t.onlyAdministrator} onClick={creating.open} icon={IconPlus}>
      {t.create}
    </ActButton>
  );
  return (
    <ListPage
      list={organizationList}
      texts={refusal === null ? organizationListTexts : ofOthers}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: "/organizations/details/$id", params: { id: row.id } })}
      isMuted={({ endsOn }) => endsOn !== null && endsOn < today()}
      actions={create}
      create={refusal === null && create}
    >
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <OrganizationForm
          organization={null}
          onCancel={creating.close}
          onSaved={(id) => void navigate({ to: "/organizations/details/$id", params: { id } })}
        />
      </FormDrawer>
    </ListPage>
  );
}

const cells: Cells<typeof organizationList> = {
  description: ({ description, endsOn }) =>
    endsOn === null ? description : t.ending(description, formatDay(endsOn)),
  address: (row) => [row.address, row.postcode].filter(Boolean).join(", "),
  email: { minWidth: "12rem" },
};

const ofOthers = { ...organizationListTexts, noneHint: t.noneOfYours };
