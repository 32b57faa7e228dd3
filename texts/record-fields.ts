import type { SheetState } from "#domain/attendance/refusal.ts";
import { andMoreText } from "./number-text.ts";

/**
 * Fields of the registers, each with a single name for forms, lists, files, histories and messages. A field that is missing
 * here fails to compile where its form, its list or its history needs it.
 */
export const fullNameTexts = {
  lastName: "Επώνυμο",
  firstName: "Όνομα",
  fatherName: "Πατρώνυμο",
} as const;

export const employeeFieldTexts = {
  afm: "ΑΦΜ",
  amka: "ΑΜΚΑ",
  ...fullNameTexts,
  birthDate: "Ημερομηνία γέννησης",
  email: "E-mail",
  phone: "Τηλέφωνο",
  iban: "IBAN",
  education: "Κατηγορία εκπαίδευσης",
  specialty: "Ειδικότητα",
  cardNumber: "Αριθμός κάρτας",
} as const;

export const contractFieldTexts = {
  number: "Αριθμός σύμβασης",
  employmentType: "Σχέση εργασίας",
  specialty: employeeFieldTexts.specialty,
  startDate: "Έναρξη",
  endDate: "Λήξη",
  weeklyMinutes: "Ώρες ανά εβδομάδα",
  payBasis: "Τρόπος αμοιβής",
  rate: "Αμοιβή",
  validFrom: "Ισχύς από",
} as const;

export const structureFieldTexts = {
  code: "Κωδικός",
  title: "Τίτλος",
  category: "Κατηγορία",
  address: "Διεύθυνση",
  personInCharge: "Υπεύθυνος Δομής",
  personInChargeEmail: "E-mail υπευθύνου",
  phone: employeeFieldTexts.phone,
  place: "Γεωγραφική θέση",
  openedOn: "Έναρξη λειτουργίας",
} as const;

export const organizationFieldTexts = {
  description: "Επωνυμία",
  shortTitle: "Σύντομος τίτλος",
  afm: employeeFieldTexts.afm,
  legalForm: "Νομική μορφή",
  regime: "Εργασιακό καθεστώς",
  municipality: "Δήμος",
  address: structureFieldTexts.address,
  postcode: "ΤΚ",
  email: employeeFieldTexts.email,
  phone: employeeFieldTexts.phone,
  debtorIban: employeeFieldTexts.iban,
  debtorBic: "BIC",
  orderFormat: "Μορφή εντολής πληρωμής",
  keptFrom: "Πρώτη ημέρα τήρησης",
  endsOn: "Παύει μετά τις",
  endAct: "Πράξη παύσης",
} as const;

export const userFieldTexts = {
  userName: "Όνομα χρήστη",
  nickName: "Ονοματεπώνυμο",
  validUntil: "Ισχύει έως",
} as const;

/** The state of a day's sheet. */
export const sheetStateTexts: Record<SheetState, string> = {
  open: "Ανοικτό",
  submitted: "Υποβλήθηκε",
  locked: "Κλειδωμένο",
};

/** Who has no record yet on a day's sheet. */
export const withoutRecordText = (names: readonly string[], more: number) =>
  `Δεν έχουν καταχωριστεί: ${names.join(", ")}${andMoreText(more)}`;

/** Why a day's sheet was not submitted after its rows were. */
export const notAllSavedText = "Η υποβολή δεν έγινε, γιατί κάποιες γραμμές δεν αποθηκεύτηκαν";

/** The filter by structure when none is chosen. */
export const anyStructureText = "Όλες οι Δομές";
