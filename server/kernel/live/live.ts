import type { Notification } from "pg";
import type { Database } from "#server/db/open.ts";
import type { LiveMessage } from "./message.ts";

const channel = "paron_live";
/** PostgreSQL takes notifications of less than 8,000 bytes. */
const mostBytes = 7900;
const gatherMilliseconds = 20;
const mostWaiting = 2000;
const beatMilliseconds = 15_000;

/** Who hears what is told. `lost`: something may have been missed; listening must begin anew. */
export type Hearer = { heard: (message: LiveMessage) => void; lost: () => void };

/** What servers tell each other, through PostgreSQL and over one connection each. */
export type Live = {
  /** Tells all servers, this one too, after a commit. Never waits and never throws. */
  tell: (message: LiveMessage) => void;
  /** Resolves once everything told from now on is heard. Throws where the database is away. */
  listen: (hearer: Hearer) => Promise<void>;
  close: () => Promise<void>;
};

type Listening = { ready: Promise<void>; end: () => Promise<void> };

/**
 * Tells by NOTIFY and hears by LISTEN, on a connection that is opened when the first listener comes. What is told is
 * gathered for a moment and sent beside the writes, not in them: a NOTIFY inside a transaction takes a lock of the whole
 * database until its commit is on disk, so that no two saves could be committed together (docs/decisions/0080-live.md).
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
    // A line may fall silent without an end: then nothing would ever be heard on it again.
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

/** Where the database is away, those who listen have lost it too, and ask anew when it is back. */
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
    // All of it is ASCII, so that characters are bytes.
    if (last !== undefined && last.length + text.length < mostBytes)
      parcels[parcels.length - 1] = `${last}\n${text}`;
    else parcels.push(text);
  }
  return parcels;
}

/** Guarantee: the channel carries what `notify` of a server of this version or its neighbour sends. */
function messagesIn(parcel: string): LiveMessage[] {
  return parcel
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as LiveMessage]));
}
