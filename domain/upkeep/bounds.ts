const hour = 3_600_000;

/**
 * From when something that keeps an installation safe is too long ago, in milliseconds: a backup is taken each night, and a
 * morning's delay is none; the ledger is verified each week (`docs/operations.md`).
 */
export const tooLongAgo = { backup: 36 * hour, verification: 8 * 24 * hour } as const;

/** True where an instant lies further back than is right for what was done then. */
export function isTooLongAgo(what: keyof typeof tooLongAgo, at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > tooLongAgo[what];
}

/** True where less than a fifth of a disk is free. */
export function isShortOfSpace({ free, total }: { free: number; total: number }): boolean {
  return free * 5 < total;
}
