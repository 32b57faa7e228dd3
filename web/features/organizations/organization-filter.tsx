import { useOrganizations } from "#web/kernel/organization.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import type { Paging } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";

type Props = {
  list: Pick<ListState<Paging & { organizationId?: string | undefined }>, "search" | "change">;
  label: string;
  any: string;
};

/** Narrows a list to one of the organizations that the user sees. */
export function OrganizationFilter({ list: { search, change }, ...texts }: Props) {
  return (
    <FilterSelect
      {...texts}
      searchable
      limit={100}
      data={useOrganizations().map(({ id, description }) => ({ value: id, label: description }))}
      chosen={search.organizationId}
      onChoose={(organizationId) => change({ organizationId })}
    />
  );
}
