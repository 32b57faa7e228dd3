import type { QueryClient } from "@tanstack/react-query";
import type { AnyList } from "#api/list.ts";
import { prefetchRead } from "#web/kernel/prefetch-read.ts";
import { listSearchOf, pageInput } from "../data-table/list-search.ts";

/** The arguments of a route's loader that matter to a list. */
type Opening = {
  context: { queryClient: QueryClient; organization: { id: string } | null };
  location: { search: object };
  preload: boolean;
};

/**
 * A route's `loader` for a list page: starts reading what the address asks for, in parallel with the page's own code, once
 * the user hovers over a link to it. If the address has a view or a tab, the page shows something other than the list.
 */
export function prefetchList(list: AnyList): (opening: Opening) => Promise<void> | undefined {
  const readSearch = listSearchOf(list.filters);
  return ({ context: { queryClient, organization }, location, preload }) => {
    const search: Record<string, unknown> = { ...location.search };
    const ofBody = list.getAll.access.who === "body";
    if ("view" in search || "tab" in search || (ofBody && !organization)) return undefined;
    const within = ofBody ? { organizationId: organization?.id } : {};
    return prefetchRead(
      queryClient,
      list.getAll,
      { ...within, ...pageInput(readSearch(search)) },
      preload,
    );
  };
}
