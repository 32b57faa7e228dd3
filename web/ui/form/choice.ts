/** The initial value of a select: typed so that another option may be chosen, or none. */
export const choice = (at: string | null): string | null => at;
