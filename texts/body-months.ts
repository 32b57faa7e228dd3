import { monthGroupTexts } from "./dashboard.ts";

/** The list of bodies with the state of their months. */
export const bodyMonthListTexts = {
  title: "Μήνες προς έγκριση",
  file: "Μήνες των Φορέων",
  description: "Πού βρίσκεται ο μήνας σε κάθε Φορέα και τι εκκρεμεί",
  view: "Εικόνα των Φορέων",
  views: { months: "Μήνες", completeness: "Πληρότητα παρουσιολογίων" },
  completenessDescription: "Πόσα παρουσιολόγια υπέβαλε κάθε Φορέας, ημέρα προς ημέρα",
  searchLabel: "Αναζήτηση Φορέα",
  none: "Δεν υπάρχουν Φορείς",
  noneHint: "Οι Φορείς προστίθενται από τη σελίδα «Φορείς».",
  columns: {
    title: "Φορέας",
    ...monthGroupTexts,
    awaiting: "Προς επιβεβαίωση",
    people: "Άτομα",
    peopleBefore: "Άτομα τον προηγούμενο μήνα",
    days: "Παρουσίες",
    daysBefore: "Παρουσίες τον προηγούμενο μήνα",
    amount: "Ποσό",
    sheetsToCheck: "Δείγμα",
  },
  words: {},
} as const;

/** What a body's amount of a month covers. */
export const bodyAmountTexts = {
  waiting: "Προς έγκριση:",
  approved: "Εγκρίθηκαν:",
} as const;

/** Shown when other calendar months also have months that wait for the agency. */
export const alsoWaitingTexts = {
  lead: "Περιμένουν έγκριση ή επιβεβαίωση και σε άλλους μήνες:",
  month: (month: string, count: number) => `${month} (${count})`,
} as const;

/** Approving the signed months of many bodies at once. */
export const approveMonthsTexts = {
  /** Follows a difference, for screen readers. */
  fromBefore: (before: string) => `από τον προηγούμενο μήνα, που είχε ${before}`,
  approve: (months: number) => (months === 1 ? "Έγκριση 1 μήνα" : `Έγκριση ${months} μηνών`),
  noneSigned: "Κανένας μήνας των επιλεγμένων Φορέων δεν είναι υπογεγραμμένος",
  without: (bodies: number) =>
    bodies === 1
      ? "1 Φορέας δεν έχει υπογεγραμμένο μήνα"
      : `${bodies} Φορείς δεν έχουν υπογεγραμμένο μήνα`,
  text: (months: number, bodies: number) =>
    `${months === 1 ? "Ο υπογεγραμμένος μήνας 1 σύμβασης" : `Οι υπογεγραμμένοι μήνες ${months} συμβάσεων`} ${
      bodies === 1 ? "σε 1 Φορέα" : `σε ${bodies} Φορείς`
    } εγκρίνονται για πληρωμή.`,
} as const;
