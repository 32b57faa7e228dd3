import type { Query, QueryClient } from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import { queryOf } from "./calls.ts";
import { request, type SentInput } from "./request.ts";

/**
 * How long an answer stays valid that was read while the pointer was on a link, until its press and its click: an older
 * one is requested again, as is anything that a page read before.
 */
const freshMs = 2_000;

/** Reads started before their page was requested. */
const early = new WeakSet<Query>();

/**
 * How long to wait for an answer: one that arrives within it is drawn together with the page, instead of a page without
 * it first.
 */
const soonMs = 100;

/**
 * Starts a page's read before the page is drawn. Resolves once the read is answered, or when that takes longer than a
 * moment; the page then finds it in flight. With `preload` the page has not been requested yet: nothing waits, and a
 * refusal ends no session.
 */
export function prefetchRead<C extends Call>(
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
    // A read in flight is awaited, however fresh the answer before it is.
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
  // A read that the page itself started is not early, even if this call finds it in flight.
  if (!isOnItsWay && begun?.state.fetchStatus === "fetching") early.add(begun);
  return undefined;
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, soonMs));
}
