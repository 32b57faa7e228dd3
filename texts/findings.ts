import type { FindingInputs } from "#domain/attendance/findings/frame.ts";
import type { FindingLevel, RuleId } from "#domain/attendance/types.ts";

/** The inputs of a finding as words: lengths as `8:30`, clocks as `07:30`, days as `05/03/2026`. */
type SpeltInputs<R extends RuleId> = { [K in keyof FindingInputs[R]]: string };

/** Levels of findings, singular and plural. */
export const findingLevels: Record<FindingLevel, { one: string; many: string }> = {
  error: { one: "Σφάλμα", many: "Σφάλματα" },
  warning: { one: "Προειδοποίηση", many: "Προειδοποιήσεις" },
  information: { one: "Ενημέρωση", many: "Ενημερώσεις" },
};

/** What each rule looks for, and its source in law. */
export const ruleTexts: Record<RuleId, { title: string; source: string }> = {
  R01: { title: "Ημερήσια ανάπαυση", source: "Οδηγία 2003/88/ΕΚ, άρθρο 3 · π.δ. 88/1999, άρθρο 3" },
  R02: {
    title: "Εβδομαδιαία ανάπαυση",
    source: "Οδηγία 2003/88/ΕΚ, άρθρο 5 · π.δ. 88/1999, άρθρο 5",
  },
  R03: { title: "Μέση εβδομάδα", source: "Οδηγία 2003/88/ΕΚ, άρθρα 6 και 16β" },
  R04: {
    title: "Συνεχής εργασία χωρίς διάλειμμα",
    source: "Ιδιωτικό δίκαιο: ν. 4808/2021, άρθρο 56",
  },
  R05: { title: "Νυχτερινή εργασία", source: "Οδηγία 2003/88/ΕΚ, άρθρο 8 · π.δ. 88/1999, άρθρο 8" },
  R06: { title: "Καταχώριση εκτός σύμβασης", source: "Διάρκεια και όροι της σύμβασης" },
  R07: { title: "Εργασία σε ημέρα χωρίς υποχρέωση", source: "ν. 4354/2015, άρθρο 20" },
  R08: { title: "Παρουσία σε δύο Δομές", source: "Όροι των συμβάσεων του εργαζομένου" },
  R09: { title: "Ελλιπής σήμανση", source: "Κανόνας τήρησης του παρουσιολογίου" },
  R10: { title: "Διπλή σήμανση", source: "Κανόνας τήρησης του παρουσιολογίου" },
  R11: {
    title: "Ημέρα μεγάλης διάρκειας",
    source: "Οδηγία 2003/88/ΕΚ, άρθρο 3 · ν. 5239/2025",
  },
  R12: { title: "Ώρες πέραν της σύμβασης", source: "Εβδομαδιαίες ώρες της σύμβασης" },
  R13: {
    title: "Υπερωρία χωρίς απόφαση",
    source:
      "ν. 4354/2015, άρθρο 20 · ν. 3584/2007, άρθρα 48 και 176 · ν. 3385/2005, άρθρο 1 · ν. 4808/2021, άρθρο 58",
  },
  R14: { title: "Όριο υπερωριών", source: "ν. 4354/2015, άρθρο 20 · ν. 5239/2025" },
  R15: { title: "Όριο τηλεργασίας", source: "ν. 4807/2021, άρθρο 8" },
  R16: { title: "Υπόλοιπο άδειας", source: "ν. 3528/2007, άρθρο 48 · α.ν. 539/1945" },
  R17: { title: "Απουσίες πέραν της ημέρας", source: "Κανόνας τήρησης του παρουσιολογίου" },
  R18: { title: "Δικαιολογητικό που λείπει", source: "Κατάλογος λόγων απουσίας" },
  R19: { title: "Ρολόι συσκευής", source: "Κανόνας τήρησης του παρουσιολογίου" },
  R20: { title: "Σήμανση μακριά από τη Δομή", source: "Ρύθμιση του Φορέα για τη θέση" },
  R21: { title: "Καταχώριση από τον ίδιο", source: "ν. 2690/1999, άρθρο 7" },
  R22: { title: "Άδεια εκτός όρων", source: "Κατάλογος λόγων απουσίας" },
};

