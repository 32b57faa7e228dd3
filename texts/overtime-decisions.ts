import type { DecisionRefusal, OvertimeKind } from "#domain/overtime/decision.ts";
import { adaTexts } from "./ada.ts";
import { formTexts } from "./common.ts";
import { dayText } from "./moment.ts";

/** What a decision allows. */
export const overtimeKindTexts: Record<OvertimeKind, string> = {
  afternoon: "Απογευματινή",
  night: "Νυχτερινή",
  "sunday-holiday": "Κυριακών και εξαιρέσιμων ημερών",
  completing: "Προς συμπλήρωση του ωραρίου",
  private: "Ιδιωτικού δικαίου",
};

/** Why a decision cannot be saved, or ended. */
export const overtimeRefusals = {
  "ends-before": formTexts.endsBefore,
  "too-long": "Μια απόφαση καλύπτει έως 366 ημέρες",
  "covers-nobody": "Επιλέξτε εργαζομένους ή Δομές που καλύπτει η απόφαση",
  "total-below-month": "Οι ώρες συνολικά είναι λιγότερες από τις ώρες του μήνα",
  "named-twice": "Ο ίδιος εργαζόμενος περιλαμβάνεται δύο φορές",
  kept: "Η απόφαση έχει ήδη καταχωριστεί για τις ίδιες ημέρες και για κάποιους από όσους καλύπτει",
  hasEnded: (number: string) => `Η απόφαση ${number} έχει ήδη λήξει ή τροποποιηθεί`,
  endsOutside: (number: string, from: string, to: string) =>
    `Η απόφαση ${number} ισχύει από ${dayText(from)} έως ${dayText(to)}: λήγει μέσα στο διάστημα αυτό ή την παραμονή του`,
} satisfies Record<DecisionRefusal, string> & Record<string, unknown>;

/** Fields of a decision, as in its form, its list and its file. */
export const overtimeFieldTexts = {
  kind: "Είδος",
  organ: "Όργανο που αποφάσισε",
  number: "Αριθμός απόφασης",
  decidedOn: "Ημερομηνία",
  ada: "ΑΔΑ",
  gazette: "ΦΕΚ",
  from: "Από",
  to: "Έως",
  work: "Εργασίες",
  kae: "ΚΑΕ",
  monthMinutes: "Ώρες τον μήνα",
  totalMinutes: "Ώρες συνολικά",
  people: "Εργαζόμενοι",
  structureIds: "Δομές",
  lastDay: "Τελευταία ημέρα ισχύος",
  reason: "Αιτιολογία",
} as const;

const t = overtimeFieldTexts;

/** The list of decisions. */
export const overtimeDecisionListTexts = {
  title: "Υπερωρίες: αποφάσεις",
  file: "Αποφάσεις υπερωριών",
  description: "Όσες επιτρέπουν υπερωριακή εργασία: για ποιους, πότε και έως πόσες ώρες",
  searchLabel: "Αναζήτηση αριθμού, ΑΔΑ, οργάνου ή εργασίας",
  none: "Καμία απόφαση υπερωριών σε ισχύ",
  noneHint: "Καταχωρίστε μια απόφαση, για να ελέγχονται με αυτήν οι υπερωρίες που καταγράφονται.",
  columns: {
    number: t.number,
    decidedOn: t.decidedOn,
    organ: t.organ,
    kind: t.kind,
    from: t.from,
    to: t.to,
    endedOn: "Έληξε νωρίτερα",
    amendedBy: "Τροποποιήθηκε με",
    people: t.people,
    structures: t.structureIds,
    monthHours: t.monthMinutes,
    totalHours: t.totalMinutes,
    ada: t.ada,
    gazette: t.gazette,
    work: t.work,
    kae: t.kae,
  },
  words: { kind: overtimeKindTexts },
  filters: {
    kind: { label: t.kind, any: "Όλα τα είδη", words: overtimeKindTexts },
    when: {
      label: "Ισχύς",
      words: { coming: "Σε ισχύ και επόμενες", past: "Όσες έληξαν", all: "Όλες" },
    },
  },
} as const;

