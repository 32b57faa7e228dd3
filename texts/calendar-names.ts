const monthNames =
  "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος".split(
    " ",
  );

const monthGenitives =
  "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου".split(
    " ",
  );

const monthShortNames = "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ".split(" ");

/** Starting with Monday. */
export const weekdayNames = "Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή".split(" ");

/** A month in words, `Μάρτιος 2026`. */
export function monthText(month: string): string {
  return `${monthNames[indexOf(month)]} ${month.slice(0, 4)}`;
}

/** A month's short name, `Μαρ`. */
export function shortMonthText(month: string): string {
  return monthShortNames[indexOf(month)] ?? "";
}

/** A day in words, without its year, `5 Μαρτίου`. */
export function dayAndMonthText(day: string): string {
  return `${Number(day.slice(8))} ${monthGenitives[indexOf(day)]}`;
}

/** The month of a day or month, from 0. */
function indexOf(of: string): number {
  return Number(of.slice(5, 7)) - 1;
}
