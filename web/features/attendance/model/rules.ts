import type { Content } from "./content.ts";
import type { Spot, StoredDay } from "./drafts.ts";

/** Why a cell is only to be read. */
export type CellLock =
  | "no-right"
  | "outside-contract"
  | "other-structure"
  | "day-locked"
  | "month-signed";

/** What the edits ask of the sheet they are made on, a month or a day. */
export type SheetRules = {
  /** What the sheet holds, as it was read from the server. */
  storedAt: (spot: Spot) => StoredDay;
  lockAt: (spot: Spot) => CellLock | null;
  /** True where nothing is planned: a weekend, a holiday, a closure, a day off. */
  isOff: (spot: Spot) => boolean;
  /** What a typed or pasted text means on the day. */
  read: (spot: Spot, text: string) => Content;
  /** The text that `read` turns into the content again; a refused text as it was typed. */
  textOf: (spot: Spot, content: Content) => string;
};
