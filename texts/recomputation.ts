import type { RecomputeRefusal } from "#domain/attendance/recomputation.ts";

/** Why a month is not recomputed. */
export const recomputeRefusals: Record<RecomputeRefusal, string> = {
  closed:
    "Ο μήνας έχει υποβληθεί. Τον επανυπολογίζει ο Νόμιμος Εκπρόσωπος ή ο Διαχειριστής Συστήματος",
  approved: "Ο μήνας έχει εγκριθεί. Τον επανυπολογίζει ο Διαχειριστής Συστήματος",
  cancelled: "Ο μήνας έχει ακυρωθεί",
};

/** Other sentences of the calls. */
export const recomputeFaults = {
  span: "Επιλέξτε έως 12 μήνες, με τον πρώτο πριν από τον τελευταίο ή ίδιο με αυτόν",
  changed:
    "Τα στοιχεία άλλαξαν μετά την προεπισκόπηση. Κάντε νέα προεπισκόπηση πριν από τον επανυπολογισμό",
} as const;

/** The page that previews and runs it. */
export const recomputeTexts = {
  title: "Επανυπολογισμός",
  description:
    "Οι ημέρες που έχουν καταχωριστεί κρατούν τους όρους με τους οποίους υπολογίστηκαν. Εδώ βλέπετε τι αλλάζει με τους σημερινούς και το εφαρμόζετε.",
  toMonths: "Πίνακας μηνιαίων συμβάσεων",
  open: "Επανυπολογισμός",
  openForContract: "Επανυπολογισμός ημερών",
  scope: "Τι εξετάζεται",
  structure: "Δομή",
  allStructures: "Όλες οι Δομές",
  oneContract: "Μία σύμβαση",
  everyContract: "Όλες οι συμβάσεις",
  from: "Από",
  to: "Έως",
  preview: "Προεπισκόπηση",
  previewing: "Εξετάζονται οι συμβάσεις",
  lookedAt: (looked: string, total: string) => `${looked} από ${total} συμβάσεις`,
  notYet: "Δεν έγινε ακόμη προεπισκόπηση",
  notYetHint: "Επιλέξτε Δομή και μήνες. Η προεπισκόπηση δεν αλλάζει τίποτα.",
  nothing: "Δεν αλλάζει τίποτα",
  nothingHint: "Όλες οι ημέρες είναι ήδη υπολογισμένες με τους όρους που ισχύουν.",
  changes: "Τι αλλάζει",
  months: "Μήνες",
  days: "Ημέρες",
  reopened: "Επιστρέφουν σε σύνταξη",
  reopenedNote: "και η υπογραφή τους παύει να ισχύει",
  differences: "Διαφορές πληρωμής",
  leaveClosed: "Να μη θιγούν μήνες που έχουν υποβληθεί, υπογραφεί ή εγκριθεί",
  person: "Εργαζόμενος",
  month: "Μήνας",
  state: "Κατάσταση",
  planned: "Προβλεπόμενες",
  worked: "Ώρες εργασίας",
  balance: "Υπόλοιπο",
  difference: "Διαφορά πληρωμής",
  becomes: (before: string, after: string) => `${before} → ${after}`,
  signedBy: (who: string, when: string) => `Υπογραφή: ${who}, ${when}. Παύει να ισχύει`,
  daysOf: (count: number) => (count === 1 ? "1 ημέρα" : `${count} ημέρες`),
  showDays: (person: string) => `Ημέρες που αλλάζουν: ${person}`,
  showMore: (count: string) => `Εμφάνιση όλων (${count})`,
  apply: (count: string) => `Επανυπολογισμός (${count})`,
  applyTitle: "Επανυπολογισμός μηνών",
  applyText: (months: string, reopened: number) =>
    reopened === 0
      ? `Μήνες προς επανυπολογισμό, όπως δείχνει η προεπισκόπηση: ${months}.`
      : `Μήνες προς επανυπολογισμό, όπως δείχνει η προεπισκόπηση: ${months}. Από αυτούς επιστρέφουν σε σύνταξη, για νέα υποβολή και υπογραφή: ${reopened}.`,
  reason: "Αιτιολογία",
  reasonHint: "Μένει στο ιστορικό κάθε ημέρας που αλλάζει",
  run: "Εφαρμογή",
  nobody: "Κανένας από τους μήνες δεν μπορεί να επανυπολογιστεί από εσάς",
  running: "Ο επανυπολογισμός προχωρά",
  runningHint: "Μπορείτε να τον διακόψετε και να τον επαναλάβετε. Ό,τι έγινε δεν χάνεται.",
  done: (months: number) =>
    months === 1 ? "Επανυπολογίστηκε 1 μήνας" : `Επανυπολογίστηκαν ${months} μήνες`,
} as const;
