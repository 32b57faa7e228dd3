import type { LiveEvent } from "#api/live.ts";
import { live } from "#api/live.ts";
import { notifications } from "#api/notifications.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { request } from "#web/kernel/request.ts";
import { listen, pause } from "./listen.ts";
import { colleagues, type Watching } from "./watched.ts";

/** The stream waits until the page has had nothing under way for so long. */
const restMs = 1500;
/** Whoever is not alone says so often that they stay; the server counts them for 20 s. */
const stayMs = 8000;

/** Keeps the page's one stream until `signal` is aborted. */
export async function follow(watching: Watching | null, signal: AbortSignal): Promise<void> {
  await atRest(signal);
  if (signal.aborted) return;
  const company = watching ? companyOf(watching.sheet.organizationId, signal) : null;
  await listen(watching?.sheet ?? null, signal, (event: LiveEvent) => {
    if (event.what === "notifications" || event.what === "open")
      void invalidate(queryClient, [notifications.getAll]);
    company?.(event);
    watching?.onEvent(event);
  });
}

async function atRest(signal: AbortSignal): Promise<void> {
  do await pause(restMs, signal);
  while (!signal.aborted && queryClient.isFetching() > 0);
}

/** Asks who else is here when the stream opens, when that changes, and from time to time while somebody is. */
function companyOf(organizationId: string, signal: AbortSignal): (event: LiveEvent) => void {
  let streamId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = async () => {
    clearTimeout(timer);
    if (streamId === null || signal.aborted) return;
    const answer = await request(live.stay, { organizationId, streamId }, { signal }).catch(
      () => null,
    );
    if (signal.aborted) return;
    colleagues.set(answer?.others ?? []);
    clearTimeout(timer);
    if (answer && answer.others.length > 0) timer = setTimeout(() => void stay(), stayMs);
  };
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    colleagues.set([]);
  });
  return (event) => {
    if (event.what === "open") ({ streamId } = event);
    if (event.what === "open" || event.what === "presence") void stay();
  };
}
