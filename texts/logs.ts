import type { apiOutcomes, loginMethods, loginOutcomes } from "#domain/logs.ts";

/** Columns of both logs, on the page and in the file. */
export const logColumns = {
  apiFile: "Κλήσεις",
  loginFile: "Συνδέσεις",
  at: "Ώρα",
  nickName: "Ονοματεπώνυμο",
  userName: "Όνομα χρήστη",
  area: "Ρόλος",
  method: "Μέθοδος",
  path: "Διαδρομή",
  call: "Ενέργεια",
  status: "Κωδικός",
  durationMs: "Διάρκεια (ms)",
  organization: "Φορέας",
  ip: "Διεύθυνση IP",
  userAgent: "Πρόγραμμα",
  requestId: "Αριθμός κλήσης",
  loginMethod: "Τρόπος",
  outcome: "Αποτέλεσμα",
} as const;

/** How a sign-in was made. */
export const loginMethodTexts: Record<(typeof loginMethods)[number], string> = {
  password: "Κωδικός πρόσβασης",
  taxis: "taxisnet",
  "second-factor": "Δεύτερος τρόπος",
  app: "Εφαρμογή διεπαφής",
  device: "Κλειδί συσκευής",
};

/** What came of a sign-in. */
export const loginOutcomeTexts: Record<(typeof loginOutcomes)[number], string> = {
  "signed-in": "Σύνδεση",
  "second-factor-asked": "Ζητήθηκε δεύτερος τρόπος",
  wrong: "Λάθος στοιχεία",
  "no-screens": "Ρόλος χωρίς οθόνες",
  "signed-out": "Αποσύνδεση",
};

/** How a call ended. */
export const apiOutcomeTexts: Record<(typeof apiOutcomes)[number], string> = {
  served: "Εξυπηρετήθηκε",
  refused: "Απορρίφθηκε",
  failed: "Απέτυχε",
};

/** The pages of the logs. */
export const logPageTexts = {
  who: "Χρήστης",
  speed: "Διάρκεια",
  hubTitle: "Αρχεία καταγραφής",
  hubDescription: "Ποιος συνδέθηκε και τι έκανε. Πόσο τηρούνται ορίζουν οι γενικές παράμετροι",
  apiTitle: "Κλήσεις",
  apiDescription: "Ποιος κάλεσε τι, πότε και με ποιο αποτέλεσμα. Το περιεχόμενο δεν τηρείται",
  loginTitle: "Συνδέσεις",
  loginDescription: "Κάθε σύνδεση, αποσύνδεση και αποτυχημένη προσπάθεια",
  apiSearch: "Αναζήτηση με χρήστη ή διαδρομή",
  loginSearch: "Αναζήτηση με χρήστη",
  anyOutcome: "Κάθε αποτέλεσμα",
  anyMethod: "Κάθε τρόπος",
  anyOrganization: "Κάθε Φορέας",
  anySpeed: "Κάθε διάρκεια",
  slowerThan: (ms: string) => `Πάνω από ${ms} ms`,
  nobody: "Χωρίς σύνδεση",
  unknownUser: "Άγνωστος χρήστης",
  noApi: "Δεν υπάρχουν κλήσεις",
  noApiHint: "Οι κλήσεις εμφανίζονται εδώ μέσα σε ένα δευτερόλεπτο.",
  noLogins: "Δεν υπάρχουν συνδέσεις",
  noLoginsHint: "Εδώ εμφανίζεται κάθε σύνδεση χρήστη.",
  hours: "Κλήσεις ανά ώρα, τελευταίο 24ωρο",
  calls: "Κλήσεις",
  failedCalls: "Αποτυχίες",
  median: "Μισές κλήσεις έως",
  p95: "95 στις 100 έως",
  ms: (value: string) => `${value} ms`,
  none: "Καμία",
} as const;
