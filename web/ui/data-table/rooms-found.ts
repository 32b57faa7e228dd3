import { parseJson } from "#domain/parse-json.ts";

/** What the cells of a table may take. */
export type Way = {
  /** The widest, in pixels. */
  mostPixels: number;
  /** True where cells stand closer. */
  isTight: boolean;
  /** True where words take several lines. */
  hasLines: boolean;
};

/** How the columns of a table came to fit, all in pixels. */
export type Fit = Way & {
  /** What the table had. */
  pixels: number;
  /** What each column took. */
  columns: readonly number[];
};

/**
 * And with it: how wide the window was, how high the tools above the rows, and how far down the page the rows began, in
 * pixels.
 */
export type Room = Fit & { windowPixels: number; toolsPixels: number; abovePixels: number };

/** To be changed where the stored shape changes. */
const key = "rooms-2";

/** What was found, by the table's name and the columns that it shows; kept as long as the tab, over its reloads too. */
export const roomsFound = new Map<string, Room>(readRooms());

addEventListener("pagehide", () => sessionStorage.setItem(key, JSON.stringify([...roomsFound])));

/** Guarantee: what this tab keeps under the key is what was written here. */
function readRooms(): [string, Room][] {
  return (parseJson(sessionStorage.getItem(key) ?? "") ?? []) as [string, Room][];
}
