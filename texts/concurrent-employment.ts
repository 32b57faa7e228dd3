import { employmentTypeText } from "./employment-types.ts";
import { employeeFieldTexts } from "./record-fields.ts";

/** The list of people who are employed by two bodies at once. */
export const concurrentEmploymentTexts = {
  title: "Διπλή απασχόληση",
  description: "Ίδιος ΑΦΜ με συμβάσεις που συμπίπτουν σε δύο Φορείς",
  searchLabel: "Αναζήτηση ονόματος, ΑΦΜ ή Φορέα",
  none: "Κανένας δεν απασχολείται σε δύο Φορείς τον μήνα αυτόν",
  noneHint: "Συγκρίνονται οι συμβάσεις όλων των Φορέων με τον ΑΦΜ του εργαζομένου.",
  columns: {
    name: "Εργαζόμενος",
    lastName: employeeFieldTexts.lastName,
    firstName: employeeFieldTexts.firstName,
    afm: employeeFieldTexts.afm,
    one: "Φορέας",
    oneContract: "Σύμβαση",
    other: "Δεύτερος Φορέας",
    otherContract: "Σύμβαση στον δεύτερο Φορέα",
    from: "Από",
    to: "Έως",
    days: "Κοινές ημέρες εργασίας",
  },
  words: {},
  contract: ({ number, employmentType }: { number: string; employmentType: number }) =>
    `${number} · ${employmentTypeText(employmentType)}`,
  /** Why it matters: the rule and its sources. */
  source:
    "Δεύτερη θέση στον δημόσιο τομέα επιτρέπεται μόνο όπου την προβλέπει ειδικός νόμος (Σύνταγμα, άρθρο 104 παρ. 1 · ν. 1256/1982, άρθρο 1). Μια γραμμή εδώ είναι λόγος ελέγχου, όχι πόρισμα.",
} as const;
