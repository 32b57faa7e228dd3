import { refusalTexts } from "./refusals.ts";

const states = {
  open: "Περιμένει",
  accepted: "Δεκτό",
  rejected: "Απορρίφθηκε",
  withdrawn: "Ανακλήθηκε",
} as const;

/** The list of leave requests. */
export const leaveRequestListTexts = {
  title: "Αιτήματα άδειας",
  description: "Όσα ζητούν οι εργαζόμενοι από τον σύνδεσμο του μήνα ή από τον λογαριασμό τους",
  searchLabel: "Αναζήτηση εργαζομένου",
  none: "Δεν υπάρχουν αιτήματα άδειας",
  noneHint: "Εδώ εμφανίζεται κάθε άδεια που ζητά εργαζόμενος, με το δικαιολογητικό της.",
  columns: {
    name: "Εργαζόμενος",
    structure: "Δομή",
    reason: "Λόγος απουσίας",
    from: "Από",
    to: "Έως",
    text: "Τι γράφει",
    at: "Υποβλήθηκε",
    state: "Κατάσταση",
  },
  words: { state: states },
  filters: { state: { label: "Κατάσταση", words: states } },
} as const;

/** Answering leave requests. */
export const leaveRequestTexts = {
  accept: "Αποδοχή",
  acceptOf: (name: string) => `Αποδοχή αιτήματος άδειας: ${name}`,
  save: (days: number) => (days === 1 ? "Αποδοχή: 1 εργάσιμη" : `Αποδοχή: ${days} εργάσιμες`),
  reject: "Απόρριψη",
  rejectOf: (name: string) => `Απόρριψη αιτήματος άδειας: ${name}`,
  why: "Γιατί δεν γίνεται δεκτό",
  note: "Σημείωση προς τον εργαζόμενο",
  optional: "Προαιρετικά",
  accepted: "Η άδεια καταχωρίστηκε. Ο εργαζόμενος βλέπει την απάντηση στις άδειές του",
  rejected: "Το αίτημα απορρίφθηκε. Ο εργαζόμενος βλέπει την απάντηση στις άδειές του",
  evidence: (fileName: string, size: string) => `${fileName} (${size})`,
  noEvidence: "Χωρίς δικαιολογητικό",
  hidden: "Το βλέπουν όσοι χειρίζονται τις άδειες",
  answered: (by: string, at: string, text: string) =>
    [by, at, text].filter((part) => part !== "").join(" · "),
  own: "Το αίτημα είναι δικό σας. Εξετάζεται από άλλο πρόσωπο",
  /** The ledger's reason for a leave recorded without a comment from the person who granted it. */
  granted: "Δεκτό αίτημα άδειας του εργαζομένου",
} as const;

/** Requesting a leave, on the person's own month. */
export const ownLeaveTexts = {
  title: "Οι άδειές μου",
  ask: "Αίτημα άδειας",
  reason: "Λόγος",
  from: "Από",
  to: "Έως",
  words: "Σχόλιο",
  wantsDocument:
    "Ο λόγος αυτός ζητά δικαιολογητικό. Προσθέστε το εδώ ή αργότερα, όσο το αίτημα περιμένει.",
  notCounted: (days: string) =>
    `Από το υπόλοιπο δεν έχουν αφαιρεθεί όσα ζητήσατε και περιμένουν απάντηση: ${days}`,
  send: "Υποβολή",
  sent: "Το αίτημα υποβλήθηκε",
  fileSent: "Το αρχείο στάλθηκε",
  fileFailed: (why: string) => `Το αίτημα υποβλήθηκε χωρίς το αρχείο: ${why}`,
  addFile: (days: string) => `Προσθήκη αρχείου: ${days}`,
  none: "Δεν έχετε ζητήσει άδεια",
  file: (name: string) => `Αρχείο: ${name}`,
  withdraw: "Ανάκληση",
  withdrawOf: (days: string) => `Ανάκληση αιτήματος: ${days}`,
  withdrawing: {
    title: "Ανάκληση αιτήματος άδειας",
    text: (title: string, days: string) =>
      `${title}, ${days}. Το αίτημα δεν θα εξεταστεί και το αρχείο του διαγράφεται. Μπορείτε να υποβάλετε νέο.`,
    action: "Ανάκληση αιτήματος",
  },
  withdrawn: "Το αίτημα ανακλήθηκε",
  states,
} as const;

/** Why a day does not take a leave, for the person who would request it. */
export const ownLeaveRefusals = {
  ...refusalTexts,
  "month-signed":
    "Ο μήνας έχει ήδη υποβληθεί. Για να καταχωριστεί η άδεια, ο Φορέας πρέπει πρώτα να τον ανοίξει",
  "day-locked":
    "Η ημέρα είναι κλειδωμένη. Για να καταχωριστεί η άδεια, ο Φορέας πρέπει πρώτα να την ξεκλειδώσει",
  "outside-contract": "Δεν έχετε ενεργή σύμβαση την ημέρα αυτή",
} as const;

/** Refusals of leave requests. */
export const leaveRequestRefusals = {
  past: "Άδεια ζητείται από την πρώτη ημέρα του μήνα και έπειτα",
  noDays: "Στο διάστημα δεν υπάρχει εργάσιμη ημέρα",
  waiting: "Υπάρχει ήδη αίτημα για αυτές τις ημέρες, που περιμένει απάντηση",
  tooMany: "Δεν γίνονται δεκτά άλλα αιτήματα, έως ότου απαντηθούν όσα περιμένουν",
  answered: "Το αίτημα έχει ήδη απαντηθεί ή ανακληθεί",
  hasFile: "Το αίτημα έχει ήδη αρχείο",
} as const;

/** The mail to the responsible person when a leave is requested; it contains no name and no reason. */
export const leaveRequestedMail = {
  subject: (structure: string) => `Αίτημα άδειας: ${structure}`,
  text: (given: { structure: string; organization: string; days: string; address: string }) =>
    `Εργαζόμενος της Δομής «${given.structure}» (${given.organization}) ζητά άδεια ${given.days}. Δείτε το αίτημα και απαντήστε:\n\n${given.address}\n\nΤο μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.`,
} as const;

const outcomes = {
  accepted: "έγινε δεκτό και η άδεια καταχωρίστηκε",
  rejected: "δεν έγινε δεκτό",
} as const;

/** The mail with the answer to a leave request; it contains no reason. */
export const leaveAnswerMail = {
  subject: (days: string) => `Απάντηση για την άδεια ${days}`,
  text: (given: {
    name: string;
    organization: string;
    days: string;
    answer: string;
    outcome: "accepted" | "rejected";
  }) =>
    `Προς: ${given.name}\n\nΤο αίτημά σας για άδεια ${given.days} ${outcomes[given.outcome]} (${given.organization})${given.answer === "" ? "." : `:\n«${given.answer}»`}\n\nΤο μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.`,
} as const;

/** The days of a leave, as part of a sentence. */
export function daysOfLeave(from: string, to: string): string {
  return from === to ? `στις ${from}` : `από ${from} έως ${to}`;
}
