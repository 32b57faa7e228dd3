/** The page with all groups of parameters. */
export const parametersTexts = {
  title: "Όλες οι ρυθμίσεις",
  description: "Ρυθμίσεις όλης της εγκατάστασης",
  catalogues: "Κατάλογοι",
  search: "Αναζήτηση ρύθμισης",
  nothing: "Καμία ρύθμιση με αυτές τις λέξεις.",
} as const;

/** Settings that have a list of their own, by page. */
export const catalogueSettings = [
  {
    path: "/system-administration/parameters/holidays",
    title: "Αργίες",
    meaning: "Κανόνες, μεταφορές και το έτος όπως προκύπτει",
  },
  {
    path: "/system-administration/parameters/absence-reasons",
    title: "Λόγοι απουσίας",
    meaning: "Κωδικοί, όρια, αποδοχές και δικαιολογητικά",
  },
  {
    path: "/system-administration/parameters/unlock-reasons",
    title: "Λόγοι ξεκλειδώματος",
    meaning: "Γιατί ζητείται διόρθωση κλειδωμένης ημέρας",
  },
  {
    path: "/system-administration/parameters/document-kinds",
    title: "Είδη εγγράφων",
    meaning: "Ποια έγγραφα τηρούνται και πότε λήγουν",
  },
] as const;

/** The page of global parameters. */
export const globalParamsTexts = {
  pruned: (day: string, clock: string, upTo: string) =>
    `Στις ${day}, ${clock}, διαγράφονται οριστικά οι εγγραφές έως και τις ${upTo}.`,
  prunedCount: (count: string) => `Σήμερα είναι ${count}.`,
  prunedUnknown: "Δεν είναι γνωστό πόσες είναι.",
  title: "Γενικές παράμετροι",
  description: "Κάθε ρύθμιση ισχύει από την ημέρα που ορίζεται, για όλους τους Φορείς",
  change: "Αλλαγή",
  changeOf: (title: string) => `Αλλαγή: ${title}`,
  value: "Τιμή",
  validFrom: "Ισχύει από",
  usual: "Προεπιλογή",
  set: (who: string, when: string, from: string) => `${who}, ${when}. Ισχύει από ${from}`,
  installation: "Εγκατάσταση",
  later: (value: string, from: string) => `Από ${from}: ${value}`,
  on: "Ναι",
  off: "Όχι",
  empty: "Δεν έχει οριστεί",
  source: (law: string) => `Πηγή: ${law}`,
  toConfirm: "προς επιβεβαίωση",
  within: (least: string, most: string) => `Από ${least} έως ${most}`,
  inUnit: (unit: string) => `Σε ${unit}`,
  time: "Ώρα",
  beside: (title: string, value: string) => `${title}: ${value}`,
  endDay: "Αναμενόμενο τέλος, ημέρα",
  endWithoutDay: "Συμπληρώστε και την ημέρα ή αφαιρέστε την ώρα",
  endWithoutClock: "Συμπληρώστε και την ώρα",
  noClock: "Δεν υπάρχει τέτοια ώρα την ημέρα αυτή. Γράψτε μία από 00:00 έως 24:00, π.χ. 20:30",
  endPast: "Το αναμενόμενο τέλος έχει ήδη περάσει",
  historyOf: (title: string) => `Ιστορικό: ${title}`,
  noHistory: "Δεν έχει οριστεί ποτέ",
  showMore: "Παλαιότερες",
} as const;

/** The page of security rules. */
export const securityRulesTexts = {
  title: "Ασφάλεια",
  description: "Συνδέσεις, κωδικοί πρόσβασης και επαλήθευση. Κάθε αλλαγή ισχύει αμέσως, για όλους",
  backToUsual: "Επαναφορά στην προεπιλογή",
  changedAt: (when: string) => `Τελευταία αλλαγή: ${when}`,
  roles: "Ρόλοι",
  noRoles: "Κανένας ρόλος",
} as const;
