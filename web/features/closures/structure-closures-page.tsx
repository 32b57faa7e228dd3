import { createFileRoute } from "@tanstack/react-router";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ClosureList, closureFilters } from "./closure-list.tsx";

export const Route = createFileRoute(
  "/_signed-in/organization-administration/vacations/structure-vacations",
)({
  validateSearch: listSearchOf(closureFilters),
  beforeLoad: inOrganization,
  component: StructureVacationsPage,
});

function StructureVacationsPage() {
  return <ClosureList of="structures" search={Route.useSearch()} />;
}
