import { monthRequestTexts } from "./month-requests.ts";

/** The board of a month: what still blocks closing it, by structure. */
export const boardTexts = {
  board: "Κλείσιμο του μήνα",
  boardOf: (done: number, structures: number) =>
    structures === 1
      ? `Η μοναδική Δομή ${done === 1 ? "είναι έτοιμη" : "δεν είναι έτοιμη"}`
      : `${done === 1 ? "Έτοιμη" : "Έτοιμες"} ${done} από ${structures} Δομές`,
  sums: {
    draft: "Μήνες προς υποβολή",
    uncomputed: "Μήνες χωρίς υπολογισμό",
    pendingDays: "Ημέρες χωρίς καταχώριση",
    missingDays: "Ελλιπείς σημάνσεις",
    doubts: "Ευρήματα ελέγχου",
    unchecked: "Μήνες χωρίς έλεγχο",
    openDisputes: "Ανοικτές αμφισβητήσεις",
  },
  noBoard: "Δεν υπάρχουν συμβάσεις στον μήνα αυτόν",
  showAllStructures: (count: number) => `Εμφάνιση όλων των Δομών (${count})`,
  recordedDays: "Καταχωρίσεις",
  recordedUnknown: "Δεν έχουν υπολογιστεί",
  nothingPlanned: "Καμία ημέρα με υπηρεσία",
  blocks: "Τι εκκρεμεί",
  next: "Επόμενη ενέργεια",
  moreSteps: (count: number) => `και ${count} ακόμη`,
  steps: {
    compute: (count: number) =>
      count === 1 ? "1 σύμβαση χωρίς υπολογισμό" : `${count} συμβάσεις χωρίς υπολογισμό`,
    unopened: (count: number) =>
      count === 1 ? "1 ημέρα δεν έχει ανοίξει" : `${count} ημέρες δεν έχουν ανοίξει`,
    open: (count: number) =>
      count === 1
        ? "1 παρουσιολόγιο δεν έχει υποβληθεί"
        : `${count} παρουσιολόγια δεν έχουν υποβληθεί`,
    pending: (count: number) =>
      count === 1 ? "1 ημέρα χωρίς καταχώριση" : `${count} ημέρες χωρίς καταχώριση`,
    missing: (count: number) => (count === 1 ? "1 ελλιπής σήμανση" : `${count} ελλιπείς σημάνσεις`),
    unlocks: (count: number) =>
      count === 1
        ? "1 αίτημα ξεκλειδώματος περιμένει απάντηση"
        : `${count} αιτήματα ξεκλειδώματος περιμένουν απάντηση`,
    disputes: monthRequestTexts.openDisputes,
    errors: (count: number) =>
      count === 1 ? "1 σφάλμα στον έλεγχο" : `${count} σφάλματα στον έλεγχο`,
    check: (count: number) =>
      count === 1 ? "1 μήνας χωρίς έλεγχο" : `${count} μήνες χωρίς έλεγχο`,
    submit: (count: number) =>
      count === 1 ? "1 μήνας προς υποβολή" : `${count} μήνες προς υποβολή`,
    warnings: (count: number) =>
      count === 1 ? "1 προειδοποίηση χωρίς σημείωση" : `${count} προειδοποιήσεις χωρίς σημείωση`,
    sign: () => "Περιμένει υπογραφή",
    countersign: (count: number) =>
      count === 1
        ? "1 μήνας υπογράφοντος περιμένει επιβεβαίωση από Στέλεχος"
        : `${count} μήνες υπογράφοντος περιμένουν επιβεβαίωση από Στέλεχος`,
    approve: (count: number) =>
      count === 1 ? "1 μήνας περιμένει έγκριση" : `${count} μήνες περιμένουν έγκριση`,
  } satisfies Record<string, (count: number) => string>,
  stepActs: {
    compute: "Υπολογισμός",
    unopened: "Άνοιγμα ημέρας",
    open: "Άνοιγμα ημέρας",
    pending: "Συμπλήρωση",
    missing: "Συμπλήρωση",
    unlocks: "Άνοιγμα αιτημάτων",
    disputes: "Άνοιγμα ημέρας",
    errors: "Άνοιγμα ευρημάτων",
    check: "Έλεγχος",
    submit: "Εμφάνιση μηνών",
    warnings: "Άνοιγμα ευρημάτων",
    sign: "Άνοιγμα προς υπογραφή",
    countersign: "Εμφάνιση μηνών",
    approve: "Εμφάνιση μηνών",
  },
  stepActOf: (act: string, structure: string) => `${act}: ${structure}`,
  recorded: (share: string) => `Καταχωρισμένες ημέρες: ${share}`,
  contracts: (count: number) => (count === 1 ? "1 σύμβαση" : `${count} συμβάσεις`),
  approvedAll: "Εγκρίθηκε",
  computed: (months: number) =>
    months === 0
      ? "Τα σύνολα ήταν ήδη ενημερωμένα"
      : months === 1
        ? "Ενημερώθηκε 1 μήνας"
        : `Ενημερώθηκαν ${months} μήνες`,
} as const;
