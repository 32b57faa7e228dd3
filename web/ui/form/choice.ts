/** With what a field of choices begins: another of them may be chosen, or none. */
export const choice = (at: string | null): string | null => at;

/** With what a field of a closed few begins. */
export const oneOf = <T extends string>(_few: Readonly<Record<T, string>>, at: NoInfer<T>): T => at;
