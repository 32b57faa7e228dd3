import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import type { EmploymentTypeKey } from "#domain/contracts/employment-type.ts";
import { keysOf, recordOf } from "#domain/keys.ts";
import { contractFieldTexts as contract, employeeFieldTexts as employee } from "./record-fields.ts";
import { andMoreText } from "./number-text.ts";

/**
 * A column of an imported file: its header in our own files, and other headers that people use. An alternative repeats what
 * other columns say, and is in no template.
 */
type ColumnTexts = { header: string; synonyms: readonly string[]; isAlternative?: true };

/** Other headings used in employee files. Headings are compared ignoring accents, case and punctuation. */
const employeeSynonyms: Partial<Record<keyof typeof employee, readonly string[]>> = {
  afm: ["Αριθμός Φορολογικού Μητρώου", "AFM", "ΑΦΜ εργαζομένου"],
  amka: ["AMKA", "Αριθμός Μητρώου Κοινωνικής Ασφάλισης"],
  lastName: ["Επίθετο", "Επώνυμο εργαζομένου", "Last name", "Surname"],
  firstName: ["Κύριο όνομα", "Όνομα εργαζομένου", "First name", "Name"],
  fatherName: ["Όνομα πατρός", "Όνομα πατέρα", "Πατρός"],
  birthDate: ["Ημ/νία γέννησης", "Ημ. γέννησης", "Γέννηση"],
  email: ["Ηλεκτρονική διεύθυνση", "Ηλεκτρονικό ταχυδρομείο", "Mail"],
  phone: ["Κινητό", "Τηλ", "Τηλέφωνο επικοινωνίας"],
  iban: ["Λογαριασμός", "Αριθμός λογαριασμού", "ΙΒΑΝ"],
  education: ["Εκπαίδευση", "Κατηγορία", "ΠΕ/ΤΕ/ΔΕ/ΥΕ"],
  specialty: ["Κλάδος", "Κλάδος/Ειδικότητα", "Κλάδος ειδικότητα"],
  cardNumber: ["Κάρτα", "Αρ. κάρτας", "Κωδικός κάρτας", "PIN"],
};

/** Columns of an employee file: one per field. */
export const employeeColumnTexts = columnsOf(employee, employeeSynonyms);

/** Columns of a contract file, by field. */
export const contractColumnTexts = {
  number: { header: contract.number, synonyms: ["Αρ. σύμβασης", "Σύμβαση", "Αριθμός"] },
  afm: employeeColumnTexts.afm,
  lastName: employeeColumnTexts.lastName,
  firstName: employeeColumnTexts.firstName,
  fullName: {
    header: "Ονοματεπώνυμο",
    synonyms: ["Εργαζόμενος", "Υπάλληλος", "Ονοματεπώνυμο εργαζομένου"],
    isAlternative: true,
  },
  employmentType: {
    header: contract.employmentType,
    synonyms: ["Είδος σύμβασης", "Τύπος σύμβασης", "Είδος απασχόλησης"],
  },
  specialty: { header: contract.specialty, synonyms: ["Κλάδος", "Κλάδος/Ειδικότητα"] },
  startDate: {
    header: contract.startDate,
    synonyms: ["Ημερομηνία έναρξης", "Από", "Ημ/νία έναρξης"],
  },
  endDate: { header: contract.endDate, synonyms: ["Ημερομηνία λήξης", "Έως", "Ημ/νία λήξης"] },
  structure: { header: "Κωδικός Δομής", synonyms: ["Δομή", "Τίτλος Δομής", "Υπηρεσία"] },
  schedule: { header: "Ωράριο", synonyms: ["Πρόγραμμα", "Ωράριο εργασίας"] },
  weeklyHours: {
    header: contract.weeklyMinutes,
    synonyms: ["Εβδομαδιαίες ώρες", "Ώρες εβδομάδας", "Ώρες"],
  },
  payBasis: { header: contract.payBasis, synonyms: ["Βάση αμοιβής", "Αμοιβή ανά"] },
  rate: { header: contract.rate, synonyms: ["Ποσό", "Μισθός", "Αποδοχές"] },
} as const satisfies Record<string, ColumnTexts>;

/** Columns by field: our headers, and the others that people write. */
export function columnsOf<F extends string>(
  headers: Readonly<Record<F, string>>,
  synonyms: Partial<Record<F, readonly string[]>>,
): Record<F, ColumnTexts> {
  return recordOf(keysOf(headers), (field) => ({
    header: headers[field],
    synonyms: synonyms[field] ?? [],
  }));
}

