import type { DayLabel } from "#domain/attendance/types.ts";

/** Refusals of disputes and requests. */
export const disputeRefusals = {
  answered: "Η αμφισβήτηση έχει ήδη απαντηθεί",
  otherMonth: "Η ημέρα δεν ανήκει στον μήνα του συνδέσμου",
  saysNothing: "Γράψτε τι συνέβη ή τις ώρες της ημέρας",
  waiting: "Η ημέρα έχει ήδη αμφισβητηθεί και περιμένει απάντηση",
  tooMany: "Δεν γίνονται δεκτές άλλες αμφισβητήσεις για τον μήνα",
  hasFile: "Η αμφισβήτηση έχει ήδη αρχείο",
  nothingSaid: "Ο εργαζόμενος δεν γράφει ώρες. Γράψτε πώς διορθώνεται η ημέρα",
  yetToCome: "Ο μήνας δεν έχει αρχίσει. Αιτήματα στέλνονται από την πρώτη ημέρα του",
  runs: "Ο μήνας δεν έχει τελειώσει. Επιβεβαιώνεται από την πρώτη ημέρα του επόμενου",
  confirmed: "Ο μήνας, όπως είναι τώρα, έχει ήδη επιβεβαιωθεί",
  openAtConfirming: "Ο μήνας έχει αμφισβήτηση που περιμένει απάντηση",
  otherDigest: "Ο μήνας άλλαξε. Ελέγξτε τον και επιβεβαιώστε τον ξανά",
  openAtSigning:
    "Υπάρχουν ανοικτές αμφισβητήσεις εργαζομένων. Απαντήστε τες ή εξηγήστε τες στη σημείωση",
  notSeen: (count: number) =>
    count === 1
      ? "Υπάρχει 1 ανοικτή αμφισβήτηση. Επιβεβαιώστε ότι υπογράφετε παρά την αμφισβήτηση αυτή"
      : `Υπάρχουν ${count} ανοικτές αμφισβητήσεις. Επιβεβαιώστε ότι υπογράφετε παρά τις αμφισβητήσεις αυτές`,
} as const;

/** The ledger's reason for a record corrected without a comment from the person who did it. */
export const disputeReasons = {
  accepted: "Δεκτή αμφισβήτηση του εργαζομένου",
} as const;

/** An employee's own month, by link. */
export const monthLinkTexts = {
  title: (month: string) => `Οι παρουσίες μου: ${month}`,
  loading: "Οι παρουσίες μου",
  intro: "Δείτε κάθε ημέρα. Αν κάποια δεν είναι σωστή, πατήστε «Αμφισβήτηση» και γράψτε πώς ήταν.",
  noDays: "Ο μήνας δεν έχει αρχίσει",
  noDaysWhy: "Οι ημέρες του θα φανούν εδώ μόλις έρθουν.",
  byAct: (act: string) => `Από συλλογική πράξη: ${act}`,
  dispute: "Αμφισβήτηση",
  disputeOf: (day: string) => `Αμφισβήτηση: ${day}`,
  says: "Πώς ήταν η ημέρα",
  saysOf: (day: string) => `Πώς ήταν η ημέρα: ${day}`,
  saysHint: "Οι ώρες που εργαστήκατε, π.χ. 8:00-15:00",
  readsAs: (words: string) => `Διαβάζεται: ${words}`,
  what: "Τι συνέβη",
  whatOf: (day: string) => `Τι συνέβη: ${day}`,
  file: "Αρχείο",
  fileWords: {
    choose: "Προσθήκη αρχείου",
    chooseOther: "Άλλο αρχείο",
    limits: "PDF, εικόνα, docx ή xlsx έως 10 MB",
  },
  addFile: (day: string) => `Προσθήκη αρχείου: ${day}`,
  fileSent: "Το αρχείο στάλθηκε",
  fileFailed: (why: string) => `Η αμφισβήτηση στάλθηκε χωρίς το αρχείο: ${why}`,
  send: "Αποστολή",
  sent: "Η αμφισβήτηση στάλθηκε",
  sayMore: "Γράψτε πώς ήταν η ημέρα ή τι συνέβη",
  correctFirst: "Διορθώστε τις ώρες που γράψατε",
  confirm: "Επιβεβαίωση μήνα",
  waits: disputeRefusals.openAtConfirming,
  nothingRecorded: "Ο μήνας δεν έχει ακόμη καταχωρίσεις",
  runs: "Ο μήνας συνεχίζεται. Θα τον επιβεβαιώσετε όταν τελειώσει· ημέρες που πέρασαν μπορείτε να τις αμφισβητήσετε από τώρα.",
  confirmed: (when: string) => `Επιβεβαιώσατε τον μήνα ${when}. Ευχαριστούμε.`,
  isVoid: (when: string) =>
    `Ο μήνας άλλαξε μετά την επιβεβαίωσή σας (${when}), η οποία δεν ισχύει πια. Ελέγξτε τον και επιβεβαιώστε τον ξανά.`,
  digest: "Αποτύπωμα του μήνα (SHA-256)",
  digestHint: "Το ίδιο βλέπει και ο Φορέας. Αλλάζει όταν αλλάξει οποιαδήποτε ημέρα.",
  yourWords: "Γράψατε",
  answer: "Απάντηση",
  outcomes: { accepted: "Έγινε δεκτή· η ημέρα διορθώθηκε", rejected: "Δεν έγινε δεκτή" },
  states: { open: "Περιμένει", accepted: "Δεκτή", rejected: "Απορρίφθηκε", answered: "Απαντήθηκε" },
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
    missing: "Ελλιπής σήμανση",
    pending: "Χωρίς καταχώριση",
  } satisfies Record<DayLabel, string>,
} as const;

