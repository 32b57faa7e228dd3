import type { Day } from "#domain/calendar/day.ts";
import type { Entry } from "../write.ts";

/** A saved record: contract, day, its new version. */
type SavedVersion = readonly [contractId: string, date: Day, version: number];

/** The messages between servers after a commit: ids and versions, never the contents of rows. */
export type LiveMessage =
  | { what: "records"; organizationId: string; structureId: string; rows: readonly SavedVersion[] }
  /** Another change to a structure's sheets: a state, an unlock, a month; `date` is null if it concerns no single day. */
  | { what: "sheet"; organizationId: string; structureId: string; date: Day | null }
  /** Who has the sheet of a period open; `of`: the stream whose reader came, left or stays, which is not notified. */
  | { what: "presence"; organizationId: string; structureId: string; period: string; of: string }
  /** Notifications of these users, or of so many that all reload (null). */
  | { what: "notifications"; userIds: readonly string[] | null }
  /** The rights or sessions of these users changed, or something that all users see of the bodies (null). */
  | { what: "access"; userIds: readonly string[] | null }
  /** Too many messages to send one by one: every listener must reload. */
  | { what: "lost" };

/** This many of the longest kind fit into one PostgreSQL notification. */
const mostRows = 100;

/** The messages that the entries of a write mean for viewers of the affected sheets, without duplicates. */
export function messagesOf(organizationId: string, entries: readonly Entry[]): LiveMessage[] {
  const rows = new Map<string, SavedVersion[]>();
  const sheets = new Map<string, LiveMessage>();
  for (const { subjectKind, subjectId, structureId, date = null, after } of entries) {
    if (structureId === undefined) continue;
    const version = subjectKind === "attendance-record" ? versionIn(after) : null;
    if (version !== null && date !== null) {
      const known = rows.get(structureId) ?? [];
      known.push([subjectId.split("/", 1)[0] ?? "", date, version]);
      rows.set(structureId, known);
    } else {
      const message = { what: "sheet", organizationId, structureId, date } as const;
      sheets.set(`${structureId} ${date}`, message);
    }
  }
  const records = [...rows].flatMap(([structureId, all]) =>
    inPieces(all).map((piece): LiveMessage => ({
      what: "records",
      organizationId,
      structureId,
      rows: piece,
    })),
  );
  // A change that concerns no single day makes the listeners reload every day.
  const changed = [...sheets].filter(
    ([key]) => key.endsWith(" null") || !sheets.has(`${key.split(" ", 1)[0]} null`),
  );
  return [...records, ...changed.map(([, one]) => one)];
}

function versionIn(after: unknown): number | null {
  const isObject = typeof after === "object" && after !== null && "version" in after;
  return isObject && typeof after.version === "number" ? after.version : null;
}

function inPieces<T>(all: readonly T[]): T[][] {
  const pieces: T[][] = [];
  for (let from = 0; from < all.length; from += mostRows)
    pieces.push(all.slice(from, from + mostRows));
  return pieces;
}
