import { parseJson } from "#domain/parse-json.ts";
import { keepInTab } from "#web/kernel/keep-in-tab.ts";

/** How the cells of a table may be laid out. */
export type Way = {
  /** The maximum width of a cell, in pixels. */
  mostPixels: number;
  /** True if cells have less padding. */
  isTight: boolean;
  /** Whether words wrap. */
  hasLines: boolean;
};

/** How the columns of a table were made to fit, all in pixels. */
export type Fit = Way & {
  /** The width available to the table. */
  pixels: number;
  /** The width of each column. */
  columns: readonly number[];
};

/**
 * A fit with the width of the window, the height of the tools above the rows, and how far down the page the rows start,
 * in pixels.
 */
type Room = Fit & { windowPixels: number; toolsPixels: number; abovePixels: number };

/** Change this when the stored shape changes. */
const key = "rooms-2";

/** The fits found, by the table's name and the columns shown; kept as long as the tab, also across reloads. */
export const roomsFound = new Map<string, Room>(readRooms());

addEventListener("pagehide", () => keepInTab(key, JSON.stringify([...roomsFound])));

/** Guarantee: what this tab stores under the key was written here. */
function readRooms(): [string, Room][] {
  return (parseJson(sessionStorage.getItem(key) ?? "") ?? []) as [string, Room][];
}
