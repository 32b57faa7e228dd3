import type {
  dayBases,
  ReasonRefusal,
  reasonGroups,
  reasonPays,
  reasonRegimes,
  reasonUnits,
} from "#domain/leave/reason-rules.ts";

/** Why a reason cannot be saved as typed. */
export const reasonRefusals: Record<ReasonRefusal, string> = {
  "document-without-kind": "Γράψτε ποιο δικαιολογητικό ζητείται",
  "event-over-year": "Το όριο ανά γεγονός δεν μπορεί να ξεπερνά το ετήσιο",
  "hours-of-calendar-days":
    "Άδεια που χορηγείται με την ώρα μετρά εργάσιμες ημέρες. Αλλάξτε τη μέτρηση ημερών",
  "consecutive-over-year": "Οι συνεχόμενες ημέρες δεν μπορούν να ξεπερνούν το ετήσιο όριο",
  "presence-unpaid": "Λόγος χωρίς αποδοχές δεν μετρά ως παρουσία",
  "presence-without-service": "Λόγος που μετρά ως παρουσία μετρά και ως χρόνος υπηρεσίας",
  "presence-of-absence": "Κανονική άδεια, αναρρωτική και ανάπαυση δεν μετρούν ως παρουσία",
  "group-unpaid": "Σε αυτή την κατηγορία δεν καταβάλλονται αποδοχές",
  "annual-unpaid": "Η κανονική άδεια χορηγείται με πλήρεις αποδοχές",
  "illness-told": "Η αναρρωτική άδεια αποκαλύπτει κατάσταση υγείας και παραμένει ευαίσθητος λόγος",
  "carried-without-carrying": "Συμπληρώστε έως πότε μεταφέρεται ή αφαιρέστε τον λόγο της μεταφοράς",
  "last-annual":
    "Κανένας άλλος ενεργός λόγος δεν δίνει κανονική άδεια στο δημόσιο ή στο ιδιωτικό δίκαιο. Προσθέστε πρώτα άλλον",
  "carries-another":
    "Με αυτόν τον λόγο λαμβάνονται οι ημέρες που μεταφέρει άλλη άδεια. Αλλάξτε πρώτα εκείνη",
  "carried-as-itself": "Επιλέξτε άλλον λόγο ή αφήστε το κενό",
  "carry-over-without-limit": "Μεταφέρεται μόνο υπόλοιπο με ετήσιο όριο",
  past: "Η αλλαγή ισχύει από σήμερα ή από μεταγενέστερη ημέρα",
  "code-taken": "Ο κωδικός χρησιμοποιείται ήδη",
  "title-taken": "Ο τίτλος χρησιμοποιείται ήδη από άλλον ενεργό λόγο",
  "short-title-taken": "Η σύντμηση χρησιμοποιείται ήδη από άλλον ενεργό λόγο",
  "unknown-carried": "Δεν υπάρχει ενεργός λόγος με αυτόν τον κωδικό",
};

/** A code that a month cell cannot tell from another word. */
export const codeReadAs = (word: string): string =>
  `Στο παρουσιολόγιο ο κωδικός διαβάζεται όπως το «${word}». Επιλέξτε άλλον`;

export const reasonRegimeTexts: Record<(typeof reasonRegimes)[number], string> = {
  public: "Δημόσιο δίκαιο",
  private: "Ιδιωτικό δίκαιο",
  both: "Και τα δύο",
};

export const reasonGroupTexts: Record<(typeof reasonGroups)[number], string> = {
  annual: "Κανονική",
  sick: "Αναρρωτική",
  parental: "Γονική",
  educational: "Εκπαιδευτική",
  special: "Ειδική",
  unpaid: "Χωρίς αποδοχές",
  service: "Υπηρεσιακή",
  rest: "Ανάπαυση",
  unjustified: "Αδικαιολόγητη",
};

export const reasonUnitTexts: Record<(typeof reasonUnits)[number], string> = {
  day: "Ημέρες",
  hour: "Ώρες",
  both: "Ημέρες ή ώρες",
};

export const payTexts: Record<(typeof reasonPays)[number], string> = {
  full: "Πλήρεις αποδοχές",
  none: "Χωρίς αποδοχές",
  partial: "Μέρος των αποδοχών",
  "third-party": "Από άλλον φορέα",
};

export const dayBasisTexts: Record<(typeof dayBases)[number], string> = {
  working: "Εργάσιμες ημέρες",
  calendar: "Ημερολογιακές ημέρες",
  months: "Μήνες",
};

