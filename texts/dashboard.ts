/** The home page. */
export const dashboardTexts = {
  title: "Αρχική",
  morning: (name: string) => `Καλημέρα, ${name}`,
  evening: (name: string) => `Καλησπέρα, ${name}`,
  organization: "Επιλεγμένος Φορέας",
  access: "Πρόσβαση",
  fullAccess: "Πλήρης",
  readOnly: "Μόνο ανάγνωση",
  role: "Ρόλος",
  shortTitle: "Σύντομη ονομασία",
  quickLinks: "Συντομεύσεις",
  present: "Παρόντες",
  absent: "Απόντες με άδεια ή αδικαιολόγητα",
  unsettled: "Χωρίς τακτοποίηση",
  presenceByDay: "Παρουσία των τελευταίων ημερών",
  absencesOfMonth: "Απουσίες του μήνα ανά λόγο",
  day: "Ημέρα",
  days: "Ημέρες",
  reason: "Λόγος",
  sensitiveReason: "Απουσία (δικαιολογημένη)",
  sheetsToday: "Παρουσιολόγια σήμερα",
  recordedToday: (recorded: number, people: number) => `Καταχωρίστηκαν ${recorded} από ${people}`,
  openSheets: "Ανοικτά παρουσιολόγια",
  openSheetsNote: "Του μήνα, έως χθες",
  unlocks: "Αιτήματα ξεκλειδώματος",
  unlocksGranted: (count: number) =>
    count === 0 ? "Σε αναμονή" : `Σε αναμονή, ${count} ξεκλείδωτα`,
  missingPunches: "Ελλιπείς σημάνσεις",
  missingPunchesNote: "Του τρέχοντος μήνα",
  monthsToSubmit: "Μήνες προς υποβολή",
  monthsToSign: "Μήνες προς υπογραφή",
  monthsNote: "Συμβάσεις, προηγούμενος μήνας",
  structuresToday: "Οι Δομές σήμερα",
  structure: "Δομή",
  recorded: "Καταχωρίσεις",
  recordedOf: (recorded: number, people: number) => `${recorded} από ${people}`,
  sheet: "Παρουσιολόγιο",
  openSheetsShort: "Ανοικτά του μήνα",
  contractsEnding: "Συμβάσεις που λήγουν σε 30 ημέρες",
  endsOn: (day: string) => `λήγει ${day}`,
  noOrganization: "Δεν έχετε συνδεθεί με κάποιον Φορέα",
  noOrganizationHint:
    "Ζητήστε από τον Διαχειριστή Συστήματος να συνδέσει τον λογαριασμό σας με τον Φορέα σας.",
} as const;

/** State of a day's sheet. */
export const sheetStateTexts = {
  none: "Χωρίς υπηρεσία",
  open: "Ανοικτό",
  submitted: "Υποβλήθηκε",
  locked: "Κλειδωμένο",
} as const;

/** What each shortcut is for, by path. */
export const shortcutTexts = {
  "/attendances": {
    title: "Μηνιαίο παρουσιολόγιο",
    text: "Καταχώριση παρουσιών και απουσιών της Δομής, ημέρα προς ημέρα",
  },
  "/structures": { title: "Δομές", text: "Οι Δομές του Φορέα και οι υπεύθυνοί τους" },
  "/organization-administration/organization-employees": {
    title: "Εργαζόμενοι",
    text: "Μητρώο εργαζομένων του Φορέα",
  },
  "/contracts": { title: "Συμβάσεις", text: "Ενεργές συμβάσεις και όσες λήγουν σύντομα" },
  "/monthly-contracts": {
    title: "Μηνιαίες Συμβάσεις",
    text: "Υποβολή και έλεγχος των μηνών",
  },
  "/verifications": { title: "Επαληθεύσεις", text: "Υπογραφή και επιβεβαίωση παρουσιών" },
} as const;
