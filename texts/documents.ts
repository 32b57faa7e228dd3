import type { DocumentRefusal, DocumentState } from "#domain/documents/document.ts";
import type { FileRefusal } from "#domain/documents/file-type.ts";
import { rightsTexts } from "./rights.ts";

export const documentRefusals: Record<DocumentRefusal, string> = {
  "role-may-not": rightsTexts.role,
  "state-forbids": "Το έγγραφο έχει ήδη κριθεί, αντικατασταθεί ή περιμένει έλεγχο για ιούς",
  "own-document": "Το έγγραφο ανέβηκε από εσάς. Εξετάζεται από άλλο πρόσωπο",
  "of-the-agency": "Τα έγγραφα αυτού του είδους εξετάζονται από Στέλεχος",
  "kind-unknown": "Επιλέξτε είδος εγγράφου",
  "contract-missing": "Επιλέξτε σύμβαση: το είδος αυτό αφορά μία σύμβαση",
  "contract-needless": "Το είδος αυτό αφορά τον Φορέα και όχι μία σύμβαση",
  "expiry-missing": "Συμπληρώστε έως πότε ισχύει το έγγραφο",
  "expiry-far": "Η λήξη απέχει περισσότερο από όσο ισχύει τέτοιο έγγραφο",
  "expiry-past": "Το έγγραφο έχει ήδη λήξει",
  "not-to-be-replaced": "Αντικαθίσταται μόνο έγγραφο του ίδιου είδους και της ίδιας σύμβασης",
  "already-replaced":
    "Το έγγραφο αντικαταστάθηκε ήδη από άλλο. Ακυρώστε, και αν χρειάζεται αντικαταστήστε το νεότερο",
};

export const fileRefusals: Record<FileRefusal, string> = {
  empty: "Το αρχείο είναι κενό",
  "too-large": "Το αρχείο υπερβαίνει τα 10 MB",
  name: "Το όνομα του αρχείου δεν είναι αποδεκτό. Μετονομάστε το, με κατάληξη όπως .pdf",
  "unknown-type": "Το περιεχόμενο του αρχείου δεν είναι PDF, PNG, JPEG, DOCX ή XLSX",
  "other-type": "Το περιεχόμενο του αρχείου δεν αντιστοιχεί στην κατάληξη του ονόματός του",
  damaged: "Το αρχείο είναι κατεστραμμένο ή ελλιπές",
  "two-in-one": "Το αρχείο περιέχει και δεύτερο αρχείο άλλου τύπου",
  "too-many-pixels": "Η εικόνα υπερβαίνει τα 25 εκατομμύρια εικονοστοιχεία",
  bomb: "Το αρχείο περιέχει υπερβολικά πολλά ή υπερβολικά συμπιεσμένα δεδομένα",
  active: "Το αρχείο περιέχει εντολές που εκτελούνται, όπως μακροεντολές ή JavaScript",
  locked: "Το αρχείο είναι κλειδωμένο με κωδικό",
  infected: "Στο αρχείο βρέθηκε ιός",
};

export const documentStateTexts: Record<DocumentState, string> = {
  unscanned: "Σε έλεγχο για ιούς",
  uploaded: "Προς έγκριση",
  approved: "Εγκρίθηκε",
  rejected: "Απορρίφθηκε",
  replaced: "Αντικαταστάθηκε",
  expired: "Έληξε",
};

/** Why the system changed a document by itself, or refuses to serve it. */
export const documentReasons = {
  infected: fileRefusals.infected,
  over: "Πέρασε η τελευταία ημέρα ισχύος",
  newer: "Ανέβηκε νεότερο έγγραφο",
  passed: "Ο έλεγχος για ιούς δεν βρήκε τίποτε",
  unscanned: "Το αρχείο περιμένει έλεγχο για ιούς. Δοκιμάστε ξανά σε λίγο",
  infectedFile: "Το αρχείο δεν διατίθεται, επειδή βρέθηκε σε αυτό ιός",
  notApproved: (name: string, why: string) => `Το έγγραφο «${name}» δεν εγκρίνεται. ${why}`,
  sameFile: (name: string, state: string, day: string) =>
    `Το ίδιο αρχείο έχει ήδη ανέβει σε αυτό το είδος: «${name}», ${day} (${state}). Αν άλλαξαν τα στοιχεία του, αντικαταστήστε εκείνο το έγγραφο`,
  tooMuch: "Ο Φορέας έχει φτάσει το όριο χώρου για έγγραφα. Απευθυνθείτε στον διαχειριστή",
} as const;

