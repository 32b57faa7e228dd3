import type { SampleOutcome, SampleRule } from "#domain/verification/sample.ts";

/** How a sample is drawn. */
export const sampleRuleTexts: Record<SampleRule, string> = {
  random: "Με κλήρωση",
  findings: "Περισσότερα ευρήματα",
  typed: "Περισσότερες χειροκίνητες ώρες",
  late: "Περισσότερες όψιμες μεταβολές",
};

/** The outcome of checking a sheet. */
export const sampleOutcomeTexts: Record<SampleOutcome, string> = {
  verified: "Επαληθεύτηκε",
  deviation: "Απόκλιση",
};

/** The list of samples over all bodies. */
export const sampleListTexts = {
  title: "Δείγμα των Φορέων",
  description: "Παρουσιολόγια που επιλέχθηκαν για έλεγχο, σε κάθε Φορέα",
  searchLabel: "Αναζήτηση Φορέα",
  none: "Δεν έχει γίνει ακόμη δειγματοληπτικός έλεγχος",
  noneHint: "Νέο δείγμα επιλέγεται από τις Επαληθεύσεις κάθε Φορέα, στο «Δείγμα».",
  columns: {
    organization: "Φορέας",
    month: "Μήνας",
    rule: "Κριτήριο",
    sheets: "Παρουσιολόγια",
    verified: "Επαληθεύτηκαν",
    deviations: "Αποκλίσεις",
    left: "Απομένουν",
    drawnAt: "Επιλέχθηκε",
    drawnBy: "Επιλογή από",
  },
  words: { rule: sampleRuleTexts },
  filters: {
    state: {
      label: "Κάθε δείγμα",
      words: { open: "Με παρουσιολόγια που απομένουν", done: "Ελεγμένα" },
    },
  },
  leftOf: (sheets: string) => `Παρουσιολόγια που απομένουν: ${sheets}`,
} as const;

/** Sampling of sheets by the agency. */
export const sampleTexts = {
  title: "Δειγματοληπτικός έλεγχος",
  none: sampleListTexts.none,
  noneHint:
    "Το Στέλεχος επιλέγει παρουσιολόγια με κλήρωση ή με κανόνα και καταγράφει το αποτέλεσμα.",
  draw: "Νέο δείγμα",
  drawTitle: "Επιλογή δείγματος",
  drawAct: "Επιλογή",
  month: "Μήνας",
  rule: "Κριτήριο",
  size: "Πλήθος παρουσιολογίων",
  seed: "Αφετηρία κλήρωσης",
  seedHint: "Κενό: νέα κλήρωση. Η ίδια αφετηρία δίνει το ίδιο δείγμα.",
  drawn: (sheets: number) =>
    sheets === 1 ? "Επιλέχθηκε 1 παρουσιολόγιο" : `Επιλέχθηκαν ${sheets} παρουσιολόγια`,
  drawnBy: "Επιλογή από",
  population: (sheets: number, population: number) => `${sheets} από ${population} παρουσιολόγια`,
  verified: "Επαληθεύτηκαν",
  deviations: "Αποκλίσεις",
  left: "Απομένουν",
  sheets: "Παρουσιολόγια του δείγματος",
  structure: "Δομή",
  date: "Ημέρα",
  score: "Μέτρηση",
  outcome: "Αποτέλεσμα",
  toSheets: "Προβολή",
  sheetsOf: (month: string, rule: string) => `Δείγμα: ${month}, ${rule}`,
  decide: "Καταγραφή",
  decideOf: (structure: string, day: string) => `Καταγραφή αποτελέσματος: ${structure}, ${day}`,
  decided: "Το αποτέλεσμα καταγράφηκε",
  note: "Παρατηρήσεις",
  mayNot: "Δείγμα επιλέγει το Στέλεχος ή ο Διαχειριστής Συστήματος",
  nothingToDraw: "Κανένα παρουσιολόγιο του μήνα δεν ταιριάζει με το κριτήριο",
  deviationNeedsWords: "Περιγράψτε την απόκλιση",
} as const;
