const hour = 3_600_000;

/**
 * Age in milliseconds from which a backup or a verification is overdue: backups run each night, with some hours' tolerance;
 * the ledger is verified each week (`docs/operations.md`).
 */
const tooLongAgo = { backup: 36 * hour, verification: 8 * 24 * hour } as const;

/** Whether what was last done at `at` is overdue. */
export function isTooLongAgo(what: keyof typeof tooLongAgo, at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > tooLongAgo[what];
}

/** True where less than a fifth of a disk is free. */
export function isShortOfSpace({ free, total }: { free: number; total: number }): boolean {
  return free * 5 < total;
}
