import type { Layout } from "#domain/payments/layout.ts";

/** The groups under which contents are offered. */
export const layoutGroupTexts = {
  person: "Πρόσωπο και σύμβαση",
  days: "Ημέρες",
  hours: "Ώρες",
  amounts: "Ποσά",
  others: "Άλλα",
} as const;

/** Labels of a layout's options. */
export const layoutWords = {
  form: { delimited: "Με διαχωριστικό (csv)", fixed: "Σταθερού πλάτους" },
  per: { contract: "Μία γραμμή ανά σύμβαση", kind: "Μία γραμμή ανά είδος" },
  delimiter: { semicolon: "Ελληνικό ερωτηματικό (;)", comma: "Κόμμα (,)", tab: "Στηλοθέτης (tab)" },
  decimalSign: {
    comma: "Κόμμα (1166,67)",
    point: "Τελεία (1166.67)",
    none: "Χωρίς υποδιαστολή (116667)",
  },
  hours: { decimal: "Δεκαδικές (7,50)", clock: "Ώρες και λεπτά (7:30)", minutes: "Λεπτά (450)" },
  encoding: { "utf-8-mark": "UTF-8 με BOM", "utf-8": "UTF-8", "windows-1253": "Windows-1253" },
  align: { start: "Αριστερά", end: "Δεξιά" },
} as const satisfies {
  [K in keyof Omit<Layout, "withHeads" | "columns" | "kinds">]: Record<Layout[K], string>;
} & { align: Record<Layout["columns"][number]["align"], string> };

/** The layouts of a body. */
export const payrollLayoutListTexts = {
  title: "Διατάξεις μισθοδοσίας",
  description: "Σε ποια μορφή δέχεται τον μήνα το πρόγραμμα μισθοδοσίας του Φορέα",
  searchLabel: "Αναζήτηση τίτλου",
  none: "Δεν υπάρχουν διατάξεις",
  noneHint: "Η νέα διάταξη ξεκινά από έτοιμη, με διαχωριστικό ή σταθερού πλάτους.",
  columns: {
    title: "Τίτλος",
    form: "Μορφή",
    per: "Γραμμές",
    encoding: "Κωδικοποίηση",
    columns: "Στήλες",
  },
  words: { form: layoutWords.form, per: layoutWords.per, encoding: layoutWords.encoding },
} as const;

