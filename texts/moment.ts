/** A day as it is written in Greece, `05/04/2026`. */
export function dayText(day: string): string {
  return day.split("-").toReversed().join("/");
}

/** Days from which on something holds, `από 01/04/2026 και από 01/09/2026`. */
export function fromDays(days: readonly string[]): string {
  return new Intl.ListFormat("el-GR").format(days.map((day) => `από ${dayText(day)}`));
}

/** Of a last day that would have ended before it began. */
export const lastDayPassed = "Η τελευταία ημέρα δεν μπορεί να έχει περάσει";

/** Of a day that is too far ahead, with the last that is taken. */
export function notBeyond(last: string): string {
  return `Γίνονται δεκτές ημερομηνίες έως και ${dayText(last)}`;
}
