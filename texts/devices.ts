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
