/** What pay is counted by: months, days or hours worked, presences; or nothing. */
export const payBases = ["monthly", "daily", "hourly", "presence", "none"] as const;

export type TermBasis = (typeof payBases)[number];
