/** How far a due sheet has come: still open, submitted, locked after submission, locked without it. */
export const sheetLevels = ["open", "submitted", "locked", "unsubmitted"] as const;

export type SheetLevel = (typeof sheetLevels)[number];
