import { personTableTexts } from "./copy-of-person.ts";

/** The panel of an employee, its dialogs, and the list of erasures. */
export const personalDataPageTexts = {
  title: "Στοιχεία του προσώπου",
  intro:
    "Αντίγραφο όλων όσων τηρούνται για το πρόσωπο (ΓΚΠΔ, άρθρα 15 και 20) και διαγραφή τους, όταν επιτρέπεται (άρθρο 17).",
  copy: "Λήψη αντιγράφου",
  copyTitle: "Αντίγραφο των στοιχείων",
  copyText:
    "Θα λάβετε ένα αρχείο zip με όλα τα στοιχεία και τα έγγραφα του προσώπου. Η λήψη καταγράφεται στο ιστορικό του. Παραδώστε το μόνο στο ίδιο το πρόσωπο.",
  copied: "Το αντίγραφο ετοιμάστηκε",
  hold: "Δέσμευση διατήρησης",
  holdTitle: "Δέσμευση διατήρησης",
  holdText: "Όσο ισχύει η δέσμευση, τα στοιχεία του προσώπου δεν διαγράφονται.",
  holdReasonHint: "Για παράδειγμα, εκκρεμής δίκη ή έλεγχος",
  held: "Η δέσμευση καταχωρίστηκε",
  heldSince: (when: string, who: string) => `Δέσμευση διατήρησης: ${who}, ${when}`,
  endHold: "Λήξη δέσμευσης",
  endHoldTitle: "Λήξη της δέσμευσης",
  holdEnded: "Η δέσμευση έληξε",
  erase: "Διαγραφή στοιχείων",
  eraseTitle: "Διαγραφή των στοιχείων του προσώπου",
  notYet: "Τα στοιχεία δεν μπορούν να διαγραφούν ακόμη",
  alreadyErased: "Τα στοιχεία έχουν ήδη διαγραφεί",
  forGood: "Η διαγραφή δεν αναιρείται.",
  reason: "Αιτιολογία",
  reasonHint: "Μένει στη βεβαίωση της διαγραφής. Μη γράψετε στοιχεία του προσώπου.",
  reasonOf: (text: string) => `Αιτιολογία: ${text}`,
  erased: (pseudonym: string) => `Τα στοιχεία διαγράφηκαν. Στη θέση τους: ${pseudonym}`,
  erasedAt: (when: string, who: string) => `Διαγράφηκαν: ${who}, ${when}`,
  goes: "Διαγράφονται οριστικά",
  goesText: "Μαζί με τα αρχεία τους.",
  emptied: "Μένουν χωρίς στοιχεία του προσώπου",
  emptiedText:
    "Διαγράφονται ονόματα, αριθμοί, διευθύνσεις και κείμενα. Από το ιστορικό μένουν μόνο αποτυπώματα.",
  stays: "Τηρούνται με ψευδώνυμο",
  staysText: "Παρουσίες και πληρωμές, ως δικαιολογητικά δημόσιας δαπάνης.",
  staysUntil: (day: string) =>
    `Ως δικαιολογητικά δημόσιας δαπάνης, τουλάχιστον έως ${day}. Έπειτα κατά την εκκαθάριση αρχείων (π.δ. 162/1979, 480/1985).`,
  tab: "Διαγραφές",
  none: "Δεν έχουν γίνει διαγραφές",
  noneText: "Εδώ εμφανίζεται η βεβαίωση κάθε διαγραφής: ποιος, πότε και τι τηρήθηκε.",
} as const;

/** The name of a part of the data, in terms the person understands. */
export function partTitle(table: string): string {
  const titles: Readonly<Record<string, string>> = personTableTexts;
  return titles[table] ?? table;
}
