import { employeeFieldTexts } from "./record-fields.ts";

/** Messages of fields. */
export const employeeTexts = {
  duplicateAfm: "Υπάρχει ήδη εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα",
  birthDate: "Η ημερομηνία γέννησης είναι έως σήμερα. Γράψτε το έτος με τέσσερα ψηφία",
  duplicateAmka: "Υπάρχει ήδη εργαζόμενος με αυτόν τον ΑΜΚΑ στον Φορέα",
  duplicateCard: "Η κάρτα έχει δοθεί σε άλλον εργαζόμενο του Φορέα",
} as const;

/** Education levels, as in lists and files. */
export const educationTexts = {
  "": "–",
  PE: "ΠΕ",
  TE: "ΤΕ",
  DE: "ΔΕ",
  YE: "ΥΕ",
  EEP: "ΕΕΠ",
} as const;

/** The list of employees. */
export const employeeListTexts = {
  title: "Εργαζόμενοι",
  description: "Το μητρώο του Φορέα και οι σημάνσεις των καρτών",
  searchLabel: "Αναζήτηση ονόματος, ΑΦΜ ή κάρτας",
  none: "Δεν υπάρχουν εργαζόμενοι",
  noneHint: "Καταχωρίστε τον πρώτο εργαζόμενο ή εισαγάγετε το μητρώο σας από αρχείο Excel ή CSV.",
  columns: {
    name: "Ονοματεπώνυμο",
    ...employeeFieldTexts,
    contracts: "Ενεργές συμβάσεις",
  },
  words: { education: educationTexts },
} as const;

/** Pages of employees. */
export const employeePageTexts = {
  tabs: { register: "Μητρώο", punches: "Εισαγωγή σημάνσεων" },
  employed: "Συμβάσεις",
  employedStates: {
    all: "Με ή χωρίς σύμβαση",
    yes: "Με ενεργή σύμβαση",
    no: "Χωρίς ενεργή σύμβαση",
  },
  create: "Νέος εργαζόμενος",
  edit: "Επεξεργασία εργαζομένου",
  import: "Εισαγωγή από αρχείο",
  one: "Εργαζόμενος",
  history: "Ιστορικό εργαζομένου",
  ibanHint: "Για την πληρωμή",
  cardHint: "Ο αριθμός που στέλνει ο αναγνώστης καρτών",
  identity: "Στοιχεία ταυτότητας",
  contact: "Επικοινωνία και πληρωμή",
  work: "Εργασία",
  contractsOf: "Συμβάσεις",
  noContracts: "Δεν έχει συμβάσεις στον Φορέα",
  since: (from: string, to: string) => `${from} – ${to}`,
  indefinite: "αορίστου",
} as const;
