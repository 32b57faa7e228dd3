import type { ContractRefusal, ContractState, TermRefusal } from "#domain/contracts/contract.ts";
import type { EmploymentTypeKey } from "#domain/contracts/employment-type.ts";
import type { refusalToHours, refusalToWorkShare } from "#domain/contracts/work-share.ts";

type WorkRefusal = NonNullable<
  ReturnType<typeof refusalToWorkShare> | ReturnType<typeof refusalToHours>
>;

/** Refusals of the calls themselves, beside those of the rules. */
type CallRefusal =
  | "recorded-beyond"
  | "period-settled"
  | "outside-contract"
  | "structure-closed"
  | "changed-by-another";

/** The Greek sentence of every refusal of contracts. */
export const contractRefusals: Record<
  ContractRefusal | TermRefusal | WorkRefusal | CallRefusal,
  string
> = {
  "role-may-not": "Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια",
  "state-forbids": "Η κατάσταση της σύμβασης δεν επιτρέπει αυτή την ενέργεια",
  "signed-file-missing": "Επισυνάψτε πρώτα το υπογεγραμμένο κείμενο της σύμβασης",
  "reason-missing": "Γράψτε τον λόγο",
  "not-over-yet": "Η σύμβαση δεν έχει λήξει ακόμη",
  "no-term": "Η σύμβαση δεν έχει όρους",
  "term-ends-before-start": "Ο όρος λήγει πριν αρχίσει",
  "term-outside-contract": "Ο όρος πρέπει να ισχύει μέσα στη διάρκεια της σύμβασης",
  "overlapping-terms": "Οι όροι της σύμβασης επικαλύπτονται",
  "weekly-minutes-out-of-range": "Οι ώρες ανά εβδομάδα πρέπει να είναι από 0 έως 72",
  "contract-closed": "Η σύμβαση έχει λήξει ή διακοπεί",
  "period-settled":
    "Ο μήνας αυτής της ημερομηνίας έχει υποβληθεί ή υπογραφεί. Επιλέξτε μεταγενέστερη ημερομηνία",
  "over-full-time":
    "Οι συμβάσεις του εργαζομένου υπερβαίνουν μαζί τις 40 ώρες ανά εβδομάδα σε κοινό διάστημα",
  "overlapping-hours": "Το ωράριο συμπίπτει με εκείνο άλλης σύμβασης του ίδιου εργαζομένου",
  "recorded-beyond":
    "Υπάρχουν καταχωρισμένες παρουσίες μετά από αυτή την ημερομηνία. Διαγράψτε τες πρώτα",
  "outside-contract": "Η ημερομηνία πρέπει να βρίσκεται μέσα στη διάρκεια της σύμβασης",
  "structure-closed": "Η Δομή δεν λειτουργεί σε όλη τη διάρκεια του όρου",
  "changed-by-another": "Η σύμβαση τροποποιήθηκε από άλλον χρήστη",
};

/** Messages of fields and questions. */
export const contractTexts = {
  duplicateNumber: "Υπάρχει ήδη σύμβαση με αυτόν τον αριθμό στον Φορέα",
  recordedDays: (days: number) =>
    days === 1
      ? "Έχει ήδη καταχωριστεί 1 ημέρα με τους προηγούμενους όρους. Θα μείνει όπως υπολογίστηκε"
      : `Έχουν ήδη καταχωριστεί ${days} ημέρες με τους προηγούμενους όρους. Θα μείνουν όπως υπολογίστηκαν`,
} as const;

/** States as people read them. */
export const contractStateTexts: Record<ContractState, string> = {
  draft: "Πρόχειρη",
  submitted: "Υποβλήθηκε",
  active: "Ενεργή",
  suspended: "Σε αναστολή",
  ended: "Λήξασα",
  terminated: "Διακοπείσα",
  rejected: "Απορρίφθηκε",
};

/** Employment types as the State's register words them, shortened. */
export const employmentTypeTexts: Record<EmploymentTypeKey, string> = {
  permanent: "Μόνιμος υπάλληλος",
  "private-law-indefinite": "ΙΔΑΧ",
  "private-law-fixed-term": "ΙΔΟΧ",
  "private-law-fixed-term-cofunded": "ΙΔΟΧ ΕΣΠΑ / ανταποδοτικά",
  "employment-programme": "ΙΔΟΧ προγράμματα ΔΥΠΑ",
  "hourly-or-daily": "Ωρομίσθιος – ημερομίσθιος",
  "hourly-or-daily-cofunded": "Ωρομίσθιος – ημερομίσθιος ΕΣΠΑ",
  "work-contract": "Μίσθωση έργου",
  "work-contract-cofunded": "Μίσθωση έργου ΕΣΠΑ",
  "independent-services": "Ανεξάρτητες υπηρεσίες",
  "political-appointee": "Μετακλητός – ειδικός συνεργάτης",
  elected: "Αιρετός",
  "salaried-lawyer": "Έμμισθη εντολή",
  "fixed-tenure": "Επί θητεία",
  trainee: "Πρακτική άσκηση – μαθητεία",
  "seconded-from-private-law-body": "Αποσπασμένος από ΝΠΙΔ",
  "committee-member": "Μέλος επιτροπής",
  "scholarship-holder": "Υπότροφος",
  "school-traffic-warden": "Σχολικός τροχονόμος",
  "by-interim-order": "Με προσωρινή διαταγή",
  "board-member": "Μέλος Διοικητικού Συμβουλίου",
};

/** What pay counts. */
export const payBasisTexts = {
  monthly: "Μηνιαία",
  daily: "Ημερήσια",
  hourly: "Ωριαία",
  presence: "Ανά παρουσία",
  none: "Χωρίς αμοιβή",
} as const;

/** Headers and name of the exported list. */
export const contractExport = {
  fileName: "Συμβάσεις",
  number: "Αριθμός σύμβασης",
  lastName: "Επώνυμο",
  firstName: "Όνομα",
  afm: "ΑΦΜ",
  employmentType: "Σχέση εργασίας",
  specialty: "Ειδικότητα",
  structure: "Δομή",
  startDate: "Έναρξη",
  endDate: "Λήξη",
  state: "Κατάσταση",
} as const;
