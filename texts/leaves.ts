import { formTexts } from "./common.ts";
import { dayText } from "./moment.ts";
import { daysText, numberText } from "./number-text.ts";

/** A leave from one day to another. */
export const leaveRangeTexts = {
  create: "Νέα άδεια",
  previewHint:
    "Μόλις συμπληρωθούν τα στοιχεία της άδειας, θα δείτε εδώ πόσες ημέρες παίρνει και τι απομένει.",
  change: "Μεταβολή άδειας",
  employee: "Εργαζόμενος",
  reason: "Άδεια",
  from: "Από",
  to: "Έως",
  toBeforeFrom: formTexts.endsBefore,
  notByDay: "Αυτός ο λόγος δεν χορηγείται για ολόκληρες ημέρες",
  telework:
    "Η τηλεργασία δεν είναι άδεια. Καταχωρίζεται στο παρουσιολόγιο, την ημέρα που παρέχεται",
  worked: "Υπάρχει παρουσία",
  inTheWay: (day: string, why: string) => `${dayText(day)}: ${why}`,
  nothingToRecord: "Δεν υπάρχει ημέρα που να αλλάζει",
  noSuchLeave: "Η άδεια δεν υπάρχει πια σε αυτές τις ημέρες",
  workingDays: (days: number) => (days === 1 ? "1 εργάσιμη ημέρα" : `${days} εργάσιμες ημέρες`),
  balance: (year: number, left: number, after: number) =>
    `Υπόλοιπο ${year}: ${daysText(left)}, μετά ${numberText(after)}`,
  over: (year: number, days: number) => `Υπέρβαση υπολοίπου ${year} κατά ${daysText(days)}`,
  beyond: "Χορήγηση και πέρα από το υπόλοιπο",
  beyondHint: "Ο μήνας δεν υπογράφεται, ώσπου να διορθωθεί το υπόλοιπο ή η άδεια",
  beyondFirst: "Η άδεια υπερβαίνει το υπόλοιπο. Επιλέξτε πρώτα τη χορήγησή της πέρα από αυτό",
  beyondUnsaid: (year: number, days: number) =>
    `Η άδεια υπερβαίνει το υπόλοιπο του ${year} κατά ${daysText(days)}. Καταχωρίζεται μόνο αν ζητηθεί πέρα από το υπόλοιπο`,
  holidays: "Αργίες που δεν μετρούν",
  off: (days: number) =>
    days === 1 ? "1 ημέρα χωρίς υποχρέωση δεν μετρά" : `${days} ημέρες χωρίς υποχρέωση δεν μετρούν`,
  freed: (days: number) =>
    days === 1
      ? "Ελευθερώνεται 1 ημέρα της προηγούμενης άδειας"
      : `Ελευθερώνονται ${days} ημέρες της προηγούμενης άδειας`,
  conflicts: "Ημέρες με άλλη καταχώριση",
  refused: "Ημέρες που δεν δέχονται αλλαγή",
  someRefused: "Κάποιες από τις ημέρες δεν δέχονται αλλαγή",
  replaceFirst:
    "Κάποιες από τις ημέρες έχουν άλλη καταχώριση. Επιλέξτε πρώτα την αντικατάστασή της",
  more: (days: number) => `και ${days} ακόμη`,
  replaces: "Αντικατάσταση όσων υπάρχουν",
  why: "Αιτιολογία",
  found: "Συνεχίζετε την άδεια που δεν είχε καταχωριστεί",
  document: (kind: string, dueDays: number) =>
    `Απαιτείται δικαιολογητικό μέσα σε ${daysText(dueDays)}: ${kind}`,
  save: (days: number) => (days === 1 ? "Καταχώριση 1 ημέρας" : `Καταχώριση ${days} ημερών`),
  saved: (days: number) =>
    days === 1 ? "Καταχωρίστηκε άδεια 1 ημέρας." : `Καταχωρίστηκε άδεια ${days} ημερών.`,
  cancel: "Ακύρωση άδειας",
  cancelText: (who: string, title: string, span: string) =>
    `${who}: ${title}, ${span}. Οι ημέρες μένουν χωρίς καταχώριση.`,
  cancelled: "Η άδεια ακυρώθηκε.",
  acts: "Ενέργειες",
} as const;

/** Who is away, day by day. */
export const awayTexts = {
  title: "Ποιος λείπει",
  description: "Οι άδειες και οι απουσίες κάθε Δομής, ανά εβδομάδα ή μήνα",
  list: "Άδειες από–έως",
  week: "Εβδομάδα",
  month: "Μήνας",
  view: "Διάστημα",
  previous: "Προηγούμενο διάστημα",
  next: "Επόμενο διάστημα",
  today: "Σήμερα",
  none: "Κανείς δεν λείπει",
  noneHint: "Εδώ εμφανίζονται όσοι έχουν άδεια ή απουσία σε αυτές τις ημέρες.",
  leftOut: (people: number) =>
    `${people === 1 ? "Λείπει ακόμη 1 εργαζόμενος, που δεν εμφανίζεται" : `Λείπουν ακόμη ${people} εργαζόμενοι, που δεν εμφανίζονται`} εδώ. Επιλέξτε μία Δομή για να τους δείτε όλους.`,
  person: "Εργαζόμενος",
  table: "Απουσίες ανά ημέρα",
  structure: "Όλες οι Δομές",
  bar: (title: string, span: string) => `${title}, ${span}`,
} as const;