/** The fields of an absence reason. */
export const reasonFieldTexts = {
  code: "Κωδικός",
  title: "Τίτλος",
  shortTitle: "Σύντμηση",
  regime: "Καθεστώς",
  group: "Κατηγορία",
  unit: "Μονάδα",
  paid: "Αποδοχές",
  countsAsService: "Χρόνος υπηρεσίας",
  countsAsPresence: "Μετρά ως παρουσία",
  maxPerYear: "Ανώτατο όριο έτους",
  maxPerEvent: "Ανά γεγονός",
  maxConsecutive: "Συνεχόμενες ημέρες",
  dayBasis: "Μέτρηση ημερών",
  minServiceMonths: "Ελάχιστη υπηρεσία (μήνες)",
  requiresDocument: "Απαιτεί δικαιολογητικό",
  documentKind: "Δικαιολογητικό",
  documentDueDays: "Προθεσμία δικαιολογητικού (ημέρες)",
  requiresApproval: "Απαιτεί έγκριση",
  noticeDays: "Ημέρες προειδοποίησης",
  proportionalToContract: "Ανάλογα με τις ημέρες της σύμβασης",
  carryOverUntil: "Μεταφορά υπολοίπου έως",
  carriedAs: "Λόγος της μεταφοράς",
  genderOrRole: "Ποιους αφορά",
  erganiCode: "Κωδικός ΕΡΓΑΝΗ",
  payrollCode: "Κωδικός μισθοδοσίας",
  legalBasis: "Νομική βάση",
  isSensitive: "Ευαίσθητος λόγος",
  colour: "Χρώμα",
  isActive: "Ενεργός",
  sortOrder: "Σειρά",
  validFrom: "Ισχύει από",
} as const;

/** The page of absence reasons. */
export const reasonPageTexts = {
  yearLimit: "Όριο έτους",
  create: "Νέος λόγος",
  one: "Λόγος απουσίας",
  state: "Κατάσταση",
  states: { all: "Όλοι", active: "Ενεργοί", retired: "Καταργημένοι" },
  active: "Ενεργός",
  retired: "Καταργημένος",
  sensitive: "Ευαίσθητος",
  basics: "Στοιχεία",
  limits: "Όρια και προϋποθέσεις",
  documents: "Δικαιολογητικό",
  carrying: "Μεταφορά υπολοίπου",
  codes: "Κωδικοί και εμφάνιση",
  shortHint: "Έως 4 χαρακτήρες, για το μηνιαίο φύλλο",
  emptyIsNoLimit: "Κενό: χωρίς όριο",
  carryHint: "Ημέρα και μήνας του επόμενου έτους, π.χ. 31/03. Κενό: δεν μεταφέρεται",
  carriedAsHint: "Κωδικός του λόγου με τον οποίο λαμβάνονται οι ημέρες που μεταφέρθηκαν",
  documentDueHint: "Από την τελευταία ημέρα της απουσίας. Κενό: η γενική προθεσμία",
  sensitiveHint:
    "Όποιος δεν έχει το δικαίωμα βλέπει μόνο «Απουσία» και αν είναι με αποδοχές. Το ίδιο και στο τυπωμένο δελτίο («ΔΑ» ή «ΑΑ»)",
  infoHint: "Για ενημέρωση· δεν εμποδίζει την καταχώριση",
  notCheckedHint: "Για ενημέρωση· δεν ελέγχεται",
  toldHint: "Εμφανίζεται πριν από τη χορήγηση· δεν την εμποδίζει",
  perLeaveHint: "Κενό: χωρίς όριο. Ελέγχεται κάθε άδεια, από την πρώτη έως την τελευταία της ημέρα",
  fromHint: "Οι προηγούμενες ημέρες μένουν όπως υπολογίστηκαν",
  fromBeginning: "Από την αρχή",
  retire: "Κατάργηση",
  retireTitle: (title: string) => `Κατάργηση: ${title}`,
  retireText:
    "Από την ημέρα αυτή δεν επιλέγεται σε νέες απουσίες. Όσες έχουν καταχωριστεί μένουν όπως είναι.",
  retireFrom: "Καταργείται από",
  retireDone: "Ο λόγος καταργήθηκε",
  history: "Ιστορικό",
  installation: "Εγκατάσταση",
  edition: (who: string, when: string | null) => (when === null ? who : `${who}, ${when}`),
  unchanged: "Καμία αλλαγή στα πεδία",
  first: "Πρώτη καταχώριση",
} as const;

const { sortOrder: _sortOrder, colour: _colour, ...reasonColumns } = reasonFieldTexts;

/** The list of absence reasons. */
export const reasonListTexts = {
  title: "Λόγοι απουσίας",
  description: "Άδειες και απουσίες με τα όριά τους. Κάθε αλλαγή ισχύει από μια ημέρα και μετά",
  searchLabel: "Αναζήτηση κωδικού, τίτλου ή νόμου",
  none: "Δεν υπάρχουν λόγοι απουσίας",
  noneHint: "Προσθέστε τον πρώτο με το κουμπί «Νέος λόγος».",
  columns: {
    ...reasonColumns,
    maxPerYear: reasonPageTexts.yearLimit,
    mostInYear: reasonFieldTexts.maxPerYear,
    document: reasonFieldTexts.documentKind,
    state: reasonPageTexts.state,
  },
  words: {
    regime: reasonRegimeTexts,
    group: reasonGroupTexts,
    unit: reasonUnitTexts,
    paid: payTexts,
    dayBasis: dayBasisTexts,
  },
  filters: {
    regime: {
      label: reasonFieldTexts.regime,
      any: "Κάθε καθεστώς",
      words: { public: reasonRegimeTexts.public, private: reasonRegimeTexts.private },
    },
    group: { label: reasonFieldTexts.group, any: "Κάθε κατηγορία", words: reasonGroupTexts },
    state: { label: reasonPageTexts.state, words: reasonPageTexts.states },
  },
} as const;
