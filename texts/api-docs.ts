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
  parameters: "Παράμετροι στη διεύθυνση",
  body: "Σώμα του αιτήματος",
  answer: "Απάντηση",
  refusals: "Αρνήσεις",
  required: "υποχρεωτικό",
  mayBeMissing: "μπορεί να λείπει",
  eachKey: "κάθε κλειδί",
  either: (number: string) => `μορφή ${number}`,
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
