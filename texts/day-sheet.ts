import type { PlanKind } from "#domain/attendance/types.ts";
import { notAllSavedText, sheetStateTexts, withoutRecordText } from "./record-fields.ts";

/** The sheet of one structure and day. */
export const daySheetTexts = {
  title: (structure: string, day: string) => `${structure} · ${day}`,
  states: sheetStateTexts,
  act: (state: string, who: string, when: string, reason: string) =>
    `${state}: ${who}, ${when}${reason === "" ? "" : ` (${reason})`}`,
  system: "Σύστημα",
  unsubmitted: "Δεν υποβλήθηκε",
  previousDay: "Προηγούμενη ημέρα",
  nextDay: "Επόμενη ημέρα",
  date: "Ημερομηνία",
  find: "Εύρεση",
  nobodyFound: "Κανένα όνομα δεν ταιριάζει",
  asPlanned: "Όλοι όπως το πρόγραμμα",
  likeYesterday: "Όπως την προηγούμενη ημέρα",
  nextDoubtful: "Επόμενη εκκρεμότητα",
  nothingDoubtful: "Δεν υπάρχει άλλη εκκρεμότητα",
  save: "Αποθήκευση",
  submit: "Υποβολή",
  nextStructure: "Επόμενη Δομή",
  structureWith: (title: string, open: number) => (open === 0 ? title : `${title} (${open})`),
  resubmit: "Το παρουσιολόγιο έχει υποβληθεί. Οι διορθώσεις αποθηκεύονται χωρίς νέα υποβολή",
  resubmitLocked:
    "Το παρουσιολόγιο είναι κλειδωμένο. Όσα ξεκλειδώθηκαν αποθηκεύονται χωρίς νέα υποβολή",
  pendingRows: withoutRecordText,
  notAllSaved: notAllSavedText,
  waitForSaving: "Περιμένετε να ολοκληρωθεί η αποθήκευση",
  submitted: "Το παρουσιολόγιο υποβλήθηκε",
  future: "Δεν καταχωρίζονται παρουσίες για μελλοντική ημέρα",
  futureDay: "Μελλοντική ημέρα: καταχωρίζονται μόνο άδειες και απουσίες",
  toToday: "Στη σημερινή ημέρα",
  filled: (count: number) =>
    count === 0
      ? "Δεν υπάρχει κενή γραμμή προς συμπλήρωση"
      : count === 1
        ? "Συμπληρώθηκε 1 γραμμή"
        : `Συμπληρώθηκαν ${count} γραμμές`,
  table: "Παρουσίες της ημέρας",
  columns: {
    name: "Ονοματεπώνυμο",
    plan: "Πρόγραμμα",
    entry: "Καταχώριση",
    times: "Ώρες",
    worked: "Εργασία",
    balance: "Υπόλοιπο",
    source: "Προέλευση",
    note: "Παρατήρηση",
    doubts: "Παρατηρήσεις ελέγχου",
    history: "Ιστορικό",
  },
  entryOf: (name: string) => `Καταχώριση: ${name}`,
  noteOf: (name: string) => `Παρατήρηση: ${name}`,
  longNote: (most: number) => `Η παρατήρηση επιτρέπεται να έχει έως ${most} χαρακτήρες`,
  byOneself: "Καταχωρίστηκε από τον ίδιο τον εργαζόμενο",
  disputed: (text: string) => `Αμφισβητείται: ${text}`,
  disputedTimes: "ο εργαζόμενος γράφει άλλες ώρες",
  sheetHistory: "Ιστορικό παρουσιολογίου",
  historyOf: (name: string) => `Ιστορικό: ${name}`,
  remaining: (expected: number, recorded: number) =>
    expected === 0
      ? "Κανείς δεν αναμένεται αυτή την ημέρα"
      : recorded === expected
        ? `Καταχωρίστηκαν και οι ${expected}`
        : `Απομένουν ${expected - recorded} από ${expected}`,
  doubts: (count: number) => (count === 1 ? "1 παρατήρηση" : `${count} παρατηρήσεις`),
  doubtsTitle: "Παρατηρήσεις της ημέρας",
  resting: (count: number) =>
    count === 1 ? "1 δεν αναμένεται" : `${count} δεν αναμένονται (ρεπό, αργία ή εκτός ωραρίου)`,
  leave: "Άδεια",
  absence: "Απουσία",
  refusedRows: (count: number) =>
    count === 1 ? "1 γραμμή χρειάζεται διόρθωση" : `${count} γραμμές χρειάζονται διόρθωση`,
  otherDays: (count: number) =>
    count === 1 ? "1 άλλη ημέρα χρειάζεται διόρθωση" : `${count} άλλες ημέρες χρειάζονται διόρθωση`,
  locked: "Η ημέρα είναι κλειδωμένη.",
  lookOnly: "Βλέπετε το παρουσιολόγιο χωρίς να το αλλάζετε: το συμπληρώνει ο Φορέας.",
  locksAt: (when: string) => `Κλειδώνει ${when}`,
  late: {
    open: (when: string) =>
      `Η προθεσμία έληξε ${when}. Η ημέρα κλειδώνει το αργότερο λίγα λεπτά μετά την υποβολή· ύστερα κάθε διόρθωση θέλει ξεκλείδωμα.`,
    submitted: (when: string) =>
      `Η προθεσμία έληξε ${when}. Η ημέρα κλειδώνει σε λίγα λεπτά· ύστερα κάθε διόρθωση θέλει ξεκλείδωμα.`,
  },
  nobody: "Κανείς δεν προβλέπεται στη Δομή αυτή την ημέρα",
  nobodyHint: "Επιλέξτε άλλη ημέρα ή καταχωρίστε σύμβαση στη Δομή.",
  keys: "Enter, βελάκια: γραμμή · Alt+↓: κωδικοί · /: εύρεση · Alt+P: πρόγραμμα · F8: εκκρεμότητα · Ctrl+Z: αναίρεση · Ctrl+Enter: υποβολή",
} as const;

/** Shown instead of hours where nothing is planned. */
export const planTexts: Record<PlanKind, string> = {
  work: "Εργασία",
  half: "Ημιαργία",
  weekend: "Σαββατοκύριακο",
  rest: "Ρεπό",
  holiday: "Αργία",
  closure: "Διακοπή λειτουργίας",
  outside: "Εκτός σύμβασης",
};
