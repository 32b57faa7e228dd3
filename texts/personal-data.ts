import type { Blocker } from "#domain/personal-data/retention.ts";
import { dayAndMonthText } from "./calendar-names.ts";
import { fieldNames } from "./field-names.ts";

/** Words that are written into the data, or answer an act. */
export const personalDataTexts = {
  erasedLastName: "Διαγραμμένο πρόσωπο",
  erasedName: (number: number) => `Διαγραμμένο πρόσωπο ${number}`,
  alreadyErased: "Τα στοιχεία του προσώπου έχουν ήδη διαγραφεί",
  holdEnded: "Η δέσμευση έχει ήδη λήξει",
  copyName: (afm: string) => `Στοιχεία προσώπου ${afm}`,
} as const;

/** Why the data cannot be erased today, as a sentence. */
export function blockerSentence({ kind, from }: Blocker): string {
  const when =
    from === null
      ? ""
      : ` Η διαγραφή γίνεται δυνατή από ${dayAndMonthText(from)} ${from.slice(0, 4)}.`;
  return blockerTexts[kind] + when;
}

const blockerTexts: Record<Blocker["kind"], string> = {
  hold: "Υπάρχει δέσμευση διατήρησης.",
  contract: "Υπάρχει σύμβαση που δεν έχει λήξει.",
  retention:
    "Δεν έχει περάσει ο χρόνος παραγραφής των αξιώσεων από την εργασία (ν. 4270/2014, άρθρα 140 και 141).",
  payment: "Υπάρχει πληρωμή που δεν έχει ολοκληρωθεί.",
  dispute: "Υπάρχει αμφισβήτηση ημέρας χωρίς απάντηση.",
  account:
    "Υπάρχει λογαριασμός χρήστη με τον ΑΦΜ του προσώπου. Καταργείται πρώτα από τη διαχείριση χρηστών.",
};

/** Tables with rows about a person, in terms the person understands. */
export const personTableTexts = {
  employee: "Στοιχεία εργαζομένου",
  contract: "Συμβάσεις",
  contract_act: "Πορεία των συμβάσεων",
  contract_term: "Όροι των συμβάσεων",
  leave_document: "Παραλαβές δικαιολογητικών απουσιών",
  leave_document_withdrawal: "Αναιρέσεις παραλαβής δικαιολογητικών",
  leave_correction: "Διορθώσεις υπολοίπων αδειών",
  sickness_benefit: "Επιδόματα ασθένειας",
  overtime_decision_person: "Αποφάσεις υπερωριών",
  collective_act_person: "Συλλογικές πράξεις που κατονομάζουν",
  collective_act_record: "Ημέρες από συλλογικές πράξεις",
  attendance_record: "Παρουσίες και απουσίες ανά ημέρα",
  punch: "Σημάνσεις καρτών",
  device_entry: "Σημάνσεις συσκευών",
  device_entry_answer: "Απαντήσεις σε ερωτήματα σημάνσεων",
  monthly_contract: "Σύνολα μηνών",
  monthly_contract_act: "Πορεία των μηνών",
  month_check: "Έλεγχοι μηνών",
  finding_note: "Εξηγήσεις ευρημάτων",
  unlock_request: "Αιτήματα ξεκλειδώματος",
  unlock_request_act: "Πορεία των αιτημάτων ξεκλειδώματος",
  day_dispute: "Αμφισβητήσεις ημερών",
  dispute_answer: "Απαντήσεις σε αμφισβητήσεις",
  dispute_file: "Αρχεία αμφισβητήσεων",
  leave_request: "Αιτήματα άδειας",
  leave_request_answer: "Απαντήσεις σε αιτήματα άδειας",
  leave_request_file: "Αρχεία αιτημάτων άδειας",
  month_confirmation: "Επιβεβαιώσεις μηνών",
  payment_line: "Πληρωμές",
  payment_item: "Μήνες των πληρωμών",
  payment_item_cause: "Αιτίες διαφορών πληρωμής",
  payment_recovery: "Επιστροφές αχρεωστήτως καταβληθέντων",
  payment_recovery_withdrawal: "Αναιρέσεις επιστροφών",
  payment_exclusion: "Μήνες εκτός πληρωμής",
  mail: "Μηνύματα e-mail",
  mail_attempt: "Αποστολές μηνυμάτων",
  link: "Σύνδεσμοι που στάλθηκαν",
  link_act: "Χρήση των συνδέσμων",
  ledger_entry: "Ιστορικό μεταβολών",
  document: "Έγγραφα",
  document_act: "Πορεία των εγγράφων",
  legal_hold: "Δεσμεύσεις διατήρησης",
  legal_hold_end: "Λήξεις δεσμεύσεων",
  employee_erasure: "Διαγραφή στοιχείων",
  app_user: "Λογαριασμός χρήστη",
  user_organization: "Φορείς του λογαριασμού",
  session: "Συνδέσεις του λογαριασμού",
  second_factor: "Δεύτεροι τρόποι επαλήθευσης",
  credential_notice: "Ειδοποιήσεις λογαριασμού",
  login_log: "Αρχείο συνδέσεων",
  badge: "Κάρτες παρουσίας",
  badge_end: "Ακυρώσεις καρτών παρουσίας",
  employee_pin: "Ορισμοί PIN",
  work_card: "Κάρτες εργασίας ΕΡΓΑΝΗ",
  work_card_attempt: "Υποβολές καρτών εργασίας",
  work_card_request: "Αιτήματα νέας υποβολής καρτών εργασίας",
  api_log: "Αρχείο κλήσεων",
} as const;

