import { daySheetTexts } from "./day-sheet.ts";

/** The list of sheets that a body owes. */
export const sheetListTexts = {
  title: "Παρουσιολόγια που οφείλονται",
  searchLabel: "Αναζήτηση Δομής",
  none: "Δεν οφείλεται κανένα παρουσιολόγιο",
  noneHint: "Στις ημέρες που επιλέξατε καμία Δομή δεν είχε υπηρεσία.",
  columns: {
    structure: "Δομή",
    date: "Ημέρα",
    state: "Κατάσταση",
    expected: "Αναμένονται",
    recorded: "Καταχωρίσεις",
    missing: "Ελλιπείς σημάνσεις",
    submitted: "Υποβλήθηκε",
    submittedBy: "Υποβλήθηκε από",
  },
  words: { state: daySheetTexts.states },
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: daySheetTexts.states },
  },
} as const;

/** Its page. */
export const sheetPageTexts = {
  title: "Ημέρα: παρουσιολόγια",
  recordedOf: (recorded: string, expected: string) => `${recorded} από ${expected}`,
  period: (from: string, to: string) => `Από ${from} έως ${to}`,
  tooManyDays: (days: number) => `Επιλέξτε έως ${days} ημέρες`,
} as const;
