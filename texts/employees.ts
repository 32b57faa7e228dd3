/** Messages of fields. */
export const employeeTexts = {
  duplicateAfm: "Υπάρχει ήδη εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα",
  duplicateCard: "Η κάρτα έχει δοθεί σε άλλον εργαζόμενο του Φορέα",
} as const;

/** Education as lists and files show it. */
export const educationTexts = {
  "": "–",
  PE: "ΠΕ",
  TE: "ΤΕ",
  DE: "ΔΕ",
  YE: "ΥΕ",
  EEP: "ΕΕΠ",
} as const;

/** Headers and name of the exported list; imports recognise the same headers. */
export const employeeExport = {
  fileName: "Εργαζόμενοι",
  lastName: "Επώνυμο",
  firstName: "Όνομα",
  fatherName: "Πατρώνυμο",
  afm: "ΑΦΜ",
  amka: "ΑΜΚΑ",
  education: "Κατηγορία εκπαίδευσης",
  specialty: "Ειδικότητα",
  phone: "Τηλέφωνο",
  email: "E-mail",
  cardNumber: "Αριθμός κάρτας",
  contracts: "Ενεργές συμβάσεις",
} as const;