/** The caller's own attendance, with their own account. */
export const ownMonthTexts = {
  title: "Οι παρουσίες μου",
  contract: (number: string, structure: string) => `Σύμβαση ${number} · ${structure}`,
  none: "Δεν έχετε παρουσίες τον μήνα αυτόν",
  noneWhy:
    "Κανένας εργαζόμενος του Φορέα με τον ΑΦΜ του λογαριασμού σας δεν έχει σύμβαση τον μήνα αυτόν. Αν λείπει ο ΑΦΜ, τον συμπληρώνει ο διαχειριστής των χρηστών.",
} as const;

/** Confirmation requests, on the page of verifications. */
export const monthRequestTexts = {
  title: "Επιβεβαιώσεις εργαζομένων",
  description:
    "Κάθε εργαζόμενος λαμβάνει σύνδεσμο για τον μήνα του: αμφισβητεί ημέρες όσο ο μήνας συνεχίζεται και τον επιβεβαιώνει όταν τελειώσει.",
  send: "Αποστολή αιτημάτων",
  sendFor: "Αποστολή αιτημάτων για Δομή",
  structure: "Δομή",
  sendAct: "Αποστολή",
  queued: (count: number) => (count === 1 ? "Στέλνεται 1 αίτημα" : `Στέλνονται ${count} αιτήματα`),
  notConnected:
    "Δεν έχει οριστεί διακομιστής αλληλογραφίας. Τα αιτήματα μένουν στα εξερχόμενα έως ότου οριστεί.",
  outcomes: {
    "no-address": "Δεν έχει διεύθυνση e-mail",
    confirmed: "Έχει ήδη επιβεβαιώσει",
    "dispute-open": "Έχει ανοικτή αμφισβήτηση",
  },
  states: {
    waiting: "Περιμένει αποστολή",
    undelivered: "Δεν παραδόθηκε",
    sent: "Στάλθηκε",
    opened: "Ανοίχτηκε",
    confirmed: "Επιβεβαιώθηκε",
    void: "Άλλαξε μετά την επιβεβαίωση",
    disputed: "Αμφισβητήθηκε",
    answered: "Απαντήθηκε",
    expired: "Έληξε",
    revoked: "Ανακλήθηκε",
  },
  mails: {
    waiting: "δεν έχει σταλεί ακόμη",
    sent: "παραδόθηκε",
    refused: "δεν παραδόθηκε",
    late: "δεν στάλθηκε",
  },
  waitingElsewhere: "Αμφισβητήσεις άλλων μηνών που περιμένουν απάντηση:",
  waitingOf: (month: string, open: number) => `${month} (${open})`,
  ofAccount: "από τον λογαριασμό του",
  fileName: (month: string) => `Επιβεβαιώσεις εργαζομένων ${month}`,
  searchLabel: "Αναζήτηση εργαζομένου",
  employee: "Εργαζόμενος",
  recipient: "Διεύθυνση e-mail",
  madeAt: "Ημερομηνία αιτήματος",
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
  stands: "Έχει καταχωριστεί",
  says: "Ο εργαζόμενος γράφει",
  inWords: "Μόνο κείμενο",
  hidden: "Το κείμενο το βλέπουν όσοι χειρίζονται τις άδειες.",
  evidence: "Αρχείο",
  accept: "Αποδοχή και διόρθωση",
  acceptOf: (name: string, day: string) => `Αποδοχή και διόρθωση: ${name}, ${day}`,
  acceptOther: "Με άλλες ώρες",
  correctedHint: "Ώρες ή κωδικός, π.χ. 8:00-15:00 ή ΚΑΝ",
  correctedTo: "Η ημέρα διορθώνεται σε",
  correctedToOf: (name: string, day: string) => `Η ημέρα διορθώνεται σε: ${name}, ${day}`,
  reject: "Απόρριψη",
  rejectOf: (name: string, day: string) => `Απόρριψη: ${name}, ${day}`,
  why: "Γιατί η καταχώριση ισχύει",
  whyOf: (name: string, day: string) => `Γιατί η καταχώριση ισχύει: ${name}, ${day}`,
  note: "Σημείωση προς τον εργαζόμενο",
  optional: "Προαιρετικά",
  accepted: "Η ημέρα διορθώθηκε. Ο εργαζόμενος βλέπει την απάντηση στον μήνα του",
  rejected: "Η αμφισβήτηση απορρίφθηκε. Ο εργαζόμενος βλέπει την απάντηση στον μήνα του",
  verdicts: { accepted: "Δεκτή", rejected: "Απορρίφθηκε" },
  answeredBy: (who: string, when: string) => [who, when].filter((part) => part !== "").join(", "),
  confirmedAt: (when: string) => `Επιβεβαιώθηκε ${when}`,
  voidSince: (when: string) =>
    `Η επιβεβαίωση (${when}) δεν ισχύει πια: ο μήνας άλλαξε μετά από αυτήν`,
  digest: (digest: string) => `Αποτύπωμα ${digest}`,
  openDay: "Φύλλο ημέρας",
  corrected: "Η ημέρα διορθώθηκε μετά την αμφισβήτηση",
  openDisputes: (count: number) =>
    count === 1 ? "1 ανοικτή αμφισβήτηση" : `${count} ανοικτές αμφισβητήσεις`,
  close: "Κλείσιμο",
  writeWhy: "Γράψτε γιατί η καταχώριση ισχύει",
  writeTimes: "Γράψτε πώς διορθώνεται η ημέρα",
  chooseStructure: "Επιλέξτε Δομή",
} as const;

