import { announcements } from "#api/announcements.ts";
import type { Call } from "#api/call.ts";
import { type Colleague, type LiveEvent, live } from "#api/live.ts";
import { notifications } from "#api/notifications.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { request } from "#web/kernel/request.ts";
import { listen, pause } from "./listen.ts";
import { knownAccess } from "./renew-access.ts";
import { colleagues, callsToRefresh, type Watching } from "./watched.ts";

/** The stream opens once the page has had no request under way for this long. */
const restMs = 1500;
/** A user who is not alone reports this often that they stay; the server counts them for 20 s. */
const stayMs = 8000;

/** Keeps the page's one stream until `signal` is aborted; `onAccess`: what the user may see can have changed. */
export async function follow(
  watching: Watching | null,
  signal: AbortSignal,
  onAccess: () => void,
): Promise<void> {
  await atRest(signal);
  if (signal.aborted) return;
  const company = watching ? companyOf(watching.sheet.organizationId, signal) : null;
  const readAgoMs = () => readAgoMsOf([...(watching?.calls ?? []), notifications.getAll]);
  const onEvent = (event: LiveEvent) => {
    if (event.what === "access" || (event.what === "open" && event.access !== knownAccess()))
      onAccess();
    if (event.what === "notifications" || (event.what === "open" && event.notified))
      void invalidate(queryClient, [
        notifications.getAll,
        announcements.getUnread,
        ...callsToRefresh.get(),
      ]);
    company?.(event);
    watching?.onEvent(event);
  };
  await listen(watching?.sheet ?? null, readAgoMs, signal, { onEvent, onFailure: onAccess });
}

/** How long ago the oldest data of these calls on the screen was fetched; undefined if none is shown. */
function readAgoMsOf(calls: readonly Call[]): number | undefined {
  const activeQueries = calls.flatMap(({ path }) =>
    queryClient.getQueryCache().findAll({ queryKey: [path], type: "active" }),
  );
  if (activeQueries.length === 0) return undefined;
  const readAt = Math.min(...activeQueries.map(({ state }) => state.dataUpdatedAt));
  return readAt === 0 ? undefined : Math.max(0, Date.now() - readAt);
}

async function atRest(signal: AbortSignal): Promise<void> {
  do await pause(restMs, signal);
  while (!signal.aborted && queryClient.isFetching() > 0);
}

/** Shows who else is here when the stream opens; asks again when that changes, and regularly while someone is. */
function companyOf(organizationId: string, signal: AbortSignal): (event: LiveEvent) => void {
  let streamId: string | null = null;
  // Someone came or left and it is not known who: the stream was not open yet, or no longer.
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = async () => {
    clearTimeout(timer);
    isBehind = true;
    if (streamId === null || signal.aborted) return;
    const answer = await request(live.stay, { organizationId, streamId }, { signal }).catch(
      () => null,
    );
    isBehind = answer === null;
    if (!signal.aborted) show(answer?.others ?? []);
  };
  const show = (others: readonly Colleague[]) => {
    colleagues.set(others);
    clearTimeout(timer);
    if (others.length > 0) timer = setTimeout(() => void stay(), stayMs);
  };
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    colleagues.set([]);
  });
  return (event) => {
    if (event.what === "open") {
      ({ streamId } = event);
      show(event.others);
      if (isBehind) void stay();
    }
    if (event.what === "presence") void stay();
  };
}
