import type { DayLabel } from "#domain/attendance/types.ts";

/** Refusals of disputes and requests. */
export const disputeRefusals = {
  answered: "Η αμφισβήτηση έχει ήδη απαντηθεί",
  otherMonth: "Η ημέρα δεν ανήκει στον μήνα του συνδέσμου",
  openAtSigning:
    "Υπάρχουν ανοικτές αμφισβητήσεις εργαζομένων. Απαντήστε τες ή εξηγήστε τες στη σημείωση",
  notSeen: (count: number) =>
    count === 1
      ? "Υπάρχει 1 ανοικτή αμφισβήτηση. Επιβεβαιώστε ότι υπογράφετε παρά την αμφισβήτηση αυτή"
      : `Υπάρχουν ${count} ανοικτές αμφισβητήσεις. Επιβεβαιώστε ότι υπογράφετε παρά τις αμφισβητήσεις αυτές`,
} as const;

/** The own month of an employee, by link. */
export const monthLinkTexts = {
  title: (month: string) => `Οι παρουσίες μου: ${month}`,
  loading: "Οι παρουσίες μου",
  intro: "Δείτε κάθε ημέρα. Αν κάποια δεν είναι σωστή, πατήστε «Αμφισβήτηση» και γράψτε τι συνέβη.",
  dispute: "Αμφισβήτηση",
  disputeOf: (day: string) => `Αμφισβήτηση: ${day}`,
  what: "Τι συνέβη",
  whatOf: (day: string) => `Τι συνέβη: ${day}`,
  undo: "Αναίρεση",
  confirm: "Επιβεβαίωση μήνα",
  send: (count: number) =>
    count === 1 ? "Αποστολή 1 αμφισβήτησης" : `Αποστολή ${count} αμφισβητήσεων`,
  writeMore: "Γράψτε τι συνέβη σε κάθε ημέρα που αμφισβητείτε",
  confirmed: (when: string) => `Επιβεβαιώσατε τον μήνα ${when}. Ευχαριστούμε.`,
  disputed: (when: string) =>
    `Στείλατε τις αμφισβητήσεις σας ${when}. Η απάντηση θα εμφανιστεί εδώ.`,
  yourWords: "Γράψατε",
  answer: "Απάντηση",
  waiting: "Δεν έχει απαντηθεί ακόμη",
  worked: (duration: string) => `Εργασία ${duration}`,
  labels: {
    present: "Παρουσία",
    telework: "Τηλεργασία",
    duty: "Εκτός έδρας",
    training: "Επιμόρφωση",
    leave: "Άδεια",
    sick: "Ασθένεια",
    unpaid: "Χωρίς αποδοχές",
    unjustified: "Αδικαιολόγητη απουσία",
    rest: "Ανάπαυση",
    holiday: "Αργία",
    weekend: "Σαββατοκύριακο",
    closure: "Δεν λειτουργεί",
    outside: "Εκτός σύμβασης",
    missing: "Λείπει χτύπημα",
    pending: "Χωρίς καταχώριση",
  } satisfies Record<DayLabel, string>,
} as const;

/** Requests to confirm, on the page of verifications. */
export const monthRequestTexts = {
  title: "Επιβεβαιώσεις εργαζομένων",
  description:
    "Κάθε εργαζόμενος λαμβάνει σύνδεσμο για τον μήνα του και τον επιβεβαιώνει ή αμφισβητεί ημέρες.",
  send: "Αποστολή αιτημάτων",
  sendFor: "Αποστολή αιτημάτων για Δομή",
  structure: "Δομή",
  sendAct: "Αποστολή",
  sent: (count: number) => (count === 1 ? "Στάλθηκε 1 αίτημα" : `Στάλθηκαν ${count} αιτήματα`),
  outcomes: {
    "no-address": "Δεν έχει διεύθυνση e-mail",
    confirmed: "Έχει ήδη επιβεβαιώσει",
    "dispute-open": "Έχει ανοικτή αμφισβήτηση",
  },
  states: {
    sent: "Στάλθηκε",
    opened: "Ανοίχτηκε",
    confirmed: "Επιβεβαιώθηκε",
    disputed: "Αμφισβητήθηκε",
    answered: "Απαντήθηκε",
    expired: "Έληξε",
    revoked: "Ανακλήθηκε",
  },
  mails: {
    waiting: "στα εξερχόμενα",
    sent: "παραδόθηκε",
    refused: "δεν παραδόθηκε",
    late: "δεν στάλθηκε",
  },
  fileName: (month: string) => `Επιβεβαιώσεις εργαζομένων ${month}`,
  searchLabel: "Αναζήτηση εργαζομένου",
  employee: "Εργαζόμενος",
  recipient: "Διεύθυνση e-mail",
  madeAt: "Στάλθηκε",
  expiresAt: "Ισχύει έως",
  state: "Κατάσταση",
  anyState: "Κάθε κατάσταση",
  mail: "Μήνυμα",
  disputes: "Αμφισβητήσεις",
  unanswered: "Χωρίς απάντηση",
  sentAt: (when: string, mail: string) => `${when} · ${mail}`,
  none: "Δεν έχουν σταλεί αιτήματα για τον μήνα",
  noneWhy:
    "Επιλέξτε «Αποστολή αιτημάτων» για να λάβουν οι εργαζόμενοι μιας Δομής τον σύνδεσμό τους.",
  disputesOfDay: "Αμφισβητήσεις της ημέρας",
  answer: "Απάντηση",
  answerOf: (name: string, day: string) => `Απάντηση σε ${name}, ${day}`,
  yourAnswer: "Απάντηση προς τον εργαζόμενο",
  answerHint:
    "Διορθώστε πρώτα την ημέρα, αν χρειάζεται, και γράψτε τι διορθώθηκε ή γιατί η καταχώριση ισχύει.",
  answered: "Η απάντηση καταχωρίστηκε",
  openDay: "Φύλλο ημέρας",
  corrected: "Η ημέρα διορθώθηκε μετά την αμφισβήτηση",
  openDisputes: (count: number) =>
    count === 1 ? "1 ανοικτή αμφισβήτηση" : `${count} ανοικτές αμφισβητήσεις`,
  close: "Κλείσιμο",
  writeAnswer: "Γράψτε την απάντηση",
  chooseStructure: "Επιλέξτε Δομή",
} as const;

const { structure, employee, recipient, madeAt, expiresAt, state, mail } = monthRequestTexts;
const { disputes, unanswered, states, mails } = monthRequestTexts;

/** The same as a list. */
export const monthRequestListTexts = {
  title: monthRequestTexts.title,
  fileName: monthRequestTexts.fileName,
  none: monthRequestTexts.none,
  noneHint: monthRequestTexts.noneWhy,
  columns: {
    name: employee,
    structure,
    recipient,
    sentAt: madeAt,
    expiresAt,
    state,
    mail,
    disputes,
    unanswered,
  },
  words: { state: states, mail: mails },
} as const;
