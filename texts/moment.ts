/** A day as it is written in Greece, `05/04/2026`. */
export function dayText(day: string): string {
  return day.split("-").toReversed().join("/");
}

/** Days from which something applies, `από 01/04/2026 και από 01/09/2026`. */
export function fromDays(days: readonly string[]): string {
  return new Intl.ListFormat("el-GR").format(days.map((day) => `από ${dayText(day)}`));
}

/** For a last day that would come before the start. */
export const lastDayPassed = "Η τελευταία ημέρα δεν μπορεί να έχει περάσει";

/** For a day too far back, with the first day that is accepted. */
export function notBefore(first: string): string {
  return `Γίνονται δεκτές ημερομηνίες από ${dayText(first)} και μετά`;
}

/** For a day too far ahead, with the last day that is accepted. */
export function notBeyond(last: string): string {
  return `Γίνονται δεκτές ημερομηνίες έως και ${dayText(last)}`;
}
