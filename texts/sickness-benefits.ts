import { dayText } from "./moment.ts";

/** What the insurance pays for illness under private law. */
export const sicknessBenefitTexts = {
  title: "Επίδομα ασθένειας ΕΦΚΑ",
  none: "Δεν έχει καταχωριστεί επίδομα ασθένειας.",
  add: "Καταχώριση επιδόματος",
  from: "Από",
  to: "Έως",
  days: "Διάστημα",
  amount: "Ποσό",
  amountHelp:
    "Το επίδομα του ΕΦΚΑ για όλο το διάστημα. Αν δεν χορηγήθηκε, γράψτε 0,00. Ο εργοδότης το συμπληρώνει έως τις πλήρεις αποδοχές (ΑΚ, άρθρα 657–658).",
  note: "Απόφαση ή παρατήρηση",
  by: "Καταχώριση",
  byAt: (who: string, when: string) => `${who}, ${when}`,
  takeBack: "Αναίρεση",
  takeBackOf: (from: string, to: string) => `Αναίρεση του επιδόματος από ${from} έως ${to}`,
  done: "Το επίδομα ασθένειας καταχωρίστηκε.",
  takenBack: "Το επίδομα ασθένειας αναιρέθηκε.",
  endsBefore: "Η τελευταία ημέρα προηγείται της πρώτης",
  tooLong: (days: number) => `Το διάστημα είναι έως ${days} ημέρες`,
  below: "Το ποσό δεν μπορεί να είναι αρνητικό",
  unknown: "Δεν υπάρχει επίδομα για το διάστημα αυτό",
  meets: (from: string, to: string) =>
    `Υπάρχει ήδη επίδομα από ${dayText(from)} έως ${dayText(to)}. Για να το διορθώσετε δώστε το ίδιο διάστημα`,
} as const;
