import { contractStateTexts } from "./contracts.ts";
import { contractFieldTexts, employeeFieldTexts } from "./record-fields.ts";

/** The list of contracts. */
export const contractListTexts = {
  title: "Συμβάσεις",
  description: "Συμβάσεις του Φορέα, όροι και κατάστασή τους",
  searchLabel: "Αναζήτηση ονόματος, ΑΦΜ ή αριθμού",
  none: "Δεν υπάρχουν συμβάσεις",
  noneHint: "Καταχωρίστε την πρώτη σύμβαση ή εισαγάγετε τις συμβάσεις σας από αρχείο Excel ή CSV.",
  columns: {
    name: "Εργαζόμενος",
    ...employeeFieldTexts,
    ...contractFieldTexts,
    type: contractFieldTexts.employmentType,
    structure: "Δομή",
    state: "Κατάσταση",
  },
  words: { state: contractStateTexts },
} as const;
