import type { Day } from "#domain/calendar/day.ts";
import type { Entry } from "../write.ts";

/** A record that was saved: contract, day, its version from now on. */
export type SavedVersion = readonly [contractId: string, date: Day, version: number];

/** What the servers tell each other after a commit: ids and versions, never what stands in the rows. */
export type LiveMessage =
  | {
      what: "records";
      organizationId: string;
      structureId: string;
      rows: readonly SavedVersion[];
    }
  /** Something else of a structure's sheets: a state, an unlock, a month; `date` null where it is no single day's. */
  | { what: "sheet"; organizationId: string; structureId: string; date: Day | null }
  /** Who has the sheet of a period before them; `of`: the stream whose reader came, left or stays, which knows it. */
  | { what: "presence"; organizationId: string; structureId: string; period: string; of: string }
  /** Notifications of these users, or of so many that all ask anew (null). */
  | { what: "notifications"; userIds: readonly string[] | null }
  /** So much could not be told one by one that every listener must ask anew. */
  | { what: "lost" };

/** So many of the longest kind fit into one notification of PostgreSQL. */
const mostRows = 100;

/** What the entries of a write mean to those who look at the sheets they touch, without repetition. */
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
  // What is no single day's makes the listeners ask anew of every day.
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
