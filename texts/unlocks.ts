import type { UnlockRefusal, UnlockState } from "#domain/attendance/unlock.ts";

/** Why a request to unlock is not taken, or an act on it refused. */
export const unlockRefusals: Record<UnlockRefusal | "unknown-reason", string> = {
  "role-may-not": "Ο ρόλος σας δεν επιτρέπει την ενέργεια",
  "state-forbids": "Το αίτημα έχει ήδη κριθεί ή αποσυρθεί",
  "own-request": "Το αίτημα είναι δικό σας. Το κρίνει άλλος",
  "other-month":
    "Ο Νόμιμος Εκπρόσωπος ξεκλειδώνει μόνο ημέρες του τρέχοντος μήνα. Το αίτημα το κρίνει Στέλεχος",
  "not-its-asker": "Αποσύρει το αίτημα μόνο όποιος το υπέβαλε",
  "signatures-changed":
    "Άλλαξαν στο μεταξύ οι υπογραφές που αναιρεί η αποδοχή. Ελέγξτε ξανά το αίτημα πριν το αποδεχθείτε",
  "days-out-of-order": "Η ημερομηνία λήξης προηγείται της έναρξης",
  "too-many-days": "Ένα αίτημα καλύπτει έως 31 ημέρες",
  "future-days": "Ζητούνται μόνο ημέρες έως σήμερα",
  "nothing-locked": "Καμία από τις ημέρες δεν είναι κλειδωμένη",
  "asked-already": "Υπάρχει ήδη αίτημα σε αναμονή για αυτές τις ημέρες",
  "unknown-reason": "Επιλέξτε λόγο ξεκλειδώματος",
};

export const unlockStateTexts: Record<UnlockState, string> = {
  asked: "Σε αναμονή",
  granted: "Ξεκλείδωτο",
  refused: "Απορρίφθηκε",
  withdrawn: "Αποσύρθηκε",
  ended: "Κλειδώθηκε ξανά",
  expired: "Έληξε",
};

/** Why a month went back to draft: an unlock of its days was granted. */
export const voidedByUnlock = "Ξεκλείδωμα ημερών του μήνα";
