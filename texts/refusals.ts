import type { AttendanceRefusal } from "#domain/attendance/refusal.ts";

/** Refusals of the calls themselves, besides those of the rules. */
type CallRefusal =
  | "reason-needed"
  | "changed-by-another"
  | "changed-by-yourself"
  | "day-twice"
  | "months-reopen";

/** The Greek sentence of every refusal of the daily work. */
export const refusalTexts: Record<AttendanceRefusal | CallRefusal, string> = {
  "too-many-intervals": "Μια ημέρα δέχεται έως 12 διαστήματα",
  "time-out-of-range": "Οι ώρες μιας ημέρας φτάνουν έως τα μεσάνυχτα της επόμενης",
  "arrival-of-next-day":
    "Η προσέλευση είναι από 00:00 έως 23:59. Ό,τι αρχίζει μετά τα μεσάνυχτα ανήκει στην επόμενη ημέρα",
  "interval-too-long": "Ένα διάστημα διαρκεί έως 24 ώρες",
  "departure-before-arrival": "Η ώρα αποχώρησης προηγείται της προσέλευσης",
  "needs-both-ends": "Συμπληρώστε ώρα έναρξης και ώρα λήξης",
  "absence-needs-reason": "Επιλέξτε λόγο απουσίας",
  "retired-reason": "Ο λόγος απουσίας έχει καταργηθεί για την ημέρα αυτή",
  "reason-without-absence": "Λόγος δηλώνεται μόνο σε απουσία",
  "unknown-reason": "Ο λόγος απουσίας δεν υπάρχει",
  "reason-not-by-hour": "Η άδεια αυτή χορηγείται μόνο για ολόκληρη ημέρα",
  "reason-not-by-day": "Η άδεια αυτή χορηγείται μόνο με την ώρα",
  "two-whole-day-absences": "Δύο ολοήμερες απουσίες δεν χωρούν στην ίδια ημέρα",
  "two-whole-days": "Δύο ολοήμερες καταχωρίσεις δεν χωρούν στην ίδια ημέρα",
  "nothing-planned": "Δεν προβλέπεται εργασία αυτή την ημέρα. Πληκτρολογήστε τις ώρες",
  "overlapping-intervals": "Τα διαστήματα επικαλύπτονται",
  "month-signed": "Ο μήνας έχει υποβληθεί ή υπογραφεί. Για διόρθωση υποβάλετε αίτημα ξεκλειδώματος",
  "day-locked": "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος",
  "outside-contract": "Ο εργαζόμενος δεν έχει ενεργή σύμβαση στη Δομή για την ημερομηνία αυτή",
  "future-day": "Δεν καταχωρίζονται παρουσίες για μελλοντική ημέρα",
  "too-far-ahead": "Άδειες καταχωρίζονται έως το τέλος του επόμενου έτους",
  "already-submitted": "Το παρουσιολόγιο της ημέρας έχει ήδη υποβληθεί",
  "sheet-locked": "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος",
  "nobody-counts": "Η Δομή δεν έχει ενεργές συμβάσεις για την ημέρα αυτή",
  "rows-pending": "Υπάρχουν εργαζόμενοι χωρίς καταχώριση",
  "reason-needed": "Γράψτε τον λόγο της αλλαγής",
  "changed-by-yourself": "Η εγγραφή τροποποιήθηκε από εσάς, σε άλλο παράθυρο",
  "changed-by-another": "Η εγγραφή τροποποιήθηκε από άλλον χρήστη",
  "day-twice": "Κάθε ημέρα ενός εργαζομένου στέλνεται μία φορά στην ίδια αποθήκευση",
  "months-reopen":
    "Η αλλαγή επιστρέφει σε σύνταξη μήνες που έχουν υποβληθεί ή υπογραφεί. Ελέγξτε τους και αποθηκεύστε ξανά",
};
