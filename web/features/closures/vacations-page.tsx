import { createFileRoute } from "@tanstack/react-router";
import { closureList } from "#api/closures.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ClosureList } from "./closure-list.tsx";

const readSearch = listSearchOf(closureList.filters);

export const Route = createFileRoute("/_signed-in/organization-administration/vacations")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: VacationsPage,
});

function VacationsPage() {
  return <ClosureList of="all" address={useRead(readSearch, Route.useSearch())} />;
}
