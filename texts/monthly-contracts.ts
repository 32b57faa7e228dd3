import type { MonthRefusal, MonthState } from "#domain/attendance/monthly.ts";

/** States of one contract's month. */
export const monthStateTexts: Record<MonthState, string> = {
  draft: "Υπό σύνταξη",
  submitted: "Υποβλήθηκε",
  signed: "Υπογράφηκε",
  approved: "Εγκρίθηκε",
  paid: "Πληρώθηκε",
  returned: "Επιστράφηκε",
  cancelled: "Ακυρώθηκε",
};

/** What the calls refuse beside the rules of a month. */
type CallRefusal =
  | "changed"
  | "not-computed"
  | "nothing-to-sign"
  | "not-all-submitted"
  | "digest-changed";

/** Why an act on a month is refused. */
export const monthRefusalTexts: Record<MonthRefusal | CallRefusal, string> = {
  "role-may-not": "Ο ρόλος σας δεν επιτρέπει την ενέργεια αυτή",
  "state-forbids": "Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση του μήνα",
  "pending-days": "Υπάρχουν ημέρες χωρίς καταχώριση",
  "errors-left":
    "Υπάρχουν σφάλματα που εμποδίζουν την υποβολή και την υπογραφή. Διορθώστε τα πρώτα",
  "warnings-need-note": "Υπάρχουν προειδοποιήσεις. Γράψτε σημείωση που τις εξηγεί",
  changed: "Ο μήνας άλλαξε από άλλον χρήστη. Ελέγξτε την τρέχουσα κατάσταση και δοκιμάστε ξανά",
  "not-computed": "Ο μήνας δεν έχει υπολογιστεί ακόμη",
  "nothing-to-sign": "Δεν υπάρχουν μήνες που περιμένουν υπογραφή στη Δομή αυτή",
  "not-all-submitted": "Δεν έχουν υποβληθεί όλοι οι μήνες της Δομής",
  "digest-changed":
    "Τα στοιχεία άλλαξαν από τη στιγμή που τα είδατε. Ελέγξτε τα ξανά πριν υπογράψετε",
};

/** How many days are in the way, in words. */
export function pendingDaysText(days: number): string {
  return days === 1 ? "1 ημέρα δεν έχει καταχωριστεί" : `${days} ημέρες δεν έχουν καταχωριστεί`;
}

/** How many errors are in the way, in words. */
export function openErrorsText(errors: number): string {
  return errors === 1
    ? "Υπάρχει 1 σφάλμα που πρέπει να διορθωθεί"
    : `Υπάρχουν ${errors} σφάλματα που πρέπει να διορθωθούν`;
}

/** Why the system itself moves a month; stands in its history. */
export const monthActReasons = {
  noContract: "Η σύμβαση δεν ισχύει πλέον στον μήνα",
  contractAgain: "Η σύμβαση ισχύει ξανά στον μήνα",
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
    balanceMinutes: "Ισοζύγιο ωρών",
  },
} as const;