/** Other words that people use for a pay basis. */
export const payBasisWords: Record<TermBasis, readonly string[]> = {
  monthly: ["Μηνιαίος", "Μήνας", "Ανά μήνα"],
  daily: ["Ημερομίσθιο", "Ημέρα", "Ανά ημέρα"],
  hourly: ["Ωρομίσθιο", "Ώρα", "Ανά ώρα"],
  presence: ["Παρουσία"],
  none: [],
};

/** Other words for an employment type in people's files; where they say no more, the type without the addition is meant. */
export const employmentTypeWords: Partial<Record<EmploymentTypeKey, readonly string[]>> = {
  permanent: ["Μόνιμος", "Μόνιμη"],
  "private-law-indefinite": [
    "Αορίστου χρόνου",
    "Αόριστου χρόνου",
    "Σύμβαση αορίστου χρόνου",
    "Ιδιωτικού δικαίου αορίστου χρόνου",
  ],
  "private-law-fixed-term": [
    "Ορισμένου χρόνου",
    "Σύμβαση ορισμένου χρόνου",
    "Ιδιωτικού δικαίου ορισμένου χρόνου",
  ],
  "hourly-or-daily": ["Ωρομίσθιος", "Ωρομίσθια", "Ημερομίσθιος", "Ημερομίσθια"],
  "work-contract": ["Σύμβαση έργου", "Σύμβαση μίσθωσης έργου"],
  "independent-services": ["Σύμβαση ανεξάρτητων υπηρεσιών", "Παροχή ανεξάρτητων υπηρεσιών"],
  "political-appointee": ["Μετακλητός", "Μετακλητή", "Ειδικός συνεργάτης", "Ειδική συνεργάτης"],
  elected: ["Αιρετή"],
  trainee: ["Πρακτική άσκηση", "Μαθητεία"],
};

const mostListed = 8;
const mostQuoted = 60;

function shortened(value: string): string {
  return value.length > mostQuoted ? `${value.slice(0, mostQuoted)}…` : value;
}

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
  cutDecimal:
    "Το αρχείο χωρίζει τις στήλες με κόμμα, που κόβει στα δύο και αυτόν τον αριθμό. Αποθηκεύστε το ως Excel (.xlsx) ή CSV με ερωτηματικό (;), ή γράψτε τον αριθμό σε εισαγωγικά",
  untitled: (place: number) => `${place}η στήλη (χωρίς τίτλο)`,
  repeated: (line: number) => `Η ίδια τιμή υπάρχει και στη γραμμή ${line}`,
  meanwhile: "Στο μεταξύ άλλαξε το μητρώο από άλλον χρήστη. Επαναλάβετε την προεπισκόπηση",
  read: (value: string, message: string) => `Διαβάστηκε «${shortened(value)}». ${message}`,
  noEmployee: "Δεν υπάρχει εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα",
  otherEmployee: "Η σύμβαση με αυτόν τον αριθμό ανήκει σε άλλον εργαζόμενο",
  otherName: (afm: string, known: string, read: string) =>
    `Ο ΑΦΜ ${afm} ανήκει στο μητρώο σας σε «${known}», ενώ η γραμμή γράφει «${shortened(read)}». Διορθώστε τον ΑΦΜ ή το όνομα`,
  otherPerson: (afm: string, known: string, read: string) =>
    `Ο ΑΦΜ ${afm} ανήκει στο μητρώο σας σε «${known}», ενώ η γραμμή γράφει «${shortened(read)}». Διορθώστε τη γραμμή ή, αν το πρόσωπο άλλαξε όνομα, αλλάξτε το πρώτα στα στοιχεία του`,
  noStructure: "Δεν υπάρχει Δομή με αυτόν τον κωδικό ή τίτλο",
  severalStructures:
    "Ταιριάζει σε περισσότερες από μία Δομές. Γράψτε τον κωδικό της Δομής όπως είναι στο μητρώο",
  parentLeftOut: (line: number) =>
    `Η ανώτερη Δομή βρίσκεται στη γραμμή ${line}, που έχει σφάλματα. Διορθώστε πρώτα εκείνη τη γραμμή`,
  noSchedule: "Δεν υπάρχει ωράριο με αυτόν τον τίτλο",
  severalSchedules:
    "Περισσότερα από ένα ωράρια έχουν αυτόν τον τίτλο. Δώστε τους πρώτα διαφορετικούς τίτλους",
  noEmploymentType: "Δεν είναι σχέση εργασίας",
  noPayBasis: "Δεν είναι τρόπος αμοιβής",
  noEducation: "Δεν είναι κατηγορία εκπαίδευσης",
  /** The accepted values, only the first of many. */
  allowed: (values: readonly string[]) => {
    const more = values.length - mostListed;
    const list = values.slice(0, mostListed).join(", ");
    if (values.length === 0) return "";
    return `. Δεκτές τιμές: ${list}${andMoreText(more)}`;
  },
  notDraft: "Η σύμβαση δεν είναι πρόχειρη. Οι όροι της αλλάζουν με νέο όρο από τη σελίδα της",
  wrongHours: "Γράψτε ώρες, π.χ. 40 ή 37:30",
  wrongMoney: "Γράψτε ποσό, π.χ. 1.250,00",
  wrongDay: "Γράψτε ημερομηνία, π.χ. 31/12/2026",
  rangeTooLong: "Το διάστημα δεν μπορεί να υπερβαίνει τις 31 ημέρες",
  noPunches: "Το αρχείο δεν έχει καμία σήμανση που να διαβάζεται",
} as const;

