/** The list of sheets that a body owes. */
export const sheetPageTexts = {
  title: "Παρουσιολόγια",
  description: "Ένα για κάθε Δομή και ημέρα με υπηρεσία, είτε άνοιξε είτε όχι",
  table: "Παρουσιολόγια που οφείλονται",
  structure: "Δομή",
  date: "Ημέρα",
  state: "Κατάσταση",
  anyState: "Κάθε κατάσταση",
  recorded: "Καταχωρίσεις",
  missing: "Ελλιπείς σημάνσεις",
  submitted: "Υποβλήθηκε",
  submittedBy: "Υποβλήθηκε από",
  search: "Αναζήτηση Δομής",
  period: (from: string, to: string) => `Από ${from} έως ${to}`,
  none: "Δεν οφείλεται κανένα παρουσιολόγιο",
  noneHint: "Στις ημέρες που επιλέξατε καμία Δομή δεν είχε υπηρεσία.",
  tooManyDays: (days: number) => `Επιλέξτε έως ${days} ημέρες`,
} as const;
