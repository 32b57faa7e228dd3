import type {
  LineState,
  PaymentRefusal,
  PaymentState,
  DisclosedExclusionReason,
} from "#domain/payments/payment.ts";
import type { PayStepKind } from "#domain/payments/types.ts";
import { dayText } from "./moment.ts";
import { ownAffairTexts } from "./own-affairs.ts";
import { rightsTexts } from "./rights.ts";

/** States of a payment. */
export const paymentStateTexts: Record<PaymentState, string> = {
  draft: "Πρόχειρη",
  approved: "Εγκρίθηκε",
  ordered: "Εντολή έτοιμη",
  submitted: "Υποβλήθηκε",
  settled: "Εξοφλήθηκε",
  cancelled: "Ακυρώθηκε",
};

/** The name of a payment's state, by the outcome of its lines: a bank may refuse some of them, or all. */
export function paymentStateOf({
  state,
  rejectedLines,
}: {
  state: PaymentState;
  rejectedLines: number;
}): string {
  if (rejectedLines > 0 && state === "settled") return "Εξοφλήθηκε εν μέρει";
  if (rejectedLines > 0 && state === "cancelled") return "Απορρίφθηκε από την τράπεζα";
  return paymentStateTexts[state];
}

/** States of a line: one person's credit. */
export const lineStateTexts: Record<LineState, string> = {
  planned: "Προς πληρωμή",
  ordered: "Σε έτοιμη εντολή",
  submitted: "Στην τράπεζα",
  paid: "Πληρώθηκε",
  rejected: "Απορρίφθηκε",
  cancelled: "Ακυρώθηκε",
};

/** Why a contract's month is not in a payment, and what to do about it. */
export const exclusionTexts: Record<DisclosedExclusionReason, { title: string; hint: string }> = {
  "no-iban": {
    title: "Χωρίς IBAN",
    hint: "Συμπληρώστε το IBAN στα στοιχεία του εργαζομένου· ο μήνας θα μπει στην επόμενη πληρωμή",
  },
  "wrong-iban": {
    title: "Μη έγκυρο IBAN",
    hint: "Διορθώστε το IBAN στα στοιχεία του εργαζομένου· ο μήνας θα μπει στην επόμενη πληρωμή",
  },
  "iban-outside-sepa": {
    title: "IBAN εκτός SEPA",
    hint: "Η εντολή προς την τράπεζα πληρώνει μόνο λογαριασμούς χωρών του SEPA. Συμπληρώστε τέτοιο IBAN στα στοιχεία του εργαζομένου· ο μήνας θα μπει στην επόμενη πληρωμή",
  },
  "nothing-to-pay": {
    title: "Μηδενικό ποσό",
    hint: "Οι παρουσίες και οι όροι της σύμβασης δεν δίνουν ποσό για τον μήνα",
  },
  "already-paid": {
    title: "Έχει ήδη πληρωθεί",
    hint: "Ο μήνας πληρώθηκε και δεν προέκυψε διαφορά",
  },
  "in-another-payment": {
    title: "Σε άλλη πληρωμή",
    hint: "Ο μήνας περιλαμβάνεται σε πληρωμή που δεν έχει ολοκληρωθεί",
  },
  "no-sickness-benefit": {
    title: "Λείπει το επίδομα ασθένειας",
    hint: "Καταχωρίστε στη σύμβαση το επίδομα ασθένειας του ΕΦΚΑ· ο μήνας θα μπει στην επόμενη πληρωμή",
  },
  "something-missing": {
    title: "Λείπει στοιχείο του μήνα",
    hint: "Ο Φορέας καταχωρίζει στη σύμβαση το στοιχείο που λείπει· ο μήνας θα μπει στην επόμενη πληρωμή",
  },
  "waits-for-offset": {
    title: "Αναμένει συμψηφισμό",
    hint: "Το ποσό που καταβλήθηκε παραπάνω θα συμψηφιστεί με επόμενη πληρωμή",
  },
  "own-month": {
    title: "Μήνας του συντάκτη",
    hint: "Ο μήνας είναι εκείνου που δημιούργησε την πληρωμή· τον πληρώνει άλλος χρήστης με νέα πληρωμή",
  },
};

/** How many months each reason leaves out. */
export function excludedBy(reasons: readonly DisclosedExclusionReason[]): string {
  const counts = [...Map.groupBy(reasons, (reason) => reason)];
  return counts
    .map(([reason, { length }]) => `${exclusionTexts[reason].title}: ${length}`)
    .join(", ");
}