/** Besides the list: the form of a layout, and the month in one of them. */
export const payrollLayoutTexts = {
  create: "Νέα διάταξη",
  edit: "Επεξεργασία διάταξης",
  remove: "Διαγραφή διάταξης",
  removeTitle: (title: string) => `Διαγραφή της διάταξης «${title}»;`,
  removeText: "Δεν θα επιλέγεται πια σε εξαγωγές. Το ιστορικό μεταβολών την κρατά όπως ήταν.",
  removed: "Η διάταξη διαγράφηκε",
  duplicate: "Υπάρχει ήδη διάταξη με αυτόν τον τίτλο στον Φορέα",
  titleField: "Τίτλος",
  titleHint: "Για παράδειγμα το όνομα του προγράμματος μισθοδοσίας",
  beginFrom: "Έναρξη από έτοιμη διάταξη",
  file: "Μορφή του αρχείου",
  form: "Μορφή",
  per: "Γραμμές",
  delimiter: "Διαχωριστικό",
  withHeads: "Πρώτη γραμμή με επικεφαλίδες",
  decimalSign: "Δεκαδικά",
  hours: "Ώρες",
  encoding: "Κωδικοποίηση",
  columns: "Στήλες",
  columnsHint: "Με τη σειρά που τις διαβάζει το πρόγραμμα.",
  columnGroup: (name: string) => name.charAt(0).toLocaleUpperCase("el") + name.slice(1),
  holds: "Περιεχόμενο",
  head: "Επικεφαλίδα",
  constant: "Κείμενο",
  width: "Πλάτος",
  align: "Στοίχιση",
  fill: "Συμπλήρωση",
  blank: "Διάστημα",
  addColumn: "Προσθήκη στήλης",
  up: (name: string) => `Προς τα πάνω: ${name}`,
  down: (name: string) => `Προς τα κάτω: ${name}`,
  drop: (name: string) => `Αφαίρεση: ${name}`,
  lineLength: (characters: number) =>
    characters === 1 ? "Γραμμή 1 χαρακτήρα" : `Γραμμή ${characters} χαρακτήρων`,
  kinds: "Κωδικοί ειδών",
  kindsHint:
    "Γράψτε τον κωδικό που έχει κάθε είδος στο πρόγραμμα μισθοδοσίας. Είδος χωρίς κωδικό ή με μηδενική ποσότητα δεν έχει γραμμή.",
  quantityHint:
    "Χωρίς υποδιαστολή, στην «Ποσότητα είδους» και οι ημέρες γράφονται με δύο δεκαδικά ψηφία: 19 ημέρες ως 1900.",
  preview: "Προεπισκόπηση",
  previewOf: (month: string) => `Πρώτες γραμμές, με στοιχεία μήνα: ${month}`,
  noSample: "Δεν υπάρχει ακόμη μήνας με συμβάσεις για προεπισκόπηση",
  unsignedSample: "Ο μήνας δεν έχει υπογραφεί: τα ποσά μένουν κενά στην προεπισκόπηση",
  noLines: "Κανένα είδος με κωδικό δεν έχει ποσότητα στον μήνα",
  sibling: "Διατάξεις",
  export: "Εξαγωγή με διάταξη…",
  exportTitle: (month: string) => `Εξαγωγή με διάταξη: ${month}`,
  layout: "Διάταξη",
  noLayouts: "Ο Φορέας δεν έχει ακόμη διάταξη.",
  toLayouts: "Διατάξεις μισθοδοσίας",
  take: "Λήψη αρχείου",
  cannotBeMade: "Το αρχείο δεν μπορεί να δημιουργηθεί",
  holdsLines: (contracts: number, lines: number) =>
    `Το αρχείο έχει ${lines === 1 ? "1 γραμμή" : `${lines} γραμμές`} για ${contracts === 1 ? "1 σύμβαση" : `${contracts} συμβάσεις`} όλου του Φορέα`,
  unsigned: (count: number) =>
    count === 1
      ? "1 μήνας σύμβασης δεν έχει υπογραφεί: οι ημέρες του μπορεί να αλλάξουν"
      : `${count} μήνες συμβάσεων δεν έχουν υπογραφεί: οι ημέρες τους μπορεί να αλλάξουν`,
  uncomputed: (count: number) =>
    count === 1
      ? "1 σύμβαση σε ισχύ δεν έχει ακόμη μήνα και λείπει από το αρχείο"
      : `${count} συμβάσεις σε ισχύ δεν έχουν ακόμη μήνα και λείπουν από το αρχείο`,
  leftOut: (count: number) =>
    count === 1 ? "Μένει εκτός 1 σύμβαση" : `Μένουν εκτός ${count} συμβάσεις`,
  leftOutOf: (one: { name: string; contractNumber: string; why: string }) =>
    `${one.name}, σύμβαση ${one.contractNumber}: ${one.why}`,
  noMonth: "Η σύμβαση δεν έχει ακόμη μήνα",
  somethingMissing: "Λείπει στοιχείο του μήνα",
  ofNoKind: "Κανένα είδος με κωδικό δεν έχει ποσότητα",
  more: (count: number) => `και άλλες ${count}`,
  moreValues: (count: number) =>
    count === 1
      ? "και άλλη 1 τιμή που δεν χωρά στη μορφή"
      : `και άλλες ${count} τιμές που δεν χωρούν στη μορφή`,
  nothing: "Ο μήνας δεν έχει γραμμή για αυτή τη διάταξη",
  hiddenColumns: (names: readonly string[]) =>
    `Η διάταξη έχει στοιχεία που δείχνουν λόγους απουσίας και δεν σας επιτρέπεται να δείτε: ${names.join(", ")}. Ζητήστε από τον Φορέα διάταξη χωρίς αυτά`,
} as const;
