import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { linkList } from "#api/user-organizations.ts";
import { linkListTexts, linkPageTexts as t } from "#texts/users.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { listAhead } from "#web/ui/list/list-ahead.ts";
import { Page } from "#web/ui/page.tsx";
import { LinkTable } from "./link-table.tsx";

const AssignForm = later(async () => (await import("./assign-form.tsx")).AssignForm);

const readSearch = listSearchOf(linkList.filters);

export const Route = createFileRoute("/_signed-in/user-organizations")({
  validateSearch: unread<typeof readSearch>,
  loader: listAhead(linkList),
  component: UserOrganizationsPage,
});

function UserOrganizationsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [isAssigning, assigning] = useDisclosure(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const assign = (
    <ActButton reason={useRoleRefusalTo("user.write")} onClick={assigning.open} icon={IconPlus}>
      {t.assign}
    </ActButton>
  );
  return (
    <Page title={linkListTexts.title} description={linkListTexts.description} actions={assign}>
      <LinkTable address={address} assign={assign} onDone={setOutcomes} />
      <FormDrawer opened={isAssigning} onClose={assigning.close} title={t.assign}>
        <AssignForm
          organizationId={address.organizationId ?? null}
          onCancel={assigning.close}
          onDone={(all) => {
            assigning.close();
            setOutcomes(all);
          }}
        />
      </FormDrawer>
      <OutcomesDialog
        title={t.outcomesTitle}
        summary={t.summary}
        columns={[t.user, t.organization]}
        outcomes={outcomes}
        onClose={() => setOutcomes([])}
      />
    </Page>
  );
}
