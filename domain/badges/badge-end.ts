/** Why a badge holds no more: another took its place, it was lost, or its holder gave it back. */
export const badgeEnds = ["replaced", "lost", "returned"] as const;

export type BadgeEnd = (typeof badgeEnds)[number];
