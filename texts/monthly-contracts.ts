import type { MonthRefusal, MonthState } from "#domain/attendance/monthly.ts";
import { keysOf } from "#domain/keys.ts";
import { momentFormat } from "./moment-format.ts";
import { monthStateTexts } from "./month-states.ts";
import { rightsTexts } from "./rights.ts";

/** Refusals of the calls, besides those of the rules of a month. */
type CallRefusal =
  | "changed"
  | "not-computed"
  | "nothing-to-sign"
  | "not-all-submitted"
  | "signature-fell"
  | "digest-changed";

/** Why an act on a month is refused. */
export const monthRefusalTexts: Record<MonthRefusal | CallRefusal, string> = {
  "role-may-not": rightsTexts.role,
  "state-forbids": "Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση του μήνα",
  "pending-days": "Υπάρχουν ημέρες χωρίς καταχώριση",
  "errors-left":
    "Υπάρχουν σφάλματα που εμποδίζουν την υποβολή και την υπογραφή. Διορθώστε τα πρώτα",
  "warnings-need-note": "Υπάρχουν προειδοποιήσεις. Γράψτε σημείωση που τις εξηγεί",
  changed: "Ο μήνας άλλαξε από άλλον χρήστη. Ελέγξτε την τρέχουσα κατάσταση και δοκιμάστε ξανά",
  "not-computed": "Ο μήνας δεν έχει υπολογιστεί ακόμη",
  "nothing-to-sign": "Δεν υπάρχουν μήνες που περιμένουν υπογραφή στη Δομή αυτή",
  "not-all-submitted": "Δεν έχουν υποβληθεί όλοι οι μήνες της Δομής",
  "signature-fell":
    "Η υπογραφή της Δομής δεν ισχύει πλέον, γιατί άλλαξε κάποιος από τους μήνες της. Περιμένει νέα υπογραφή",
  "digest-changed":
    "Τα στοιχεία άλλαξαν από τη στιγμή που τα είδατε. Ελέγξτε τα ξανά πριν υπογράψετε",
};

/** An act on a month: the state that it led to, who and when. */
export type MonthAct = { state: MonthState; by: string | null; at: Date };

/** What was done last with a month, for the user who comes second. */
export function lastActText({ state, by, at }: MonthAct): string {
  const parts = [monthStateTexts[state], ...(by === null ? [] : [by]), momentFormat.format(at)];
  return `Τελευταία ενέργεια: ${parts.join(" · ")}`;
}

/** A refusal, with what was done last. */
export function withLastAct(refusal: string, last: MonthAct): string {
  return `${refusal}. ${lastActText(last)}`;
}

/** How many days block it, in words. */
export function pendingDaysText(days: number): string {
  return days === 1 ? "1 ημέρα δεν έχει καταχωριστεί" : `${days} ημέρες δεν έχουν καταχωριστεί`;
}

/** How many errors block it, in words. */
export function openErrorsText(errors: number): string {
  return errors === 1
    ? "Υπάρχει 1 σφάλμα που πρέπει να διορθωθεί"
    : `Υπάρχουν ${errors} σφάλματα που πρέπει να διορθωθούν`;
}

/** Why the system itself moves a month; shown in its history. */
export const monthActReasons = {
  noContract: "Η σύμβαση δεν ισχύει πλέον στον μήνα",
  contractAgain: "Η σύμβαση ισχύει ξανά στον μήνα",
  signersOwn: "Ο μήνας είναι του υπογράφοντος. Τον επιβεβαιώνει Στέλεχος",
} as const;

/** The list of months as a file. */
export const monthsExport = {
  fileName: "Μηνιαίες συμβάσεις",
  month: "Μήνας",
  lastName: "Επώνυμο",
  firstName: "Όνομα",
  contractNumber: "Αρ. σύμβασης",
  specialty: "Ειδικότητα",
  structure: "Δομή",
  state: "Κατάσταση",
  figures: {
    plannedDays: "Προβλεπόμενες ημέρες",
    presentDays: "Ημέρες παρουσίας",
    teleworkDays: "Ημέρες τηλεργασίας",
    leavePaidDays: "Άδειες με αποδοχές",
    leaveUnpaidDays: "Απουσίες χωρίς αποδοχές",
    sickDays: "Δικαιολογημένες απουσίες",
    unjustifiedDays: "Αδικαιολόγητες",
    pendingDays: "Ημέρες χωρίς καταχώριση",
    missingDays: "Ελλιπείς σημάνσεις",
    plannedMinutes: "Προβλεπόμενες ώρες",
    workedMinutes: "Ώρες εργασίας",
    overtimeMinutes: "Ώρες πέραν ωραρίου",
    nightMinutes: "Ώρες νύχτας",
    sundayHolidayMinutes: "Ώρες Κυριακών και αργιών",
    balanceMinutes: "Υπόλοιπο ωρών",
  },
} as const;

const absenceGroups = {
  leavePaidDays: { one: "με αποδοχές", more: "με αποδοχές" },
  sickDays: { one: "δικαιολογημένη", more: "δικαιολογημένες" },
  leaveUnpaidDays: { one: "χωρίς αποδοχές", more: "χωρίς αποδοχές" },
  unjustifiedDays: { one: "αδικαιολόγητη", more: "αδικαιολόγητες" },
};

/** Days of absence by group, `1 δικαιολογημένη`; empty groups are left out. */
export function absencesOf(totals: Record<keyof typeof absenceGroups, number>): string[] {
  return keysOf(absenceGroups).flatMap((group) => {
    const [days, { one, more }] = [totals[group], absenceGroups[group]];
    return days > 0 ? [`${days} ${days === 1 ? one : more}`] : [];
  });
}