const dayOff: Record<string, string> = {
  holiday: "αργία",
  closure: "διακοπή λειτουργίας",
  leave: "άδεια",
};
const ends: Record<string, string> = { arrival: "προσέλευσης", departure: "αποχώρησης" };
const counters: Record<string, string> = {
  afternoon: "Οι απογευματινές υπερωρίες του εξαμήνου",
  "off-hours": "Οι υπερωρίες νυχτών, Κυριακών και αργιών του εξαμήνου",
  year: "Οι υπερωρίες του έτους",
};

/** The sentence of every rule, from its inputs in words. */
export const findingSentences: { [R in RuleId]: (of: SpeltInputs<R>) => string } = {
  R01: (of) =>
    `Μεσολάβησαν ${of.restMinutes} ώρες ανάπαυσης από την προηγούμενη εργασία. Απαιτούνται ${of.leastMinutes}.`,
  R02: (of) =>
    `Η μεγαλύτερη συνεχής ανάπαυση της εβδομάδας ήταν ${of.freeMinutes} ώρες. Απαιτούνται ${of.leastMinutes}.`,
  R03: (of) =>
    `Ο μέσος όρος ${of.weeks} εβδομάδων ήταν ${of.meanMinutes} ώρες την εβδομάδα. Το όριο είναι ${of.mostMinutes}.`,
  R04: (of) =>
    `${of.schedule === undefined ? "Εργασία" : `Το ωράριο «${of.schedule}» δεν προβλέπει διάλειμμα: εργασία`} ${of.continuousMinutes} ωρών χωρίς διάλειμμα. Απαιτείται διάλειμμα μετά από ${of.mostMinutes} ώρες εργασίας.`,
  R05: (of) =>
    `Εργασία ${of.workedMinutes} ωρών με ${of.nightMinutes} ώρες νύχτας. Το όριο της νυχτερινής εργασίας είναι ${of.mostMinutes} ώρες.`,
  R06: (of) => `Υπάρχει καταχώριση (${of.workedMinutes} ώρες) σε ημέρα εκτός της σύμβασης.`,
  R07: (of) =>
    `Εργασία ${of.workedMinutes} ωρών σε ημέρα με ${dayOff[of.on] ?? of.on}${of.what === "" ? "" : ` (${of.what})`}.`,
  R08: (of) => `Παρουσία και σε άλλη Δομή την ίδια ώρα, για ${of.overlapMinutes} ώρες.`,
  R09: (of) =>
    `Λείπει η ώρα ${ends[of.missing] ?? of.missing}. Είναι γνωστή η σήμανση ${of.knownMinute}.`,
  R10: (of) =>
    of.count === "1"
      ? `Μία σήμανση επαναλήφθηκε μέσα σε ${of.seconds} δευτερόλεπτα και αγνοήθηκε.`
      : `${of.count} σημάνσεις επαναλήφθηκαν μέσα σε ${of.seconds} δευτερόλεπτα και αγνοήθηκαν.`,
  R11: (of) => `Εργασία ${of.workedMinutes} ωρών σε μία ημέρα. Το όριο είναι ${of.mostMinutes}.`,
  R12: (of) =>
    `Η εβδομάδα έκλεισε με ${of.workedMinutes} ώρες εργασίας. Η σύμβαση προβλέπει ${of.contractMinutes}.${
      of.extraMinutes === undefined
        ? ""
        : ` Υπερεργασία, χωρίς ανάγκη απόφασης: ${of.extraMinutes}.`
    }`,
  R13: (of) =>
    of.decisions === undefined
      ? `Υπερωρία ${of.overtimeMinutes} ωρών χωρίς απόφαση έγκρισης.`
      : `Υπερωρία ${of.overtimeMinutes} ωρών. Με την απόφαση ${of.decisions} καλύπτονται ${of.approvedMinutes}: υπέρβαση κατά ${of.exceededMinutes ?? ""}.`,
  R14: (of) =>
    `${counters[of.counter] ?? of.counter} έφτασαν τις ${of.totalMinutes} ώρες. Το όριο είναι ${of.mostMinutes}.${
      of.leftMinutes === undefined ? "" : ` Απομένουν ${of.leftMinutes}.`
    }`,
  R15: (of) =>
    of.cause === "pause"
      ? `Τηλεργασία ${of.days === "1" ? "1 ημέρας" : `${of.days} ημερών`} στο διάστημα από 15 Ιουλίου έως 31 Αυγούστου, κατά το οποίο αναστέλλεται.`
      : `Οι ημέρες τηλεργασίας του έτους έφτασαν τις ${of.days}. Το όριο είναι ${of.mostDays}.`,
  R16: (of) =>
    of.reason === ""
      ? "Χορηγήθηκαν περισσότερες ημέρες άδειας από όσες απέμεναν."
      : `${of.usedDays === "1" ? "Χορηγήθηκε 1 ημέρα" : `Χορηγήθηκαν ${of.usedDays} ημέρες`} (${of.reason}), ενώ ${of.leftDays === "1" ? "απέμενε" : "απέμεναν"} ${of.leftDays}.`,
  R17: (of) =>
    `Οι απουσίες της ημέρας (${of.absenceMinutes} ώρες) υπερβαίνουν το ωράριό της (${of.plannedMinutes}).`,
  R18: (of) =>
    `Το δικαιολογητικό της απουσίας${of.reason === "" ? "" : ` (${of.reason})`} έπρεπε να έχει κατατεθεί έως ${of.dueOn}.`,
  R19: (of) =>
    `Το ρολόι της συσκευής διέφερε από εκείνο του διακομιστή κατά ${of.offsetSeconds} δευτερόλεπτα. Το όριο είναι ${of.mostSeconds}.`,
  R20: (of) => `Σήμανση ${of.distanceMeters} μέτρα από τη Δομή. Το όριο είναι ${of.mostMeters}.`,
  R21: () => "Η ημέρα καταχωρίστηκε από τον ίδιο τον εργαζόμενο.",
  R22: (of) =>
    of.cause === "law"
      ? `Ο λόγος απουσίας${of.reason === "" ? "" : ` (${of.reason})`} δεν προβλέπεται για το καθεστώς της σύμβασης.`
      : of.reason === ""
        ? "Άδεια μεγαλύτερη από όσο ορίζει ο λόγος της."
        : `Άδεια (${of.reason}) ${of.days} ημερών. Επιτρέπονται έως ${of.mostDays}.`,
};

