import type { Call, OutputOf } from "#api/call.ts";
import { currentVersion } from "#domain/releases.ts";
import { away } from "./away.ts";
import { configuration } from "./configuration.ts";
import { queryText, type SentInput } from "./request.ts";
import { currentSession, endSession } from "./session.ts";

/**
 * Reads the events of a stream until it ends or is aborted. Throws if it cannot be opened or breaks; a 401 ends the
 * session, and a 503 is looked into as that of any call. EventSource would do the same but cannot send the token, which is not a cookie.
 */
export async function readStream<C extends Call & { answer: "events" }>(
  call: C,
  input: SentInput<C>,
  signal: AbortSignal,
  { shape, onEvent }: { shape: C["output"]; onEvent: (event: OutputOf<C>) => void },
): Promise<void> {
  const { apiBaseUrl } = await configuration();
  const token = currentSession()?.token ?? "";
  const response = await fetch(`${apiBaseUrl}${call.path}${queryText(input)}`, {
    headers: { Authorization: `Bearer ${token}`, "Client-Version": currentVersion },
    signal,
    credentials: "include",
    cache: "no-store",
  });
  if (response.status === 401) endSession("expired", token);
  if (response.status === 503) away.tell();
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const blocks = (rest + read.value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = block.startsWith("data: ") ? shape.safeParse(JSON.parse(block.slice(6))) : null;
      // Guarantee: the call's own schema has parsed it. An event from a newer server that does not parse is ignored.
      if (event?.success) onEvent(event.data);
    }
  }
}
