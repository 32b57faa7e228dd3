import type { FigureName } from "#domain/attendance/findings/rule-settings.ts";
import type { RuleLevel } from "#domain/attendance/findings/set-parameters.ts";
import type { RuleId } from "#domain/attendance/types.ts";
import { findingLevels } from "./findings.ts";
import { historyTexts } from "./history.ts";
import { globalParamsTexts } from "./parameter-pages.ts";

/** What each rule looks for. */
export const ruleMeanings: Record<RuleId, string> = {
  R01: "Ανάπαυση ανάμεσα σε δύο ημέρες εργασίας μικρότερη από την ελάχιστη.",
  R02: "Εβδομάδα χωρίς συνεχή ανάπαυση όση ορίζεται.",
  R03: "Μέσος όρος εβδομαδιαίας εργασίας πάνω από το όριο.",
  R04: "Συνεχής εργασία χωρίς το διάλειμμα που οφείλεται, ή ωράριο που δεν το προβλέπει.",
  R05: "Ημέρα με νυχτερινή εργασία και περισσότερες ώρες από το όριο.",
  R06: "Καταχώριση σε ημέρα που δεν καλύπτει η σύμβαση.",
  R07: "Εργασία σε αργία, σε διακοπή λειτουργίας ή σε άδεια.",
  R08: "Παρουσία του ίδιου εργαζομένου σε δύο Δομές την ίδια ώρα.",
  R09: "Προσέλευση χωρίς αποχώρηση ή το αντίστροφο.",
  R10: "Δεύτερη σήμανση λίγο μετά την πρώτη.",
  R11: "Ημέρα με περισσότερες ώρες εργασίας από το όριο.",
  R12: "Εβδομάδα με περισσότερες ώρες από όσες προβλέπει η σύμβαση.",
  R13: "Υπερωρία που δεν καλύπτει απόφαση έγκρισης.",
  R14: "Εγκεκριμένες υπερωρίες πάνω από το όριό τους ή κοντά σε αυτό.",
  R15: "Ημέρες τηλεργασίας πάνω από το όριο του έτους ή μέσα στην αναστολή του καλοκαιριού.",
  R16: "Άδεια πέρα από το υπόλοιπο του εργαζομένου.",
  R17: "Απουσίες που μαζί υπερβαίνουν την ημέρα.",
  R18: "Απουσία της οποίας το δικαιολογητικό δεν κατατέθηκε στην προθεσμία του.",
  R19: "Σήμανση από συσκευή με ρολόι που διαφέρει από αυτό του διακομιστή.",
  R20: "Σήμανση μακριά από τη Δομή, όπου ζητείται η θέση.",
  R21: "Ημέρα που καταχώρισε ο ίδιος ο εργαζόμενος.",
  R22: "Άδεια που διαρκεί περισσότερο από όσο ορίζει ο λόγος της, ή λόγος απουσίας που δεν προβλέπεται για το καθεστώς της σύμβασης.",
};

const movable = (first: string, second: string) =>
  `Μετακινείται μέσα στο έτος (έως ${first} στο ένα εξάμηνο και ${second} στο άλλο): ορίστε το ένα από 1/1 και το άλλο από 1/7.`;

const yearly =
  "Όσες ώρες χρησιμοποιήθηκαν στο πρώτο εξάμηνο αφαιρούνται από αυτές: το δεύτερο έχει όσες απομένουν.";

