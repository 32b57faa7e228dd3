import type { CellCodes } from "#domain/attendance/cell-vocabulary.ts";
import type { IntervalKind, Mark } from "#domain/attendance/types.ts";

/** What can be typed into a cell, besides times and reason codes. The first of each list is the one displayed. */
export const cellCodes: CellCodes = {
  work: ["Π"],
  telework: ["Τ", "ΤΗΛ"],
  duty: ["ΕΕ", "ΕΚΕ"],
  training: ["ΕΚ", "ΣΕΜ"],
  break: ["ΔΜ"],
  nothing: ["ΣΚ", "ΑΡ", "ΔΛ", "-", "–", ";"],
};

/** Kinds of a stretch of the day. */
export const kindTexts: Record<IntervalKind, string> = {
  work: "Παρουσία",
  telework: "Τηλεργασία",
  duty: "Εκτός έδρας",
  training: "Επιμόρφωση",
  break: "Διάλειμμα",
  absence: "Απουσία",
};

/** The source of a time. */
export const markTexts: Record<Mark, string> = {
  plan: "Από το πρόγραμμα",
  typed: "Πληκτρολογήθηκε",
  device: "Από συσκευή",
  import: "Από αρχείο",
  link: "Από σύνδεσμο",
  api: "Από διεπαφή προγραμμάτων",
};

/** What a day holds, in words. */
export const intervalTexts = {
  nothing: "Χωρίς καταχώριση",
  asPlanned: "Όπως το πρόγραμμα",
  missing: "…",
} as const;

/** The line under the cell in which a day is typed. */
export const editorTexts = {
  empty: "Κωδικός ή ώρες, π.χ. Π, ΚΑΝ, 7:30-15:30",
  meant: (times: string) => `Μήπως ${times.replace("-", "–")};`,
  take: (times: string) => `Ναι, ${times.replace("-", "–")}`,
  takeKey: "Enter",
} as const;

/** Why a cell is read-only. */
export const lockTexts = {
  "no-right": "Έχετε δικαίωμα μόνο ανάγνωσης σε αυτόν τον Φορέα",
  "outside-contract": "Εκτός σύμβασης: η ημέρα δεν συμπληρώνεται",
  "other-structure": "Την ημέρα αυτή ο εργαζόμενος ανήκει σε άλλη Δομή",
  "day-locked": "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος",
  "month-signed": "Ο μήνας έχει υποβληθεί ή υπογραφεί. Για διόρθωση υποβάλετε αίτημα ξεκλειδώματος",
} as const;

/** The same, once an unlock has been requested. */
export const requestedUnlockTexts = {
  "day-locked": "Η ημέρα είναι κλειδωμένη. Αίτημα ξεκλειδώματος σε αναμονή",
  "month-signed": "Ο μήνας έχει υποβληθεί ή υπογραφεί. Αίτημα ξεκλειδώματος σε αναμονή",
} as const;

const [byOther, bySelf] = ["από άλλον χρήστη", "από εσάς, σε άλλο παράθυρο"];

/** The month grid. */
export const gridTexts = {
  needsSaved: "Αποθηκεύστε πρώτα ό,τι έχετε γράψει",
  title: "Μήνας παρουσιών",
  legend: "Υπόμνημα και πλήκτρα",
  structure: "Δομή",
  search: "Αναζήτηση ονόματος",
  onlyDue: "Μόνο με εκκρεμότητες",
  display: "Προβολή",
  codes: "Κωδικοί",
  hours: "Ώρες",
  list: "Λίστα",
  name: "Ονοματεπώνυμο",
  totals: {
    days: { head: "Ημ.", title: "Ημέρες παρουσίας" },
    hours: { head: "Ώρες", title: "Ώρες εργασίας" },
    balance: { head: "Υπόλ.", title: "Υπόλοιπο χρόνου" },
    due: { head: "Εκκρ.", title: "Ημέρες χωρίς καταχώριση ή με ελλιπή σήμανση, έως σήμερα" },
  },
  gridLabel: (structure: string, month: string) => `Μηνιαίο παρουσιολόγιο: ${structure}, ${month}`,
  lockedDay: "Κλειδωμένη ημέρα",
  conflict: (isOwn: boolean) => `Διαφορετική τιμή ${isOwn ? bySelf : byOther}`,
  note: "Υπάρχει παρατήρηση",
  findings: "Ευρήματα",
  findingsOf: (errors: number, warnings: number) =>
    `Ευρήματα: ${errors === 1 ? "1 σφάλμα" : `${errors} σφάλματα`}, ${warnings === 1 ? "1 προειδοποίηση" : `${warnings} προειδοποιήσεις`}`,
  findingsUnknown: "Ευρήματα: δεν έχουν φορτωθεί ακόμη",
  noFindings: "Κανένα εύρημα στον μήνα αυτόν",
  allFindings: (count: number) => `Προβολή και των ${count} ευρημάτων`,
  showCell: "Μετάβαση στην ημέρα",
  noStructures: "Ο Φορέας δεν έχει ακόμη Δομές",
  noStructuresHint: "Καταχωρίστε μια Δομή και τις συμβάσεις της για να ανοίξει το παρουσιολόγιο.",
  toStructures: "Στις Δομές",
  noContracts: "Δεν υπάρχουν συμβάσεις στη Δομή για τον μήνα αυτόν",
  noContractsHint: "Επιλέξτε άλλον μήνα ή άλλη Δομή, ή καταχωρίστε σύμβαση.",
  noneFound: "Κανένας εργαζόμενος δεν ταιριάζει με τα φίλτρα",
  noneFoundHint: "Δοκιμάστε με λιγότερα γράμματα ή χωρίς το φίλτρο εκκρεμοτήτων.",
} as const;

