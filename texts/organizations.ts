import { dayText } from "./moment.ts";
import { organizationFieldTexts } from "./record-fields.ts";

/** Messages of the register of organizations. */
export const organizationTexts = {
  duplicateAfm: "Υπάρχει ήδη Φορέας με αυτόν τον ΑΦΜ",
  duplicateTitle: "Υπάρχει ήδη Φορέας με αυτή την επωνυμία",
  keptTooEarly: (earliest: string) =>
    `Η πρώτη ημέρα τήρησης δεν μπορεί να είναι πριν από τις ${dayText(earliest)}, δέκα χρόνια πίσω`,
  keptTooLate: (latest: string) =>
    `Η πρώτη ημέρα τήρησης δεν μπορεί να είναι μετά τις ${dayText(latest)}, έναν χρόνο από σήμερα`,
  keptBefore: (day: string) =>
    `Έχουν καταχωριστεί παρουσίες από τις ${dayText(day)}. Με μεταγενέστερη πρώτη ημέρα δεν θα μετρούσαν`,
} as const;

/** Which sector's holidays a body keeps; for a person, which labour law applies. */
export const regimeTexts = {
  public: "Δημόσιο δίκαιο",
  private: "Ιδιωτικό δίκαιο",
} as const;

/** The list of organizations. */
export const organizationListTexts = {
  title: "Φορείς",
  description: "Μητρώο των Φορέων που τηρούν παρουσίες",
  searchLabel: "Αναζήτηση επωνυμίας ή ΑΦΜ",
  none: "Δεν υπάρχουν Φορείς",
  noneHint: "Καταχωρίστε τον πρώτο Φορέα, για να ορίσετε τις Δομές και τους χρήστες του.",
  columns: organizationFieldTexts,
  words: { regime: regimeTexts },
  filters: { regime: { label: "Κάθε εργασιακό καθεστώς", words: regimeTexts } },
} as const;

/** Pages of organizations. */
export const organizationPageTexts = {
  create: "Νέος Φορέας",
  ending: (title: string, day: string) => `${title} (παύει μετά τις ${day})`,
  edit: "Επεξεργασία Φορέα",
  noneOfYours: "Δεν έχετε συνδεθεί με κάποιον Φορέα. Απευθυνθείτε στον Διαχειριστή Συστήματος.",
  onlyAdministrator: "Το μητρώο των Φορέων μεταβάλλει ο Διαχειριστής Συστήματος",
  toAll: "Όλοι οι Φορείς",
  data: "Στοιχεία",
  account: "Λογαριασμός πληρωμών",
  accountHint: "Από αυτόν γίνονται οι πληρωμές του Φορέα. Χωρίς αυτόν δεν δημιουργούνται",
  keptFromHint: "Ημέρες πριν από αυτήν δεν οφείλονται και δεν μετρούν",
  bic: "BIC τράπεζας",
  orderFormatHint:
    "Η μορφή που ζητά η τράπεζα του Φορέα. Ισχύει για τις εντολές που θα δημιουργηθούν από εδώ και πέρα",
  bicHint: "8 ή 11 χαρακτήρες, π.χ. ETHNGRAA",
  regimeHint:
    "Ορίζει ποιες αργίες τηρεί ο Φορέας. Ωράριο, άδειες και αμοιβή ακολουθούν το είδος κάθε σύμβασης",
  legalFormHint: "π.χ. Δήμος, ΝΠΔΔ, Κοινωφελής Επιχείρηση",
  structures: "Ανοικτές Δομές",
  employees: "Εργαζόμενοι με σύμβαση",
  users: "Χρήστες",
  work: "Εργασία σε αυτόν τον Φορέα",
  workHere: "Ο Φορέας είναι ήδη επιλεγμένος",
  month: (month: string) => `Πληρότητα: ${month}`,
  structure: "Δομή",
  contracts: "Συμβάσεις",
  expectedDays: "Αναμενόμενες ημέρες",
  recordedDays: "Καταχωρισμένες ημέρες",
  completenessFile: (month: string) => `Πληρότητα ανά Δομή ${month}`,
  pendingDays: "Σε εκκρεμότητα",
  missingDays: "Ελλιπείς σημάνσεις",
  owedSheets: "Οφειλόμενα παρουσιολόγια",
  submittedSheets: "Υποβλημένα παρουσιολόγια",
  noStructures: "Ο Φορέας δεν έχει ακόμη Δομές",
  usersOf: "Χρήστες του Φορέα",
  user: "Χρήστης",
  role: "Ρόλος",
  noUsers: "Κανένας χρήστης δεν έχει συνδεθεί με τον Φορέα",
  assign: "Ανάθεση χρηστών",
} as const;
