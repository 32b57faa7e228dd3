import type { ScheduleRefusal } from "#domain/attendance/schedule.ts";
import type { StructureRefusal } from "#domain/structures/refusal.ts";
import { structureFieldTexts } from "./record-fields.ts";

/** The Greek sentence of every refusal of the register of structures. */
export const structureRefusals: Record<StructureRefusal, string> = {
  "parent-closed": "Η ανώτερη Δομή έχει κλείσει",
  "below-itself": "Μια Δομή δεν μπορεί να υπαχθεί στον εαυτό της ή σε Δομή που υπάγεται σε αυτήν",
  "too-deep": "Οι Δομές δέχονται έως 12 επίπεδα",
  "already-closed": "Η Δομή έχει ήδη κλείσει",
  "closes-before-opening": "Η ημερομηνία κλεισίματος προηγείται της έναρξης λειτουργίας",
  "has-open-structures": "Υπάρχουν ανοικτές Δομές που υπάγονται σε αυτήν. Κλείστε πρώτα εκείνες",
  "has-contracts":
    "Υπάρχουν συμβάσεις που συνεχίζονται στη Δομή μετά από αυτή την ημερομηνία. Μεταφέρετέ τις πρώτα με νέο όρο",
  "not-closed": "Η Δομή είναι ήδη ανοικτή",
};

/** Why a schedule cannot be saved. */
export const scheduleRefusals: Record<ScheduleRefusal | "schedule-used", string> = {
  "anchor-not-monday": "Η αρχή του κύκλου πρέπει να είναι Δευτέρα",
  "weeks-out-of-range": "Το ωράριο δέχεται από 1 έως 12 εβδομάδες",
  "week-without-seven-days": "Κάθε εβδομάδα έχει επτά ημέρες",
  "no-hours": "Συμπληρώστε τις ώρες μιας ημέρας τουλάχιστον",
  "too-many-stretches": "Κάθε ημέρα δέχεται έως 4 διαστήματα",
  "stretch-out-of-range": "Κάθε διάστημα αρχίζει μέσα στην ημέρα και διαρκεί έως 24 ώρες",
  "overlapping-stretches": "Τα διαστήματα του ωραρίου επικαλύπτονται",
  "break-out-of-range": "Το διάλειμμα διαρκεί έως 4 ώρες",
  "balance-out-of-range": "Ο συμψηφισμός καθυστέρησης και η ανοχή είναι από 0 έως 1.440 λεπτά",
  "schedule-used":
    "Έχουν ήδη καταχωριστεί παρουσίες με αυτό το ωράριο. Δημιουργήστε νέο ωράριο και δώστε το στις συμβάσεις με νέο όρο",
};

/** Messages of fields. */
export const structureTexts = {
  duplicateCode: "Υπάρχει ήδη Δομή με αυτόν τον κωδικό στον Φορέα",
  duplicateSchedule: "Υπάρχει ήδη ωράριο με αυτόν τον τίτλο στον Φορέα",
  hoursMeet: (person: string) =>
    `Με αυτές τις ώρες το ωράριο συμπίπτει με εκείνο άλλης σύμβασης του ίδιου εργαζομένου: ${person}`,
  closesBeforeWork: (day: string) =>
    `Συμβάσεις που έχουν λήξει ίσχυαν στη Δομή έως ${day}. Η τελευταία ημέρα λειτουργίας δεν μπορεί να προηγείται`,
  opensAfterClosing: (day: string) =>
    `Η έναρξη λειτουργίας δεν μπορεί να είναι μετά την τελευταία ημέρα λειτουργίας της Δομής, ${day}`,
} as const;

/** Pages of structures. */
export const structurePageTexts = {
  ...structureFieldTexts,
  views: { table: "Πίνακας", tree: "Δέντρο", schedules: "Ωράρια" },
  view: "Προβολή",
  categoryHint: "π.χ. Διεύθυνση, Τμήμα, Παιδικός Σταθμός",
  parent: "Ανώτερη Δομή",
  personInChargeEmailHint: "Εκεί στέλνεται ο σύνδεσμος του ημερήσιου παρουσιολογίου",
  placeHint:
    "Πλάτος και μήκος, όπως τα δίνουν οι χάρτες. Αν συμπληρωθούν, οι συσκευές της Δομής στέλνουν τη θέση τους σε κάθε σήμανση και τηρείται μόνο η απόσταση. Αλλιώς η θέση δεν ζητείται",
  schedule: "Συνήθες ωράριο",
  scheduleHint: "Προτείνεται πρώτο στις νέες συμβάσεις της Δομής",
  closedOn: "Λειτουργεί έως",
  contracts: "Ενεργές συμβάσεις",
  open: "Ανοικτή",
  closed: "Κλειστή",
  closing: (day: string) => `Κλείνει ${day}`,
  create: "Νέα Δομή",
  import: "Εισαγωγή από αρχείο",
  edit: "Επεξεργασία Δομής",
  treeLabel: "Δέντρο Δομών",
  expand: (title: string) => `Ανάπτυξη: ${title}`,
  collapse: (title: string) => `Σύμπτυξη: ${title}`,
  people: (count: number) => (count === 1 ? "1 σύμβαση" : `${count} συμβάσεις`),
  toAll: "Όλες οι Δομές",
  close: "Κλείσιμο Δομής",
  closeText: "Μετά την τελευταία ημέρα λειτουργίας η Δομή δεν δέχεται συμβάσεις και παρουσίες.",
  lastDay: "Τελευταία ημέρα λειτουργίας",
  reason: "Αιτιολογία",
  reopen: "Επαναλειτουργία",
  reopenText: "Η Δομή θα δέχεται ξανά συμβάσεις και παρουσίες.",
  reopened: "Η Δομή λειτουργεί ξανά",
  closedDone: "Η Δομή έκλεισε",
  data: "Στοιχεία",
  schedules: "Ωράρια σε ισχύ",
  noSchedules: "Καμία σύμβαση σε ισχύ και κανένα συνήθες ωράριο",
  isDefault: "συνήθες",
  weekly: (hours: string) => `${hours} ώρες την εβδομάδα`,
  closures: "Ημέρες που η Δομή δεν λειτουργεί",
  noClosures: "Δεν έχουν δηλωθεί ημέρες χωρίς λειτουργία για φέτος",
  wholeBody: "όλος ο Φορέας",
  month: (month: string) => `Πληρότητα: ${month}`,
  recordedDays: "Καταχωρισμένες ημέρες",
  ofExpected: (days: string) => `από ${days} αναμενόμενες έως σήμερα`,
  nothingExpected: "Κανείς δεν αναμενόταν έως σήμερα",
  pendingDays: "Ημέρες σε εκκρεμότητα",
  missingDays: "Ημέρες με ελλιπή σήμανση",
  submittedSheets: "Υποβλημένα παρουσιολόγια",
  ofOwed: (sheets: string) => `από ${sheets} που οφείλονται έως σήμερα`,
  toContracts: "Συμβάσεις της Δομής",
} as const;

