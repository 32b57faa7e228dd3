import type { QueryClient } from "@tanstack/react-query";
import type { AnyList } from "#api/list.ts";
import { readAhead } from "#web/kernel/read-ahead.ts";
import { listSearchOf, pageInput } from "../data-table/list-search.ts";

/** What a route's loader is given, as far as a list's is concerned. */
type Opening = {
  context: { queryClient: QueryClient; organization: { id: string } | null };
  location: { search: object };
  preload: boolean;
};

/**
 * A route's `loader` for the page of a list: begins to read what the address asks for, beside the page's own code, once
 * somebody points at a link to it. Where the address has a view or a tab, something else than the list is shown.
 */
export function listAhead(list: AnyList): (opening: Opening) => Promise<void> | undefined {
  const readSearch = listSearchOf(list.filters);
  return ({ context: { queryClient, organization }, location, preload }) => {
    const search: Record<string, unknown> = { ...location.search };
    const ofBody = list.getAll.access.who === "body";
    if ("view" in search || "tab" in search || (ofBody && !organization)) return undefined;
    const within = ofBody ? { organizationId: organization?.id } : {};
    return readAhead(
      queryClient,
      list.getAll,
      { ...within, ...pageInput(readSearch(search)) },
      preload,
    );
  };
}
