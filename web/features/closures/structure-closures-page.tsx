import { createFileRoute } from "@tanstack/react-router";
import { closureList } from "#api/closures.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ClosureList } from "./closure-list.tsx";

export const Route = createFileRoute(
  "/_signed-in/organization-administration/vacations/structure-vacations",
)({
  validateSearch: listSearchOf(closureList.filters),
  beforeLoad: inOrganization,
  component: StructureVacationsPage,
});

function StructureVacationsPage() {
  return <ClosureList of="structures" address={Route.useSearch()} />;
}
