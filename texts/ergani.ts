import type { AttemptOutcome, WorkCardState } from "#domain/ergani/states.ts";
import type { CardEvent, LateReason } from "#domain/ergani/work-card.ts";

/** Answers of the ΕΡΓΑΝΗ stand-in. */
export const erganiStandInTexts = {
  wrongCredentials: "Λάθος όνομα χρήστη ή κωδικός",
  invalidToken: "Μη έγκυρο διακριτικό",
  refused: "Ο εργαζόμενος δεν απασχολείται στο παράρτημα",
  protocol: (number: number) => `ΕΥΣ${number}`,
} as const;

/** Why an act is refused. */
export const erganiTexts = {
  passwordNeeded: "Συμπληρώστε τον κωδικό πρόσβασης του ΕΡΓΑΝΗ",
  noAccount: "Καταχωρίστε πρώτα τον λογαριασμό του Φορέα στο ΕΡΓΑΝΗ",
  alreadySo: "Η υποβολή είναι ήδη όπως τη ζητάτε",
  endsBeforeItBegins: "Το τέλος της βλάβης πρέπει να είναι μετά την αρχή της",
  tooLong: (days: number) => `Μία δήλωση βλάβης καλύπτει έως ${days} ημέρες. Ελέγξτε την αρχή της`,
  notYetOver: "Η βλάβη δηλώνεται αφού λήξει",
  notToRetry: "Η κάρτα έχει υποβληθεί, υποβάλλεται τώρα ή δεν χρειάζεται πια",
} as const;

const kinds: Record<CardEvent["kind"], string> = { arrival: "Προσέλευση", departure: "Αποχώρηση" };
const states: Record<WorkCardState, string> = {
  waiting: "Σε αναμονή",
  sending: "Υποβάλλεται",
  accepted: "Υποβλήθηκε",
  refused: "Απορρίφθηκε",
  stopped: "Χωρίς απάντηση",
  dropped: "Δεν χρειάζεται",
};
const lateReasons: Record<LateReason, string> = {
  "001": "001 Διακοπή ρεύματος ή τηλεπικοινωνιών",
  "002": "002 Πρόβλημα στα συστήματα του εργοδότη",
  "003": "003 Πρόβλημα σύνδεσης με το ΕΡΓΑΝΗ",
};
const outcomes: Record<AttemptOutcome, string> = {
  accepted: "Υποβλήθηκε",
  refused: "Απορρίφθηκε",
  unavailable: "Χωρίς απάντηση",
  "wrong-credentials": "Δεν έγινε δεκτός ο λογαριασμός",
};
/** The list of cards, on its page and in its file. */
export const erganiPageTexts = {
  title: "ΕΡΓΑΝΗ: κάρτες εργασίας",
  kinds,
  states,
  lateReasons,
  outcomes,
  workDate: "Ημέρα εργασίας",
  person: "Εργαζόμενος",
  afm: "ΑΦΜ",
  contract: "Σύμβαση",
  kind: "Κίνηση",
  day: "Ημερομηνία",
  time: "Ώρα",
  state: "Κατάσταση",
  lateReason: "Λόγος καθυστέρησης",
  protocol: "Πρωτόκολλο",
  tries: "Προσπάθειες",
  answer: "Απάντηση",
} as const;

const t = erganiPageTexts;

/** The list of work cards. */
export const workCardListTexts = {
  title: t.title,
  file: "Κάρτες εργασίας ΕΡΓΑΝΗ",
  description: "Προσελεύσεις και αποχωρήσεις που υποβάλλονται στο ΕΡΓΑΝΗ II",
  searchLabel: "Αναζήτηση ονόματος, ΑΦΜ ή σύμβασης",
  none: "Δεν υπάρχουν κάρτες εργασίας",
  noneHint:
    "Οι κάρτες δημιουργούνται όταν αποθηκεύονται παρουσίες, από την ημέρα που ενεργοποιείται η υποβολή.",
  columns: {
    workDate: t.workDate,
    name: t.person,
    afm: t.afm,
    contract: t.contract,
    kind: t.kind,
    at: t.time,
    day: t.day,
    time: t.time,
    state: t.state,
    lateReason: t.lateReason,
    protocol: t.protocol,
    tries: t.tries,
    answer: t.answer,
  },
  words: { kind: kinds, state: states, lateReason: lateReasons },
  filters: { state: { label: "Κάθε κατάσταση", words: states } },
} as const;
