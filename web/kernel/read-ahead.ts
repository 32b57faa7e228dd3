import type { Query, QueryClient } from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import { queryOf } from "./calls.ts";
import { request, type SentInput } from "./request.ts";

/** What a pointer on a link found may have waited for its click: older than this, it is asked again as the page opens. */
const freshMs = 2_000;

/** Reads that began before anyone had asked for their page. */
const early = new WeakSet<Query>();

/**
 * Begins a page's read while its code comes; nobody waits for it here, and the page finds it under way or answered. With
 * `preload` nobody has asked for the page yet: a refusal then ends no session.
 */
export function readAhead<C extends Call>(
  client: QueryClient,
  call: C,
  input: SentInput<C>,
  preload: boolean,
): void {
  const options = queryOf(call, input);
  const known = () => client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (!preload) {
    const query = known();
    const wasEarly = query !== undefined && early.delete(query);
    void client.prefetchQuery({ ...options, ...(wasEarly && { staleTime: freshMs }) });
    return;
  }
  const isWanted = () => known()?.isActive() ?? false;
  void client.prefetchQuery({
    ...options,
    queryFn: ({ signal }) => request(call, input, { signal, isWanted }),
  });
  const begun = known();
  if (begun?.state.fetchStatus === "fetching") early.add(begun);
}
