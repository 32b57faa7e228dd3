import type { SecurityRules } from "#domain/identity/security-rules.ts";
import type { GlobalParam } from "#domain/parameters/global-params.ts";
import { numberText } from "./number-text.ts";

/** Why a setting is refused. */
export const parameterRefusals = {
  ended: "Το τέλος αυτό έχει περάσει. Δώστε μεταγενέστερο ή αφήστε το κενό",
  past: "Η ρύθμιση ισχύει από σήμερα ή από μεταγενέστερη ημέρα",
} as const;

type Bounds =
  | { kind: "number"; least: number; most: number }
  | { kind: "text"; longest: number }
  | { kind: "flag" | "roles" | "time" | "instant" };

/** The values that are allowed, shown after another was given. */
export function mayBeText(is: Bounds): string {
  switch (is.kind) {
    case "number":
      return `Δώστε ακέραιο αριθμό από ${is.least} έως ${is.most}`;
    case "time":
      return "Δώστε ώρα από 00:00 έως 23:59";
    case "text":
      return `Το κείμενο έχει έως ${is.longest} χαρακτήρες`;
    case "instant":
      return "Δώστε ημέρα και ώρα που υπάρχουν";
    default:
      return "Η τιμή δεν είναι έγκυρη";
  }
}

/** Texts of a setting, for administrators. */
type SettingTexts = {
  title: string;
  /** What it does. */
  meaning: string;
  /** How a number is worded. */
  said?: (count: number) => string;
  /** The unit in which a number is typed, if it has one. */
  unit?: string;
  /** Shown when nothing is set. */
  empty?: string;
  /** Its source in law. */
  source?: string;
  /** The usual value is our reading of the law; someone who knows should confirm it by setting it. */
  toConfirm?: true;
};

/** Words a count, with `one` or `many` as the noun. */
function countText(one: string, many: string): (count: number) => string {
  return (count) => `${numberText(count)} ${count === 1 ? one : many}`;
}

const days = countText("ημέρα", "ημέρες");
const hours = countText("ώρα", "ώρες");
const minutes = countText("λεπτό", "λεπτά");
const years = countText("έτος", "έτη");
const characters = countText("χαρακτήρας", "χαρακτήρες");

/** A duration in words: `90 λεπτά` becomes an hour and a half; whole days, from two on, are in days. */
function durationText(count: number): string {
  const [whole, rest] = [Math.floor(count / 60), count % 60];
  if (whole === 0) return minutes(rest);
  if (rest !== 0) return `${hours(whole)} και ${minutes(rest)}`;
  return whole > 24 && whole % 24 === 0 ? days(whole / 24) : hours(whole);
}