const sheetsToo =
  "Με τον τελευταίο μήνα της Δομής υποβάλλονται και όσα παρουσιολόγιά της έμειναν ανοικτά.";

/** The page of monthly contracts. */
export const monthsTexts = {
  title: "Πίνακας μηνιαίων συμβάσεων",
  description: "Κλείσιμο του μήνα ανά Δομή και μήνες ανά σύμβαση",
  list: "Μήνες ανά σύμβαση",
  search: "Αναζήτηση ονόματος ή σύμβασης",
  employee: "Εργαζόμενος",
  specialty: "Ειδικότητα",
  structure: "Δομή",
  allStructures: "Όλες οι Δομές",
  state: "Κατάσταση",
  allStates: "Κάθε κατάσταση",
  planned: "Πρόγραμμα",
  worked: "Εργασία",
  presentDays: "Παρουσία",
  teleworkDays: "Τηλεργασία",
  absences: "Απουσίες",
  overtime: "Πέραν ωραρίου",
  balance: "Υπόλοιπο",
  pending: "Εκκρεμείς",
  pendingNote: (days: number) => (days === 1 ? "1 εκκρεμής" : `${days} εκκρεμείς`),
  none: "Δεν υπάρχουν μήνες",
  noneHint: "Οι μήνες δημιουργούνται με την πρώτη καταχώριση ή με τον υπολογισμό της Δομής.",
  submit: "Υποβολή",
  returnSelected: "Επιστροφή",
  submitAll: "Υποβολή όλων",
  countersign: "Επιβεβαίωση",
  countersignAll: "Επιβεβαίωση όλων",
  countersignTitle: "Επιβεβαίωση μηνών υπογράφοντος",
  countersignText: (count: number) =>
    count === 1
      ? "Θα επιβεβαιωθεί 1 μήνας, στη θέση του υπογράφοντος στον οποίο ανήκει."
      : `Θα επιβεβαιωθούν ${count} μήνες, στη θέση του υπογράφοντος στον οποίο ανήκει ο καθένας.`,
  countersignAllText:
    "Θα επιβεβαιωθούν όλοι οι μήνες υπογραφόντων της λίστας που περιμένουν επιβεβαίωση.",
  countersignNote: "Σημείωση",
  countersignNoteHint: "Αιτιολογεί τις προειδοποιήσεις που δεν έχει αιτιολογήσει κανείς",
  countersigned: (count: number) =>
    count === 1 ? "Επιβεβαιώθηκε 1 μήνας" : `Επιβεβαιώθηκαν ${count} μήνες`,
  approve: "Έγκριση",
  approveAll: "Έγκριση όλων",
  approveTitle: "Έγκριση μηνών",
  approveText: (count: number) =>
    count === 1
      ? "Θα εγκριθεί 1 μήνας και θα μπορεί να πληρωθεί."
      : `Θα εγκριθούν ${count} μήνες και θα μπορούν να πληρωθούν.`,
  approveAllText:
    "Θα εγκριθούν όλοι οι υπογεγραμμένοι μήνες της λίστας, όπως τη δείχνουν τα φίλτρα, και θα μπορούν να πληρωθούν.",
  approved: (count: number) => (count === 1 ? "Εγκρίθηκε 1 μήνας" : `Εγκρίθηκαν ${count} μήνες`),
  submitAllText: `Θα υποβληθούν όλοι οι μήνες της λίστας που είναι υπό σύνταξη ή επιστράφηκαν, όπως τη δείχνουν τα φίλτρα. Όσοι δεν είναι έτοιμοι δεν υποβάλλονται και θα δείτε τον λόγο. ${sheetsToo}`,
  nothingToReturn: "Επιστρέφονται μόνο μήνες που έχουν υποβληθεί",
  nothingToDo: "Κανένας μήνας της λίστας δεν περιμένει την ενέργεια αυτή",
  submitTitle: "Υποβολή μηνών",
  submitText: (count: number) =>
    count === 1
      ? `Θα υποβληθεί 1 μήνας. Μετά την υποβολή οι παρουσίες του δεν αλλάζουν χωρίς επιστροφή. ${sheetsToo}`
      : `Θα υποβληθούν ${count} μήνες. Μετά την υποβολή οι παρουσίες τους δεν αλλάζουν χωρίς επιστροφή. ${sheetsToo}`,
  submitted: (count: number) => (count === 1 ? "Υποβλήθηκε 1 μήνας" : `Υποβλήθηκαν ${count} μήνες`),
  returnTitle: "Επιστροφή μηνών για διόρθωση",
  returnText: (count: number) =>
    count === 1
      ? "Θα επιστραφεί 1 μήνας. Αν έχει υπογραφεί, η υπογραφή της Δομής παύει να ισχύει."
      : `Θα επιστραφούν ${count} μήνες. Αν έχουν υπογραφεί, η υπογραφή της Δομής παύει να ισχύει.`,
  return: "Επιστροφή για διόρθωση",
  reason: "Αιτιολογία",
  returned: (count: number) =>
    count === 1 ? "Επιστράφηκε 1 μήνας" : `Επιστράφηκαν ${count} μήνες`,
  outcomesTitle: "Αποτέλεσμα ανά μήνα",
  outcomes: (done: number, refused: number) =>
    `Ολοκληρώθηκαν ${done}, δεν ολοκληρώθηκαν ${refused}`,
} as const;
