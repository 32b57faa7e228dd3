/** The page that documents the calls for programmers. */
export const docsTexts = {
  title: "Τεκμηρίωση κλήσεων",
  search: "Αναζήτηση διαδρομής, περιγραφής ή ενότητας",
  count: (count: string, total: string) => `${count} από ${total} κλήσεις`,
  callsOf: (calls: number) => (calls === 1 ? "1 κλήση" : `${calls} κλήσεις`),
  none: "Καμία κλήση δεν ταιριάζει",
  noneHint: "Δοκιμάστε ένα μέρος της διαδρομής ή μία λέξη από την περιγραφή.",
  machine: "Το έγγραφο OpenAPI για εργαλεία",
  scope: "Δίνεται σε εφαρμογές ως",
  example: "Παράδειγμα",
  parameters: "Παράμετροι στη διεύθυνση",
  body: "Σώμα του αιτήματος",
  answer: "Απάντηση",
  refusals: "Αρνήσεις",
  required: "υποχρεωτικό",
  mayBeMissing: "μπορεί να λείπει",
  eachKey: "κάθε κλειδί",
  either: (number: string) => `μορφή ${number}`,
} as const;

/** The way from an app's key to the figures of a month. */
export const firstMonthTexts = {
  title: "Από το κλειδί στον πρώτο μήνα",
  app: "Ο Διαχειριστής Συστήματος δημιουργεί την εφαρμογή στη σελίδα «Εφαρμογές διεπαφής», με τις κλήσεις που προσθέτει εκεί το κουμπί της μισθοδοσίας· για τον Φορέα αρκεί μόνο ανάγνωση. Οι παρακάτω εντολές εκτελούνται με τη σειρά, σε τερματικό με bash και curl, όπως είναι.",
  settings: "1. Τα διαπιστευτήρια, όπως τα δίνει η σελίδα των εφαρμογών",
  signIn: "2. Διακριτικό και Φορέας",
  place: "3. Η θέση από την οποία θα ζητάτε τις αλλαγές, πριν από την πρώτη λήψη",
  page: "4. Οι γραμμές του μήνα",
  file: "5. Ολόκληρος ο μήνας σε αρχείο",
  since: "6. Αργότερα: τι άλλαξε από τότε",
  rules: [
    {
      code: "take, skip",
      text: "Οι κατάλογοι δίνονται τμηματικά, έως 200 γραμμές κάθε φορά. Με περισσότερες (total) ζητήστε τις επόμενες με skip=200.",
    },
    {
      code: "amount: null",
      text: "Το ποσό δεν είναι ακόμη γνωστό: ο μήνας δεν έχει υπογραφεί ή λείπει το επίδομα ασθένειας. Πόσα λείπουν το λένε τα sums.unsigned και sums.lacking.",
    },
    {
      code: "held",
      text: "Όσα έχουν ήδη οι πληρωμές για τον μήνα. Αν διαφέρει από το amount, ο μήνας διορθώθηκε μετά και οφείλεται μόνο η διαφορά.",
    },
    {
      code: "cursor, more",
      text: "Η νέα θέση, για το επόμενο after: κρατήστε την αφού λάβετε όσα άλλαξαν. Με more: true υπάρχουν και άλλα, ακόμη και αν τα items είναι λίγα ή κανένα. Αν η θέση δεν ισχύει πια (400), ζητήστε νέα και λάβετε ξανά ό,τι κρατάτε.",
    },
    {
      code: "kind: month",
      text: "Άλλαξαν οι ημέρες, η κατάσταση ή το ποσό ενός μήνα της σύμβασης id: λάβετε τον ξανά με GetPayroll και contractId=id.",
    },
    {
      code: "kind: contract",
      text: "Άλλαξε η σύμβαση ή όρος της, άρα ίσως και τα ποσά όλων των μηνών της.",
    },
    {
      code: "kind: payment",
      text: "Άλλαξε μια πληρωμή, άρα και τα held των μηνών της (Payments/GetLines). Με employee και structure άλλαξαν στοιχεία εργαζομένου ή Δομής.",
    },
    { code: "401", text: "Το διακριτικό έληξε (διαρκεί 15 λεπτά): επαναλάβετε το βήμα 2." },
    {
      code: "429, 503",
      text: "Δοκιμάστε ξανά μετά από όσα δευτερόλεπτα λέει η κεφαλίδα Retry-After.",
    },
  ],
} as const;

const formats: Readonly<Record<string, string>> = {
  uuid: "UUID",
  date: "ημέρα YYYY-MM-DD",
  "date-time": "στιγμή ISO σε UTC",
  email: "e-mail",
  binary: "αρχείο",
};

/** Names of the value types. */
export const valueTexts = {
  string: "κείμενο",
  integer: "ακέραιος",
  number: "αριθμός",
  boolean: "true ή false",
  object: "αντικείμενο",
  anything: "οποιαδήποτε τιμή",
  file: "αρχείο",
  formats,
  listOf: (of: string) => `λίστα: ${of}`,
  orNull: (of: string) => `${of} ή null`,
  or: " ή ",
  range: (least: string, most: string) => `${least} έως ${most}`,
  atLeast: (least: string) => `τουλάχιστον ${least}`,
  atMost: (most: string) => `έως ${most}`,
  length: (range: string) => `χαρακτήρες: ${range}`,
  items: (range: string) => `πλήθος: ${range}`,
  pattern: (pattern: string) => `μορφή ${pattern}`,
  usual: (value: string) => `αν λείπει: ${value}`,
} as const;
