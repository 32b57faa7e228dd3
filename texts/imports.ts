/** A column of an imported file: its header in our own files, and other headers people give it. */
type ColumnTexts = { header: string; synonyms: readonly string[] };

/** Columns of a file of employees, by field. Headers are compared without accents, case and punctuation. */
export const employeeColumnTexts = {
  afm: { header: "ΑΦΜ", synonyms: ["Αριθμός Φορολογικού Μητρώου", "AFM", "ΑΦΜ εργαζομένου"] },
  amka: { header: "ΑΜΚΑ", synonyms: ["AMKA", "Αριθμός Μητρώου Κοινωνικής Ασφάλισης"] },
  lastName: {
    header: "Επώνυμο",
    synonyms: ["Επίθετο", "Επώνυμο εργαζομένου", "Last name", "Surname"],
  },
  firstName: {
    header: "Όνομα",
    synonyms: ["Κύριο όνομα", "Όνομα εργαζομένου", "First name", "Name"],
  },
  fatherName: { header: "Πατρώνυμο", synonyms: ["Όνομα πατρός", "Όνομα πατέρα", "Πατρός"] },
  birthDate: {
    header: "Ημερομηνία γέννησης",
    synonyms: ["Ημ/νία γέννησης", "Ημ. γέννησης", "Γέννηση"],
  },
  email: {
    header: "E-mail",
    synonyms: ["Ηλεκτρονική διεύθυνση", "Ηλεκτρονικό ταχυδρομείο", "Mail"],
  },
  phone: { header: "Τηλέφωνο", synonyms: ["Κινητό", "Τηλ", "Τηλέφωνο επικοινωνίας"] },
  iban: { header: "IBAN", synonyms: ["Λογαριασμός", "Αριθμός λογαριασμού", "ΙΒΑΝ"] },
  education: {
    header: "Κατηγορία εκπαίδευσης",
    synonyms: ["Εκπαίδευση", "Κατηγορία", "ΠΕ/ΤΕ/ΔΕ/ΥΕ"],
  },
  specialty: {
    header: "Ειδικότητα",
    synonyms: ["Κλάδος", "Κλάδος/Ειδικότητα", "Κλάδος ειδικότητα"],
  },
  cardNumber: {
    header: "Αριθμός κάρτας",
    synonyms: ["Κάρτα", "Αρ. κάρτας", "Κωδικός κάρτας", "PIN"],
  },
} as const satisfies Record<string, ColumnTexts>;

/** Columns of a file of contracts, by field. */
export const contractColumnTexts = {
  number: { header: "Αριθμός σύμβασης", synonyms: ["Αρ. σύμβασης", "Σύμβαση", "Αριθμός"] },
  afm: { header: "ΑΦΜ", synonyms: ["Αριθμός Φορολογικού Μητρώου", "AFM", "ΑΦΜ εργαζομένου"] },
  employmentType: {
    header: "Σχέση εργασίας",
    synonyms: ["Είδος σύμβασης", "Τύπος σύμβασης", "Είδος απασχόλησης"],
  },
  specialty: { header: "Ειδικότητα", synonyms: ["Κλάδος", "Κλάδος/Ειδικότητα"] },
  startDate: { header: "Έναρξη", synonyms: ["Ημερομηνία έναρξης", "Από", "Ημ/νία έναρξης"] },
  endDate: { header: "Λήξη", synonyms: ["Ημερομηνία λήξης", "Έως", "Ημ/νία λήξης"] },
  structure: { header: "Κωδικός Δομής", synonyms: ["Δομή", "Τίτλος Δομής", "Υπηρεσία"] },
  schedule: { header: "Ωράριο", synonyms: ["Πρόγραμμα", "Ωράριο εργασίας"] },
  weeklyHours: {
    header: "Ώρες ανά εβδομάδα",
    synonyms: ["Εβδομαδιαίες ώρες", "Ώρες εβδομάδας", "Ώρες"],
  },
  payBasis: { header: "Τρόπος αμοιβής", synonyms: ["Βάση αμοιβής", "Αμοιβή ανά"] },
  rate: { header: "Αμοιβή", synonyms: ["Ποσό", "Μισθός", "Αποδοχές"] },
} as const satisfies Record<string, ColumnTexts>;

/** What is wrong with a file or a row. */
export const importTexts = {
  emptyFile: "Το αρχείο δεν έχει γραμμές",
  missingColumns: (headers: readonly string[]) =>
    headers.length === 1
      ? `Δεν βρέθηκε η στήλη «${headers[0]}». Ελέγξτε την πρώτη γραμμή του αρχείου`
      : `Δεν βρέθηκαν οι στήλες ${headers.map((header) => `«${header}»`).join(", ")}. Ελέγξτε την πρώτη γραμμή του αρχείου`,
  hasErrors: (rows: number) =>
    rows === 1
      ? "Μία γραμμή έχει σφάλματα. Διορθώστε το αρχείο ή επιλέξτε να παραλειφθεί"
      : `${rows} γραμμές έχουν σφάλματα. Διορθώστε το αρχείο ή επιλέξτε να παραλειφθούν`,
  lostZero: (afm: string) =>
    `Ο ΑΦΜ αποτελείται από 9 ψηφία. Μήπως χάθηκε το αρχικό μηδέν (${afm});`,
  repeated: (line: number) => `Η ίδια τιμή υπάρχει και στη γραμμή ${line}`,
  meanwhile: "Στο μεταξύ άλλαξε το μητρώο από άλλον χρήστη. Επαναλάβετε την προεπισκόπηση",
  noEmployee: "Δεν υπάρχει εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα",
  otherEmployee: "Η σύμβαση με αυτόν τον αριθμό ανήκει σε άλλον εργαζόμενο",
  noStructure: "Δεν υπάρχει Δομή με αυτόν τον κωδικό ή τίτλο",
  noSchedule: "Δεν υπάρχει ωράριο με αυτόν τον τίτλο",
  noEmploymentType: "Η σχέση εργασίας δεν αναγνωρίστηκε",
  noPayBasis:
    "Ο τρόπος αμοιβής δεν αναγνωρίστηκε. Δεκτές τιμές: Μηνιαία, Ημερήσια, Ωριαία, Ανά παρουσία, Χωρίς αμοιβή",
  notDraft: "Η σύμβαση δεν είναι πρόχειρη. Οι όροι της αλλάζουν με νέο όρο από τη σελίδα της",
  wrongHours: "Οι ώρες δεν είναι έγκυρες. Γράψτε π.χ. 40 ή 37:30",
  wrongMoney: "Το ποσό δεν είναι έγκυρο. Γράψτε π.χ. 1.250,00",
  rangeTooLong: "Το διάστημα δεν μπορεί να υπερβαίνει τις 31 ημέρες",
  noPunches: "Το αρχείο δεν έχει καμία σήμανση που να διαβάζεται",
} as const;

/** Names of the template files. */
export const templateTexts = {
  employees: "Υπόδειγμα εργαζομένων",
  contracts: "Υπόδειγμα συμβάσεων",
} as const;
