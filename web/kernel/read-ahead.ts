import type { Query, QueryClient } from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import { queryOf } from "./calls.ts";
import { request, type SentInput } from "./request.ts";

/**
 * What a pointer on a link found may have waited for its press and its click: older than this, it is asked again. Whatever a
 * page had found before is asked again as it opens.
 */
const freshMs = 2_000;

/** Reads that began before anyone had asked for their page. */
const early = new WeakSet<Query>();

/** An answer that comes as soon is waited for: the page is drawn once, with it, and not first without. */
const soonMs = 100;

/**
 * Begins a page's read before it is drawn; done once it is answered or has not come soon, and the page finds it so. With
 * `preload` nobody has asked for the page yet: nobody waits, and a refusal ends no session.
 */
export function readAhead<C extends Call>(
  client: QueryClient,
  call: C,
  input: SentInput<C>,
  preload: boolean,
): Promise<void> | undefined {
  const options = queryOf(call, input);
  const known = () => client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (!preload) {
    const query = known();
    const wasEarly = query !== undefined && early.delete(query);
    // What is on its way is waited for, however fresh what stood before it is.
    const isAnswered = wasEarly && query.state.fetchStatus !== "fetching";
    const read = client.prefetchQuery({ ...options, staleTime: isAnswered ? freshMs : 0 });
    return Promise.race([read, soon()]);
  }
  const isWanted = () => known()?.isActive() ?? false;
  const before = known();
  const isOnItsWay = before?.state.fetchStatus === "fetching";
  void client.prefetchQuery({
    ...options,
    staleTime: before && early.has(before) ? freshMs : 0,
    queryFn: ({ signal }) => request(call, input, { signal, isWanted }),
  });
  const begun = known();
  // What the page itself asked for is not early, though this comes to it while it is on its way.
  if (!isOnItsWay && begun?.state.fetchStatus === "fetching") early.add(begun);
  return undefined;
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, soonMs));
}
