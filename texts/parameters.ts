import type { SecurityRules } from "#domain/identity/security-rules.ts";
import type { GlobalParam } from "#domain/parameters/global-params.ts";

/** Why a setting is refused. */
export const parameterRefusals = {
  value: "Η τιμή δεν είναι μέσα στα επιτρεπτά όρια",
  past: "Η ρύθμιση ισχύει από σήμερα ή από μεταγενέστερη ημέρα",
} as const;

/** A setting as an administrator reads it: its name and what it does. */
type Told = { title: string; meaning: string };

/** Global parameters. */
export const globalParamTexts: Record<GlobalParam, Told> = {
  "attendance.lockAfterDays": {
    title: "Εργάσιμες ημέρες έως το κλείδωμα",
    meaning: "Μετά από πόσες εργάσιμες ημέρες της Δομής κλειδώνει το παρουσιολόγιο μιας ημέρας.",
  },
  "attendance.lockAfter": {
    title: "Ώρα κλειδώματος παρουσιολογίων",
    meaning:
      "Το παρουσιολόγιο κλειδώνει την ώρα αυτή της τελευταίας από τις εργάσιμες αυτές ημέρες.",
  },
  "contracts.signedFileNeeded": {
    title: "Υπογεγραμμένη σύμβαση πριν από την έγκριση",
    meaning: "Μια σύμβαση εγκρίνεται μόνο αφού επισυναφθεί σε PDF το υπογεγραμμένο κείμενό της.",
  },
  "maintenance.active": {
    title: "Λειτουργία συντήρησης",
    meaning: "Όσο είναι ενεργή, μόνο οι διαχειριστές χρησιμοποιούν την εφαρμογή.",
  },
  "maintenance.message": {
    title: "Μήνυμα συντήρησης",
    meaning: "Τι διαβάζουν οι χρήστες κατά τη συντήρηση. Κενό: το συνηθισμένο μήνυμα.",
  },
  "maintenance.expectedEnd": {
    title: "Αναμενόμενο τέλος συντήρησης",
    meaning: "Εμφανίζεται στη σελίδα συντήρησης.",
  },
  "retention.personYears": {
    title: "Έτη τήρησης των στοιχείων προσώπου",
    meaning:
      "Πόσα έτη μετά το έτος λήξης της τελευταίας σύμβασης μένουν τα στοιχεία ενός εργαζομένου. Νωρίτερα δεν διαγράφονται.",
  },
  "retention.recordYears": {
    title: "Έτη τήρησης παρουσιών και πληρωμών",
    meaning:
      "Πόσα έτη μετά το έτος λήξης της τελευταίας σύμβασης τηρούνται παρουσίες και πληρωμές. Μετά τη διαγραφή του προσώπου μένουν χωρίς όνομα.",
  },
  "logs.apiDays": {
    title: "Ημέρες τήρησης των κλήσεων",
    meaning: "Οι παλαιότερες κλήσεις διαγράφονται κάθε νύχτα από το αρχείο καταγραφής.",
  },
  "logs.loginDays": {
    title: "Ημέρες τήρησης των συνδέσεων",
    meaning: "Οι παλαιότερες συνδέσεις διαγράφονται κάθε νύχτα από το αρχείο καταγραφής.",
  },
  "ergani.termMinutes": {
    title: "Προθεσμία κάρτας εργασίας, σε λεπτά",
    meaning:
      "Μέσα σε πόσα λεπτά από την προσέλευση ή την αποχώρηση η κάρτα υποβάλλεται στο ΕΡΓΑΝΗ χωρίς αιτιολογία καθυστέρησης.",
  },
};

/** Rules of sign-in, with the unit of those that are numbers. */
export const securityRuleTexts: Record<keyof SecurityRules, Told & { unit?: string }> = {
  "session.minutes": {
    title: "Διάρκεια σύνδεσης",
    meaning: "Μετά από τόσα λεπτά ο χρήστης συνδέεται ξανά. Ισχύει για τις νέες συνδέσεις.",
    unit: "λεπτά",
  },
  "session.idleMinutesOfAgency": {
    title: "Λήξη αδράνειας για ρόλους που βλέπουν όλους τους Φορείς",
    meaning: "Τόσα λεπτά χωρίς ενέργεια και η σύνδεση λήγει.",
    unit: "λεπτά",
  },
  "session.idleMinutes": {
    title: "Λήξη αδράνειας για τους άλλους ρόλους",
    meaning: "Τόσα λεπτά χωρίς ενέργεια και η σύνδεση λήγει.",
    unit: "λεπτά",
  },
  "session.most": {
    title: "Ταυτόχρονες συνδέσεις ανά χρήστη",
    meaning: "Με μία ακόμη τερματίζεται η παλαιότερη.",
    unit: "συνδέσεις",
  },
  "password.shortest": {
    title: "Ελάχιστο μήκος κωδικού πρόσβασης",
    meaning: "Για χρήστες χωρίς δεύτερο τρόπο επαλήθευσης.",
    unit: "χαρακτήρες",
  },
  "password.shortestWithSecondFactor": {
    title: "Ελάχιστο μήκος με δεύτερο τρόπο επαλήθευσης",
    meaning: "Για χρήστες που επαληθεύονται και με άλλον τρόπο.",
    unit: "χαρακτήρες",
  },
  "password.oneTimeHours": {
    title: "Ισχύς κωδικού μιας χρήσης",
    meaning: "Για τον κωδικό που δίνει άλλος χρήστης, έως την πρώτη σύνδεση.",
    unit: "ώρες",
  },
  "secondFactor.roles": {
    title: "Ρόλοι με υποχρεωτικό δεύτερο τρόπο επαλήθευσης",
    meaning: "Οι χρήστες των ρόλων αυτών τον ορίζουν στην επόμενη σύνδεση.",
  },
};

/** The page with all groups of parameters. */
export const parametersTexts = {
  title: "Παράμετροι",
  description: "Ρυθμίσεις όλης της εγκατάστασης",
} as const;

/** The page of global parameters. */
export const globalParamsTexts = {
  title: "Γενικές παράμετροι",
  description: "Κάθε ρύθμιση ισχύει από την ημέρα που ορίζεται, σε όλους τους διακομιστές",
  change: "Αλλαγή",
  changeOf: (title: string) => `Αλλαγή: ${title}`,
  value: "Τιμή",
  validFrom: "Ισχύει από",
  usual: "Προεπιλογή",
  usualHolds: "Ισχύει η προεπιλογή",
  set: (who: string, when: string, from: string) => `${who}, ${when}. Ισχύει από ${from}`,
  installation: "Εγκατάσταση",
  later: (value: string, from: string) => `Από ${from}: ${value}`,
  on: "Ναι",
  off: "Όχι",
  empty: "Κενό",
  within: (least: string, most: string) => `Από ${least} έως ${most}`,
  day: "Ημέρα",
  time: "Ώρα",
  history: "Ιστορικό",
  noHistory: "Δεν έχει οριστεί ποτέ",
  showMore: "Παλαιότερες",
} as const;

/** The page of security rules. */
export const securityRulesTexts = {
  title: "Κανόνες ασφάλειας",
  description:
    "Συνδέσεις, κωδικοί πρόσβασης και επαλήθευση. Ισχύουν αμέσως σε όλους τους διακομιστές",
  backToUsual: "Επαναφορά στην προεπιλογή",
  changedAt: (when: string) => `Τελευταία αλλαγή: ${when}`,
  roles: "Ρόλοι",
  noRoles: "Κανένας ρόλος",
} as const;