/** The list of structures. */
export const structureListTexts = {
  title: "Δομές",
  description: "Οι Δομές του Φορέα, οι υπεύθυνοί τους και τα ωράριά τους",
  searchLabel: "Αναζήτηση τίτλου ή κωδικού",
  none: "Δεν υπάρχουν Δομές",
  noneHint:
    "Δημιουργήστε την πρώτη Δομή του Φορέα ή εισαγάγετε όλες μαζί από αρχείο, για να καταχωρίσετε συμβάσεις και παρουσίες.",
  columns: {
    ...structureFieldTexts,
    parent: structurePageTexts.parent,
    contracts: structurePageTexts.contracts,
    closedOn: "Κλείσιμο",
    state: "Κατάσταση",
  },
  words: {},
  filters: {
    state: {
      label: "Κατάσταση",
      words: { open: "Ανοικτές", closed: "Κλειστές", all: "Όλες" },
    },
  },
} as const;

/** Schedules: list and form. */
export const schedulePageTexts = {
  title: "Ωράρια",
  description: "Οι ώρες και οι ημέρες εργασίας που ακολουθούν οι συμβάσεις",
  searchLabel: "Αναζήτηση τίτλου",
  create: "Νέο ωράριο",
  edit: "Επεξεργασία ωραρίου",
  none: "Δεν υπάρχουν ωράρια",
  noneHint: "Δημιουργήστε το πρώτο ωράριο, για να το δώσετε σε Δομές και συμβάσεις.",
  titleField: "Τίτλος",
  titleHint: "π.χ. Πρωινό 07:00-15:00",
  weeklyHours: "Ώρες ανά εβδομάδα",
  contracts: "Συμβάσεις",
  use: "Χρήση",
  used: "Έχει παρουσίες",
  unused: "Αχρησιμοποίητο",
  pattern: "Εβδομαδιαίο πρόγραμμα",
  patternHint:
    "Γράψτε ώρες όπως 07:30-15:30. Για σπαστό ωράριο χωρίστε με κόμμα· για νύχτα γράψτε 22:00-06:00. Κενό σημαίνει ημέρα ανάπαυσης.",
  week: (number: number) => `Εβδομάδα ${number}`,
  addWeek: "Προσθήκη εβδομάδας",
  removeWeek: (number: number) => `Αφαίρεση εβδομάδας ${number}`,
  copyMonday: "Αντιγραφή της Δευτέρας έως την Παρασκευή",
  days: ["Δευτέρα", "Τρίτη", "Τετάρτη", "Πέμπτη", "Παρασκευή", "Σάββατο", "Κυριακή"],
  anchor: "Αρχή του κύκλου",
  anchorHint: "Μια Δευτέρα από την οποία μετρώνται οι εβδομάδες",
  worksHolidays: "Λειτουργεί και τις αργίες",
  breakMinutes: "Διάλειμμα (λεπτά)",
  breakHint:
    "Πόσο διαρκεί μέσα στο ωράριο. Στο ιδιωτικό δίκαιο οφείλεται όταν η ημέρα υπερβαίνει τις 4 συνεχόμενες ώρες (ν. 4808/2021, άρθρο 56).",
  break: "Διάλειμμα",
  breakIsPaid: "Αμείβεται: δεν αφαιρείται από τις ώρες του ωραρίου",
  balance: "Υπόλοιπο ημέρας",
  cap: "Συμψηφισμός καθυστέρησης (λεπτά)",
  capHint: "Πόση καθυστέρηση προσέλευσης καλύπτεται με παραμονή την ίδια ημέρα",
  grace: "Ανοχή (λεπτά)",
  creditEarly: "Μετρά η προσέλευση πριν από την ώρα",
  total: (hours: string) => `Σύνολο: ${hours} ώρες ανά εβδομάδα`,
  wrongDay: "Οι ώρες δεν είναι έγκυρες",
  longShift: (length: string, end: string, outright: string) =>
    `Έτσι η βάρδια διαρκεί ${length} ώρες, έως τις ${end} της επομένης. Αν είναι σωστό, γράψτε ${outright}`,
  lockedHint:
    "Έχουν ήδη καταχωριστεί παρουσίες με αυτό το ωράριο: αλλάζουν μόνο ο τίτλος του και το διάλειμμα που αμείβεται",
} as const;