/** Names of the rules' figures. */
export const figureTexts: Record<FigureName, { title: string; meaning?: string }> = {
  dailyRestMinutes: { title: "Ελάχιστη ημερήσια ανάπαυση" },
  weeklyRestMinutes: { title: "Ελάχιστη εβδομαδιαία ανάπαυση" },
  averageWeekMinutes: { title: "Ανώτατη μέση εβδομάδα" },
  averageWeeks: { title: "Εβδομάδες του μέσου όρου" },
  averageLeastWeeks: {
    title: "Εβδομάδες εργασίας για μέσο όρο",
    meaning: "Με λιγότερες ο μέσος όρος δεν ελέγχεται.",
  },
  privateBreakAfterMinutes: {
    title: "Εργασία πριν από το διάλειμμα",
    meaning: "Ιδιωτικό δίκαιο: μετά από τόση συνεχή εργασία οφείλεται διάλειμμα.",
  },
  leastBreakMinutes: {
    title: "Ελάχιστο διάλειμμα",
    meaning: "Συντομότερο διάλειμμα δεν μετρά.",
  },
  nightWorkMinutes: { title: "Ανώτατη νυχτερινή εργασία" },
  nightWorkerMinutes: {
    title: "Ώρες νύχτας για νυχτερινή εργασία",
    meaning: "Με λιγότερες η εργασία της ημέρας δεν είναι νυχτερινή.",
  },
  duplicateSeconds: { title: "Χρόνος διπλής σήμανσης" },
  longestDayMinutes: { title: "Μεγαλύτερη ημέρα εργασίας" },
  weekToleranceMinutes: { title: "Ανοχή εβδομάδας" },
  privateWeekMinutes: {
    title: "Πλήρης εβδομάδα ιδιωτικού δικαίου",
    meaning: "Οι ώρες πέρα από αυτήν, έως το όριο της εβδομάδας, είναι υπερεργασία.",
  },
  overtimeToleranceMinutes: { title: "Ανοχή υπερωρίας" },
  privateFiveDaysDayMinutes: {
    title: "Υπερωρία ημέρας, πενθήμερο",
    meaning: "Ιδιωτικό δίκαιο: πέρα από τόσες ώρες η εργασία της ημέρας είναι υπερωρία.",
  },
  privateFiveDaysWeekMinutes: {
    title: "Υπερωρία εβδομάδας, πενθήμερο",
    meaning: "Ιδιωτικό δίκαιο: πέρα από τόσες ώρες η εργασία της εβδομάδας είναι υπερωρία.",
  },
  privateSixDaysDayMinutes: {
    title: "Υπερωρία ημέρας, εξαήμερο",
    meaning: "Ιδιωτικό δίκαιο: πέρα από τόσες ώρες η εργασία της ημέρας είναι υπερωρία.",
  },
  privateSixDaysWeekMinutes: {
    title: "Υπερωρία εβδομάδας, εξαήμερο",
    meaning: "Ιδιωτικό δίκαιο: πέρα από τόσες ώρες η εργασία της εβδομάδας είναι υπερωρία.",
  },
  afternoonHalfYearMinutes: {
    title: "Απογευματινές υπερωρίες εξαμήνου",
    meaning: movable("150", "90"),
  },
  offHoursHalfYearMinutes: {
    title: "Υπερωρίες νυχτών, Κυριακών και αργιών εξαμήνου",
    meaning: movable("120", "72"),
  },
  afternoonYearMinutes: { title: "Απογευματινές υπερωρίες έτους", meaning: yearly },
  offHoursYearMinutes: {
    title: "Υπερωρίες νυχτών, Κυριακών και αργιών έτους",
    meaning: yearly,
  },
  privateYearMinutes: { title: "Υπερωρίες έτους, ιδιωτικό δίκαιο" },
  overtimeNearPercent: {
    title: "Προειδοποίηση πριν από το όριο υπερωριών",
    meaning: "Από αυτό το ποσοστό του ορίου και πάνω επισημαίνεται ότι πλησιάζει.",
  },
  teleworkDaysPerYear: { title: "Ημέρες τηλεργασίας έτους" },
  documentDueDays: {
    title: "Προθεσμία δικαιολογητικού",
    meaning: "Για λόγους απουσίας που δεν ορίζουν δική τους.",
  },
  clockOffsetSeconds: { title: "Ανεκτή διαφορά ρολογιού" },
  distanceMeters: { title: "Ανεκτή απόσταση" },
};

/** Says which rule a figure belongs to. */
export function limitOfRule(title: string): string {
  return `Όριο του κανόνα «${title}».`;
}

export const ruleLevelTexts: Record<RuleLevel, string> = {
  information: findingLevels.information.one,
  warning: findingLevels.warning.one,
  error: findingLevels.error.one,
  off: "Δεν ελέγχεται",
};

/** The units of figures, by the ending of their names. */
export const figureUnits = {
  Minutes: "ώρες",
  Seconds: "δευτερόλεπτα",
  Meters: "μέτρα",
  Percent: "%",
  Weeks: "εβδομάδες",
  days: "ημέρες",
} as const;

/** Why a setting is refused, or cannot be withdrawn. */
export const findingRuleRefusals = {
  level: "Επιλέξτε ένα από τα επίπεδα",
  length: (least: string, most: string) => `Δώστε διάρκεια από ${least} έως ${most}`,
  begun: "Η ρύθμιση ισχύει ήδη. Ορίστε νέα από σήμερα ή από μεταγενέστερη ημέρα",
} as const;

/** The page of a body's checking rules. */
export const findingRulesTexts = {
  title: "Κανόνες ελέγχου",
  description: "Πόσο σοβαρό είναι κάθε εύρημα και με ποια όρια ελέγχονται οι μήνες",
  level: "Επίπεδο",
  figure: "Όριο",
  usual: (value: string) => `${globalParamsTexts.usual}: ${value}`,
  reason: "Αιτιολογία",
  forAll: "Για όλους τους Φορείς",
  forAllNote:
    "Ισχύει και για όσους Φορείς προστεθούν. Όποιος Φορέας έχει δική του ρύθμιση την κρατά.",
  historyOfBody: "Μεταβολές για τον Φορέα",
  setForAll: (standing: string, reason: string) =>
    `Για όλους τους Φορείς: ${standing}${reason === "" ? "" : `. ${historyTexts.reason(reason)}`}`,
  wholeMonths:
    "Ένας μήνας ελέγχεται ολόκληρος με όσα ισχύουν την τελευταία του ημέρα. Σφάλμα που δεν διορθώθηκε εμποδίζει την υπογραφή.",
  coming: "Θα ισχύσουν",
  withdraw: "Αναίρεση",
  withdrawOf: (value: string, day: string) => `Αναίρεση: ${value} από ${day}`,
  withdrawn: "Η ρύθμιση αναιρέθηκε",
  isOff: "Ο κανόνας δεν ελέγχεται. Ορίστε πρώτα επίπεδο, για να δείτε τι θα έβρισκε το όριο.",
  rehearse: "Δοκιμή στους τρεις τελευταίους μήνες",
  rehearsal: "Τι θα έβρισκε η ρύθμιση",
  rehearsing: (looked: string, total: string) =>
    `Ελέγχθηκαν ${looked} από ${total} μήνες συμβάσεων`,
  nothingToAsk: "Δεν υπάρχουν συμβάσεις στους τρεις τελευταίους μήνες",
  month: "Μήνας",
  now: "Όπως ισχύει",
  after: "Με τη ρύθμιση",
  noFindings: "κανένα",
  examples: "Παραδείγματα",
  isNew: "Θα βρεθεί",
  isGone: "Δεν θα βρεθεί",
} as const;