/** Names of the inputs of rules. */
export const findingInputs: Record<string, string> = {
  restMinutes: "Ανάπαυση",
  leastMinutes: "Ελάχιστο όριο",
  freeMinutes: "Συνεχής ανάπαυση",
  meanMinutes: "Μέση εβδομάδα",
  mostMinutes: "Ανώτατο όριο",
  weeks: "Εβδομάδες",
  continuousMinutes: "Συνεχής εργασία",
  schedule: "Ωράριο",
  workedMinutes: "Εργασία",
  nightMinutes: "Ώρες νύχτας",
  overlapMinutes: "Επικάλυψη",
  knownMinute: "Γνωστή σήμανση",
  missing: "Λείπει",
  count: "Πλήθος",
  seconds: "Δευτερόλεπτα",
  contractMinutes: "Ώρες σύμβασης",
  extraMinutes: "Υπερεργασία",
  overtimeMinutes: "Υπερωρία",
  approvedMinutes: "Με απόφαση",
  decisions: "Αποφάσεις",
  exceededMinutes: "Υπέρβαση",
  leftMinutes: "Απομένουν",
  counter: "Μετρητής",
  totalMinutes: "Σύνολο",
  cause: "Αιτία",
  days: "Ημέρες",
  mostDays: "Ανώτατες ημέρες",
  reason: "Λόγος",
  usedDays: "Χορηγήθηκαν",
  leftDays: "Υπόλοιπο",
  absenceMinutes: "Απουσίες",
  plannedMinutes: "Ωράριο",
  dueOn: "Προθεσμία",
  on: "Ημέρα",
  what: "Τίτλος",
};