const { structure, employee, recipient, madeAt, expiresAt, state, mail } = monthRequestTexts;
const { disputes, unanswered, states, mails } = monthRequestTexts;

/** The list of confirmation requests. */
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

/** One-line summaries of the calls of the own month. */
export const ownMonthSummaries = {
  "/OwnMonths/Attach": "Αρχείο σε αμφισβήτηση του λογαριασμού",
  "/OwnMonths/Confirm": "Επιβεβαίωση του δικού μου μήνα",
  "/OwnMonths/Dispute": "Αμφισβήτηση δικής μου ημέρας",
  "/OwnMonths/GetAll": "Οι μήνες του λογαριασμού ως εργαζομένου",
  "/MonthLink/Attach": "Αρχείο σε αμφισβήτηση μέσω συνδέσμου",
  "/MonthLink/Confirm": "Επιβεβαίωση του μήνα μέσω συνδέσμου",
  "/MonthLink/Dispute": "Αμφισβήτηση ημέρας μέσω συνδέσμου",
  "/MonthLink/GetReasons": "Λόγοι απουσίας μέσω συνδέσμου",
  "/MonthLink/Get": "Ο μήνας ενός συνδέσμου",
  "/MonthLink/Open": "Σήμανση ότι ο σύνδεσμος διαβάστηκε",
} as const;
