import type { DeviceQuestion } from "#domain/devices/question.ts";
import { readerTexts } from "./readers.ts";

export const wrongCode =
  "Ο κωδικός δεν ισχύει. Ελέγξτε τον ή ζητήστε νέο: κάθε κωδικός ισχύει 15 λεπτά και μία φορά";
export const deviceRefusal = "Η συσκευή βρίσκεται πλέον σε άλλη κατάσταση. Ανανεώστε τη σελίδα";
export const answeredAlready = "Το ερώτημα έχει ήδη απαντηθεί";

export const deviceStateTexts = {
  invited: "Αναμένει σύζευξη",
  asked: "Ζητά έγκριση",
  approved: "Ενεργή",
  refused: "Απορρίφθηκε",
  revoked: "Ανακλήθηκε",
} as const;

/** Why a person must look at an entry. */
export const deviceQuestionTexts: Record<DeviceQuestion, string> = {
  clock: "Το ρολόι της συσκευής άλλαξε ή η ώρα δεν συμφωνεί με τη σειρά των σημάνσεων",
  gap: "Λείπουν προηγούμενες σημάνσεις της συσκευής",
  "repeated-hour":
    "Η ώρα επαναλήφθηκε τη νύχτα που τα ρολόγια γύρισαν πίσω. Δεν προκύπτει ποια από τις δύο εννοείται",
  "other-structure": "Το πρόσωπο δεν εργάζεται σε αυτή τη Δομή",
  locked: "Το παρουσιολόγιο της ημέρας είναι κλειδωμένο. Η σήμανση φυλάχθηκε",
  "two-contracts": "Το πρόσωπο έχει περισσότερες συμβάσεις. Η ημέρα συμπληρώνεται από εσάς",
  "revoked-badge": "Η κάρτα που σαρώθηκε έχει ακυρωθεί",
  "wrong-pin": "Ο αριθμός κάρτας δόθηκε χωρίς το σωστό PIN",
  "unknown-badge": "Ο αριθμός κάρτας δεν ανήκει σε κανέναν",
};

const deviceKindTexts = {
  capture: "Συσκευή καταγραφής",
  reader: "Αναγνώστης καρτών",
} as const;

export const directionTexts = {
  in: "Προσέλευση",
  out: "Αποχώρηση",
  unknown: "Δεν δηλώθηκε",
} as const;

/** The page of a body's devices. */
export const devicePageTexts = {
  create: "Νέα συσκευή",
  name: "Όνομα",
  nameHint: "Όπως θα το γνωρίζει η Δομή, π.χ. «Ταμπλέτα εισόδου»",
  kind: "Είδος",
  structure: "Δομή",
  fingerprint: "Αναγνωριστικό",
  state: "Κατάσταση",
  seen: "Επικοινωνία",
  never: "Ποτέ",
  unsent: "Προς αποστολή",
  offset: "Απόκλιση ρολογιού",
  offsetOf: (seconds: string) => `${seconds} δευτ.`,
  approve: "Έγκριση",
  refuse: "Απόρριψη",
  revoke: "Ανάκληση",
  rename: "Μετονομασία",
  newCode: "Νέος κωδικός",
  approveTitle: "Έγκριση συσκευής",
  approveText: (title: string, fingerprint: string) =>
    `Εγκρίνετε τη συσκευή «${title}» μόνο αν στην οθόνη της βλέπετε το ίδιο αναγνωριστικό: ${fingerprint}`,
  refuseTitle: "Απόρριψη συσκευής",
  refuseText: (title: string) => `Η συσκευή «${title}» δεν θα μπορεί να καταγράφει παρουσίες.`,
  revokeTitle: "Ανάκληση συσκευής",
  revokeText: (title: string, unsent: number) =>
    unsent > 0
      ? `Η συσκευή «${title}» θα σταματήσει αμέσως. ${unsent === 1 ? "Έχει 1 σήμανση που δεν έχει σταλεί και δεν θα γίνει δεκτή." : `Έχει ${unsent} σημάνσεις που δεν έχουν σταλεί και δεν θα γίνουν δεκτές.`}`
      : `Η συσκευή «${title}» θα σταματήσει αμέσως να καταγράφει παρουσίες.`,
  approved: "Η συσκευή εγκρίθηκε",
  refused: "Η συσκευή απορρίφθηκε",
  revoked: "Η συσκευή ανακλήθηκε",
  renamed: "Η συσκευή μετονομάστηκε",
  codeTitle: "Κωδικός σύζευξης",
  codeText:
    "Στη συσκευή ανοίξτε τη σελίδα σύζευξης με την κάμερα ή πληκτρολογήστε τη διεύθυνση και τον κωδικό.",
  codeUntil: (time: string) => `Ισχύει έως ${time}, για μία συσκευή. Δεν θα εμφανιστεί ξανά.`,
  code: "Κωδικός",
  qr: "QR της σελίδας σύζευξης με τον κωδικό",
  questions: "Σημάνσεις προς εξέταση",
  questionsHint: "Όσες δεν έγιναν δεκτές αυτόματα. Αποφασίστε για κάθε μία.",
  number: "Α/Α",
  person: "Πρόσωπο",
  card: (number: string) => `Κάρτα ${number}`,
  when: "Ώρα",
  ownClock: (time: string) => `Ρολόι συσκευής: ${time}`,
  direction: "Κίνηση",
  why: "Ερώτημα",
  accept: "Αποδοχή",
  putAside: "Αγνόηση",
  answered: "Η απάντηση καταχωρίστηκε",
} as const;

const t = devicePageTexts;

