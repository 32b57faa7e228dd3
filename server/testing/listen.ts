import type { AddressInfo } from "node:net";
import type { InputOf } from "#api/call.ts";
import { LiveEvent, live } from "#api/live.ts";
import type { Visitor } from "./visit.ts";
import type { World } from "./world.ts";

/** A stream being listened to. */
export type Listening = {
  status: number;
  headers: Headers;
  /** The next event, without heartbeats; null at the stream's end. */
  next: () => Promise<LiveEvent | null>;
  /** Reads the stream until this event comes. */
  until: (what: LiveEvent["what"]) => Promise<LiveEvent>;
  close: () => void;
};

/** Makes the world's server listen, once for all listeners: a stream needs a socket. Returns its address. */
export async function doorOf({ app }: World): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  // Guarantee: it listens on a port.
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Listens to a sheet, or without one to what concerns the visitor. */
export async function listenTo(
  door: string,
  { token }: Visitor,
  sheet?: InputOf<typeof live.watchSheet>,
): Promise<Listening> {
  const left = new AbortController();
  const given = Object.entries(sheet ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const path = sheet ? `${live.watchSheet.path}?${query}` : live.watch.path;
  const response = await fetch(`${door}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: left.signal,
  });
  const events = response.ok && response.body ? eventsIn(response.body) : null;
  const next = async () => {
    const { value } = (await events?.next()) ?? {};
    return value ?? null;
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    until: async (what) => {
      for (;;) {
        const event = await next();
        if (!event) throw new Error(`The stream ended before it told of ${what}`);
        if (event.what === what) return event;
      }
    },
    close: () => left.abort(),
  };
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  let rest = "";
  try {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks)
        if (block.startsWith("data: ")) yield LiveEvent.parse(JSON.parse(block.slice(6)));
    }
  } catch {
    // The connection was cut: for the listener an end like any other.
  }
}
