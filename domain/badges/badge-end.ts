/** Why a badge is no longer valid: another replaced it, it was lost, or its holder returned it. */
export const badgeEnds = ["replaced", "lost", "returned"] as const;

export type BadgeEnd = (typeof badgeEnds)[number];
