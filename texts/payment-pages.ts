import type { PaymentState } from "#domain/payments/payment.ts";
import { paymentRefusalTexts } from "./payments.ts";

/** What the amounts include, and what they do not. */
export const amountsText =
  "Τα ποσά προκύπτουν από τις αποδοχές της σύμβασης και τις ημέρες και ώρες του μήνα που πληρώνονται. Δεν περιλαμβάνουν αμοιβή υπερωριών, εκτός από όσους αμείβονται με την ώρα, ούτε προσαυξήσεις νυχτερινής εργασίας, Κυριακών και αργιών. Δεν αφαιρούνται κρατήσεις ούτε φόρος.";

/** The page of payments. */
export const paymentsTexts = {
  title: "Πληρωμές",
  description: "Πληρωμές εγκεκριμένων μηνών, ανά Φορέα",
  organization: "Φορέας",
  month: "Μήνας",
  outcomeOf: (paid: number, rejected: number, unanswered: number) =>
    [
      unanswered > 0
        ? `${unanswered} ${unanswered === 1 ? "αναμένει την τράπεζα" : "αναμένουν την τράπεζα"}`
        : "",
      paid > 0 ? `${paid} ${paid === 1 ? "πληρώθηκε" : "πληρώθηκαν"}` : "",
      rejected > 0 ? `${rejected} ${rejected === 1 ? "απορρίφθηκε" : "απορρίφθηκαν"}` : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "–",
  allMonths: "Όλοι οι μήνες",
  scope: "Ποιων Φορέων",
  ofBody: "Επιλεγμένος Φορέας",
  ofAll: "Όλοι οι Φορείς",
  sums: "Ποσά ανά μήνα",
  sumsOfBodies: (month: string) => `Ποσά ανά Φορέα · ${month}`,
  sumsOf: {
    paid: "Πληρώθηκαν",
    waiting: "Εκκρεμούν",
    rejected: "Απορρίφθηκαν ή επέστρεψαν",
  },
  largestBodies: (count: number, all: number) =>
    `Εμφανίζονται οι ${count} Φορείς με τα μεγαλύτερα ποσά, από ${all}.`,
  create: "Νέα πληρωμή",
  createTitle: "Νέα πληρωμή",
  createOf: (organization: string, total: string) =>
    `Δημιουργία πληρωμής: ${organization}, ${total}`,
  createOfAll: "Δημιουργία πληρωμών όλων των Φορέων",
  createText:
    "Περιλαμβάνονται όλοι οι εγκεκριμένοι μήνες που δεν έχουν πληρωθεί, έως και τον μήνα που επιλέγετε, και οι διαφορές προηγούμενων πληρωμών.",
  upTo: "Έως και τον μήνα",
  forWhom: "Για",
  previewLines: (lines: number) => (lines === 1 ? "1 δικαιούχος" : `${lines} δικαιούχοι`),
  previewDifferences: (count: number) => (count === 1 ? "1 διαφορά" : `${count} διαφορές`),
  previewUnapproved: (count: number) =>
    count === 1
      ? "1 μήνας σύμβασης δεν έχει εγκριθεί και δεν περιλαμβάνεται"
      : `${count} μήνες συμβάσεων δεν έχουν εγκριθεί και δεν περιλαμβάνονται`,
  unapprovedBodies: (titles: readonly string[], total: number) => {
    const more = total - titles.length;
    const others = more === 1 ? " και 1 ακόμη Φορέας" : ` και ${more} ακόμη Φορείς`;
    return `${titles.join(", ")}${more > 0 ? others : ""}`;
  },
  toUnapproved: "Δείτε ποιοι εκκρεμούν",
  underWay: (number: string) => `Εκκρεμεί η πληρωμή ${number}`,
  previewOfAll: "Θα δημιουργηθεί μία πληρωμή για κάθε Φορέα που έχει κάτι προς πληρωμή.",
  done: (lines: string) => `Η πληρωμή δημιουργήθηκε (${lines})`,
  act: "Ενέργεια",
  workOutWaiting: "Υπολογισμός ποσών προς επιστροφή ή συμψηφισμό",
  recover: "Καταχώριση επιστροφής",
  recoverOf: (name: string, month: string) => `Καταχώριση επιστροφής: ${name}, ${month}`,
  recoverText: (name: string, month: string, amount: string) =>
    `Δηλώνετε ότι επιστράφηκε ποσό που είχε καταβληθεί αχρεωστήτως: ${name}, ${month}. Εκκρεμούν ${amount}. Ό,τι δηλώσετε δεν συμψηφίζεται σε επόμενη πληρωμή.`,
  recovered: "Η επιστροφή καταχωρίστηκε",
  recoveredAmount: "Ποσό που επιστράφηκε",
  recoveredOn: "Ημέρα επιστροφής",
  paper: "Παραστατικό",
  paperHint: "Π.χ. πράξη καταλογισμού ή διπλότυπο είσπραξης, με αριθμό και έτος. Χωρίς ονόματα.",
  withdraw: "Αναίρεση",
  withdrawOf: (name: string, month: string) => `Αναίρεση επιστροφής: ${name}, ${month}`,
  withdrawText: (name: string, month: string, amount: string) =>
    `Η επιστροφή αναιρείται ως εσφαλμένη: ${name}, ${month}, ${amount}. Το ποσό εκκρεμεί ξανά.`,
  withdrawn: "Η επιστροφή αναιρέθηκε",
  reason: "Αιτιολογία",
  outcomes: "Αποτέλεσμα ανά Φορέα",
  outcomesNone: "Κανένας Φορέας δεν έχει εγκεκριμένους ή πληρωμένους μήνες",
} as const;

/** The page of one payment. */
export const paymentTexts = {
  title: (number: string) => `Πληρωμή ${number}`,
  toAll: "Όλες οι πληρωμές",
  total: "Σύνολο",
  lines: "Δικαιούχοι",
  paid: "Πληρώθηκαν",
  rejected: "Απορρίφθηκαν",
  unanswered: "Αναμένουν την τράπεζα",
  changedMonths:
    "Τα ποσά δεν ισχύουν πια: μήνες της πληρωμής άλλαξαν μετά τη δημιουργία της. Ακυρώστε την και δημιουργήστε νέα.",
  changedAccounts:
    "Η πληρωμή γίνεται σε λογαριασμό που δεν ισχύει πια: το IBAN δικαιούχων άλλαξε μετά τη δημιουργία της. Ακυρώστε την και δημιουργήστε νέα.",
  unpayableAccounts: `${paymentRefusalTexts["accounts-unpayable"]}.`,
  refusedAccounts:
    "Η πληρωμή γίνεται στον ίδιο λογαριασμό που η τράπεζα έχει ήδη απορρίψει. Αν το IBAN δεν ισχύει πια, διορθώστε το στα στοιχεία του εργαζομένου, ακυρώστε την πληρωμή και δημιουργήστε νέα.",
  refusedAccountsOfOrder:
    "Η πληρωμή γίνεται στον ίδιο λογαριασμό που η τράπεζα έχει ήδη απορρίψει. Αν το IBAN δεν ισχύει πια, διορθώστε το στα στοιχεία του εργαζομένου. Αν η εντολή δεν έχει δοθεί στην τράπεζα, ακυρώστε την πληρωμή και δημιουργήστε νέα. Αν έχει δοθεί, δηλώστε την υποβολή της.",
  changedAccountsOfOrder:
    "Το IBAN δικαιούχων άλλαξε μετά τη δημιουργία της πληρωμής. Αν η εντολή δεν έχει δοθεί στην τράπεζα, ακυρώστε την πληρωμή και δημιουργήστε νέα. Αν έχει δοθεί, δηλώστε την υποβολή της.",
  exclusions: "Εξαιρέσεις",
  differences: "Διαφορές",
  facts: "Στοιχεία",
  debtor: "Λογαριασμός Φορέα",
  noDebtor: "Δεν έχει οριστεί",
  executionDate: "Ημέρα εκτέλεσης",
  reissueOf: "Επανέκδοση της",
  created: "Δημιουργία",
  file: "Εντολή προς την τράπεζα",
  saveFile: "Λήψη pain.001",
  deadFile: "Η πληρωμή ακυρώθηκε πριν υποβληθεί η εντολή. Το αρχείο δεν διατίθεται πια",
  submission: "Υποβολή στην τράπεζα",
  submittedOn: "Ημέρα υποβολής",
  reference: "Αριθμός αναφοράς της τράπεζας",
  referenceHint: "Όπως εμφανίζεται στο e-banking ή στο αποδεικτικό της υποβολής",
  submissionOf: (day: string | null, reference: string) =>
    day === null ? `απάντηση ${reference}` : `${day}, αναφορά ${reference}`,
  messageId: "Αναγνωριστικό",
  digest: "Αποτύπωμα SHA-256",
  acts: "Πορεία",
  meanwhile: (act: string, by: string, at: string) =>
    `Η ενέργεια δεν γίνεται πια: ${by}, ${at}, «${act}»`,
  actNames: {
    create: "Δημιουργία",
    approve: "Έγκριση",
    order: "Δημιουργία εντολής",
    submit: "Υποβολή στην τράπεζα",
    answer: "Απάντηση τράπεζας",
    settle: "Καταχώριση εξόφλησης",
    return: "Επιστροφή πίστωσης",
    cancel: "Ακύρωση",
  },
  amount: "Ποσό",
  onlyDifferences: "Μόνο με διαφορές",
  reissuedIn: (number: string) => `Εκδόθηκε ξανά στην ${number}`,
  difference: "Διαφορά",
  contract: "Σύμβαση",
  how: "Πώς προέκυψε το ποσό",
  step: "Στοιχείο",
  calculation: "Υπολογισμός",
  sum: "Σύνολο μήνα",
  paidBefore: "Είχε ήδη πληρωθεί, μείον επιστροφές",
  waitsOn: "Μένει για επόμενη πληρωμή",
  attendanceThen: (day: string) => `Οι παρουσίες όπως ήταν στις ${day}`,
  attendanceNow: "Οι παρουσίες του έτους",
  causes: "Τι προκάλεσε τη διαφορά",
  days: (count: number) => (count === 1 ? "1 ημέρα" : `${count} ημέρες`),
  wholeMonth: "ολόκληρος ο μήνας",
  toPerson: "Στοιχεία και IBAN του εργαζομένου",
  answers: "Απαντήσεις τράπεζας",
  noAnswers: "Δεν έχει διαβαστεί απάντηση",
  answerCounts: (paid: number, rejected: number, waiting: number) =>
    `Πληρώθηκαν ${paid}, απορρίφθηκαν ${rejected}, αναμένουν ${waiting}`,
  unknown: (count: number) =>
    count === 1
      ? "1 αναγνωριστικό δεν αντιστοιχεί σε γραμμή της πληρωμής"
      : `${count} αναγνωριστικά δεν αντιστοιχούν σε γραμμές της πληρωμής`,
  otherAmount: (name: string | null, reported: string, ordered: string) =>
    `${name ?? "Σύνολο εντολής"}: ${reported} αντί για ${ordered}`,
  otherAmounts:
    "Η τράπεζα αναφέρει άλλο ποσό από εκείνο της εντολής. Ό,τι αφορά δεν θεωρείται πληρωμένο ούτε απορριφθέν. Ελέγξτε το με την τράπεζα",
  contradicted: (names: string) =>
    `Οι απαντήσεις της τράπεζας αντιφάσκουν μεταξύ τους και χρειάζεται έλεγχος: ${names}. Αν επέστρεψε ποσό που είχε πληρωθεί, καταχωρίστε την επιστροφή στη γραμμή του`,
  answerToCheck: "Η απάντηση χρειάζεται έλεγχο: δείτε τι αναφέρει στις «Απαντήσεις τράπεζας»",
  readAnswer: "Καταχώριση απάντησης",
  answerAgain: (counts: string) =>
    `Η απάντηση έχει ήδη καταχωριστεί και δεν μετρά δεύτερη φορά. ${counts}`,
  approve: "Έγκριση",
  approveTitle: (number: string) => `Έγκριση πληρωμής ${number}`,
  approveText: (lines: number, total: string) =>
    `Εγκρίνετε ${total} προς ${lines === 1 ? "1 δικαιούχο" : `${lines} δικαιούχους`}.`,
  approved: "Η πληρωμή εγκρίθηκε",
  order: "Δημιουργία εντολής",
  orderTitle: (number: string) => `Εντολή πληρωμής ${number}`,
  orderText:
    "Δημιουργείται το αρχείο για την τράπεζα (pain.001). Το αρχείο δεν αλλάζει μετά. Στην τράπεζα το υποβάλλετε εσείς.",
  ordered: "Η εντολή δημιουργήθηκε. Κατεβάστε το αρχείο και υποβάλετέ το στην τράπεζα",
  submit: "Δήλωση υποβολής",
  submitTitle: (number: string) => `Υποβολή εντολής ${number}`,
  submitText:
    "Δηλώνετε ότι η τράπεζα παρέλαβε το αρχείο της εντολής. Μετά τη δήλωση η πληρωμή δεν ακυρώνεται.",
  submitted: "Η υποβολή καταχωρίστηκε",
  settle: "Καταχώριση εξόφλησης",
  settleText: (lines: number, total: string) =>
    `${lines === 1 ? "1 γραμμή χωρίς απάντηση θεωρείται πληρωμένη" : `${lines} γραμμές χωρίς απάντηση θεωρούνται πληρωμένες`}, συνολικά ${total}. Χρησιμοποιείται όταν η τράπεζα απαντά μόνο για τις απορρίψεις.`,
  settleDoubtful:
    "Απάντηση της τράπεζας περιέχει κάτι που δεν ταιριάζει με την εντολή: δείτε το στις «Απαντήσεις τράπεζας» πριν θεωρήσετε πληρωμένες τις γραμμές αυτές.",
  settled: "Η πληρωμή εξοφλήθηκε",
  return: "Καταχώριση επιστροφής",
  returnText: (name: string, amount: string) =>
    `Δηλώνετε ότι η πίστωση επέστρεψε από την τράπεζα: ${name}, ${amount}. Ό,τι οφείλεται για τους μήνες της πληρώνεται με επανέκδοση ή με την επόμενη πληρωμή.`,
  returned: "Η επιστροφή καταχωρίστηκε",
  evidence: "Από ποιο παραστατικό προκύπτει",
  cancel: "Ακύρωση πληρωμής",
  cancelText: "Οι μήνες της θα μπορούν να περιληφθούν σε άλλη πληρωμή.",
  cancelOrderText:
    "Βεβαιωθείτε ότι το αρχείο της εντολής δεν έχει υποβληθεί στην τράπεζα: οι μήνες της θα μπορούν να πληρωθούν ξανά.",
  cancelled: "Η πληρωμή ακυρώθηκε",
  reason: "Αιτιολογία",
  reissue: "Επανέκδοση απορριφθεισών",
  reissueTitle: "Επανέκδοση απορριφθεισών γραμμών",
  /** `same`: people whose account is still the one that was refused; at most the first five. */
  reissueText: (lines: number, same: readonly string[]) => {
    const made =
      lines === 1
        ? "Δημιουργείται νέα πρόχειρη πληρωμή με τη γραμμή που απορρίφθηκε, στο σημερινό IBAN του εργαζομένου."
        : `Δημιουργείται νέα πρόχειρη πληρωμή με τις ${lines} γραμμές που απορρίφθηκαν, στα σημερινά IBAN των εργαζομένων.`;
    return same.length === 0
      ? made
      : `${made} Το IBAN που απέρριψε η τράπεζα έχουν ακόμη: ${same.join(", ")}${same.length < 5 ? "" : " και ίσως άλλοι"}. Όπου δεν ισχύει πια, διορθώστε το πρώτα στα στοιχεία του εργαζομένου.`;
  },
  reissueDoubtful:
    "Οι απαντήσεις της τράπεζας αντιφάσκουν: βεβαιωθείτε ότι τα ποσά δεν έχουν πιστωθεί, αλλιώς θα πληρωθούν δύο φορές.",
  reissued: "Δημιουργήθηκε νέα πρόχειρη πληρωμή",
  showAll: (count: number) => `Εμφάνιση όλων (${count})`,
  showFirst: (count: number, all: number) => `Εμφάνιση ${count} από ${all}`,
} as const;

/** What a payment waits for, in a sentence. */
export const paymentNextTexts: Record<PaymentState, string> = {
  draft: "Περιμένει έγκριση από άλλο πρόσωπο από εκείνο που τη δημιούργησε.",
  approved: "Δεν έχει δημιουργηθεί ακόμη εντολή προς την τράπεζα.",
  ordered:
    "Η τράπεζα δεν έχει λάβει τίποτα ακόμη: κατεβάστε το αρχείο pain.001, υποβάλετέ το στην τράπεζα και δηλώστε εδώ την υποβολή.",
  submitted:
    "Περιμένει την τράπεζα: καταχωρίστε την απάντησή της (pain.002) ή, αν δεν στέλνει, την εξόφληση από το αντίγραφο κίνησης.",
  settled: "",
  cancelled: "",
};