/** The month on a phone. */
export const dayListTexts = {
  days: "Ημέρες του μήνα",
  dayWithDue: (day: string) => `${day}, υπάρχουν εκκρεμότητες`,
  other: "Κωδικός ή ώρες",
  example: "π.χ. ΚΑΝ ή 7:30-15:30",
  clear: "Καθαρισμός",
  next: "Επόμενος",
  enter: "Καταχώριση",
} as const;

/** The outcome of the cells that one act was to change. */
type Bulk = { changed: number; locked: number; off: number; beyond: number };

/** Status line of the grid. */
export const statusTexts = {
  save: "Αποθήκευση",
  saveKeys: "Ctrl+S",
  undo: "Αναίρεση (Ctrl+Z)",
  redo: "Επανάληψη (Ctrl+Y)",
  nothingToSave: "Δεν υπάρχουν αλλαγές προς αποθήκευση",
  clean: "Όλες οι αλλαγές έχουν αποθηκευτεί",
  pending: (count: number) =>
    count === 1 ? "1 αλλαγή προς αποθήκευση" : `${count} αλλαγές προς αποθήκευση`,
  refused: (count: number) =>
    count === 1 ? "1 κελί χρειάζεται διόρθωση" : `${count} κελιά χρειάζονται διόρθωση`,
  changed: (count: number, own: number) => {
    const by = own === 0 ? byOther : own === count ? bySelf : `${byOther} ή ${bySelf}`;
    return count === 1 ? `1 κελί άλλαξε ${by}` : `${count} κελιά άλλαξαν ${by}`;
  },
  offline: "Δεν υπάρχει σύνδεση. Οι αλλαγές σας φυλάσσονται",
  maintained: "Γίνεται συντήρηση. Οι αλλαγές σας φυλάσσονται και αποστέλλονται μόλις τελειώσει",
  busy: "Ο διακομιστής είναι απασχολημένος. Οι αλλαγές σας φυλάσσονται",
  retryNow: "Αποστολή τώρα",
  restored: (count: number) =>
    count === 1
      ? "Ανακτήθηκε 1 αλλαγή που δεν είχε αποθηκευτεί"
      : `Ανακτήθηκαν ${count} αλλαγές που δεν είχαν αποθηκευτεί`,
  recovered: (count: number) => (count === 1 ? "1 από πριν" : `${count} από πριν`),
  giveUp: "Απόρριψη",
  next: "Επόμενο",
  nextKey: "F8",
  saved: (count: number) =>
    count === 1 ? "Αποθηκεύτηκε 1 ημέρα" : `Αποθηκεύτηκαν ${count} ημέρες`,
  selected: (rows: number, columns: number) => `${rows} × ${columns} κελιά`,
  sums: (days: number, hours: string) =>
    `${days === 1 ? "1 ημέρα" : `${days} ημέρες`} παρουσίας · ${hours} ώρες`,
  bulk: ({ changed, locked, off, beyond }: Bulk) =>
    [
      changed === 1 ? "Άλλαξε 1 κελί" : `Άλλαξαν ${changed} κελιά`,
      ...(locked === 0
        ? []
        : [
            locked === 1
              ? "1 κλειδωμένο έμεινε όπως ήταν"
              : `${locked} κλειδωμένα έμειναν όπως ήταν`,
          ]),
      ...(off === 0
        ? []
        : [
            off === 1
              ? "παραλείφθηκε 1 μη εργάσιμη ημέρα"
              : `παραλείφθηκαν ${off} μη εργάσιμες ημέρες`,
          ]),
      ...(beyond === 0
        ? []
        : [
            beyond === 1
              ? "1 τιμή δεν επικολλήθηκε: βρίσκεται έξω από τις ημέρες του πίνακα"
              : `${beyond} τιμές δεν επικολλήθηκαν: βρίσκονται έξω από τις ημέρες του πίνακα`,
          ]),
    ].join(" · "),
  undone: (cells: number, stayed: number) =>
    [
      ...(cells === 0 ? [] : [cells === 1 ? "Αναιρέθηκε 1 κελί" : `Αναιρέθηκαν ${cells} κελιά`]),
      ...stayedAsIs(stayed),
    ].join(" · "),
  redone: (cells: number, stayed: number) =>
    [
      ...(cells === 0
        ? []
        : [cells === 1 ? "Επαναλήφθηκε 1 κελί" : `Επαναλήφθηκαν ${cells} κελιά`]),
      ...stayedAsIs(stayed),
    ].join(" · "),
  noDoubts: (isKnown: boolean) =>
    isKnown
      ? "Δεν υπάρχει εύρημα ούτε κελί προς διόρθωση"
      : "Τα ευρήματα του μήνα δεν έχουν φορτωθεί ακόμη",
  nothingToUndo: "Δεν υπάρχει κάτι να αναιρεθεί",
  nothingToRedo: "Δεν υπάρχει κάτι να επαναληφθεί",
  copied: (cells: number) => (cells === 1 ? "Αντιγράφηκε 1 κελί" : `Αντιγράφηκαν ${cells} κελιά`),
  month: (days: number, hours: string, balance: string, due: number) =>
    [
      `Μήνας: ${days === 1 ? "1 ημέρα" : `${days} ημέρες`} παρουσίας`,
      `${hours} ώρες`,
      `υπόλοιπο ${balance}`,
      ...(due === 0 ? [] : [due === 1 ? "1 εκκρεμότητα" : `${due} εκκρεμότητες`]),
    ].join(" · "),
  worked: (hours: string) => `εργασία ${hours}`,
  balance: (hours: string) => `υπόλοιπο ${hours}`,
} as const;

