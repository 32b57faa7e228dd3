const byStatus: Partial<Record<number, string>> = {
  400: "Σφάλμα",
  401: "Η πρόσβαση δεν επιτρέπεται",
  403: "Δεν έχετε δικαίωμα",
  404: "Η ενέργεια δε βρέθηκε",
};

const uncertain =
  "Δεν υπάρχει επικοινωνία με τον διακομιστή και δεν ξέρουμε αν η ενέργεια έγινε. Δοκιμάστε ξανά";

/** Section 8 of the specification, word for word, and the message for when there was no response at all. */
export const apiErrorTexts = {
  general: "Κάτι πήγε στραβά",
  byStatus,
  unreachable:
    "Δεν υπάρχει επικοινωνία με τον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά",
  unknown: `${uncertain} με τα ίδια στοιχεία: αν έγινε, δεν θα γίνει δεύτερη φορά`,
  unknownAnew: `${uncertain}: θα ισχύει μόνο ό,τι εμφανιστεί τότε`,
} as const;

/** Words that every page shares. */
export const common = {
  productName: "Παρών",
  save: "Αποθήκευση",
  saved: "Οι αλλαγές αποθηκεύτηκαν",
  showPassword: "Εμφάνιση ή απόκρυψη κωδικού",
  cancel: "Ακύρωση",
  close: "Κλείσιμο",
  delete: "Διαγραφή",
  edit: "Επεξεργασία",
  remove: "Αφαίρεση",
  retry: "Δοκιμάστε ξανά",
  returnsByItself: "Θα γίνει νέα προσπάθεια αυτόματα.",
  export: "Εξαγωγή",
  actions: "Ενέργειες",
  yes: "Ναι",
  no: "Όχι",
  choose: "Επιλέξτε…",
  none: "–",
  loading: "Φόρτωση…",
  notLoaded: "Η λίστα δεν φορτώθηκε.",
  noOptions: "Δεν βρέθηκαν αποτελέσματα",
  moreOptions: "Υπάρχουν και άλλα: πληκτρολογήστε για να βρεθούν",
} as const;

/** Formats of an exported list. */
export const exportFormats = {
  xlsx: "Excel (.xlsx)",
  csv: "CSV (.csv)",
} as const;

/** An export in progress. */
export const exportTexts = {
  calendar: "Ημερολόγιο (.ics)",
  running: "Εξαγωγή σε εξέλιξη",
  begins: "Προετοιμασία…",
  rows: (done: string, all: string) => `${done} από ${all} γραμμές`,
  cancel: "Ακύρωση εξαγωγής",
  cancelled: "Η εξαγωγή ακυρώθηκε. Δεν αποθηκεύτηκε αρχείο",
  brokenOff: "Η λήψη διακόπηκε πριν ολοκληρωθεί και δεν αποθηκεύτηκε αρχείο. Δοκιμάστε ξανά",
} as const;

/** Leaving a form with unsaved changes. */
export const unsavedTexts = {
  title: "Μη αποθηκευμένες αλλαγές",
  body: "Έχετε μη αποθηκευμένες αλλαγές. Θέλετε να συνεχίσετε;",
  leave: "Έξοδος χωρίς αποθήκευση",
  stay: "Παραμονή στη φόρμα",
} as const;

/** What was typed in a dialog that is gone, since what it was about has changed. */
export const leftoverTexts = {
  text: "Όσο γράφατε, αυτό που αφορούσε το παράθυρο άλλαξε ή έπαψε να υπάρχει, πιθανότατα από άλλον χρήστη. Δεν καταχωρίστηκε τίποτα από εσάς. Αντιγράψτε ό,τι χρειάζεστε και δείτε πίσω από το παράθυρο τι ισχύει τώρα.",
  copy: "Αντιγραφή του κειμένου",
  copied: "Αντιγράφηκε",
  close: "Κλείσιμο",
} as const;

/** Shown above the fields when the server's refusal belongs to no field. */
export const formTexts = {
  problem: "Η αποθήκευση δεν ολοκληρώθηκε",
  underWay: "Έχει σταλεί και περιμένει την απάντηση του διακομιστή",
  stays:
    "Ό,τι γράψατε δεν καταχωρίστηκε και μένει εδώ έως ότου κλείσετε το παράθυρο. Πίσω του φαίνεται τι ισχύει τώρα.",
  counting: "Υπολογίζεται τι θα αλλάξει",
  saveHint: "Ctrl + Enter",
  fromDay: "Από ημέρα",
  toDay: "Έως ημέρα",
  endsBefore: "Η λήξη προηγείται της έναρξης",
} as const;

/** Lists and tables. */
export const tableTexts = {
  clearSearch: "Καθαρισμός αναζήτησης",
  filters: (holding: number) => (holding === 0 ? "Φίλτρα" : `Φίλτρα (${holding})`),
  views: "Προβολές",
  columns: "Στήλες",
  resetColumns: "Επαναφορά στηλών",
  sort: "Ταξινόμηση",
  ascending: "Αύξουσα σειρά",
  descending: "Φθίνουσα σειρά",
  rowsPerPage: "Εγγραφές ανά σελίδα",
  pages: "Σελίδες",
  page: (page: number) => `Σελίδα ${page}`,
  previousPage: "Προηγούμενη σελίδα",
  nextPage: "Επόμενη σελίδα",
  range: (from: string, to: string, total: string) => `${from}–${to} από ${total}`,
  noResults: "Δεν βρέθηκαν αποτελέσματα",
  noResultsHint: "Δοκιμάστε με λιγότερα ή διαφορετικά κριτήρια.",
  clearFilters: "Καθαρισμός φίλτρων",
  select: "Επιλογή γραμμής",
  selectAll: "Επιλογή όλων της σελίδας",
  withSelected: "Ενέργειες για τις επιλεγμένες γραμμές",
  selected: (count: string) => `Επιλεγμένες: ${count}`,
  selectNone: "Αναίρεση επιλογής",
  ofSelected: (act: string, count: number) => (count === 0 ? act : `${act} (${count})`),
} as const;

/** Days and months. */
export const calendarTexts = {
  openCalendar: "Άνοιγμα ημερολογίου",
  calendar: "Ημερολόγιο",
  placeholder: "ΗΗ/ΜΜ/ΕΕΕΕ",
  noDay: "Η ημερομηνία δεν υπάρχει ή είναι εκτός των ετών 1900 έως 2099",
  previousMonth: "Προηγούμενος μήνας",
  nextMonth: "Επόμενος μήνας",
  previousYear: "Προηγούμενο έτος",
  nextYear: "Επόμενο έτος",
  chooseMonth: "Επιλογή μήνα",
} as const;

/** Charts that can also be shown as a table. */
export const chartTexts = {
  showTable: "Προβολή ως πίνακα",
  showChart: "Προβολή ως γραφήματος",
  nothing: "Δεν υπάρχουν ακόμη στοιχεία",
} as const;
