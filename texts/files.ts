/** Files that are read and written. */
export const fileTexts = {
  tooManyRows: "Η εξαγωγή υπερβαίνει το 1.000.000 γραμμές. Περιορίστε τα κριτήρια",
  ownExportsRun:
    "Εκτελούνται ήδη δύο εξαγωγές σας. Περιμένετε να ολοκληρωθεί η μία ή ακυρώστε την και δοκιμάστε ξανά",
  otherExportsRun:
    "Αυτή τη στιγμή εκτελούνται πολλές εξαγωγές από άλλους χρήστες. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα",
  tooMuchWork: "Το αρχείο είναι πολύ μεγάλο για να διαβαστεί. Χωρίστε το σε μικρότερα",
} as const;

/** Why a file is no table that can be read. */
export const tableRefusals: Record<
  "not-a-table" | "old-excel" | "too-many-rows" | "unpacks-too-large",
  string
> = {
  "not-a-table": "Το αρχείο δεν διαβάζεται ως πίνακας. Δώστε αρχείο Excel (.xlsx) ή CSV",
  "old-excel": "Η παλαιά μορφή .xls δεν υποστηρίζεται. Αποθηκεύστε το αρχείο ως .xlsx",
  "too-many-rows": "Το αρχείο έχει περισσότερες από 20.000 γραμμές. Χωρίστε το σε μικρότερα",
  "unpacks-too-large": "Το περιεχόμενο του αρχείου υπερβαίνει τα 60 MB",
};