/** The choice between two values of one day: what was typed, and what someone saved meanwhile, possibly the same person. */
export const conflictTexts = {
  title: "Η ημέρα άλλαξε στο μεταξύ",
  by: (who: string, when: string) => `${who}, ${when}`,
  someone: "Άλλος χρήστης",
  yourself: "Εσείς, από άλλο παράθυρο",
  mine: "Τιμή που πληκτρολογήσατε",
  theirs: "Τιμή που αποθηκεύτηκε",
  keepMine: "Διατήρηση της δικής μου τιμής",
  keepTheirs: "Διατήρηση της άλλης τιμής",
} as const;

/** An administrator gives a reason before records are saved. */
export const reasonTexts = {
  title: "Λόγος της αλλαγής",
  label: "Γιατί αλλάζετε παρουσίες του Φορέα;",
  hint: "Ο λόγος γράφεται στο ιστορικό κάθε ημέρας που αποθηκεύεται.",
} as const;

/** Leaving with unsaved cells: they stay on this device. */
export const leaveTexts = {
  title: "Μη αποθηκευμένες αλλαγές",
  body: (count: number) =>
    count === 1
      ? "Μία ημέρα δεν έχει αποθηκευτεί. Θα διατηρηθεί σε αυτόν τον υπολογιστή μέχρι να επιστρέψετε."
      : `${count} ημέρες δεν έχουν αποθηκευτεί. Θα διατηρηθούν σε αυτόν τον υπολογιστή μέχρι να επιστρέψετε.`,
  stay: "Παραμονή στη σελίδα",
  leave: "Έξοδος χωρίς αποθήκευση",
} as const;

/** For an undo: the days that someone else changed since. */
function stayedAsIs(cells: number): string[] {
  if (cells === 0) return [];
  return [
    cells === 1
      ? "1 κελί άλλαξε στο μεταξύ και έμεινε όπως είναι"
      : `${cells} κελιά άλλαξαν στο μεταξύ και έμειναν όπως είναι`,
  ];
}