/** The page of decisions: its form, the details of a decision, and the acts on it. */
export const overtimePageTexts = {
  create: "Νέα απόφαση",
  amend: "Τροποποίηση",
  amendOf: (number: string) => `Τροποποίηση της απόφασης ${number}`,
  amendText: (number: string) =>
    `Η απόφαση ${number} μένει όπως είναι και λήγει την παραμονή της έναρξης αυτής.`,
  saved: "Η απόφαση αποθηκεύτηκε",
  completingHint: "Αφορά εργασία μέσα στο ωράριο, νύχτα ή Κυριακή: δεν καλύπτει υπερωρία.",
  adaHint: adaTexts.hint,
  gazetteHint: "Όπου απαιτείται δημοσίευση, π.χ. Β΄ 1234/2026",
  hoursHint: "Για κάθε εργαζόμενο, έως",
  peopleHint: "Όσοι κατονομάζονται. Αναζήτηση με επώνυμο ή ΑΦΜ",
  structuresHint: "Καλύπτονται όλοι όσοι υπηρετούν σε αυτές",
  ownHours: "Όρια και άλλες ώρες ανά εργαζόμενο",
  monthHoursOf: (person: string) => `Ώρες τον μήνα: ${person}`,
  totalHoursOf: (person: string) => `Ώρες συνολικά: ${person}`,
  left: {
    afternoon: (hours: string) => `Απομένουν ${hours} απογευματινές ώρες του εξαμήνου`,
    offHours: (hours: string) => `Απομένουν ${hours} ώρες νυχτών, Κυριακών και αργιών του εξαμήνου`,
    year: (hours: string) => `Απομένουν ${hours} ώρες του έτους`,
  },
  end: "Λήξη",
  endOf: (number: string) => `Λήξη της απόφασης ${number}`,
  endText: "Δηλώστε την τελευταία ημέρα ισχύος. Η απόφαση και όσα κάλυψε έως τότε μένουν ως έχουν.",
  endDone: "Η λήξη καταχωρίστηκε",
  hasEnded: "Η λήξη της απόφασης έχει ήδη καταχωριστεί",
  madeBy: "Καταχώριση",
  ended: "Λήξη",
  hoursOf: (month: string, total: string) => `${month} τον μήνα, ${total} συνολικά`,
} as const;

/** The attestation of whose overtime of a month a decision allows. */
export const attestationTexts = {
  title: "Βεβαίωση εκτέλεσης υπερωριακής εργασίας",
  file: "Βεβαίωση υπερωριών",
  pdf: "Λήψη PDF",
  xlsx: "Λήψη Excel",
  final: "Με βάση υπογεγραμμένα δελτία",
  holds: "Ισχύς",
  between: (from: string, to: string) => `${from} έως ${to}`,
  name: "Ονοματεπώνυμο – Πατρώνυμο",
  days: "Ημέρες και ώρες",
  hours: "Σύνολο ωρών",
  onDay: (day: string, hours: string) => `${day} (${hours})`,
  attests: (number: string) =>
    `Βεβαιώνεται ότι οι παρακάτω εργαζόμενοι εκτέλεσαν, κατά τον ανωτέρω μήνα και μέσα στα όρια της απόφασης ${number}, την υπερωριακή εργασία που αναγράφεται δίπλα στο ονοματεπώνυμό τους.`,
  nobody:
    "Κατά τον ανωτέρω μήνα δεν καταχωρίστηκε υπερωριακή εργασία που να καλύπτεται από την απόφαση.",
  counted:
    "Οι ώρες προκύπτουν από το παρουσιολόγιο. Υπερωρία πέρα από τα όρια της απόφασης, ή που καλύπτεται από άλλη απόφαση, δεν περιλαμβάνεται.",
  tolerance: (minutes: number) =>
    `Υπέρβαση του ωραρίου μιας ημέρας έως και ${minutes === 1 ? "1 λεπτό" : `${minutes} λεπτά`} δεν λογίζεται υπερωρία (εκτός από το προσωπικό ιδιωτικού δικαίου).`,
  verify: "Έλεγχος του δελτίου",
  rests: (sheets: string) => `Υπογεγραμμένα δελτία με κωδικό επαλήθευσης: ${sheets}`,
} as const;