/** Global parameters. */
export const globalParamTexts: Record<GlobalParam, SettingTexts> = {
  "attendance.lockAfterDays": {
    title: "Εργάσιμες ημέρες έως το κλείδωμα",
    meaning: "Μετά από πόσες εργάσιμες ημέρες της Δομής κλειδώνει το παρουσιολόγιο μιας ημέρας.",
    said: days,
  },
  "attendance.lockAfter": {
    title: "Ώρα κλειδώματος παρουσιολογίων",
    meaning:
      "Την ώρα αυτή κλειδώνει το παρουσιολόγιο, την τελευταία εργάσιμη ημέρα της προθεσμίας.",
  },
  "contracts.signedFileNeeded": {
    title: "Υπογεγραμμένη σύμβαση πριν από την έγκριση",
    meaning: "Μια σύμβαση εγκρίνεται μόνο αφού επισυναφθεί σε PDF το υπογεγραμμένο κείμενό της.",
  },
  "maintenance.active": {
    title: "Λειτουργία συντήρησης",
    meaning:
      "Όσο είναι ενεργή, μόνο οι διαχειριστές χρησιμοποιούν την εφαρμογή. Οι υπόλοιποι διαβάζουν το μήνυμα και το αναμενόμενο τέλος.",
  },
  "maintenance.message": {
    title: "Μήνυμα συντήρησης",
    meaning: "Τι διαβάζουν οι χρήστες κατά τη συντήρηση. Κενό: το συνηθισμένο μήνυμα.",
    empty: "Το συνηθισμένο μήνυμα",
  },
  "maintenance.expectedEnd": {
    title: "Αναμενόμενο τέλος συντήρησης",
    meaning: "Εμφανίζεται στη σελίδα συντήρησης.",
  },
  "retention.personYears": {
    title: "Τήρηση των στοιχείων προσώπου",
    meaning:
      "Πόσα έτη μετά το έτος λήξης της τελευταίας σύμβασης μένουν τα στοιχεία ενός εργαζομένου. Νωρίτερα δεν διαγράφονται.",
    said: years,
  },
  "retention.recordYears": {
    title: "Τήρηση παρουσιών και πληρωμών",
    meaning:
      "Πόσα έτη μετά το έτος λήξης της τελευταίας σύμβασης τηρούνται παρουσίες και πληρωμές. Μετά τη διαγραφή του προσώπου μένουν χωρίς όνομα.",
    said: years,
  },
  "logs.apiDays": {
    title: "Τήρηση του αρχείου κλήσεων",
    meaning: "Οι παλαιότερες κλήσεις διαγράφονται κάθε νύχτα.",
    said: days,
  },
  "logs.loginDays": {
    title: "Τήρηση του αρχείου συνδέσεων",
    meaning: "Οι παλαιότερες συνδέσεις διαγράφονται κάθε νύχτα.",
    said: days,
  },
  "leave.inProportion": {
    title: "Κανονική άδεια με λιγότερες από πέντε ημέρες την εβδομάδα",
    meaning:
      "Όταν ισχύει, η άδεια εργαζομένων ιδιωτικού δικαίου είναι ανάλογη των ημερών εργασίας της εβδομάδας: οι ημέρες του πίνακα επί τις ημέρες διά πέντε, με το μισό και άνω προς τα πάνω.",
    source: "α.ν. 539/1945, όπως ισχύει",
    toConfirm: true,
  },
  "sickness.leastServiceDays": {
    title: "Ημέρες υπηρεσίας πριν από αποδοχές ασθένειας",
    meaning:
      "Ιδιωτικό δίκαιο: για ασθένεια που αρχίζει νωρίτερα στη σύμβαση ο εργοδότης δεν οφείλει αποδοχές.",
    said: days,
    source: "ΑΚ, άρθρο 657",
    toConfirm: true,
  },
  "sickness.waitingDays": {
    title: "Πρώτες ημέρες ασθένειας με μισές αποδοχές",
    meaning:
      "Ιδιωτικό δίκαιο: ημερολογιακές ημέρες της πρώτης ασθένειας κάθε έτους, για τις οποίες ο εργοδότης καταβάλλει το μισό.",
    said: days,
    source: "α.ν. 178/1967 · ΑΚ, άρθρα 657–658",
    toConfirm: true,
  },
  "sickness.firstYearDays": {
    title: "Αποδοχές ασθένειας στο πρώτο έτος υπηρεσίας",
    meaning:
      "Ιδιωτικό δίκαιο: σε πόσες ημερολογιακές ημέρες του πρώτου εργασιακού έτους ο εργοδότης συμπληρώνει το επίδομα ασθένειας έως τις πλήρεις αποδοχές (μισός μήνας).",
    said: days,
    source: "ΑΚ, άρθρο 658",
    toConfirm: true,
  },
  "sickness.laterYearDays": {
    title: "Αποδοχές ασθένειας από το δεύτερο έτος υπηρεσίας",
    meaning:
      "Ιδιωτικό δίκαιο: σε πόσες ημερολογιακές ημέρες κάθε επόμενου εργασιακού έτους ο εργοδότης συμπληρώνει το επίδομα ασθένειας έως τις πλήρεις αποδοχές (ένας μήνας).",
    said: days,
    source: "ΑΚ, άρθρο 658",
    toConfirm: true,
  },
  "insurance.monthDays": {
    title: "Ημέρες ασφάλισης πλήρους μήνα",
    meaning:
      "Όσες γράφει η μισθολογική κατάσταση για μηνιαίο μισθό με πλήρες ωράριο, όταν πληρώνεται ολόκληρος ο μήνας· από αυτές αφαιρούνται οι ημέρες χωρίς αποδοχές.",
    said: days,
    source: "Κανονισμός Ασφάλισης ΙΚΑ, άρθρο 18 παρ. 1 (ΦΕΚ Β΄ 200/1975)",
  },
  "insurance.sixthDayFrom": {
    title: "Ημέρες εργασίας που δίνουν την έκτη ημέρα ασφάλισης",
    meaning:
      "Πενθήμερο: από πόσες ημέρες εργασίας και πάνω η εβδομάδα ασφαλίζεται για μία ακόμη ημέρα. Η μισθολογική κατάσταση γράφει ημέρες ασφάλισης όπου ο κανόνας αυτός συμφωνεί με τα 6/5 των ημερών.",
    said: days,
    source: "α.ν. 1846/1951, άρθρο 25 παρ. 5–9 · ΙΚΑ, απάντηση σε αίτηση της 28.3.2002",
    toConfirm: true,
  },
  "ergani.termMinutes": {
    title: "Προθεσμία κάρτας εργασίας",
    meaning:
      "Μέσα σε πόσα λεπτά από την προσέλευση ή την αποχώρηση η κάρτα υποβάλλεται στο ΕΡΓΑΝΗ χωρίς αιτιολογία καθυστέρησης.",
    unit: "λεπτά",
    said: durationText,
  },
};

