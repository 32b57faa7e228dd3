/** Months in the nominative, from January on. */
export const monthNames =
  "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος".split(
    " ",
  );

/** As they stand beside a day, `5 Ιανουαρίου`. */
export const monthGenitives =
  "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου".split(
    " ",
  );

/** Short, `Μαρ`. */
export const monthShortNames = "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ".split(" ");

/** From Monday on. */
export const weekdayNames = "Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή".split(" ");
