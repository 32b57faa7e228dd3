import type {
  ContractRefusal,
  ContractState,
  TermRefusal,
  ExtensionRefusal,
  WithdrawTermRefusal,
} from "#domain/contracts/contract.ts";
import type { ReinstatementRefusal } from "#domain/contracts/reinstatement.ts";
import type { EmploymentTypeKey } from "#domain/contracts/employment-type.ts";
import type { HoursRefusal, PayRefusal, SpanRefusal } from "#domain/contracts/typed-terms.ts";
import type { refusalToHours, refusalToWorkShare } from "#domain/contracts/work-share.ts";
import { fromDays } from "./moment.ts";
import { contractFieldTexts } from "./record-fields.ts";
import { typedTermTexts } from "./validation.ts";
import { rightsTexts } from "./rights.ts";

type WorkRefusal = NonNullable<
  ReturnType<typeof refusalToWorkShare> | ReturnType<typeof refusalToHours>
>;

/** Refusals of the calls themselves, besides those of the rules. */
type CallRefusal =
  | "recorded-beyond"
  | "recorded-in-term"
  | "period-settled"
  | "outside-contract"
  | "suspended-from-start"
  | "structure-closed"
  | "changed-by-another"
  | "start-too-far";

/** The Greek sentence of every refusal of contracts. */
export const contractRefusals: Record<
  | ContractRefusal
  | TermRefusal
  | WithdrawTermRefusal
  | ExtensionRefusal
  | ReinstatementRefusal
  | WorkRefusal
  | SpanRefusal
  | PayRefusal
  | HoursRefusal
  | CallRefusal,
  string
> = {
  ...typedTermTexts,
  "role-may-not": rightsTexts.role,
  "state-forbids": "Η κατάσταση της σύμβασης δεν επιτρέπει αυτή την ενέργεια",
  "made-by-oneself":
    "Η σύμβαση εγκρίνεται από άλλο πρόσωπο, όχι από όποιον τη συνέταξε, την άλλαξε ή την υπέβαλε",
  "evidence-stands":
    "Στη σύμβαση έχουν καταχωριστεί έγγραφα, διορθώσεις αδειών ή επιδόματα ασθένειας, που διατηρούνται: η σύμβαση δεν διαγράφεται",
  "signed-file-missing": "Επισυνάψτε πρώτα το υπογεγραμμένο κείμενο της σύμβασης",
  "reason-missing": "Γράψτε τον λόγο",
  "not-over-yet": "Η σύμβαση δεν έχει λήξει ακόμη",
  "start-too-far":
    "Η σύμβαση ή όρος της αρχίζει μετά το τέλος του επόμενου έτους. Διορθώστε πρώτα την ημερομηνία",
  "no-term": "Η σύμβαση δεν έχει όρους",
  "term-ends-before-start": "Ο όρος λήγει πριν αρχίσει",
  "term-outside-contract": "Ο όρος πρέπει να ισχύει μέσα στη διάρκεια της σύμβασης",
  "overlapping-terms": "Οι όροι της σύμβασης επικαλύπτονται",
  "weekly-minutes-out-of-range": "Οι ώρες ανά εβδομάδα πρέπει να είναι από 0 έως 72",
  "contract-closed": "Η σύμβαση έχει λήξει ή διακοπεί",
  "period-settled":
    "Έχει υποβληθεί ή υπογραφεί ο μήνας αυτής της ημερομηνίας ή μεταγενέστερος. Έως το τέλος του μπορεί να αλλάξει μόνο η αμοιβή",
  "over-full-time":
    "Ο εργαζόμενος θα υπερέβαινε τις 40 ώρες ανά εβδομάδα, μαζί με όσες ώρες έχουν οι άλλες συμβάσεις του στο ίδιο διάστημα",
  "overlapping-hours": "Το ωράριο συμπίπτει με εκείνο άλλης σύμβασης του ίδιου εργαζομένου",
  "recorded-beyond":
    "Υπάρχουν καταχωρισμένες παρουσίες μετά από αυτή την ημερομηνία. Διαγράψτε τες πρώτα",
  "recorded-in-term": "Υπάρχουν ημέρες καταχωρισμένες με αυτόν τον όρο. Διαγράψτε τες πρώτα",
  "term-begun": "Ο όρος ισχύει ήδη. Προσθέστε νέον όρο από μια επόμενη ημέρα",
  "first-term": "Ο πρώτος όρος δεν αναιρείται: η σύμβαση θα έμενε χωρίς όρους",
  "term-after-suspension":
    "Με τον όρο αυτόν λήγει η αναστολή και δεν αναιρείται: η σύμβαση θα έμενε ενεργή χωρίς όρους",
  "outside-contract": "Η ημερομηνία πρέπει να βρίσκεται μέσα στη διάρκεια της σύμβασης",
  "suspended-from-start": "Η αναστολή αρχίζει το νωρίτερο την επόμενη ημέρα της έναρξης",
  indefinite: "Η σύμβαση είναι αορίστου χρόνου",
  "not-later": "Η νέα λήξη πρέπει να είναι μετά την τωρινή",
  "ended-suspended": "Η σύμβαση έληξε σε αναστολή. Συντάξτε νέα σύμβαση",
  "end-settled":
    "Έχει υποβληθεί ο μήνας της λήξης. Επιστρέψτε τον πρώτα για διόρθωση, ή συντάξτε νέα σύμβαση από την επόμενη ημέρα της λήξης",
  "before-unknown":
    "Δεν έχει καταγραφεί τι ίσχυε πριν από τη διακοπή, ώστε να επανέλθει. Συντάξτε νέα σύμβαση",
  "structure-closed": "Η Δομή δεν λειτουργεί σε όλη τη διάρκεια του όρου",
  "changed-by-another": "Η σύμβαση τροποποιήθηκε από άλλον χρήστη",
};

