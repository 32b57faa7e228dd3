/** The year of one contract, day by day. */
export const contractYearTexts = {
  title: (person: string, year: number) => `Παρουσίες ${year}: ${person}`,
  toContract: "Η σύμβαση",
  previousYear: "Προηγούμενο έτος",
  nextYear: "Επόμενο έτος",
  year: "Έτος",
  days: "Ημέρες του έτους",
  daysHint: "Η γραμμή κάτω από μια ημέρα δείχνει εύρημα.",
  daysKeys: "Με τα βέλη μετακινείστε στις ημέρες και με Enter ανοίγει η ημέρα.",
  emptyBefore: (day: string) => `Πριν από τις ${day} δεν υπάρχει καμία καταχώριση.`,
  showEmpty: (months: number) => (months === 1 ? "Εμφάνιση 1 μήνα" : `Εμφάνιση ${months} μηνών`),
  legend: "Υπόμνημα",
  months: "Μήνες",
  month: "Μήνας",
  state: "Κατάσταση",
  notStored: "Χωρίς υποβολή",
  present: "Παρουσία",
  worked: "Εργασία",
  leave: "Άδειες",
  otherAbsences: "Άλλες απουσίες",
  overtime: "Πέραν ωραρίου",
  balance: "Υπόλοιπο",
  pending: "Εκκρεμείς",
  findings: "Ευρήματα",
  allFindings: (count: number) => `Όλα τα ευρήματα (${count})`,
  noFindings: "Κανένα εύρημα στο έτος αυτό",
  total: "Σύνολο",
  none: "Η σύμβαση δεν έχει ημέρες στο έτος αυτό",
  noneHint: "Επιλέξτε άλλο έτος.",
  toMonth: "Παρουσίες ανά ημέρα",
  toSheet: "Παρουσιολόγιο της ημέρας",
  recorded: "Καταχώριση",
  planned: "Πρόγραμμα",
  note: "Παρατήρηση",
  history: "Μεταβολές της ημέρας",
  noHistory: "Η ημέρα δεν έχει αλλάξει από την πρώτη της μορφή.",
  before: "Πριν",
  after: "Μετά",
  system: "Σύστημα",
  doubts: (count: number) => (count === 1 ? "1 εύρημα" : `${count} ευρήματα`),
} as const;

/** The year as it was known on an earlier day. */
export const knownDayTexts = {
  label: "Όπως ήταν στις",
  hint: "Δείτε τι ήταν καταχωρισμένο στο τέλος μιας παλαιότερης ημέρας.",
  title: (day: string) => `Όπως ήταν στις ${day}`,
  changed: (days: number) => {
    if (days === 0) return "Καμία ημέρα δεν έχει αλλάξει από τότε.";
    if (days === 1) return "1 ημέρα έχει αλλάξει από τότε και είναι σημειωμένη.";
    return `${days} ημέρες έχουν αλλάξει από τότε και είναι σημειωμένες.`;
  },
  basis:
    "Οι ώρες είναι όπως είχαν υπολογιστεί τότε. Όσες ημέρες δεν είχαν καταχώριση ακολουθούν τη σημερινή σύμβαση, το ωράριο και τις αργίες.",
  daysHint: "Το πλαίσιο γύρω από μια ημέρα δείχνει ότι άλλαξε από τότε.",
  toNow: "Όπως είναι σήμερα",
  changedDay: "άλλαξε από τότε",
  now: "Σήμερα",
  nowFigure: (figure: string) => `σήμερα ${figure}`,
  ahead: "Επιλέξτε ημέρα έως σήμερα",
  erased: "Οι μεταβολές διαγράφηκαν μαζί με τα προσωπικά στοιχεία: δεν είναι πια γνωστό πώς ήταν",
} as const;
