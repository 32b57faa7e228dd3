import { notAllSavedText, sheetStateTexts } from "./record-fields.ts";

/** The day's sheet for the person in charge, on a phone and without an account. */
export const dailyReportTexts = {
  title: "Παρουσίες ημέρας",
  states: sheetStateTexts,
  standings: {
    present: "Παρουσία",
    absent: "Απουσία",
    missing: "Χωρίς καταχώριση",
    "punch-missing": "Ελλιπής σήμανση",
    off: "Χωρίς υποχρέωση",
  },
  counts: (present: number, absent: number, missing: number) =>
    `Παρουσίες ${present} · Απουσίες ${absent} · Χωρίς καταχώριση ${missing}`,
  planned: (times: string) => (times === "" ? "Δεν προβλέπεται εργασία" : `Πρόγραμμα ${times}`),
  asPlanned: "όπως το πρόγραμμα",
  present: "Παρουσία",
  absent: "Απουσία",
  hours: "Ώρες",
  entryOf: (name: string) => `Καταχώριση: ${name}`,
  reasonOf: (name: string) => `Λόγος απουσίας: ${name}`,
  chooseReason: "Επιλέξτε λόγο",
  arrival: "Προσέλευση",
  departure: "Αποχώρηση",
  arrivalOf: (name: string) => `Προσέλευση: ${name}`,
  departureOf: (name: string) => `Αποχώρηση: ${name}`,
  incomplete: "Συμπληρώστε την καταχώριση",
  unsaved: "Δεν έχει αποθηκευτεί",
  changed: (stands: string) =>
    `Η εγγραφή άλλαξε στο μεταξύ. Τώρα ισχύει: ${stands}. Επιλέξτε ποια τιμή θα μείνει`,
  notSaved: (text: string) => `Είχατε γράψει «${text}», που δεν αποθηκεύτηκε`,
  gone: "Κάποιοι για τους οποίους είχατε γράψει δεν είναι πια στο παρουσιολόγιο. Όσα γράψατε για αυτούς δεν αποθηκεύτηκαν",
  undo: "Αναίρεση",
  undoOf: (name: string) => `Αναίρεση: ${name}`,
  allAsPlanned: "Οι υπόλοιποι όπως το πρόγραμμα",
  save: "Αποθήκευση",
  submit: "Υποβολή",
  saved: "Αποθηκεύτηκε",
  submitted: (when: string) =>
    `Υποβλήθηκε ${when}. Ευχαριστούμε. Για διόρθωση απευθυνθείτε στον χειριστή του Φορέα.`,
  alreadySubmitted: "Το παρουσιολόγιο έχει υποβληθεί.",
  locked: "Το παρουσιολόγιο κλειδώθηκε. Για διόρθωση απευθυνθείτε στον χειριστή του Φορέα.",
  offline:
    "Δεν υπάρχει σύνδεση. Όσα γράψατε μένουν σε αυτή τη συσκευή και θα σταλούν μόλις επανέλθει.",
  unstored: "Δεν υπάρχει σύνδεση. Μην κλείσετε τη σελίδα: όσα γράψατε θα σταλούν μόλις επανέλθει.",
  restored: "Επαναφέρθηκαν όσα δεν είχαν αποθηκευτεί",
  notAllSaved: notAllSavedText,
  stillMissing: (count: number) =>
    count === 1 ? "Εκκρεμεί 1 εργαζόμενος" : `Εκκρεμούν ${count} εργαζόμενοι`,
  nothingToSave: "Δεν υπάρχει αλλαγή προς αποθήκευση",
  nobody: "Κανένας εργαζόμενος σήμερα",
  nobodyWhy: "Η Δομή δεν έχει ενεργές συμβάσεις για την ημέρα αυτή.",
} as const;
