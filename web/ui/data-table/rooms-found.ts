/** How the columns of a table came to fit, all in pixels. */
export type Fit = {
  /** What the table had. */
  pixels: number;
  /** What its widest cell may take. */
  mostPixels: number;
  /** True where cells stand closer. */
  isTight: boolean;
  /** What each column took. */
  columns: readonly number[];
};

/** With how wide the window was then, how high the tools above the rows, and how far down the page the rows began, in pixels. */
export type Room = Fit & { windowPixels: number; toolsPixels: number; abovePixels: number };

/** As long as the application runs: by the table's name and the columns that it shows. */
export const roomsFound = new Map<string, Room>();