/** How many months a payment excludes, by reason. */
export function leavesOut(reasons: readonly DisclosedExclusionReason[]): string {
  return `Εξαιρέσεις · ${excludedBy(reasons)}`;
}

/** The person whose month waits for a benefit, and for which days. */
export function lacksBenefit(name: string, days: readonly string[]): string {
  const dayTexts = days.map(dayText);
  const span = dayTexts.length > 3 ? `${dayTexts[0]} – ${dayTexts.at(-1)}` : dayTexts.join(", ");
  return `${name}: λείπει το επίδομα ασθένειας του ΕΦΚΑ για ${span}`;
}

/** Refusals of the calls, besides those of the rules of a payment. */
type CallRefusal =
  | "changed"
  | "nothing-due"
  | "nothing-payable"
  | "only-own-due"
  | "months-changed"
  | "accounts-changed"
  | "accounts-unpayable"
  | "no-account"
  | "no-bank-day"
  | "nothing-returned";

const refusals: Record<PaymentRefusal | CallRefusal, string> = {
  "role-may-not": rightsTexts.role,
  "state-forbids": "Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση της πληρωμής",
  "own-payment": "Την πληρωμή εγκρίνει άλλο πρόσωπο από εκείνο που τη δημιούργησε",
  "own-line": ownAffairTexts.payment,
  "nothing-rejected": "Δεν υπάρχουν απορριφθείσες γραμμές προς επανέκδοση",
  changed: "Η πληρωμή άλλαξε από άλλον χρήστη. Ελέγξτε την τρέχουσα κατάσταση και δοκιμάστε ξανά",
  "only-own-due": ownAffairTexts.onlyOwnDue,
  "nothing-due": "Δεν υπάρχουν εγκεκριμένοι μήνες προς πληρωμή",
  "nothing-payable": "Κανένας από τους μήνες δεν μπορεί να πληρωθεί τώρα",
  "months-changed":
    "Μήνες της πληρωμής άλλαξαν μετά τη δημιουργία της. Ακυρώστε την και δημιουργήστε νέα",
  "accounts-changed":
    "Το IBAN δικαιούχων άλλαξε μετά τη δημιουργία της πληρωμής. Ακυρώστε την και δημιουργήστε νέα",
  "accounts-unpayable":
    "Το IBAN δικαιούχων δεν είναι έγκυρο ή ανήκει σε χώρα εκτός SEPA. Διορθώστε το στα στοιχεία του εργαζομένου, ακυρώστε την πληρωμή και δημιουργήστε νέα",
  "no-account":
    "Ο Φορέας δεν έχει έγκυρο λογαριασμό (IBAN) SEPA για πληρωμές. Τον καταχωρίζει ο Διαχειριστής Συστήματος στα στοιχεία του Φορέα",
  "no-bank-day": "Οι τράπεζες δεν εκτελούν πληρωμές την ημέρα αυτή",
  "nothing-returned": "Επιστροφή καταχωρίζεται μόνο για ποσό που έχει πληρωθεί",
};

/** Why an act on a payment is refused. */
export const paymentRefusalTexts = {
  ...refusals,
  namesOfNoLetters: (names: readonly string[]) =>
    `Η εντολή γράφει τα ονόματα με λατινικούς χαρακτήρες και δεν μένει κανένα γράμμα για: ${names.join(", ")}. Διορθώστε το όνομα, ακυρώστε την πληρωμή και δημιουργήστε νέα`,
  otherUnderWay: (number: string) =>
    `Μήνας της πίστωσης βρίσκεται και στην πληρωμή ${number}, που εκκρεμεί. Η επιστροφή καταχωρίζεται μόλις εκείνη εξοφληθεί ή ακυρωθεί`,
  monthUnderWay:
    "Ο μήνας βρίσκεται σε πληρωμή που εκκρεμεί. Η ενέργεια γίνεται μόλις εκείνη εξοφληθεί ή ακυρωθεί",
  waitsOther: "Το ποσό που εκκρεμεί άλλαξε. Ελέγξτε το και δοκιμάστε ξανά",
  givenBack:
    "Ποσό της πίστωσης έχει ήδη καταχωριστεί ως επιστροφή αχρεωστήτως καταβληθέντος. Για να καταχωρίσετε την επιστροφή της πίστωσης, αναιρέστε πρώτα εκείνη",
  recoveryWithdrawn: "Η επιστροφή έχει ήδη αναιρεθεί",
  otherOrder: (messageId: string, number: string | null) =>
    number === null
      ? `Η απάντηση αφορά άλλη εντολή πληρωμής, με αναγνωριστικό ${messageId}`
      : `Η απάντηση αφορά άλλη εντολή: της πληρωμής ${number}`,
  failed:
    "Η δημιουργία της πληρωμής διακόπηκε από σφάλμα. Δείτε στη λίστα αν δημιουργήθηκε και, αν λείπει, δοκιμάστε ξανά",
  monthAhead: "Ο μήνας δεν έχει αρχίσει. Επιλέξτε έως και τον τρέχοντα",
  changedMonth: (name: string, month: string) => `${name}, ${month}`,
  executionRange: (days: number) => `Δώστε ημέρα από σήμερα έως ${days} ημέρες μετά`,
  settledFrom: (day: string) => `Η εξόφληση καταχωρίζεται από την ημέρα εκτέλεσης, ${day}`,
  submissionRange: (first: string, last: string) =>
    `Η υποβολή έγινε από ${first}, που δημιουργήθηκε η εντολή, έως σήμερα ${last}`,
} as const;