/** Names of the template files. */
export const templateTexts = {
  structures: "Υπόδειγμα Δομών",
  employees: "Υπόδειγμα εργαζομένων",
  contracts: "Υπόδειγμα συμβάσεων",
} as const;

/** The import of structures, people and contracts, step by step. */
export const importPageTexts = {
  titles: {
    structures: "Εισαγωγή Δομών",
    employees: "Εισαγωγή εργαζομένων",
    contracts: "Εισαγωγή συμβάσεων",
  },
  intro: {
    structures:
      "Επιλέξτε αρχείο Excel ή CSV. Κάθε γραμμή είναι μία Δομή και αναγνωρίζεται από τον κωδικό της. Η ανώτερη Δομή γράφεται με τον κωδικό ή τον τίτλο της και μπορεί να βρίσκεται στο ίδιο αρχείο, με όποια σειρά. Νέα Δομή χωρίς έναρξη λειτουργίας λειτουργεί από την πρώτη ημέρα τήρησης του Φορέα, αν έχει περάσει, αλλιώς από σήμερα. Κενά κελιά δεν αλλάζουν όσα ισχύουν.",
    employees:
      "Επιλέξτε αρχείο Excel ή CSV. Κάθε γραμμή είναι ένας εργαζόμενος και αναγνωρίζεται από τον ΑΦΜ. Κενά κελιά δεν αλλάζουν όσα ισχύουν.",
    contracts:
      "Επιλέξτε αρχείο Excel ή CSV. Κάθε γραμμή είναι μία σύμβαση και αναγνωρίζεται από τον αριθμό της. Οι νέες συμβάσεις καταχωρίζονται ως πρόχειρες.",
  },
  template: "Υπόδειγμα",
  limits: "έως 20.000 γραμμές και 10 MB",
  choose: "Επιλογή αρχείου",
  orDrop: "ή σύρετε το αρχείο εδώ",
  another: "Άλλο αρχείο",
  counts: { create: "Νέες", update: "Μεταβολές", same: "Χωρίς αλλαγή", error: "Με σφάλματα" },
  outcomes: { create: "Νέα", update: "Μεταβολή", same: "Ίδια", error: "Σφάλμα" },
  all: "Όλες",
  show: "Γραμμές",
  line: "Γραμμή",
  row: "Εγγραφή",
  outcome: "Αποτέλεσμα",
  unread: (headers: readonly string[]) => `Στήλες που αγνοήθηκαν: ${headers.join(", ")}`,
  skipErrors: (rows: number) =>
    rows === 1
      ? "Να παραλειφθεί η γραμμή με σφάλματα"
      : `Να παραλειφθούν οι ${rows} γραμμές με σφάλματα`,
  fixFirst: "Διορθώστε το αρχείο ή επιλέξτε να παραλειφθούν οι γραμμές με σφάλματα",
  nothing: "Το αρχείο δεν αλλάζει τίποτα",
  apply: (rows: number) => (rows === 1 ? "Εισαγωγή 1 γραμμής" : `Εισαγωγή ${rows} γραμμών`),
  done: (created: number, updated: number) =>
    `Η εισαγωγή ολοκληρώθηκε. Νέες εγγραφές: ${created} · Μεταβολές: ${updated}`,
  noRows: "Καμία γραμμή",
} as const;
