import { Readable } from "node:stream";
import { v7 as uuid } from "uuid";
import type { LiveEvent } from "#api/live.ts";
import type { OrganizationRight, Role } from "#domain/access.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, tooMany } from "#server/kernel/fault.ts";
import type { Hearer, Live } from "#server/kernel/live/live.ts";
import type { LiveMessage } from "#server/kernel/live/message.ts";

/** The sheet that a stream is about: a structure's, of a day or a month. */
export type Place = { organizationId: string; structureId: string; period: string };

/** An open stream, and the session and right under which it was opened. */
export type Stream = {
  id: string;
  userId: string;
  sessionHash: Buffer;
  role: Role;
  right: OrganizationRight | null;
  place: Place | null;
  body: Readable;
};

/** A browser holds one for each visible tab. */
const mostOfUser = 10;
const mostOfServer = 5000;
/** The most bytes that may wait for a listener; one further behind is dropped, and reloads when it reconnects. */
const mostBehind = 64 * 1024;
const busySeconds = 30;
/** How long what was told last may take to be delivered once a stream is ended. */
const deliveryMs = 1000;

/** The streams of this server. */
export type Streams = {
  /** Opens one. Throws `too-many` beyond 10 of one user, `unavailable` if the server is full or receives no events. */
  open: (
    ctx: SignedContext,
    place: Place | null,
    right: OrganizationRight | null,
  ) => Promise<Stream>;
  /** Sends its reader an event that concerns no one else. */
  tell: (stream: Stream, event: LiveEvent) => void;
  all: () => readonly Stream[];
  /** Ends one, so that its reader sees an end and not an error. */
  end: (stream: Stream) => void;
  /** Ends one whose reader may no longer have the rights it was opened with, and tells them to read these again. */
  refuse: (stream: Stream) => void;
  /** Tells every reader that what they may see can have changed. */
  renew: () => void;
  /** Lets every listener know that the connection is alive. */
  beat: () => void;
};

export function streamsOf(live: Live): Streams {
  const open = new Set<Stream>();
  const end = (stream: Stream) => {
    const { body } = stream;
    open.delete(stream);
    body.push(null);
    // Unread data of a slow listener would keep the stream open.
    const patience = setTimeout(() => body.destroy(), deliveryMs).unref();
    body.once("close", () => clearTimeout(patience));
  };
  // A check or a call that began before a stream ended may still want to tell it something.
  const send = (stream: Stream, bytes: Buffer) => {
    const { body } = stream;
    if (!open.has(stream)) return;
    if (body.readableLength > mostBehind) body.destroy();
    else body.push(bytes);
  };
  const renew = () => open.forEach((stream) => send(stream, bytesOf({ what: "access" })));
  const refuse = (stream: Stream) => {
    send(stream, bytesOf({ what: "access" }));
    end(stream);
  };
  const hearer: Hearer = {
    heard: (message) => {
      if (message.what === "lost") return hearer.lost();
      if (message.what === "access") {
        const { userIds } = message;
        if (userIds === null) return renew();
        // Messages come in the order of the commits: nothing later reaches a stream opened under the earlier rights.
        return [...open].filter(({ userId }) => userIds.includes(userId)).forEach(refuse);
      }
      const written = new Map<string, Buffer>();
      for (const stream of open) {
        const event = eventFor(message, stream);
        if (event) send(stream, bytesOf(event, written));
      }
    },
    lost: () => open.forEach(end),
  };
  return {
    async open({ actor, sessionHash }, place, right) {
      const own = [...open].filter(({ userId }) => userId === actor.userId).length;
      if (own >= mostOfUser) throw tooMany(busySeconds);
      if (open.size >= mostOfServer)
        throw new Fault("unavailable", { retryAfterSeconds: busySeconds });
      const body = new Readable({ read: () => undefined });
      const { userId, role } = actor;
      const stream = { id: uuid(), userId, role, right, sessionHash, place, body };
      open.add(stream);
      body.once("close", () => open.delete(stream));
      try {
        await live.listen(hearer);
      } catch {
        body.destroy();
        throw new Fault("unavailable", { retryAfterSeconds: 5 });
      }
      return stream;
    },
    tell: (stream, event) => send(stream, bytesOf(event)),
    all: () => [...open],
    end,
    refuse,
    renew,
    beat: () => open.forEach((stream) => send(stream, heartbeat)),
  };
}

const heartbeat = Buffer.from(":\n\n");

/** The serialized event; serialized once for all who get the same. */
function bytesOf(event: LiveEvent, written = new Map<string, Buffer>()): Buffer {
  const text = `data: ${JSON.stringify(event)}\n\n`;
  const bytes = written.get(text) ?? Buffer.from(text);
  written.set(text, bytes);
  return bytes;
}

/** The event that a listener gets for a message: null if it concerns another body, sheet or person. */
function eventFor(
  message: Exclude<LiveMessage, { what: "lost" | "access" }>,
  { id, userId, place }: Pick<Stream, "id" | "userId" | "place">,
): LiveEvent | null {
  if (message.what === "notifications") {
    const isOwn = message.userIds === null || message.userIds.includes(userId);
    return isOwn ? { what: "notifications" } : null;
  }
  if (place?.organizationId !== message.organizationId || place.structureId !== message.structureId)
    return null;
  const { period } = place;
  if (message.what === "presence")
    return message.period === period && message.of !== id ? { what: "presence" } : null;
  if (message.what === "sheet")
    return message.date === null || message.date.startsWith(period) ? { what: "sheet" } : null;
  const rows = message.rows.filter(([, date]) => date.startsWith(period));
  return rows.length > 0 ? { what: "records", rows: rows.map((row) => [...row]) } : null;
}
