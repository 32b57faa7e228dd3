/** With what a field of choices begins: another of them may be chosen, or none. */
export const choice = (at: string | null): string | null => at;