/** Messages of fields and questions. */
export const contractTexts = {
  /** Terms that an act would withdraw, by the days on which they would begin. */
  termsToGo: (days: readonly string[]) =>
    days.length === 1
      ? `Η σύμβαση έχει όρο ${fromDays(days)}, που αναιρείται. Επιλέξτε πρώτα την αναίρεσή του`
      : `Η σύμβαση έχει όρους ${fromDays(days)}, που αναιρούνται. Επιλέξτε πρώτα την αναίρεσή τους`,
  duplicateNumber: "Υπάρχει ήδη σύμβαση με αυτόν τον αριθμό στον Φορέα",
  recordedDays: (days: number) =>
    days === 1
      ? "Έχει ήδη καταχωριστεί 1 ημέρα με τους προηγούμενους όρους. Θα μείνει όπως υπολογίστηκε"
      : `Έχουν ήδη καταχωριστεί ${days} ημέρες με τους προηγούμενους όρους. Θα μείνουν όπως υπολογίστηκαν`,
} as const;

/** Names of the states. */
export const contractStateTexts: Record<ContractState, string> = {
  draft: "Πρόχειρη",
  submitted: "Υποβλήθηκε",
  active: "Ενεργή",
  suspended: "Σε αναστολή",
  ended: "Λήξασα",
  terminated: "Διακοπείσα",
  rejected: "Απορρίφθηκε",
};

/** Employment types in the words of the State's register, shortened. */
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

