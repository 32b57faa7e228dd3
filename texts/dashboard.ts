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
  noOrganization: "Δεν έχετε συνδεθεί με κάποιον Φορέα",
  noOrganizationHint:
    "Ζητήστε από τον Διαχειριστή Συστήματος να συνδέσει τον λογαριασμό σας με τον Φορέα σας.",
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
