import { contractStateTexts } from "./contracts.ts";

/** The list of contracts. */
export const contractListTexts = {
  title: "Συμβάσεις",
  description: "Συμβάσεις του Φορέα, όροι και κατάστασή τους",
  searchLabel: "Αναζήτηση ονόματος, ΑΦΜ ή αριθμού",
  none: "Δεν υπάρχουν συμβάσεις",
  noneHint: "Καταχωρίστε την πρώτη σύμβαση ή εισαγάγετε τις συμβάσεις σας από αρχείο Excel ή CSV.",
  columns: {
    name: "Εργαζόμενος",
    number: "Αριθμός σύμβασης",
    lastName: "Επώνυμο",
    firstName: "Όνομα",
    afm: "ΑΦΜ",
    type: "Σχέση εργασίας",
    specialty: "Ειδικότητα",
    structure: "Δομή",
    startDate: "Έναρξη",
    endDate: "Λήξη",
    state: "Κατάσταση",
  },
  words: { state: contractStateTexts },
} as const;
