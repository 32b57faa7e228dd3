/** The two hubs of administration. */
export const hubTexts = {
  system: {
    title: "Κατάσταση συστήματος",
    description: "Εκκρεμότητες και λειτουργία της εγκατάστασης",
  },
  organization: {
    title: "Εικόνα Φορέα",
    description: (organization: string) => `Εργαζόμενοι, συσκευές και λειτουργία: ${organization}`,
  },
  none: "Δεν υπάρχουν ακόμη σελίδες διαχείρισης για τον ρόλο σας",
  noneHint: "Από το μενού μπορείτε να ανοίξετε τις άλλες σελίδες της εφαρμογής.",
} as const;

/** The cards of the hubs, by path. */
export const hubCardTexts = {
  "/organization-administration/organization-employees": {
    title: "Εργαζόμενοι",
    text: "Μητρώο εργαζομένων, εισαγωγή από αρχείο, κάρτες",
  },
  "/structures": { title: "Δομές", text: "Οι Δομές του Φορέα, οι υπεύθυνοι και τα ωράρια" },
  "/organization-administration/mobiles": {
    title: "Συσκευές",
    text: "Σύζευξη και ανάκληση συσκευών παρουσίας",
  },
  "/organization-administration/organization-documents": {
    title: "Έγγραφα",
    text: "Έγγραφα του Φορέα, με λήξη και κατάσταση ελέγχου",
  },
  "/organization-administration/ergani": {
    title: "ΕΡΓΑΝΗ: κάρτες εργασίας",
    text: "Υποβολή προσελεύσεων και αποχωρήσεων στο ΕΡΓΑΝΗ II",
  },
  "/organization-administration/finding-rules": {
    title: "Κανόνες ελέγχου",
    text: "Επίπεδα και όρια των κανόνων που ελέγχουν τους μήνες",
  },
  "/organization-administration/deputies": {
    title: "Αναπληρώσεις",
    text: "Ποιος υπογράφει και αποφασίζει όταν απουσιάζει ο Νόμιμος Εκπρόσωπος",
  },
  "/organization-administration/vacations": {
    title: "Διακοπές λειτουργίας",
    text: "Ημέρες που δεν λειτουργεί μια Δομή ή όλος ο Φορέας",
  },
} as const;

/** What a card's figure counts. */
export const hubFigureTexts = {
  employees: (count: string) => numbered(count, "εργαζόμενος", "εργαζόμενοι"),
  structures: (count: string) => numbered(count, "ανοικτή Δομή", "ανοικτές Δομές"),
} as const;

function numbered(count: string, one: string, many: string): string {
  return `${count} ${count === "1" ? one : many}`;
}