/** Why a file is not a bank's answer. */
export const answerRefusalTexts: Record<"too-large" | "not-an-answer" | "hostile", string> = {
  "too-large": "Το αρχείο υπερβαίνει τα 5 MB",
  "not-an-answer":
    "Το αρχείο δεν είναι απάντηση τράπεζας (pain.002.001.03 ή pain.002.001.10) ή δεν είναι ολόκληρο",
  hostile: "Το αρχείο περιέχει δηλώσεις XML που δεν επιτρέπονται και δεν διαβάστηκε",
};

/** Why an order that no one declared submitted counts as submitted; shown in its history. */
export const submittedByAnswer = "Προκύπτει από την απάντηση της τράπεζας";

/** Why a month is paid again without a payment; shown in its history. */
export const monthPaidAgain = "Ο μήνας είχε πληρωθεί· δεν προέκυψε διαφορά";

/** Why a month is paid; shown in its history. */
export function monthPaidBy(number: string): string {
  return `Πληρωμή ${number}`;
}

/** Why a paid month is owed again; shown in its history. */
export function monthReturnedBy(number: string): string {
  return `Επιστροφή πίστωσης της πληρωμής ${number}`;
}

/** The text on the payee's account statement: the paid months, in order; of more than three, the first and the last. */
export function remittanceText(months: readonly string[], number: string): string {
  const monthTexts = months.map((month) => `${month.slice(5)}/${month.slice(0, 4)}`);
  const all =
    monthTexts.length > 3 ? `${monthTexts[0]} - ${monthTexts.at(-1)}` : monthTexts.join(", ");
  return `Αποδοχές ${all} πληρωμή ${number}`;
}

/** Name of the order's file. */
export function paymentFileName(number: string): string {
  return `pain001-${number.replace("/", "-")}.xml`;
}

/** Names of the files of a payment's lines and exclusions. */
export const paymentFileNames = {
  lines: (number: string) => `Πληρωμή ${number.replace("/", "-")}`,
  exclusions: (number: string) => `Εξαιρέσεις πληρωμής ${number.replace("/", "-")}`,
} as const;

/** Names of the steps of an amount. */
export const payStepTexts: Record<PayStepKind, string> = {
  "month-share": "Μηνιαίες αποδοχές",
  unjustified: "Αδικαιολόγητη απουσία",
  unpaid: "Απουσία χωρίς αποδοχές",
  "third-party": "Απουσία που αμείβεται από άλλον φορέα",
  "half-paid": "Απουσία με μισές αποδοχές",
  "sickness-benefit": "Επίδομα ασθένειας ΕΦΚΑ",
  "part-day": "Ώρες χωρίς αποδοχές",
  days: "Ημέρες παρουσίας",
  "leave-days": "Ημέρες άδειας με αποδοχές",
  "half-paid-days": "Ημέρες με μισές αποδοχές",
  holidays: "Αργίες με αποδοχές",
  closures: "Διακοπή λειτουργίας με αποδοχές",
  hours: "Ώρες εργασίας",
  "leave-hours": "Ώρες άδειας με αποδοχές",
  "half-paid-hours": "Ώρες με μισές αποδοχές",
  presences: "Παρουσίες",
};
