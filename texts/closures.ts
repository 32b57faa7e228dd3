import type { ClosureRefusal } from "#domain/calendar/closures.ts";
import { formTexts } from "./common.ts";

/** Why a closure cannot be saved. */
export const closureRefusals: Record<ClosureRefusal, string> = {
  "days-out-of-order": formTexts.endsBefore,
  "too-many-days": "Μια διακοπή διαρκεί έως 186 ημέρες",
  overlaps: "Υπάρχει ήδη διακοπή που καλύπτει κάποιες από αυτές τις ημέρες",
  "structure-shut": "Η Δομή έχει κλείσει πριν από αυτές τις ημέρες",
  "locked-days":
    "Κάποιες από τις ημέρες είναι κλειδωμένες. Ζητήστε πρώτα το ξεκλείδωμά τους και αποθηκεύστε ξανά",
  "months-closed":
    "Κάποιοι μήνες έχουν ήδη υποβληθεί ή υπογραφεί. Ζητήστε πρώτα την επιστροφή τους και αποθηκεύστε ξανά",
  "reason-needed": "Κάποιες από τις ημέρες είναι κλειδωμένες. Γράψτε γιατί αλλάζουν",
};

/** Closures and holidays as a calendar for other programs. */
export const closureCalendar = {
  fileName: (from: number, to: number) => `Αργίες και διακοπές ${from}-${to}`,
  half: (title: string, time: string) => `${title} (ημιαργία από ${time})`,
  ofBody: (title: string) => `Δεν λειτουργεί ο Φορέας: ${title}`,
  ofStructure: (title: string, structure: string) => `Δεν λειτουργεί: ${structure} (${title})`,
  andBelow: (structure: string) => `${structure} και υπαγόμενες Δομές`,
} as const;

/** Pages of closures. */
export const closurePageTexts = {
  together: "Όλες",
  ofStructures: "Διακοπές Δομών",
  ofBody: "Διακοπές Φορέα",
  calendarHolds: "Όλες οι διακοπές και οι αργίες, φέτος και του χρόνου",
  create: "Νέα διακοπή",
  edit: "Μεταβολή διακοπής",
  titleField: "Τίτλος",
  wholeBody: "Όλος ο Φορέας",
  titleHint: "Φαίνεται στο παρουσιολόγιο, π.χ. «Απολύμανση χώρων»",
  structure: "Δομή",
  withSubstructures: "Και οι Δομές που υπάγονται σε αυτήν",
  andBelow: "με τις υπαγόμενες",
  from: "Από",
  to: "Έως",
  days: "Ημέρες",
  reason: "Αιτιολογία",
  reasonHint: "Απόφαση, αριθμός πρωτοκόλλου ή ΑΔΑ",
  saved: "Η διακοπή αποθηκεύτηκε",
  remove: "Διαγραφή διακοπής",
  removeText: (title: string) =>
    `Η διακοπή «${title}» θα διαγραφεί και οι ημέρες της θα οφείλονται ξανά.`,
  removed: "Η διακοπή διαγράφηκε",
} as const;

const t = closurePageTexts;

const closureList = {
  file: "Διακοπές λειτουργίας",
  noneHint: "Καταχωρίστε μια διακοπή. Πριν την αποθηκεύσετε θα δείτε ποιες ημέρες αλλάζουν.",
  columns: {
    title: t.titleField,
    structure: t.structure,
    withSubstructures: "Με τις υπαγόμενες Δομές",
    from: t.from,
    to: t.to,
    days: t.days,
    reason: t.reason,
  },
  words: {},
  filters: {
    when: {
      label: "Περίοδος",
      words: { coming: "Τρέχουσες και επόμενες", past: "Παλαιότερες", all: "Όλες" },
    },
  },
} as const;

/** The list of closures: of structures, of the whole body, or both. */
export const closureListTexts = {
  all: {
    ...closureList,
    title: "Διακοπές λειτουργίας",
    searchLabel: "Αναζήτηση τίτλου ή Δομής",
    description: "Ημέρες χωρίς υποχρέωση παρουσίας, σε όλον τον Φορέα ή σε μια Δομή",
    none: "Καμία τρέχουσα ή επόμενη διακοπή",
    noneHint: "Καταχωρίζονται στις «Διακοπές Δομών» και «Διακοπές Φορέα» και φαίνονται εδώ μαζί.",
  },
  structures: {
    ...closureList,
    title: "Διακοπές Δομών",
    searchLabel: "Αναζήτηση τίτλου ή Δομής",
    description: "Ημέρες που μια Δομή δεν λειτουργεί και κανείς της δεν οφείλει παρουσία",
    none: "Καμία διακοπή Δομής δεν έχει προγραμματιστεί",
  },
  body: {
    ...closureList,
    title: "Διακοπές Φορέα",
    searchLabel: "Αναζήτηση τίτλου",
    description: "Ημέρες που δεν λειτουργεί καμία Δομή του Φορέα",
    none: "Καμία διακοπή όλου του Φορέα δεν έχει προγραμματιστεί",
  },
} as const;

/** What a change of the calendar does, before it is saved. */
export const calendarEffectTexts = {
  waiting: "Συμπληρώστε τις ημέρες για να δείτε τι αλλάζει.",
  nothing: "Καμία ημέρα δεν αλλάζει.",
  days: (days: number, structures: number) =>
    `${days === 1 ? "1 ημέρα αλλάζει" : `${days} ημέρες αλλάζουν`} σε ${structures === 1 ? "1 Δομή" : `${structures} Δομές`}`,
  dutiesLost: (count: number) =>
    count === 1 ? "1 υποχρέωση παρουσίας παύει" : `${count} υποχρεώσεις παρουσίας παύουν`,
  dutiesGained: (count: number) =>
    count === 1 ? "1 υποχρέωση παρουσίας προκύπτει" : `${count} υποχρεώσεις παρουσίας προκύπτουν`,
  planned: "Προγραμματισμένο προσωπικό",
  people: (count: number) => (count === 1 ? "1 άτομο" : `${count} άτομα`),
  sheets: "Ημέρες με καταχωρίσεις",
  worked: (count: number) => (count === 1 ? "1 παρουσία" : `${count} παρουσίες`),
  onLeave: (count: number) => (count === 1 ? "1 απουσία" : `${count} απουσίες`),
  locked: "κλειδωμένη",
  leave: "Καταχωρισμένες άδειες και απουσίες",
  months: "Μήνες που έχουν υποβληθεί",
  contracts: (count: number) => (count === 1 ? "1 σύμβαση" : `${count} συμβάσεις`),
  more: (count: number) => `και ${count} ακόμη`,
  recomputed:
    "Με την αποθήκευση υπολογίζονται ξανά οι καταχωρίσεις αυτών των ημερών και τα σύνολα των ανοικτών μηνών.",
} as const;