/** The page of contracts. */
export const contractPageTexts = {
  create: "Νέα σύμβαση",
  import: "Εισαγωγή",
  imports: {
    employees: "Εργαζόμενοι από αρχείο",
    contracts: "Συμβάσεις από αρχείο",
    punches: "Σημάνσεις αναγνώστη καρτών",
  },
  punchesTitle: "Εισαγωγή σημάνσεων",
  ending: "Λήγουν σε",
  endings: { "30": "30 ημέρες", "60": "60 ημέρες", "90": "90 ημέρες" },
  anyType: "Κάθε σχέση εργασίας",
  anyState: "Κάθε κατάσταση",
  anyEnding: "Κάθε λήξη",
  indefinite: "Αορίστου",
  submitSelected: "Υποβολή",
  approveSelected: "Έγκριση",
  approvePay: (count: number) =>
    count === 1 ? "Έγκριση 1 σύμβασης" : `Έγκριση ${count} συμβάσεων`,
  hoursAndPay: "Ώρες και αμοιβή",
  outcomes: (done: number) =>
    done === 1 ? "1 σύμβαση ενημερώθηκε" : `${done} συμβάσεις ενημερώθηκαν`,
  outcomesTitle: "Αποτέλεσμα ανά σύμβαση",
  contract: "Σύμβαση",
  notDone: (count: number) =>
    count === 1 ? "1 σύμβαση δεν άλλαξε" : `${count} συμβάσεις δεν άλλαξαν`,
} as const;

/** The form of a contract and of a term. */
export const contractFormTexts = {
  ...contractFieldTexts,
  employee: "Εργαζόμενος",
  newEmployee: "Νέος εργαζόμενος",
  person: "Πρόσωπο",
  contract: "Σύμβαση",
  firstTerm: "Όροι από την έναρξη",
  endHint: "Κενό για σύμβαση αορίστου χρόνου",
  unpaidHint: "Χωρίς αμοιβή δεν δηλώνεται ποσό",
  structure: "Δομή",
  schedule: "Ωράριο",
  reason: "Αιτιολογία",
  saved: "Η σύμβαση αποθηκεύτηκε ως πρόχειρη",
  keep: "Οι καταχωρισμένες ημέρες να μείνουν όπως είναι",
} as const;

/** The page of one contract. */
export const contractDetailTexts = {
  toAll: "Όλες οι συμβάσεις",
  data: "Στοιχεία",
  employee: "Εργαζόμενος",
  afm: "ΑΦΜ",
  duration: "Διάρκεια",
  indefinite: "αορίστου χρόνου",
  terms: "Ιστορικό όρων",
  addTerm: "Μεταβολή όρων",
  replacesTerm: "Από την ημέρα αυτή αρχίζει ήδη άλλος όρος. Θα αντικατασταθεί.",
  addTermText: "Ο όρος που ισχύει κλείνει την προηγούμενη ημέρα.",
  addTermToClosed:
    "Η σύμβαση έχει λήξει ή διακοπεί: αλλάζει μόνο η αμοιβή για ημέρες που ίσχυε, και η διαφορά μπαίνει στην επόμενη πληρωμή.",
  gap: "Χωρίς όρους (αναστολή)",
  toEnd: "έως τη λήξη",
  now: "Ισχύει",
  future: "θα ισχύσει",
  hours: (hours: string) => `${hours} ώρες την εβδομάδα`,
  acts: "Πορεία",
  months: "Μήνες",
  noMonths: "Δεν υπάρχουν μήνες ακόμη",
  notComputed: "Δεν έχει υπολογιστεί",
  month: "Μήνας",
  state: "Κατάσταση",
  planned: "Πρόγραμμα",
  worked: "Εργασία",
  presentDays: "Παρουσία",
  leaveDays: "Απουσίες",
  balance: "Υπόλοιπο",
  pending: "Εκκρεμείς",
  settled: (day: string) =>
    `Έχουν υποβληθεί μήνες έως ${day}. Έως τότε αλλάζει μόνο η αμοιβή, και η διαφορά μπαίνει στην επόμενη πληρωμή. Κάθε άλλη μεταβολή ισχύει μετά.`,
  deleteTitle: "Διαγραφή σύμβασης",
  deleteText: "Η πρόχειρη σύμβαση θα διαγραφεί. Το ιστορικό της μένει στο αρχείο μεταβολών.",
  deleted: "Η σύμβαση διαγράφηκε",
  changedBeforeDelete:
    "Η σύμβαση δεν διαγράφηκε: στο μεταξύ τροποποιήθηκε από άλλον χρήστη. Δείτε τι άλλαξε",
} as const;
