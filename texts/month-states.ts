import type { MonthState } from "#domain/attendance/monthly.ts";

/** States of one contract's month. */
export const monthStateTexts: Record<MonthState, string> = {
  draft: "Υπό σύνταξη",
  submitted: "Υποβλήθηκε",
  awaiting: "Αναμένει επιβεβαίωση",
  signed: "Υπογράφηκε",
  approved: "Εγκρίθηκε",
  paid: "Πληρώθηκε",
  returned: "Επιστράφηκε",
  cancelled: "Ακυρώθηκε",
};
