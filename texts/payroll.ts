import type { InsuranceDoubt } from "#domain/payments/insurance-days.ts";
import { payBasisTexts } from "./pay-basis.ts";
import { monthsExport } from "./monthly-contracts.ts";
import { monthStateTexts } from "./month-states.ts";
import { numberText } from "./number-text.ts";
import { payStepTexts } from "./payments.ts";
import { contractFieldTexts, employeeFieldTexts, fullNameTexts } from "./record-fields.ts";

const takenOff = "Μειώσεις";

/** The payroll of a month. */
export const payrollListTexts = {
  title: "Μισθολογική κατάσταση",
  description: "Ημέρες, ώρες και αποδοχές του μήνα ανά σύμβαση, για τη μισθοδοσία",
  searchLabel: "Αναζήτηση ονόματος ή σύμβασης",
  none: "Δεν υπάρχουν υπολογισμένοι μήνες συμβάσεων",
  noneHint: "Οι μήνες δημιουργούνται με την πρώτη καταχώριση ή με τον υπολογισμό της Δομής.",
  columns: {
    name: "Εργαζόμενος",
    ...fullNameTexts,
    afm: employeeFieldTexts.afm,
    amka: employeeFieldTexts.amka,
    specialty: employeeFieldTexts.specialty,
    structure: "Δομή",
    contract: "Σύμβαση",
    employmentType: contractFieldTexts.employmentType,
    payBasis: contractFieldTexts.payBasis,
    rate: contractFieldTexts.rate,
    terms: "Όροι στον μήνα",
    state: "Κατάσταση",
    ...monthsExport.figures,
    presentDays: "Παρουσία",
    nightMinutes: "Νύχτα",
    sundayHolidayMinutes: "Κυριακές, αργίες",
    overtimeMinutes: "Πέραν ωραρίου",
    earned: "Αποδοχές",
    ...payStepTexts,
    takenOff,
    amount: "Ποσό",
    held: "Σε πληρωμές",
    note: "Παρατήρηση",
    insuranceDays: "Ημέρες ασφάλισης",
    insuranceNote: "Γιατί λείπουν ημέρες ασφάλισης",
  },
  inFile: {
    contract: contractFieldTexts.number,
    rate: `${contractFieldTexts.rate} (€)`,
    ...monthsExport.figures,
    earned: "Αποδοχές (€)",
    takenOff: `${takenOff} (€)`,
    amount: "Ποσό (€)",
    held: "Σε πληρωμές (€)",
  },
  words: { payBasis: payBasisTexts, state: monthStateTexts },
} as const;

/** Besides the payroll's list. */
export const payrollTexts = {
  terms: (count: number) => `${count} όροι στον μήνα`,
  held: (amount: string) => `σε πληρωμές ${amount}`,
  days: (number: string) => `Ημερολόγιο της σύμβασης ${number}`,
  notSigned: "Ο μήνας δεν έχει υπογραφεί",
  withoutBenefit: (days: number) =>
    `Λείπει το επίδομα ασθένειας του ΕΦΚΑ για ${days === 1 ? "1 ημέρα" : `${days} ημέρες`}`,
  ofMonths: (known: number, all: number) =>
    all === 1
      ? `Ποσό έχουν ${numberText(known)} από 1 μήνα σύμβασης`
      : `Ποσό έχουν ${numberText(known)} από ${numberText(all)} μήνες συμβάσεων`,
  ofFound: "Μόνο για όσες βρέθηκαν με τα φίλτρα, όχι για όλον τον μήνα.",
  unsigned: (count: number) =>
    count === 1 ? "1 δεν έχει υπογραφεί." : `${numberText(count)} δεν έχουν υπογραφεί.`,
  lacking: (count: number) =>
    count === 1
      ? "Σε 1 λείπει το επίδομα ασθένειας: η γραμμή του δεν έχει ποσό."
      : `Σε ${numberText(count)} λείπει το επίδομα ασθένειας: οι γραμμές τους δεν έχουν ποσό.`,
  states: {
    lacking: "Λείπουν επιδόματα ασθένειας",
    unsigned: "Περιμένει υπογραφές",
    known: "Όλοι οι μήνες έχουν ποσό",
    none: "Κανένας μήνας σύμβασης",
  },
  toUnsigned: "Δείτε ποιοι εκκρεμούν",
  leavesOut: "Τι δεν περιλαμβάνουν τα ποσά: υπερωρίες, προσαυξήσεις, κρατήσεις, φόρο",
  insuranceDays: (days: number, unknown: number) =>
    unknown === 0
      ? `Ημέρες ασφάλισης: ${numberText(days)}.`
      : `Ημέρες ασφάλισης: ${numberText(days)}, χωρίς ${
          unknown === 1 ? "1 σύμβαση" : `${numberText(unknown)} συμβάσεις`
        } όπου δεν είναι γνωστές. Ανοίξτε τη γραμμή για τον λόγο.`,
  insuranceRange: ([least = 0, most = 0]: readonly number[]) =>
    `${least} ${most - least === 1 ? "ή" : "έως"} ${most}`,
} as const;

/** Why the insurance days are not known, in a sentence; null if they are. */
export function insuranceDoubtText({
  insuranceDoubt: doubt,
  insuranceRange: range,
}: {
  insuranceDoubt: InsuranceDoubt | null;
  insuranceRange: readonly number[];
}): string | null {
  if (doubt === null) return null;
  const sentence = insuranceDoubtTexts[doubt];
  return range.length > 0 ? `${payrollTexts.insuranceRange(range)}: ${sentence}` : sentence;
}

const insuranceDoubtTexts: Record<InsuranceDoubt, string> = {
  "not-signed": payrollTexts.notSigned,
  "public-law":
    "Σχέση δημοσίου δικαίου: οι ημέρες εξαρτώνται από το αν η πρώτη ασφάλιση στο Δημόσιο είναι πριν από το 2011, που δεν καταγράφεται εδώ",
  "otherwise-insured": "Με αυτή τη σχέση εργασίας η ασφάλιση δεν είναι ασφάλιση μισθωτού",
  "pay-basis":
    "Ημέρες ασφάλισης υπολογίζονται για αμοιβή με τον μήνα ή με την ημέρα, που μένει ίδια όλο τον μήνα",
  "fewer-hours":
    "Η σύμβαση έχει λιγότερες από 40 ώρες την εβδομάδα. Δεν καταγράφεται εδώ αν είναι το πλήρες ωράριο της ειδικότητας ή μερική απασχόληση, που ασφαλίζεται αλλιώς",
  illness: "Ο μήνας έχει ημέρες ασθένειας: πόσες ασφαλίζονται εξαρτάται από την επιδότηση του ΕΦΚΑ",
  "paid-in-part": "Ο μήνας έχει απουσία που ο εργοδότης δεν πληρώνει ολόκληρη",
  week: "Ο μήνας δεν πληρώνεται ολόκληρος και η εβδομάδα δεν είναι ούτε πενθήμερη ούτε εξαήμερη",
  "sources-differ": "ο Κανονισμός Ασφάλισης και οι οδηγίες του ΙΚΑ δίνουν διαφορετικό αριθμό",
  hidden: "Δεν εμφανίζονται: θα έδειχναν τον λόγο μιας απουσίας",
};