/** Columns that the index of a copy names differently from the field with the same name. */
const columnTexts: Readonly<Record<string, string>> = {
  act: "Ενέργεια",
  after: "Μετά",
  amount: "Ποσό",
  at: "Πότε",
  bank_code: "Κωδικός τράπεζας",
  bank_text: "Απάντηση ή επιστροφή της τράπεζας",
  before: "Πριν",
  body: "Κείμενο",
  contract_id: "Σύμβαση",
  created_at: "Καταχωρίστηκε",
  date: "Ημέρα",
  direction: "Κατεύθυνση",
  employee_id: "Εργαζόμενος",
  errors: "Σφάλματα",
  expires_at: "Λήγει",
  expires_on: "Ισχύει έως",
  file_name: "Αρχείο",
  from_day: "Από",
  half_days: "Μισές ημέρες",
  label: "Χαρακτηρισμός",
  late_reason: "Λόγος καθυστέρησης",
  name: "Ονοματεπώνυμο",
  note: "Σημείωση",
  number: "Αριθμός",
  outcome: "Αποτέλεσμα",
  planned_minutes: "Προβλεπόμενα λεπτά",
  protocol: "Αριθμός πρωτοκόλλου",
  raw_line: "Γραμμή αναγνώστη καρτών",
  recipient: "Παραλήπτης",
  recipient_name: "Όνομα παραλήπτη",
  result: "Υπολογισμός",
  rule: "Κανόνας",
  schedule_id: "Ωράριο",
  seq: "Σειρά",
  source: "Προέλευση",
  structure_id: "Δομή",
  subject: "Θέμα",
  subject_id: "Κωδικός αντικειμένου",
  subject_kind: "Αντικείμενο",
  to_day: "Έως",
  totals: "Σύνολα",
  tries: "Προσπάθειες",
  uploaded_at: "Μεταφορτώθηκε",
  user_agent: "Περιηγητής",
  valid_to: "Ισχύς έως",
  warnings: "Προειδοποιήσεις",
  weekly_minutes: "Λεπτά ανά εβδομάδα",
  work_date: "Ημέρα εργασίας",
  worked_minutes: "Λεπτά εργασίας",
};

/** The name of a column in the index of a copy. */
export function personColumnText(column: string): string {
  const field = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return columnTexts[column] ?? fieldNames[field] ?? column;
}

/** The index of a copy. */
export const copyIndexTexts = {
  title: (name: string) => `Στοιχεία που τηρούνται για: ${name}`,
  madeAt: (at: string) => `Το αντίγραφο δημιουργήθηκε: ${at}.`,
  intro: (files: number) =>
    `Κάθε ενότητα βρίσκεται ολόκληρη και σε αρχείο JSON στον φάκελο data.${
      files === 0 ? "" : " Τα έγγραφα βρίσκονται όπως μεταφορτώθηκαν στον φάκελο files."
    } Οι τιμές εμφανίζονται όπως αποθηκεύονται· οι διάρκειες σε λεπτά.`,
  rows: (rows: number, displayedRows: number) =>
    rows === displayedRows
      ? `Εγγραφές: ${rows}.`
      : `Εγγραφές: ${rows}. Εδώ φαίνονται οι πρώτες ${displayedRows}.`,
  nothing: "Ενότητες χωρίς εγγραφές",
} as const;
