import { reads, type ReadAnswer } from "#api/reads.ts";
import { mostReads } from "#domain/reads.ts";
import { configuration } from "./configuration.ts";

/** `fetch` of an address. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

type QueuedRead = {
  url: string;
  init: RequestInit;
  resolve: (answer: Response) => void;
  reject: (error: unknown) => void;
};

/** For the first reads of a page: batches those made in the same turn. */
export const opening = fetchTogether((send) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", send, { once: true });
  port1.start();
  port2.postMessage(null);
});
/** For data shown beside a page's own content, which blocks nothing: batches reads made within a moment. */
export const fetchSide = fetchTogether((send) => setTimeout(send, 30));

/**
 * As `fetch`, for reads: those made until `atTime` fires go as one request, and each gets the response that it would have
 * got by itself.
 */
function fetchTogether(atTime: (send: () => void) => void): Send {
  let waiting: QueuedRead[] = [];
  const sendWaiting = () => {
    const wanted = waiting.filter(({ init }) => !init.signal?.aborted);
    // The same headers mean the same session.
    const bySession = Map.groupBy(wanted, ({ init }) => JSON.stringify(init.headers));
    waiting = [];
    for (const sessionReads of bySession.values())
      while (sessionReads.length > 0) void send(sessionReads.splice(0, mostReads));
  };
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener("abort", () => reject(signal.reason));
      waiting.push({ url, init, resolve, reject });
      if (waiting.length === 1) atTime(sendWaiting);
    });
}

async function send(group: readonly QueuedRead[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  try {
    const responses = await (group.length === 1
      ? [await fetch(first.url, first.init)]
      : answersTo(group));
    group.forEach(({ resolve }, at) => resolve(responses[at] ?? Response.error()));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** Guarantee: the server answers each of the paths, in their order. If it answers none, all get its refusal. */
async function answersTo(group: readonly QueuedRead[]): Promise<Response[]> {
  const { apiBaseUrl } = await configuration();
  const paths = group.map(({ url }) => url.slice(apiBaseUrl.length)).join(" ");
  const url = `${apiBaseUrl}${reads.getTogether.path}?${new URLSearchParams({ paths }).toString()}`;
  const answer = await fetch(url, { ...group[0]?.init, signal: null });
  if (!answer.ok) return group.map(() => answer.clone());
  const { answers } = (await answer.json()) as { answers: ReadAnswer[] };
  return answers.map(
    ({ status, retryAfter, body }) =>
      new Response(JSON.stringify(body), {
        status,
        headers: retryAfter === null ? {} : { "Retry-After": retryAfter },
      }),
  );
}
