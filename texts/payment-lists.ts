import { lineStateTexts, paymentStateTexts } from "./payments.ts";

/** The list of payments. */
export const paymentListTexts = {
  title: "Κατάλογος πληρωμών",
  file: "Πληρωμές",
  searchLabel: "Αναζήτηση αριθμού ή Φορέα",
  none: "Δεν υπάρχουν πληρωμές",
  noneHint: "Οι πληρωμές του Φορέα εμφανίζονται εδώ μόλις δημιουργηθούν από την υπηρεσία",
  columns: {
    organization: "Φορέας",
    number: "Αριθμός",
    month: "Μήνας",
    state: "Κατάσταση",
    total: "Σύνολο",
    lines: "Δικαιούχοι",
    outcome: "Έκβαση",
    paid: "Πληρώθηκαν",
    rejected: "Απορρίφθηκαν",
    exclusions: "Εξαιρέσεις",
    executionDate: "Ημέρα εκτέλεσης",
    submission: "Υποβολή",
    submittedOn: "Ημέρα υποβολής",
    reference: "Αναφορά τράπεζας",
    created: "Δημιουργία",
    createdBy: "Δημιουργός",
  },
  inFile: { total: "Σύνολο (€)" },
  words: { state: paymentStateTexts },
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: paymentStateTexts },
  },
} as const;

/** The same list for those who make payments. */
export const madePaymentTexts = {
  ...paymentListTexts,
  noneHint: "Όταν εγκριθούν μήνες, δημιουργήστε πληρωμή με το κουμπί «Νέα πληρωμή»",
} as const;

/** The lines of a payment. */
export const paymentLineTexts = {
  title: "Γραμμές πληρωμής",
  searchLabel: "Αναζήτηση ονόματος ή IBAN",
  none: "Η πληρωμή δεν έχει γραμμές",
  noneHint: "Δείτε παρακάτω τις εξαιρέσεις",
  columns: {
    name: "Δικαιούχος",
    iban: "IBAN",
    what: "Αφορά",
    amount: "Ποσό",
    state: "Κατάσταση",
    bankCode: "Κωδικός",
    bankText: "Αιτιολογία",
    contracts: "Αρ. σύμβασης",
    months: "Μήνες",
    differences: "Διαφορές (€)",
  },
  inFile: { amount: "Ποσό (€)" },
  words: { state: lineStateTexts },
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: lineStateTexts },
  },
} as const;

/** What a payment leaves out. */
export const exclusionListTexts = {
  title: "Εξαιρέσεις",
  none: "Η πληρωμή δεν έχει εξαιρέσεις",
  noneHint: "",
  columns: {
    name: "Δικαιούχος",
    contract: "Σύμβαση",
    month: "Αφορά",
    why: "Λόγος",
    amount: "Ποσό",
  },
  inFile: {
    contract: "Αρ. σύμβασης",
    month: "Μήνας",
    why: "Λόγος εξαίρεσης",
    amount: "Ποσό (€)",
  },
  words: {},
} as const;

const amountOfMonth = {
  columns: { name: "Δικαιούχος", contract: "Σύμβαση", month: "Αφορά", amount: "Ποσό" },
  inFile: { contract: "Αρ. σύμβασης", month: "Μήνας", amount: "Ποσό (€)" },
} as const;

/** Overpayments still to be set off or paid back. */
export const overpaymentListTexts = {
  title: "Ποσά προς επιστροφή ή συμψηφισμό",
  file: "Ποσά προς επιστροφή",
  none: "Δεν εκκρεμεί ποσό προς επιστροφή ή συμψηφισμό",
  noneHint: "",
  columns: {
    ...amountOfMonth.columns,
    since: "Εκκρεμεί από",
    hasContract: "Σύμβαση σε ισχύ",
  },
  inFile: amountOfMonth.inFile,
  words: {},
} as const;

/** What was paid back of them. */
export const recoveryListTexts = {
  title: "Επιστροφές αχρεωστήτως καταβληθέντων",
  none: "Δεν έχει καταχωριστεί επιστροφή",
  noneHint: "",
  columns: {
    ...amountOfMonth.columns,
    recoveredOn: "Ημέρα επιστροφής",
    reference: "Παραστατικό",
    stated: "Καταχώριση",
    by: "Χρήστης",
    withdrawal: "Αναίρεση",
  },
  inFile: amountOfMonth.inFile,
  words: {},
} as const;
