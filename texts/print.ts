import type { DayLabel } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import { keysOf } from "#domain/keys.ts";

/**
 * What a cell of the printed sheet shows for a day. Absences with a reason show its short title instead; if it is hidden, they
 * show the code of `sick` or `unpaid`.
 */
export const dayCodes: Record<DayLabel, string> = {
  present: "Π",
  telework: "Τ",
  duty: "ΕΕ",
  training: "ΕΚ",
  leave: "Α",
  sick: "ΔΑ",
  unpaid: "ΑΑ",
  unjustified: "Χ",
  rest: "ΡΠ",
  holiday: "ΑΡ",
  weekend: "ΣΚ",
  closure: "ΔΛ",
  outside: "–",
  missing: "ΕΣ",
  pending: ";",
};

/** The name of each label. */
export const codeTitles: Record<DayLabel, string> = {
  present: "Παρουσία",
  telework: "Τηλεργασία",
  duty: "Εκτός έδρας",
  training: "Επιμόρφωση",
  leave: "Άδεια με αποδοχές",
  sick: "Δικαιολογημένη απουσία με αποδοχές",
  unpaid: "Άδεια χωρίς αποδοχές",
  unjustified: "Αδικαιολόγητη απουσία",
  rest: "Ρεπό",
  holiday: "Αργία",
  weekend: "Σαββατοκύριακο",
  closure: "Διακοπή λειτουργίας",
  outside: "Εκτός σύμβασης",
  missing: "Ελλιπής σήμανση",
  pending: "Εκκρεμεί",
};

/** The codes explained in every legend. */
export const legendOfCodes: readonly { code: string; title: string }[] = keysOf(codeTitles).map(
  (label) => ({ code: dayCodes[label], title: codeTitles[label] }),
);

/** Follows a letter used as a numeral («Α΄»); the sheet's font lacks the proper sign. */
export const numeralSign = "΄";

/** Printed instead of the month's grid, which would lose days on paper. */
export const gridOnPaper =
  "Το πλέγμα δεν τυπώνεται από εδώ, γιατί στο χαρτί θα χάνονταν ημέρες. Ολόκληρο το Μηνιαίο Δελτίο Παρουσίας τυπώνεται από τη σελίδα «Υπογραφή», με την «Εκτύπωση».";

export const printTexts = {
  title: "Μηνιαίο Δελτίο Παρουσίας",
  draft: "ΠΡΟΣΧΕΔΙΟ – ΧΩΡΙΣ ΥΠΟΓΡΑΦΗ",
  signed: "Υπογράφηκε ηλεκτρονικά",
  organization: "Φορέας",
  structure: "Δομή",
  structureCode: "Κωδικός",
  afm: "ΑΦΜ",
  number: "Αρ. δελτίου",
  state: "Κατάσταση",
  page: (page: number, pages: number) => `Σελίδα ${page} από ${pages}`,
  pageOfVolume: (page: number) => `σελίδα ${page} του τόμου`,
  printedAt: (when: string) => `Εκτυπώθηκε στις ${when}`,
  index: "Α/Α",
  firstAndFather: "Όνομα – Πατρώνυμο",
  contractNumber: "Αρ. σύμβασης",
  total: "Σύνολα",
  legend: "Υπόμνημα",
  typedMark: "*",
  typedLegend: "ώρα που καταχωρίστηκε χειροκίνητα",
  hoursLegend: "Κάτω από κάθε κωδικό: ώρες και λεπτά εργασίας της ημέρας",
  holidays: "Αργίες και διακοπές",
  remarks: "Παρατηρήσεις",
  noRemarks: "Δεν υπάρχουν παρατηρήσεις",
  author: "Ο/Η Συντάξας/-ασα",
  personInCharge: "Ο/Η Υπεύθυνος/-η της Δομής",
  representative: "Ο/Η Νόμιμος/-η Εκπρόσωπος",
  signaturePlace: "(υπογραφή και σφραγίδα)",
  signedAt: (when: string) => `στις ${when}`,
  date: "Ημερομηνία",
  code: "Κωδικός επαλήθευσης",
  digest: "Αποτύπωμα SHA-256",
  verify: "Έλεγχος γνησιότητας",
  unsignedNote: [
    "Το προσχέδιο δεν παράγει έννομα αποτελέσματα.",
    "Οι αριθμοί μπορεί να αλλάξουν μέχρι την υπογραφή.",
  ],
  byOneself: "Η ημέρα καταχωρίστηκε από τον ίδιο τον εργαζόμενο.",
  ownAwaits:
    "Ο μήνας είναι του υπογράφοντος και δεν καλύπτεται από την υπογραφή. Αναμένει επιβεβαίωση από Στέλεχος.",
  ownConfirmed: (by: string, when: string, code: string) =>
    `Ο μήνας είναι του υπογράφοντος και δεν καλύπτεται από την υπογραφή. Επιβεβαίωση: ${by}, ${when}, κωδικός επαλήθευσης ${code}.`,
  qrAlt: "Κωδικός QR για τον έλεγχο γνησιότητας του δελτίου",
} as const;

/** The sheets of all structures in one file. */
export const volumeTexts = {
  title: "Μηνιαία Δελτία Παρουσίας",
  structure: "Δομή",
  people: "Συμβάσεις",
  state: "Κατάσταση",
  page: "Σελίδα",
  count: (structures: number, people: number) =>
    `${structures === 1 ? "1 Δομή" : `${structures} Δομές`}, ${people === 1 ? "1 σύμβαση" : `${people} συμβάσεις`}`,
} as const;

/** Headings of the totals; the two lines of a heading are side by side when it is rotated. */
export const totalHeadings = {
  presentDays: ["Ημέρες", "παρουσίας"],
  workedMinutes: ["Ώρες", "εργασίας"],
  teleworkDays: ["Ημέρες", "τηλεργασίας"],
  paidLeaveDays: ["Άδειες", "με αποδοχές"],
  unpaidDays: ["Απουσίες χωρίς", "αποδοχές"],
  unjustifiedDays: ["Αδικαιολόγητες", "απουσίες"],
  overtimeMinutes: ["Ώρες πέραν", "ωραρίου"],
  nightMinutes: ["Ώρες", "νύχτας"],
  sundayHolidayMinutes: ["Ώρες Κυριακών", "και αργιών"],
} as const satisfies Record<string, readonly [string, string]>;

const weekdays = ["Δ", "Τ", "Τ", "Π", "Π", "Σ", "Κ"] as const;

/** The letter of an ISO day of the week, Monday 1 to Sunday 7. */
export function weekdayLetter(isoWeekday: number): string {
  return weekdays[isoWeekday - 1] ?? "";
}

/** Name of the file, safe on every disk: «Δελτίο Παρουσίας Δ001 2026-03.pdf». */
export function fileName(structureCode: string, month: Month, extension: string): string {
  const code = structureCode.replaceAll(/[\\/:*?"<>|]/g, "-");
  return `Δελτίο Παρουσίας ${code} ${month}.${extension}`;
}

/** Name of the file with the sheets of all structures. */
export function volumeName(month: Month): string {
  return `Δελτία Παρουσίας ${month}.pdf`;
}
