import { formTexts } from "./common.ts";

/** Fields of an act, as in its form, its list and its file. */
export const deputyFieldTexts = {
  userId: "Αναπληρωτής",
  representsId: "Νόμιμος Εκπρόσωπος που αναπληρώνεται",
  from: "Από",
  to: "Έως",
  number: "Αριθμός πράξης",
  decidedOn: "Ημερομηνία πράξης",
  ada: "ΑΔΑ",
  reason: "Αιτιολογία",
} as const;

const t = deputyFieldTexts;

/** Why an act is refused. */
export const deputyRefusals = {
  "ends-before": formTexts.endsBefore,
  "too-long": "Μια πράξη αναπλήρωσης ισχύει έως 366 ημέρες",
  over: "Η αναπλήρωση έχει ήδη λήξει αυτή την ημέρα: επιλέξτε σημερινή ή μεταγενέστερη",
  notDeputy: "Επιλέξτε ενεργό Χειριστή με πλήρη πρόσβαση στον Φορέα",
  notRepresentative: "Επιλέξτε ενεργό Νόμιμο Εκπρόσωπο του Φορέα",
  secondFactor:
    "Ο χρήστης δεν έχει δεύτερο παράγοντα σύνδεσης, που απαιτείται για Νόμιμο Εκπρόσωπο. Πρέπει να τον προσθέσει πρώτα στον λογαριασμό του",
  overlaps: (from: string, to: string) => `Ο χρήστης είναι ήδη αναπληρωτής από ${from} έως ${to}`,
  chain: "Ο αναπληρωτής δεν ορίζει και δεν παύει αναπληρωτές",
  ended: "Η αναπλήρωση έχει ήδη λήξει",
} as const;

/** The state of an act. */
export const deputyStateTexts = {
  coming: "Θα ισχύσει",
  holds: "Ισχύει",
  void: "Δεν ισχύει",
  whyVoid: "Ο αναπληρωτής δεν είναι πια ενεργός Χειριστής με πλήρη πρόσβαση στον Φορέα",
  lapsed: "Έληξε ο λογαριασμός",
  accountEnds: (day: string) => `Λήξη λογαριασμού αναπληρωτή: ${day}`,
  past: "Έληξε",
  ended: "Έπαυσε",
  endedOn: (at: string, by: string) => `Έπαυσε ${at} από ${by}`,
} as const;

/** The list of acts. */
export const deputyListTexts = {
  title: "Αναπληρώσεις",
  file: "Αναπληρώσεις",
  description:
    "Ποιος ασκεί τις αρμοδιότητες του Νόμιμου Εκπροσώπου όταν απουσιάζει, και με ποια πράξη",
  searchLabel: "Αναζήτηση ονόματος, αριθμού ή ΑΔΑ",
  none: "Καμία αναπλήρωση",
  noneHint:
    "Με την πράξη αναπλήρωσης ένας χειριστής υπογράφει και αποφασίζει αντί του Νόμιμου Εκπροσώπου, μόνο στον Φορέα αυτόν και μόνο τις ημέρες της.",
  columns: {
    deputy: t.userId,
    represents: "Αναπληρώνει",
    from: t.from,
    to: t.to,
    number: t.number,
    decidedOn: t.decidedOn,
    ada: t.ada,
    state: "Κατάσταση",
    madeBy: "Χρήστης",
    madeAt: "Καταχωρίστηκε",
    endedBy: "Έπαυσε από",
    endedAt: "Έπαυσε στις",
    endReason: "Αιτιολογία παύσης",
  },
  words: { state: deputyStateTexts },
  filters: {
    when: {
      label: "Χρόνος",
      any: "Όλες",
      words: { coming: "Τρέχουσες και επόμενες", past: "Όσες έληξαν", all: "Όλες" },
    },
  },
} as const;

/** The page of acts, its form and the dialog that ends one. */
export const deputyPageTexts = {
  create: "Νέα αναπλήρωση",
  save: "Ορισμός αναπληρωτή",
  userHint: "Χειριστές του Φορέα με πλήρη πρόσβαση",
  scope:
    "Από την πρώτη έως και την τελευταία ημέρα ο αναπληρωτής υπογράφει, επιστρέφει και αποφασίζει όπως ο Νόμιμος Εκπρόσωπος, που διατηρεί τις αρμοδιότητές του. Δεν ορίζει άλλον αναπληρωτή. Η πράξη ισχύει και αν απενεργοποιηθεί ο λογαριασμός του Νόμιμου Εκπροσώπου, εκτός αν επιλέξετε «Παύση». Στο υπογεγραμμένο παρουσιολόγιο φαίνονται και τα δύο ονόματα.",
  end: "Παύση",
  endOf: (name: string) => `Παύση αναπλήρωσης: ${name}`,
  endText:
    "Η αναπλήρωση παύει αμέσως. Όσα έχουν υπογραφεί ισχύουν και εξακολουθούν να δείχνουν την πράξη.",
  appointed: "Ο αναπληρωτής ορίστηκε",
  ended: "Η αναπλήρωση έπαυσε",
} as const;

/** Summaries of the calls. */
export const deputySummaries = {
  "/Deputies/GetChoices": "Ποιοι μπορούν να αναπληρώσουν και ποιους",
  "/Deputies/Appoint": "Ορισμός αναπληρωτή Νόμιμου Εκπροσώπου",
  "/Deputies/End": "Παύση αναπλήρωσης",
} as const;
