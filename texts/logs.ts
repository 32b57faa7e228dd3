import { roleTexts } from "./shell.ts";
import type { apiOutcomes, loginMethods, loginOutcomes } from "#domain/logs.ts";

/** Columns of both logs. */
export const logColumns = {
  who: "Χρήστης",
  at: "Ώρα",
  nickName: "Ονοματεπώνυμο",
  userName: "Όνομα χρήστη",
  area: "Ρόλος",
  ip: "Διεύθυνση IP",
  userAgent: "Πρόγραμμα",
  requestId: "Αριθμός κλήσης",
  outcome: "Αποτέλεσμα",
} as const;

const loginMethodTexts: Record<(typeof loginMethods)[number], string> = {
  password: "Κωδικός πρόσβασης",
  taxis: "taxisnet",
  "second-factor": "Δεύτερος τρόπος",
  app: "Εφαρμογή διεπαφής",
  device: "Κλειδί συσκευής",
  confirmation: "Επιβεβαίωση ταυτότητας",
};

const loginOutcomeTexts: Record<(typeof loginOutcomes)[number], string> = {
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

const { at, who, nickName, userName, area, ip, userAgent, requestId, outcome } = logColumns;
const shared = { at, who, nickName, userName, area, ip, userAgent, requestId };

/** The list of calls. */
export const apiLogTexts = {
  title: "Κλήσεις",
  description: "Ποιος κάλεσε τι, πότε και με ποιο αποτέλεσμα. Το περιεχόμενο δεν τηρείται",
  searchLabel: "Αναζήτηση με χρήστη ή διαδρομή",
  none: "Δεν υπάρχουν κλήσεις",
  noneHint: "Οι κλήσεις εμφανίζονται εδώ μέσα σε ένα δευτερόλεπτο.",
  columns: {
    ...shared,
    method: "Μέθοδος",
    path: "Διαδρομή",
    call: "Ενέργεια",
    status: outcome,
    code: "Κωδικός",
    duration: "Διάρκεια",
    durationMs: "Διάρκεια (ms)",
    organization: "Φορέας",
  },
  words: { area: roleTexts },
  filters: { outcome: { label: "Κάθε αποτέλεσμα", words: apiOutcomeTexts } },
} as const;

/** The list of sign-ins. */
export const loginLogTexts = {
  title: "Συνδέσεις",
  description:
    "Κάθε σύνδεση, αποσύνδεση και αποτυχημένη προσπάθεια, και κάθε λάθος κωδικός σε υπογραφή ή άλλη επιβεβαίωση",
  searchLabel: "Αναζήτηση με χρήστη",
  none: "Δεν υπάρχουν συνδέσεις",
  noneHint: "Εδώ εμφανίζεται κάθε σύνδεση χρήστη.",
  columns: { ...shared, method: "Τρόπος", outcome },
  words: { area: roleTexts, method: loginMethodTexts, outcome: loginOutcomeTexts },
  filters: {
    outcome: { label: "Κάθε αποτέλεσμα", words: loginOutcomeTexts },
    method: { label: "Κάθε τρόπος", words: loginMethodTexts },
  },
} as const;

/** The pages of the logs. */
export const logPageTexts = {
  hubTitle: "Τελευταίο 24ωρο: κλήσεις και συνδέσεις",
  hubDescription: "Κλήσεις και συνδέσεις ανά ώρα, και όσα ήταν ασυνήθιστα",
  anyOrganization: "Κάθε Φορέας",
  anySpeed: "Κάθε διάρκεια",
  slowerThan: (ms: string) => `Πάνω από ${ms} ms`,
  nobody: "Χωρίς σύνδεση",
  unknownUser: "Άγνωστος χρήστης",
  inLine: (calls: string, failed: string, p95: string) =>
    `Τελευταίο 24ωρο: κλήσεις ${calls} · αποτυχίες ${failed} · 95 στις 100 έως ${p95}.`,
  lastDay: "Τελευταίο 24ωρο",
  picture: "Ανά ώρα",
  unusual: "Ασυνήθιστα από χθες",
  nothingUnusual:
    "Τίποτε ασυνήθιστο: καμία κλήση δεν απέτυχε και πουθενά δεν δόθηκαν λάθος στοιχεία.",
  failedOf: (count: string) => `Κλήσεις που απέτυχαν: ${count}`,
  wrongOf: (count: string) => `Προσπάθειες με λάθος στοιχεία: ${count}`,
  hours: "Κλήσεις ανά ώρα, τελευταίο 24ωρο",
  calls: "Κλήσεις",
  failedCalls: "Αποτυχίες",
  median: "Διάμεση διάρκεια",
  p95: "95 στις 100 έως",
  ms: (value: string) => `${value} ms`,
  none: "Καμία",
} as const;
