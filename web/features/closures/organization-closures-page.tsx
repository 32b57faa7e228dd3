import { createFileRoute } from "@tanstack/react-router";
import { closureList } from "#api/closures.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ClosureList } from "./closure-list.tsx";

export const Route = createFileRoute(
  "/_signed-in/organization-administration/vacations/organization-vacations",
)({
  validateSearch: listSearchOf(closureList.filters),
  beforeLoad: inOrganization,
  component: OrganizationVacationsPage,
});

function OrganizationVacationsPage() {
  return <ClosureList of="body" address={Route.useSearch()} />;
}
