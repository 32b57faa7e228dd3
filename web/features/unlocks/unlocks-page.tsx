import { createFileRoute } from "@tanstack/react-router";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { unlockFilters, UnlockTable } from "./unlock-table.tsx";

const readSearch = listSearchOf(unlockFilters);

export const Route = createFileRoute("/_signed-in/attendances/unlocks")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: UnlocksPage,
});

/** Requests of the selected body; for the agency, of all of them. */
function UnlocksPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  const role = useSession()?.area;
  return (
    <Page title={t.title} description={t.description}>
      <UnlockTable list={list} isQueue={role !== undefined && seesAllOrganizations(role)} />
    </Page>
  );
}
