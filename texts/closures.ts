import type { ClosureRefusal } from "#domain/calendar/closures.ts";

/** Why a closure cannot be kept. */
export const closureRefusals: Record<ClosureRefusal, string> = {
  "days-out-of-order": "Η λήξη προηγείται της έναρξης",
  "too-many-days": "Μια διακοπή διαρκεί έως 186 ημέρες",
  overlaps: "Υπάρχει ήδη διακοπή που καλύπτει κάποιες από αυτές τις ημέρες",
  "structure-shut": "Η Δομή έχει κλείσει πριν από αυτές τις ημέρες",
  "locked-days":
    "Κάποιες από τις ημέρες είναι κλειδωμένες. Ζητήστε πρώτα το ξεκλείδωμά τους και αποθηκεύστε ξανά",
  "months-handed-in":
    "Κάποιοι μήνες έχουν ήδη υποβληθεί ή υπογραφεί. Ζητήστε πρώτα την επιστροφή τους και αποθηκεύστε ξανά",
  "reason-needed": "Κάποιες από τις ημέρες είναι κλειδωμένες. Γράψτε γιατί αλλάζουν",
};

/** Headers and name of the exported list. */
export const closureExport = {
  fileName: "Διακοπές λειτουργίας",
  title: "Διακοπή",
  structure: "Δομή",
  wholeBody: "Όλος ο Φορέας",
  withSubstructures: "Με τις υπαγόμενες Δομές",
  yes: "Ναι",
  from: "Από",
  to: "Έως",
  days: "Ημέρες",
  reason: "Αιτιολογία",
} as const;
