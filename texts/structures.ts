import type { ScheduleRefusal } from "#domain/attendance/schedule.ts";
import type { StructureRefusal } from "#domain/structures/refusal.ts";

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

/** Why a schedule cannot be kept. */
export const scheduleRefusals: Record<ScheduleRefusal | "schedule-used", string> = {
  "anchor-not-monday": "Η αρχή του κύκλου πρέπει να είναι Δευτέρα",
  "weeks-out-of-range": "Το ωράριο δέχεται από 1 έως 12 εβδομάδες",
  "week-without-seven-days": "Κάθε εβδομάδα έχει επτά ημέρες",
  "too-many-stretches": "Κάθε ημέρα δέχεται έως 4 διαστήματα",
  "stretch-out-of-range": "Κάθε διάστημα αρχίζει μέσα στην ημέρα και διαρκεί έως 24 ώρες",
  "overlapping-stretches": "Τα διαστήματα του ωραρίου επικαλύπτονται",
  "break-out-of-range": "Το διάλειμμα διαρκεί έως 4 ώρες",
  "balance-out-of-range": "Τα όρια του ισοζυγίου δεν είναι έγκυρα",
  "schedule-used":
    "Έχουν ήδη καταχωριστεί παρουσίες με αυτό το ωράριο. Δημιουργήστε νέο ωράριο και δώστε το στις συμβάσεις με νέο όρο",
};

/** Messages of fields. */
export const structureTexts = {
  duplicateCode: "Υπάρχει ήδη Δομή με αυτόν τον κωδικό στον Φορέα",
} as const;

/** Headers and name of the exported list. */
export const structureExport = {
  fileName: "Δομές",
  code: "Κωδικός",
  title: "Τίτλος",
  category: "Κατηγορία",
  parentTitle: "Ανώτερη Δομή",
  personInCharge: "Υπεύθυνος",
  phone: "Τηλέφωνο",
  contracts: "Ενεργές συμβάσεις",
  openedOn: "Έναρξη λειτουργίας",
  closedOn: "Κλείσιμο",
} as const;
