import { reasonFieldTexts, reasonPageTexts } from "./absence-reasons.ts";

/** The list of reasons for unlocking. */
export const unlockReasonListTexts = {
  title: "Λόγοι ξεκλειδώματος",
  description: "Για ποιους λόγους ένας Φορέας ζητά διόρθωση κλειδωμένων ημερών",
  searchLabel: "Αναζήτηση κωδικού ή τίτλου",
  none: "Δεν υπάρχουν λόγοι ξεκλειδώματος",
  noneHint: "Προσθέστε τον πρώτο με το κουμπί «Νέος λόγος».",
  columns: {
    code: reasonFieldTexts.code,
    title: reasonFieldTexts.title,
    hint: "Οδηγία",
    sortOrder: reasonFieldTexts.sortOrder,
    validTo: "Ισχύει έως",
    isActive: reasonFieldTexts.isActive,
    state: reasonPageTexts.state,
  },
  words: {},
  filters: { state: { label: reasonPageTexts.state, words: reasonPageTexts.states } },
} as const;

/** Acts on reasons for unlocking. */
export const unlockReasonTexts = {
  active: reasonPageTexts.active,
  retired: reasonPageTexts.retired,
  retire: reasonPageTexts.retire,
  retireTitle: reasonPageTexts.retireTitle,
  retireDone: reasonPageTexts.retireDone,
  create: "Νέος λόγος",
  one: "Λόγος ξεκλειδώματος",
  hintHint: "Εμφανίζεται κάτω από το πεδίο της αιτιολογίας",
  validToHint: "Κενό: χωρίς λήξη",
  retireText: "Δεν θα επιλέγεται σε νέα αιτήματα. Όσα έχουν υποβληθεί μένουν όπως είναι.",
} as const;
