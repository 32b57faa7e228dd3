/** Live updates: who else is on a sheet, and what someone else has just saved. */
export const liveTexts = {
  colleagues: (names: readonly string[]) =>
    names.length === 1
      ? `Το επεξεργάζεται επίσης: ${names[0]}`
      : `Το επεξεργάζονται επίσης: ${names.join(", ")}`,
  andMore: (count: number) => (count === 1 ? "άλλος ένας" : `άλλοι ${count}`),
  justChanged: (name: string | null) =>
    name === null ? "Μόλις άλλαξε από άλλον" : `Μόλις άλλαξε: ${name}`,
  changedRows: (count: number) =>
    count === 1 ? "Άλλος χρήστης άλλαξε 1 εγγραφή" : `Άλλοι χρήστες άλλαξαν ${count} εγγραφές`,
};

/** Summaries of the live update calls, for the API document. */
export const liveSummaries = {
  "/Notifications/GetAll": "Ειδοποιήσεις του χρήστη",
  "/Notifications/Read": "Σήμανση ειδοποιήσεων ως αναγνωσμένων",
  "/Live/Watch": "Ροή ενημερώσεων του χρήστη",
  "/Live/WatchSheet": "Ροή ενημερώσεων ενός παρουσιολογίου",
  "/Live/Stay": "Ποιοι άλλοι έχουν ανοικτό το παρουσιολόγιο",
};
