import type { KindRefusal } from "#domain/documents/kind.ts";
import type { FileType } from "#domain/documents/file-type.ts";

/** The catalogue of kinds of documents. */
export const documentKindTexts = {
  create: "Νέο είδος",
  one: "Είδος εγγράφου",
  titleField: "Ονομασία",
  code: "Κωδικός",
  codeHint: "Πεζά λατινικά γράμματα, ψηφία και παύλες. Δεν αλλάζει",
  codeTaken: "Ο κωδικός χρησιμοποιείται ήδη",
  titleTaken: "Η ονομασία χρησιμοποιείται ήδη από άλλο είδος",
  about: "Αφορά",
  aboutHint: "Δεν αλλάζει μετά τη δημιουργία",
  abouts: { body: "Τον Φορέα", contract: "Μία σύμβαση" },
  expires: "Ισχύει έως μια ημέρα, που δηλώνεται με το έγγραφο",
  expiry: "Διάρκεια",
  usualMonths: "Συνήθης διάρκεια σε μήνες",
  usualMonthsHint: "Προτείνεται σε όποιον ανεβάζει. Κενό: δεν προτείνεται",
  noExpiry: "Χωρίς λήξη",
  untilDay: "Έως δηλωμένη ημέρα",
  months: (months: number) => (months === 1 ? "1 μήνας" : `${months} μήνες`),
  forApproval: "Χρειάζεται πριν από την έγκριση της σύμβασης",
  needed: "Υποχρεωτικό",
  neededForApproval: "Για την έγκριση",
  notNeeded: "Όχι",
  sensitive: "Ευαίσθητο",
  sensitiveField: "Ευαίσθητο: αποκαλύπτει υγεία ή άλλα ευαίσθητα δεδομένα",
  sensitiveHint:
    "Δεν εμφανίζεται πουθενά σε όσους έχουν μόνο δικαίωμα ανάγνωσης, ούτε σε προγράμματα. Το βλέπουν πάντα όποιος το ανέβασε και ο ίδιος ο εργαζόμενος",
  types: "Τύποι αρχείων",
  everyType: "Όλοι",
  typeNames: {
    pdf: "PDF",
    png: "PNG",
    jpeg: "JPEG",
    docx: "DOCX",
    xlsx: "XLSX",
  } satisfies Record<FileType, string>,
  typeMissing: "Επιλέξτε τουλάχιστον έναν τύπο",
  decidedBy: "Το εγκρίνει",
  deciders: { agency: "Μόνο η υπηρεσία", representative: "Και ο Νόμιμος Εκπρόσωπος" },
  sortOrder: "Σειρά",
  validTo: "Επιλέγεται έως",
  validToHint: "Κενό: χωρίς λήξη",
  state: "Κατάσταση",
  active: "Σε χρήση",
  retired: "Καταργήθηκε",
  retire: "Κατάργηση",
  retireTitle: (title: string) => `Να καταργηθεί το είδος «${title}»;`,
  retireText: "Δεν θα επιλέγεται σε νέα έγγραφα. Όσα έχουν ανέβει μένουν όπως είναι.",
  retireDone: "Το είδος καταργήθηκε",
  onlyTypes: (types: readonly string[]) => `Για το είδος αυτό γίνονται δεκτά: ${types.join(", ")}`,
  usually: (months: number, day: string) =>
    `Συνήθως ισχύει ${months === 1 ? "1 μήνα" : `${months} μήνες`}: από σήμερα έως ${day}`,
} as const;

const t = documentKindTexts;

/** The list of kinds of documents. */
export const documentKindListTexts = {
  title: "Είδη εγγράφων",
  description: "Ποια έγγραφα κρατούν οι Φορείς, πόσο ισχύουν και ποιος τα εγκρίνει",
  searchLabel: "Αναζήτηση κωδικού ή ονομασίας",
  none: "Δεν υπάρχουν είδη εγγράφων",
  noneHint: "Προσθέστε το πρώτο με το κουμπί «Νέο είδος».",
  columns: {
    title: t.titleField,
    code: t.code,
    about: t.about,
    expires: t.expires,
    usualMonths: t.usualMonths,
    expiry: t.expiry,
    forApproval: t.forApproval,
    needed: t.needed,
    isSensitive: t.sensitive,
    types: t.types,
    decidedBy: t.decidedBy,
    sortOrder: t.sortOrder,
    validTo: t.validTo,
    isActive: t.active,
    state: t.state,
  },
  words: { about: t.abouts, decidedBy: t.deciders },
  filters: {
    state: {
      label: t.state,
      words: { all: "Όλα", active: "Σε χρήση", retired: "Καταργημένα" },
    },
  },
} as const;

/** Why a kind of documents cannot be saved as typed. */
export const kindRefusals: Record<KindRefusal, string> = {
  "term-without-expiry": "Διάρκεια έχει μόνο έγγραφο που λήγει",
  "approval-of-body": "Για την έγκριση σύμβασης χρειάζεται έγγραφο που αφορά τη σύμβαση",
  "approval-without-pdf": "Όσα χρειάζονται για την έγκριση σύμβασης ανεβαίνουν και ως PDF",
};
