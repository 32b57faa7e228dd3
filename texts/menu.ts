/** The two areas of the application, as the top of the menu names them. */
export const areaTexts = {
  choice: "Περιοχή εργασίας",
  body: "Φορέας",
  agency: "Υπηρεσία",
} as const;

/** The groups of the menu. */
export const menuGroupTexts = {
  attendance: "Παρουσίες",
  closing: "Κλείσιμο μήνα",
  pay: "Αμοιβές",
  people: "Άνθρωποι",
  setup: "Οργάνωση",
  work: "Εργασίες",
  registers: "Μητρώα",
  rules: "Κανόνες",
  running: "Λειτουργία",
} as const;

/** Menu entries whose names differ from those of their pages. */
export const menuItemTexts = {
  month: "Μήνας",
  day: "Ημέρα",
  board: "Πίνακας",
  signing: "Υπογραφή",
  confirmations: "Επιβεβαιώσεις",
  leave: "Άδειες",
  leaveDocuments: "Δικαιολογητικά",
  schedules: "Ωράρια",
  closures: "Διακοπές",
  ergani: "ΕΡΓΑΝΗ",
  documents: "Έγγραφα",
  samples: "Δείγμα",
  completeness: "Πληρότητα",
  assignments: "Αναθέσεις",
  apps: "Εφαρμογές",
  globalParams: "Γενικές",
  installation: "Κατάσταση",
  logs: "Τελευταίο 24ωρο",
  mails: "Μηνύματα",
} as const;

/** The menu's frame, on desktop and on phones. */
export const menuTexts = {
  waiting: (count: string) => `${count} σε αναμονή`,
  newAnnouncements: (count: number) =>
    count === 1 ? "1 νέα ανακοίνωση" : `${count} νέες ανακοινώσεις`,
  bar: "Κύριες σελίδες",
  closing: "Κλείσιμο",
  months: "Μήνες",
  menu: "Μενού",
  place: "Θέση",
  chooseBody: (name: string) => `Επιλεγμένος Φορέας: ${name}`,
  findBody: "Αναζήτηση Φορέα",
  recentBodies: "Πρόσφατοι",
  otherBodies: "Όλοι οι Φορείς",
  noBody: "Δεν βρέθηκε Φορέας",
  waitingUnknown: "Δεν είναι γνωστό πόσα περιμένουν",
  moreBodies: (count: string) => `και άλλοι ${count}: πληκτρολογήστε για αναζήτηση`,
} as const;
