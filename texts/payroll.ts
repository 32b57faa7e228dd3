import { payBasisTexts } from "./pay-basis.ts";
import { monthStateTexts, monthsExport } from "./monthly-contracts.ts";
import { numberText } from "./number-text.ts";
import { payStepTexts } from "./payments.ts";
import { contractFieldTexts, employeeFieldTexts, fullNameTexts } from "./record-fields.ts";

const takenOff = "Μειώσεις";

/** The payroll of a month. */
export const payrollListTexts = {
  title: "Μισθολογική κατάσταση",
  description: "Ημέρες, ώρες και αποδοχές του μήνα ανά σύμβαση, για τη μισθοδοσία",
  searchLabel: "Αναζήτηση ονόματος ή σύμβασης",
  none: "Δεν υπάρχουν συμβάσεις στον μήνα",
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
    note: "Παρατήρηση",
  },
  inFile: {
    contract: contractFieldTexts.number,
    rate: `${contractFieldTexts.rate} (€)`,
    ...monthsExport.figures,
    earned: "Αποδοχές (€)",
    takenOff: `${takenOff} (€)`,
    amount: "Ποσό (€)",
  },
  words: { payBasis: payBasisTexts, state: monthStateTexts },
} as const;

/** Besides the payroll's list. */
export const payrollTexts = {
  terms: (count: number) => `${count} όροι στον μήνα`,
  days: (number: string) => `Ημερολόγιο της σύμβασης ${number}`,
  notSigned: "Ο μήνας δεν έχει υπογραφεί",
  withoutBenefit: (days: number) =>
    `Λείπει το επίδομα ασθένειας του ΕΦΚΑ για ${days === 1 ? "1 ημέρα" : `${days} ημέρες`}`,
  ofMonths: (known: number, all: number) =>
    all === 1
      ? `Ποσό έχουν ${numberText(known)} από 1 μήνα σύμβασης`
      : `Ποσό έχουν ${numberText(known)} από ${numberText(all)} μήνες συμβάσεων`,
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
} as const;