/** Rules of sign-in. */
export const securityRuleTexts: Record<keyof SecurityRules, SettingTexts> = {
  "session.minutes": {
    title: "Διάρκεια σύνδεσης",
    meaning: "Όταν περάσει, ο χρήστης συνδέεται ξανά. Ισχύει για τις νέες συνδέσεις.",
    unit: "λεπτά",
    said: durationText,
  },
  "session.idleMinutesOfAgency": {
    title: "Λήξη λόγω αδράνειας για ρόλους που βλέπουν όλους τους Φορείς",
    meaning: "Η σύνδεση λήγει μετά από τόση ώρα χωρίς ενέργεια.",
    unit: "λεπτά",
    said: durationText,
  },
  "session.idleMinutes": {
    title: "Λήξη λόγω αδράνειας για τους άλλους ρόλους",
    meaning: "Η σύνδεση λήγει μετά από τόση ώρα χωρίς ενέργεια.",
    unit: "λεπτά",
    said: durationText,
  },
  "session.most": {
    title: "Ταυτόχρονες συνδέσεις ανά χρήστη",
    meaning: "Με κάθε επιπλέον σύνδεση τερματίζεται η παλαιότερη.",
    said: countText("σύνδεση", "συνδέσεις"),
  },
  "password.shortest": {
    title: "Ελάχιστο μήκος κωδικού πρόσβασης",
    meaning: "Για χρήστες χωρίς δεύτερο τρόπο επαλήθευσης.",
    said: characters,
  },
  "password.shortestWithSecondFactor": {
    title: "Ελάχιστο μήκος με δεύτερο τρόπο επαλήθευσης",
    meaning: "Για χρήστες που επαληθεύονται και με άλλον τρόπο.",
    said: characters,
  },
  "password.oneTimeHours": {
    title: "Ισχύς κωδικού μίας χρήσης",
    meaning: "Για τον κωδικό που δίνει άλλος χρήστης, έως την πρώτη σύνδεση.",
    unit: "ώρες",
    said: (count) => durationText(count * 60),
  },
  "secondFactor.roles": {
    title: "Ρόλοι με υποχρεωτικό δεύτερο τρόπο επαλήθευσης",
    meaning: "Οι χρήστες των ρόλων αυτών τον ορίζουν στην επόμενη σύνδεση.",
  },
};
