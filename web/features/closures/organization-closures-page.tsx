import { createFileRoute } from "@tanstack/react-router";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ClosureList, closureFilters } from "./closure-list.tsx";

export const Route = createFileRoute(
  "/_signed-in/organization-administration/vacations/organization-vacations",
)({
  validateSearch: listSearchOf(closureFilters),
  beforeLoad: inOrganization,
  component: OrganizationVacationsPage,
});

function OrganizationVacationsPage() {
  return <ClosureList of="body" search={Route.useSearch()} />;
}
