import { createFileRoute } from "@tanstack/react-router";
import { unlockList } from "#api/unlocks.ts";
import { unlockListTexts as t } from "#texts/unlocks.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { Page } from "#web/ui/page.tsx";
import { UnlockTable } from "./unlock-table.tsx";

const readSearch = listSearchOf(unlockList.filters);

export const Route = createFileRoute("/_signed-in/attendances/unlocks")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: UnlocksPage,
});

/** Requests of the selected body; for the agency, of all of them. */
function UnlocksPage() {
  const address = useRead(readSearch, Route.useSearch());
  const role = useSession()?.area;
  return (
    <Page title={t.title} description={t.description}>
      <UnlockTable address={address} isQueue={role !== undefined && seesAllOrganizations(role)} />
    </Page>
  );
}
