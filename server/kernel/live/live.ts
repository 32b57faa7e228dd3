import type { Notification } from "pg";
import type { Database } from "#server/db/open.ts";
import type { LiveMessage } from "./message.ts";

const channel = "paron_live";
/** PostgreSQL limits notifications to less than 8,000 bytes. */
const mostBytes = 7900;
const gatherMilliseconds = 20;
const mostWaiting = 2000;
const beatMilliseconds = 15_000;

/** Receives messages. `lost`: messages may have been missed; call `listen` again. */
export type Hearer = { heard: (message: LiveMessage) => void; lost: () => void };

/** The messages between servers, through PostgreSQL and over one connection per server. */
export type Live = {
  /** Sends to all servers, including this one, after a commit. Never waits and never throws. */
  tell: (message: LiveMessage) => void;
  /** Resolves once every message sent from now on will be received. Throws if the database is down. */
  listen: (hearer: Hearer) => Promise<void>;
  close: () => Promise<void>;
};

type Listening = { ready: Promise<void>; end: () => Promise<void> };

/**
 * Sends by NOTIFY and receives by LISTEN, on a connection that is opened for the first listener. Messages are batched
 * for a moment and sent beside the writes, not in them: a NOTIFY inside a transaction locks the whole database until its
 * commit is on disk, so that no two saves could be committed together (docs/decisions/0080-live.md).
 */
export function liveOf(database: Database): Live {
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let listening: Listening | null = null;
  let closed = false;

  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, gatherMilliseconds).unref());
    while (waiting.length > 0) await notify(database, waiting.splice(0));
    sending = null;
  };
  const begin = (hearer: Hearer): Listening => {
    const client = database.newClient();
    // A connection may die silently: then nothing would ever be received on it again.
    const beat = setInterval(
      () => void client.query("select").catch(() => end()),
      beatMilliseconds,
    );
    beat.unref();
    const end = async () => {
      clearInterval(beat);
      if (listening?.end !== end) return;
      listening = null;
      hearer.lost();
      await client.end().catch(() => undefined);
    };
    client.on("error", () => void end());
    client.on("end", () => void end());
    client.on("notification", (one: Notification) => {
      for (const message of messagesIn(one.payload ?? "")) hearer.heard(message);
    });
    const ready = client.connect().then(async () => void (await client.query(`listen ${channel}`)));
    ready.catch(() => end());
    return { ready, end };
  };
  return {
    tell(message) {
      if (closed) return;
      if (waiting.length >= mostWaiting) waiting = [JSON.stringify({ what: "lost" })];
      waiting.push(JSON.stringify(message));
      sending ??= send();
    },
    listen: (hearer) => (listening ??= begin(hearer)).ready,
    async close() {
      closed = true;
      await listening?.end();
      if (waiting.length > 0) await notify(database, waiting.splice(0));
    },
  };
}

const notifySql = "select pg_notify($1, text) from unnest($2::text[]) as text";

/** If the database is down, the listeners have lost it too, and reload when it is back. */
async function notify({ pool }: Database, texts: readonly string[]): Promise<void> {
  const parcels = parcelsOf([...new Set(texts)]);
  await pool
    .query({ name: "live", text: notifySql, values: [channel, parcels] })
    .catch(() => undefined);
}

function parcelsOf(texts: readonly string[]): string[] {
  const parcels: string[] = [];
  for (const text of texts) {
    const last = parcels.at(-1);
    // All of it is ASCII, so one character is one byte.
    if (last !== undefined && last.length + text.length < mostBytes)
      parcels[parcels.length - 1] = `${last}\n${text}`;
    else parcels.push(text);
  }
  return parcels;
}

/** Guarantee: the channel carries only what `notify` of a server of this or a neighbouring version sends. */
function messagesIn(parcel: string): LiveMessage[] {
  return parcel
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as LiveMessage]));
}