/** The list of devices. */
export const deviceListTexts = {
  title: "Συσκευές",
  description: "Τηλέφωνα, ταμπλέτες και αναγνώστες καρτών για προσέλευση και αποχώρηση",
  searchLabel: "Αναζήτηση ονόματος ή Δομής",
  none: "Καμία συσκευή δεν έχει δηλωθεί",
  noneHint:
    "Προσθέστε μια συσκευή: θα λάβετε κωδικό και QR που ισχύουν 15 λεπτά και μία μόνο φορά.",
  columns: {
    title: t.name,
    kind: t.kind,
    serial: readerTexts.serial,
    structure: t.structure,
    state: t.state,
    seen: t.seen,
    entries: "Σημάνσεις",
    questions: t.questions,
    unsent: t.unsent,
    offset: t.offset,
    fingerprint: t.fingerprint,
  },
  words: { kind: deviceKindTexts, state: deviceStateTexts },
  filters: { state: { label: t.state, any: "Κάθε κατάσταση", words: deviceStateTexts } },
} as const;

/** The page on which a device is paired. */
export const pairTexts = {
  title: "Σύζευξη συσκευής",
  lead: "Συνδέστε αυτό το τηλέφωνο ή την ταμπλέτα με τη Δομή, για να καταγράφει παρουσίες.",
  code: "Κωδικός σύζευξης",
  codeHint: "Τα 10 ψηφία που βλέπει όποιος πρόσθεσε τη συσκευή",
  pair: "Σύζευξη",
  problem: "Η σύζευξη δεν έγινε",
  noKeys:
    "Αυτός ο περιηγητής δεν μπορεί να φυλάξει κλειδί συσκευής. Ανοίξτε τη σελίδα σε κανονικό παράθυρο, με ασφαλή σύνδεση.",
  waiting: "Αναμένεται έγκριση",
  waitingText: "Ο υπεύθυνος εγκρίνει τη συσκευή, αν βλέπει στην οθόνη του το ίδιο αναγνωριστικό:",
  refused: "Η συσκευή δεν εγκρίθηκε",
  revoked: "Η συσκευή ανακλήθηκε",
  over: "Δεν καταγράφει πλέον παρουσίες. Για νέα σύζευξη ζητήστε κωδικό από τον υπεύθυνο.",
  again: "Νέα σύζευξη",
} as const;

/** The screen on which people record arrival and departure. */
export const captureTexts = {
  home: "Αρχική",
  pair: "Σύζευξη συσκευής",
  noDevice: "Αυτός ο περιηγητής δεν είναι συζευγμένη συσκευή",
  noDeviceHint: "Ζητήστε κωδικό σύζευξης από τον υπεύθυνο και ανοίξτε τη σελίδα σύζευξης.",
  number: "Αριθμός κάρτας",
  hint: "Σαρώστε την κάρτα σας ή πληκτρολογήστε τον αριθμό της, και PIN αν έχετε. Έπειτα επιλέξτε προσέλευση ή αποχώρηση",
  pin: "PIN",
  scan: "Σάρωση κάρτας",
  cameraLabel: "Εικόνα της κάμερας",
  typeInstead: "Πληκτρολόγηση αριθμού",
  badge: "Κάρτα παρουσίας",
  badgeRead: "Η κάρτα διαβάστηκε",
  badgeReadHint: "Επιλέξτε προσέλευση ή αποχώρηση",
  notThisBadge: "Άλλη κάρτα",
  camera: {
    opening: "Η κάμερα ανοίγει…",
    seeing: "Κρατήστε το QR της κάρτας μπροστά στην κάμερα",
    foreign: "Αυτό το QR δεν είναι κάρτα παρουσίας",
    denied:
      "Δεν επιτρέπεται η κάμερα. Επιτρέψτε την από τις ρυθμίσεις του περιηγητή και ανανεώστε τη σελίδα ή πληκτρολογήστε τον αριθμό σας.",
    absent: "Η κάμερα δεν είναι διαθέσιμη. Πληκτρολογήστε τον αριθμό της κάρτας σας.",
  },
  placeDenied:
    "Η Δομή ζητά τη θέση της συσκευής και ο περιηγητής δεν την επιτρέπει. Επιτρέψτε την από τις ρυθμίσεις του. Οι σημάνσεις καταγράφονται και χωρίς αυτήν.",
  refused: {
    "revoked-badge":
      "Η κάρτα αυτή έχει ακυρωθεί και η σήμανση δεν μετρά. Χρησιμοποιήστε τη νέα σας κάρτα ή τον αριθμό σας και ενημερώστε τον υπεύθυνο.",
    "wrong-pin": "Ο αριθμός χρειάζεται το σωστό PIN. Δοκιμάστε ξανά ή σαρώστε την κάρτα σας.",
  },
  clear: "Καθαρισμός",
  back: "Διαγραφή ψηφίου",
  card: (number: string) => `Κάρτα ${number}`,
  kept: "Φυλάχθηκε στη συσκευή και θα σταλεί μόλις υπάρξει σύνδεση",
  recorded: "Καταχωρίστηκε",
  asked: "Θα το εξετάσει ο υπεύθυνος.",
  waiting: (count: number) =>
    count === 0 ? "Όλες οι σημάνσεις έχουν σταλεί" : `Προς αποστολή: ${count}`,
  away: (count: number) => `Χωρίς σύνδεση. Οι σημάνσεις φυλάσσονται εδώ. Προς αποστολή: ${count}`,
  revoked: "Η συσκευή ανακλήθηκε και δεν καταγράφει πλέον παρουσίες. Ειδοποιήστε τον υπεύθυνο.",
} as const;
