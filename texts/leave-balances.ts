import { daysText } from "./number-text.ts";

/** A contract's leave and its corrections. */
export const leaveTexts = {
  title: "Άδειες: υπόλοιπα",
  pages: "Σελίδες αδειών",
  contracts: (count: number) => `${count} διαδοχικές συμβάσεις`,
  year: "Έτος",
  titleOf: (year: number) => `Άδειες ${year}`,
  calendarHolds: "Ποιος λείπει και πότε, στο έτος και τη Δομή που δείχνετε",
  reason: "Άδεια",
  entitled: "Δικαιούμενες",
  carried: "Από μεταφορά",
  carriedUntil: (day: string) => `έως ${day}`,
  corrected: "Διορθώσεις",
  taken: "Ληφθείσες",
  planned: "Προγραμματισμένες",
  left: "Υπόλοιπο",
  none: "Δεν υπάρχει άδεια ή υπόλοιπο για αυτό το έτος.",
  byDecision: "με απόφαση",
  restBefore: (year: number, days: number) => `Υπόλοιπο του ${year}: ${daysText(days)}.`,
  shared: (contracts: number) => `Οι ημέρες είναι κοινές για ${contracts} διαδοχικές συμβάσεις.`,
  note: "Οι ημέρες υπολογίζονται από την υπηρεσία και τις απουσίες στον Φορέα. Προϋπηρεσία και ό,τι λήφθηκε πριν από την τήρηση παρουσιών εδώ καταχωρίζονται ως διορθώσεις.",
  correctionLine: (
    of: Record<"title" | "kind" | "note" | "at" | "by", string> & { days: number },
  ) =>
    `${of.title}, ${of.kind.toLocaleLowerCase("el")}: ${daysText(of.days)}. ${of.note} (${of.by}, ${of.at})`,
  correct: "Διόρθωση υπολοίπου",
  kinds: { carried: "Μεταφορά με απόφαση", correction: "Διόρθωση" },
  carriedHelp:
    "Αντικαθιστά όσες ημέρες υπολογίζονται από το προηγούμενο έτος. Στο δημόσιο δίκαιο η μεταφορά γίνεται μόνο με απόφαση.",
  days: "Ημέρες",
  daysHelp: "Με αρνητικό πρόσημο αφαιρούνται. Επιτρέπονται μισές ημέρες.",
  why: "Αιτιολογία",
  done: "Το υπόλοιπο διορθώθηκε.",
  correctedMeanwhile: ({ days, note, by }: { days: number; note: string; by: string }) =>
    `Η διόρθωσή σας δεν αποθηκεύτηκε, γιατί στο μεταξύ καταχωρίστηκε άλλη για το ίδιο έτος: ${daysText(days)}, ${note} (${by}). Αποθηκεύστε ξανά μόνο αν χρειάζονται και οι δύο`,
  unknownReason: "Αυτή η άδεια δεν υπάρχει στον κατάλογο.",
  carriedTakesAway: "Μεταφέρονται μόνο ημέρες που προστίθενται.",
  notCarried: "Αυτή η άδεια δεν μεταφέρεται.",
  noBalance: "Αυτή η άδεια δεν έχει δικό της υπόλοιπο.",
  onlyYears: (first: number, last: number) =>
    first === last
      ? `Διορθώνεται μόνο το υπόλοιπο του ${first}.`
      : `Διορθώνονται υπόλοιπα των ετών ${first} έως ${last}.`,
  takesMore: (year: number, days: number) =>
    days === 0
      ? `Από την άδεια του ${year} δεν απομένουν ημέρες για αφαίρεση.`
      : `Από την άδεια του ${year} αφαιρούνται έως ${daysText(days)}.`,
  addsMore: (most: number, before: number) =>
    before <= 0
      ? `Προστίθενται έως ${daysText(most)} τον χρόνο.`
      : `Προστίθενται έως ${daysText(most)} τον χρόνο και έχουν ήδη προστεθεί ${daysText(before)}.`,
} as const;

/** One kind of leave for everyone in a body. */
export const leaveBalanceListTexts = {
  title: leaveTexts.title,
  file: "Υπόλοιπα αδειών",
  description: "Τι δικαιούται, τι έλαβε και τι απομένει σε κάθε εργαζόμενο",
  searchLabel: "Αναζήτηση εργαζομένου",
  none: "Δεν υπάρχουν υπόλοιπα",
  noneHint: "Εδώ εμφανίζονται όσοι έχουν σύμβαση και δικαιούνται ή έλαβαν αυτή την άδεια.",
  columns: {
    name: "Εργαζόμενος",
    contract: "Σύμβαση",
    structure: "Δομή",
    reason: leaveTexts.reason,
    entitled: leaveTexts.entitled,
    carried: leaveTexts.carried,
    carriedUntil: "Λήξη μεταφοράς",
    corrected: leaveTexts.corrected,
    taken: leaveTexts.taken,
    planned: leaveTexts.planned,
    left: leaveTexts.left,
  },
  words: {},
  filters: {
    rest: {
      label: "Υπόλοιπο",
      any: "Όλα τα υπόλοιπα",
      words: {
        some: "Με υπόλοιπο",
        negative: "Αρνητικά",
        lapsing: "Με μεταφερόμενες που δεν λήφθηκαν",
      },
    },
  },
} as const;
