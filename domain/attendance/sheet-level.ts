/** What became of a sheet that is owed: still open, submitted, locked after it was submitted, locked without. */
export const sheetLevels = ["open", "submitted", "locked", "unsubmitted"] as const;

export type SheetLevel = (typeof sheetLevels)[number];