/** The list of documents. */
export const documentListTexts = {
  title: "Έγγραφα Φορέα",
  file: "Έγγραφα",
  description: "Όσα έγγραφα κρατά ο Φορέας, με λήξη και κατάσταση ελέγχου",
  searchLabel: "Αναζήτηση αρχείου ή εργαζομένου",
  none: "Δεν υπάρχουν έγγραφα",
  noneHint: "Ανεβάστε το πρώτο έγγραφο του Φορέα.",
  columns: {
    organization: "Φορέας",
    kind: "Είδος",
    file: "Αρχείο",
    person: "Εργαζόμενος",
    state: "Κατάσταση",
    expiresOn: "Ισχύει έως",
    uploadedBy: "Από",
    uploadedAt: "Ανέβηκε",
    note: "Σημείωση",
    sha256: "SHA-256",
  },
  words: { state: documentStateTexts },
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: documentStateTexts },
  },
} as const;

/** The same over all bodies. */
export const documentQueueTexts = {
  ...documentListTexts,
  title: "Έγγραφα προς έγκριση",
  description: "Έγγραφα όλων των Φορέων, τα παλαιότερα πρώτα",
  searchLabel: "Αναζήτηση Φορέα, αρχείου, προσώπου",
  none: "Κανένα έγγραφο δεν περιμένει έγκριση",
  noneHint: "Όσα ανεβάζουν οι Φορείς εμφανίζονται εδώ.",
} as const;

/** Pages and panels of documents. */
export const documentTexts = {
  panel: "Έγγραφα",
  anyKind: "Κάθε είδος",
  ending: "Λήξη εντός",
  anyEnd: "Κάθε λήξη",
  endingWithin: (days: number) => `Λήγουν σε ${days} ημέρες`,
  contract: "Σύμβαση",
  sha256: "Αποτύπωμα SHA-256",
  size: "Μέγεθος",
  upload: "Ανέβασμα εγγράφου",
  uploadSave: "Ανέβασμα",
  uploaded: "Το έγγραφο ανέβηκε",
  uploadedUnscanned: "Το έγγραφο ανέβηκε και περιμένει έλεγχο για ιούς",
  replace: "Αντικατάσταση",
  replaceOf: (name: string) => `Αντικατάσταση: ${name}`,
  choose: "Επιλογή αρχείου",
  chooseOther: "Άλλο αρχείο",
  orDrop: "ή σύρετέ το εδώ",
  limits: "PDF, PNG, JPEG, DOCX ή XLSX, έως 10 MB",
  fileMissing: "Επιλέξτε αρχείο",
  progress: "Πρόοδος ανεβάσματος",
  view: "Προβολή",
  viewOf: (name: string) => `Προβολή: ${name}`,
  download: "Λήψη",
  approve: "Έγκριση",
  reject: "Απόρριψη",
  approved: "Το έγγραφο εγκρίθηκε",
  rejected: "Το έγγραφο απορρίφθηκε",
  reason: "Λόγος απόρριψης",
  next: "Επόμενο",
  previous: "Προηγούμενο",
  page: (page: number, pages: number) => `Σελίδα ${page} από ${pages}`,
  nextPage: "Επόμενη σελίδα",
  previousPage: "Προηγούμενη σελίδα",
  picture: (name: string) => `Εικόνα του εγγράφου ${name}`,
  pageOf: (name: string, page: number) => `${name}, σελίδα ${page}`,
  notViewable: "Ο τύπος αυτός δεν προβάλλεται εδώ. Κατεβάστε το αρχείο για να το ανοίξετε.",
  notShown: "Το έγγραφο δεν μπορεί να προβληθεί. Κατεβάστε το αρχείο για να το ανοίξετε.",
  history: "Ιστορικό",
  noneOfContract: "Η σύμβαση δεν έχει έγγραφα",
  oneByOne: "Έλεγχος ένα προς ένα",
  neededForApproval: "Χρειάζεται πριν από την έγκριση της σύμβασης",
  sensitive: "Δεν εμφανίζεται σε όσους έχουν μόνο δικαίωμα ανάγνωσης, ούτε σε προγράμματα",
  sensitiveLeftOut: "Όσα περιέχουν ευαίσθητα δεδομένα, όπως υγείας, δεν εμφανίζονται σε εσάς",
  noneVisible: "Κανένα έγγραφο δεν είναι ορατό σε εσάς",
} as const;
