import type { SheetLevel } from "#domain/attendance/sheet-level.ts";
import { sheetStateTexts, withoutRecordText } from "./record-fields.ts";

/** The home page. */
export const dashboardTexts = {
  goOn: (page: string) => `Συνέχεια: ${page}`,
  whereYouWere: "εκεί που ήσασταν",
  title: "Αρχική",
  morning: "Καλημέρα",
  evening: "Καλησπέρα",
  waits: "Εκκρεμότητες",
  nothingWaits: "Δεν υπάρχουν εκκρεμότητες.",
  monthEnds: (month: string, days: number) =>
    days === 0
      ? `Σήμερα τελειώνει ο μήνας: ${month}.`
      : days === 1
        ? `Αύριο τελειώνει ο μήνας: ${month}.`
        : `${month}: απομένουν ${days} ημέρες.`,
  present: "Παρόντες",
  absent: "Απόντες (δικαιολογημένα ή μη)",
  unsettled: "Σε εκκρεμότητα",
  presenceByDay: "Παρουσία των τελευταίων ημερών",
  absencesOfMonth: "Απουσίες του μήνα ανά λόγο",
  day: "Ημέρα",
  days: "Ημέρες",
  reason: "Λόγος",
  sensitiveReason: "Απουσία (δικαιολογημένη)",
  today: "Σήμερα",
  moreSheets: "Ακόμη ανοικτά σήμερα",
  nobodyWaits: "Έχουν καταχωριστεί όλοι. Απομένει η υποβολή",
  waiting: withoutRecordText,
  sheetsToday: "Ανοικτά σήμερα",
  sheetsTodayOf: (submitted: number, owed: number) =>
    owed === 0 ? "Καμία υπηρεσία σήμερα" : `Υποβλήθηκαν ${submitted} από ${owed}`,
  openSheets: "Ανοικτά παρουσιολόγια",
  openSheetsNote: "Του μήνα, έως χθες",
  unlocks: "Αιτήματα ξεκλειδώματος",
  unlocksGranted: (count: number) =>
    count === 0
      ? "Σε αναμονή"
      : count === 1
        ? "Σε αναμονή, ισχύει 1 ξεκλείδωμα"
        : `Σε αναμονή, ισχύουν ${count} ξεκλειδώματα`,
  openDisputes: "Ανοικτές αμφισβητήσεις",
  missingPunches: "Ελλιπείς σημάνσεις",
  missingPunchesNote: "Του τρέχοντος μήνα",
  structuresToSign: "Δομές προς υπογραφή",
  monthsToSubmit: "Μήνες προς υποβολή",
  doubts: "Ευρήματα ελέγχου",
  unchecked: "Δεν έχει γίνει έλεγχος",
  uncheckedOf: (unchecked: number, contracts: number) =>
    `Χωρίς έλεγχο ή με αλλαγές μετά από αυτόν: ${unchecked} από ${contracts} μήνες`,
  doubtsOf: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? "Κανένα σφάλμα, καμία προειδοποίηση χωρίς σημείωση"
      : `${errors === 1 ? "1 σφάλμα" : `${errors} σφάλματα`}, ${
          warnings === 1 ? "1 προειδοποίηση" : `${warnings} προειδοποιήσεις`
        }`,
  structuresToday: "Οι Δομές ημέρα με ημέρα",
  daysOf: (structure: string) => `Παρουσιολόγια των τελευταίων ημερών: ${structure}`,
  openOfMonth: (sheets: number) => (sheets === 1 ? "1 ανοικτό" : `${sheets} ανοικτά`),
  lockedLegend: "Υπογράμμιση: κλειδωμένη ημέρα",
  allStructures: (structures: number) => `Όλες οι Δομές (${structures})`,
  allWork: (lines: number) => `Όλες οι εκκρεμότητες (${lines})`,
  moreStructures: (structures: number) =>
    structures === 1 ? "Και 1 ακόμη Δομή" : `Και ${structures} ακόμη Δομές`,
  recordedOf: (recorded: number, people: number) => `Καταχωρίστηκαν ${recorded} από ${people}`,
  closingOf: (month: string) => `Κλείσιμο του μήνα: ${month}`,
  month: "Μήνας",
  contracts: "Συμβάσεις",
  contractsEnding: "Συμβάσεις που λήγουν σε 30 ημέρες",
  contractsWaiting: {
    draft: { label: "Συμβάσεις προς υποβολή", note: "Πρόχειρες" },
    rejected: { label: "Συμβάσεις προς διόρθωση", note: "Απορρίφθηκαν" },
    submitted: { label: "Συμβάσεις προς έγκριση", note: "Έχουν υποβληθεί" },
  },
  contractsEndingShort: "Συμβάσεις που λήγουν",
  allContractsEnding: (count: number) => `Όλες οι συμβάσεις που λήγουν (${count})`,
  within30Days: "Σε 30 ημέρες",
  leaveRequestsNote: "Προς απάντηση",
  leaveDocuments: "Δικαιολογητικά που αναμένονται",
  leaveDocumentsNote: (overdue: number) =>
    overdue === 0 ? "κανένα εκπρόθεσμο" : overdue === 1 ? "1 εκπρόθεσμο" : `${overdue} εκπρόθεσμα`,
  checkAll: "Έλεγχος όλων",
  checkedAll: (found: string) => `Ο έλεγχος του μήνα ολοκληρώθηκε. ${found}`,
  documentsEnding: "Έγγραφα που λήγουν",
  documentsWaiting: "Έγγραφα προς έγκριση",
  documentsWaitingNote: "Δεν έχουν ελεγχθεί",
  endsOn: (day: string) => `λήγει ${day}`,
} as const;

/** State of today's sheet. */
export const todayStateTexts = { none: "Χωρίς υπηρεσία", ...sheetStateTexts };

/** The outcome of a sheet that was owed. */
export const sheetLevelTexts: Record<SheetLevel, string> = {
  open: "Ανοικτό",
  submitted: "Υποβλήθηκε",
  locked: "Υποβλήθηκε και κλειδώθηκε",
  unsubmitted: "Κλειδώθηκε χωρίς υποβολή",
};

/** The states of months, in groups. */
export const monthGroupTexts = {
  draft: "Υπό σύνταξη",
  submitted: "Υποβλήθηκαν",
  awaiting: "Αναμένουν επιβεβαίωση",
  signed: "Υπογράφηκαν",
  approved: "Εγκρίθηκαν",
} as const;
