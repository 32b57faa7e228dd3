import type { Row } from "./rows.ts";

/** Usual unlock reasons; an administrator may change them. */
export const unlockReasons: Row<"unlock_reason">[] = [
  {
    code: "ΛΑΘ",
    title: "Λάθος καταχώριση",
    hint: "Γράψτε τι καταχωρίστηκε και τι είναι το σωστό",
    sort_order: 1,
  },
  {
    code: "ΠΑΡ",
    title: "Παράλειψη καταχώρισης",
    hint: "Γράψτε ποιος και γιατί έμεινε χωρίς καταχώριση",
    sort_order: 2,
  },
  {
    code: "ΔΙΚ",
    title: "Δικαιολογητικό που προσκομίστηκε αργότερα",
    hint: "Γράψτε το έγγραφο και την ημερομηνία του",
    sort_order: 3,
  },
  {
    code: "ΑΔΕ",
    title: "Άδεια που εγκρίθηκε ή ανακλήθηκε αναδρομικά",
    hint: "Γράψτε τον αριθμό της απόφασης",
    sort_order: 4,
  },
  {
    code: "ΣΥΣ",
    title: "Βλάβη συσκευής ή διακοπή δικτύου",
    hint: "Γράψτε ποια συσκευή και από πότε έως πότε",
    sort_order: 5,
  },
  {
    code: "ΕΛΕ",
    title: "Υπόδειξη ελέγχου",
    hint: "Γράψτε ποιος έλεγχος και τι υπέδειξε",
    sort_order: 6,
  },
  { code: "ΑΛΛ", title: "Άλλος λόγος", hint: "Γράψτε τον λόγο", sort_order: 7 },
];
