import type { ErganiPlace, ErganiUserType, OutageCause } from "#domain/ergani/states.ts";

const causes: Record<OutageCause, string> = {
  away: "Το ΕΡΓΑΝΗ δεν απαντούσε",
  account: "Το ΕΡΓΑΝΗ δεν δεχόταν τον λογαριασμό",
  power: "Διακοπή ρεύματος ή τηλεπικοινωνιών",
};

const places: Record<ErganiPlace, string> = {
  trial: "Δοκιμαστικό περιβάλλον",
  production: "ΕΡΓΑΝΗ II",
};

const userTypes: Record<ErganiUserType, string> = {
  "01": "Χρήστης του Φορέα (01)",
  "02": "Χρήστης ΕΡΓΑΝΗ (02)",
  "03": "Χρήστης οικοδομικών έργων ΕΦΚΑ (03)",
};

/** The page of the cards. */
export const workCardPageTexts = {
  pages: "Σελίδες του ΕΡΓΑΝΗ",
  cards: "Κάρτες",
  settings: "Ρυθμίσεις",
  card: "Κάρτα εργασίας",
  ofDay: (day: string) => `Βάρδια της ${day}`,
  goesAt: (instant: string) => `Επόμενη προσπάθεια ${instant}`,
  goesNot: "Δεν υποβάλλεται: η υποβολή είναι ανενεργή",
  tried: (tries: number) => (tries === 1 ? "1 προσπάθεια" : `${tries} προσπάθειες`),
  isOff: "Η υποβολή στο ΕΡΓΑΝΗ είναι ανενεργή. Οι παρουσίες δεν δημιουργούν κάρτες εργασίας.",
  toSettings: "Άνοιγμα ρυθμίσεων",
  madeAt: "Δημιουργήθηκε",
  attempts: "Προσπάθειες υποβολής",
  noAttempts: "Δεν έχει γίνει ακόμη προσπάθεια",
  noEnd: "Διακόπηκε πριν καταγραφεί η απάντηση. Η κάρτα ίσως έχει υποβληθεί.",
  mayBeTaken: "Δεν ήρθε απάντηση. Η κάρτα ίσως έχει υποβληθεί.",
  submittedAt: (protocol: string, when: string) => `Αρ. πρωτ. ${protocol}, ${when}`,
  requests: "Αιτήματα νέας προσπάθειας",
  again: "Νέα προσπάθεια",
  againDone: "Η κάρτα μπήκε πρώτη στη σειρά",
  reason: "Αιτιολογία καθυστέρησης",
  reasonHint: "Δίνεται μόνο αν η κάρτα υποβληθεί μετά την προθεσμία.",
  byItself: "Όπως την υπολογίζει η εφαρμογή",
} as const;

/** The page of the settings. */
export const erganiSettingsTexts = {
  title: "Ρυθμίσεις ΕΡΓΑΝΗ",
  description: "Λογαριασμός, ενεργοποίηση και βλάβες της υποβολής καρτών εργασίας",
  submission: "Υποβολή καρτών εργασίας",
  on: "Ενεργή",
  off: "Ανενεργή",
  lastTurn: "Τελευταία αλλαγή",
  state: "Κατάσταση",
  since: (by: string, at: string) => `${by}, ${at}`,
  fromDay: "Παρουσίες από",
  never: "Δεν έχει ενεργοποιηθεί ποτέ",
  waiting: "Σε αναμονή",
  refused: "Απορρίφθηκαν",
  stopped: "Χωρίς απάντηση",
  turnOn: "Ενεργοποίηση",
  turnOff: "Απενεργοποίηση",
  turnOnTitle: "Ενεργοποίηση υποβολής",
  turnOnText: (place: string) =>
    `Οι παρουσίες από σήμερα και μετά θα υποβάλλονται ως κάρτες εργασίας: ${place}. Όσες υποβληθούν δεν ανακαλούνται.`,
  turnOffTitle: "Απενεργοποίηση υποβολής",
  turnOffText:
    "Νέες κάρτες δεν θα δημιουργούνται. Όσες είναι σε αναμονή μένουν και υποβάλλονται αν η υποβολή ενεργοποιηθεί ξανά.",
  turnedOn: "Η υποβολή ενεργοποιήθηκε",
  turnedOff: "Η υποβολή απενεργοποιήθηκε",
  accountFirst: "Καταχωρίστε πρώτα τον λογαριασμό στο ΕΡΓΑΝΗ",
  test: "Δοκιμή σύνδεσης",
  testAccepted: "Η σύνδεση με το ΕΡΓΑΝΗ πέτυχε",
  testRefused: (message: string) =>
    message === "" ? "Το ΕΡΓΑΝΗ δεν δέχθηκε τον λογαριασμό" : `Το ΕΡΓΑΝΗ απάντησε: ${message}`,
  testUnavailable: "Το ΕΡΓΑΝΗ δεν απαντά. Δοκιμάστε ξανά σε λίγο",
  account: "Λογαριασμός στο ΕΡΓΑΝΗ",
  accountOf: (by: string, at: string) => `Τελευταία μεταβολή: ${by}, ${at}`,
  place: "Περιβάλλον",
  places,
  branch: "Αριθμός παραρτήματος (Α/Α)",
  branchHint: "Όπως εμφανίζεται στο ΕΡΓΑΝΗ. Το 0 είναι η έδρα.",
  userName: "Όνομα χρήστη",
  userType: "Είδος χρήστη",
  userTypes,
  password: "Κωδικός πρόσβασης",
  passwordKept:
    "Ο κωδικός έχει αποθηκευτεί και δεν εμφανίζεται. Αφήστε το κενό για να μην αλλάξει.",
  outages: "Βλάβες",
  outagesHint:
    "Όσες κάρτες υποβάλλονται εκπρόθεσμα λόγω βλάβης παίρνουν την αντίστοιχη αιτιολογία.",
  lastOutages: (count: number) => `Εμφανίζονται οι ${count} πιο πρόσφατες.`,
  noOutages: "Δεν έχουν καταγραφεί βλάβες",
  causes,
  until: (from: string, to: string) => `${from} – ${to}`,
  lasts: (from: string) => `Από ${from}, συνεχίζεται`,
  nextTry: (at: string) => `Επόμενη προσπάθεια: ${at}`,
  declaredBy: (by: string) => `Δήλωση: ${by}`,
  declare: "Δήλωση βλάβης",
  declareText:
    "Δηλώστε ότι ο Φορέας δεν είχε ρεύμα ή τηλεπικοινωνίες, πριν καταχωρίσετε τις παρουσίες εκείνων των ωρών: υποβάλλονται μέσα σε ένα λεπτό.",
  day: "Ημέρα",
  from: "Από ώρα",
  to: "Έως ώρα",
  declared: "Η βλάβη καταχωρίστηκε",
} as const;
