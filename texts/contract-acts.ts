import { dayText, fromDays } from "./moment.ts";

const listOf = (names: readonly string[]) => new Intl.ListFormat("el-GR").format(names);

/** Acts on a contract: their button labels, and the messages once done. */
export const contractActTexts = {
  edit: { action: "Επεξεργασία", done: "Οι αλλαγές αποθηκεύτηκαν" },
  delete: { action: "Διαγραφή", done: "Η σύμβαση διαγράφηκε" },
  submit: { action: "Υποβολή", done: "Η σύμβαση υποβλήθηκε" },
  withdraw: { action: "Ανάκληση υποβολής", done: "Η υποβολή ανακλήθηκε" },
  approve: { action: "Έγκριση", done: "Η σύμβαση εγκρίθηκε" },
  reject: { action: "Απόρριψη", done: "Η σύμβαση απορρίφθηκε" },
  suspend: { action: "Αναστολή", done: "Η σύμβαση τέθηκε σε αναστολή" },
  resume: { action: "Άρση αναστολής", done: "Η αναστολή ήρθη" },
  extend: { action: "Παράταση", done: "Η σύμβαση παρατάθηκε" },
  terminate: { action: "Διακοπή", done: "Η σύμβαση διακόπηκε" },
  reinstate: { action: "Ανάκληση διακοπής", done: "Η διακοπή ανακλήθηκε" },
  addTerm: { action: "Μεταβολή όρων", done: "Ο όρος προστέθηκε" },
  withdrawTerm: { action: "Αναίρεση όρου", done: "Ο όρος αναιρέθηκε" },
} as const;

const onlyDraft = "Μόνο σε πρόχειρη ή απορριφθείσα σύμβαση";
const onlySubmitted = "Μόνο σε σύμβαση που έχει υποβληθεί";

/** In which states each act is allowed; shown where it is not. */
export const contractActStates = {
  edit: onlyDraft,
  delete: onlyDraft,
  submit: onlyDraft,
  withdraw: onlySubmitted,
  approve: onlySubmitted,
  reject: onlySubmitted,
  suspend: "Μόνο σε ενεργή σύμβαση",
  resume: "Μόνο σε σύμβαση σε αναστολή",
  extend: "Μόνο σε ενεργή ή λήξασα σύμβαση",
  terminate: "Μόνο σε ενεργή σύμβαση ή σε αναστολή",
  reinstate: "Μόνο σε σύμβαση που διακόπηκε",
} as const;

/** Fields of the forms of acts. */
export const contractActFormTexts = {
  reason: "Αιτιολογία",
  suspendFrom: "Αναστολή από",
  resumeFrom: "Επαναφορά από",
  lastDay: "Τελευταία ημέρα της σύμβασης",
  suspendText: "Από την ημέρα αυτή δεν προβλέπεται εργασία, μέχρι την άρση της αναστολής.",
  resumeText: "Οι τελευταίοι όροι ισχύουν ξανά από την ημέρα αυτή.",
  extendText: "Η σύμβαση συνεχίζει με τους όρους που ισχύουν στη λήξη της.",
  extendSeveral: (count: number) =>
    count === 1 ? "Παράταση 1 σύμβασης" : `Παράταση ${count} συμβάσεων`,
  extendsTo: "Νέα λήξη",
  extensionWhy: "Απόφαση παράτασης",
  terminateText: "Η σύμβαση λήγει νωρίτερα από το προβλεπόμενο.",
  reinstateText: (state: string, endDate: string | null) =>
    `Η σύμβαση επανέρχεται όπως ίσχυε πριν από τη διακοπή: ${state}, ${endDate === null ? "αορίστου χρόνου" : `με λήξη ${dayText(endDate)}`}.`,
  termsAgain: (days: readonly string[]) =>
    days.length === 1
      ? `Επανέρχεται ο όρος ${fromDays(days)}, που είχε αναιρεθεί.`
      : `Επανέρχονται οι όροι ${fromDays(days)}, που είχαν αναιρεθεί.`,
  monthsAgain: (months: readonly string[]) =>
    months.length === 1
      ? `Ο μήνας ${months[0]} είχε ακυρωθεί: ανοίγει ξανά μόλις υπολογιστεί.`
      : `Οι μήνες ${listOf(months)} είχαν ακυρωθεί: ανοίγουν ξανά μόλις υπολογιστούν.`,
  daysOwed: (day: string) => `Οι ημέρες ${fromDays([day])} και μετά ζητούν καταχώριση.`,
  reinstatementWhy: "Πράξη ή λόγος ανάκλησης",
  rejectText: "Η σύμβαση επιστρέφει στον Φορέα με την αιτιολογία σας.",
  withdrawTerms: (days: readonly string[]) =>
    days.length === 1
      ? `Να αναιρεθεί ο όρος που θα ίσχυε ${fromDays(days)}`
      : `Να αναιρεθούν οι όροι που θα ίσχυαν ${fromDays(days)}`,
  withdrawTermText: (day: string) =>
    `Ο όρος ${fromDays([day])} αναιρείται και στη θέση του συνεχίζει να ισχύει ο προηγούμενος.`,
  termGone: (day: string) =>
    `Ο όρος ${fromDays([day])} αναιρέθηκε ή άλλαξε στο μεταξύ από άλλον χρήστη: δεν υπάρχει πλέον στη σύμβαση.`,
  withdrawText: "Η σύμβαση γίνεται ξανά πρόχειρη.",
} as const;
