import type { UserRefusal } from "#domain/identity/user-rights.ts";

/** Why a user may not be made, changed or ended. */
export const userRefusals: Record<UserRefusal, string> = {
  "own-role": "Δεν μπορείτε να αλλάξετε τον δικό σας ρόλο",
  "own-account": "Δεν μπορείτε να εκτελέσετε αυτή την ενέργεια στον δικό σας λογαριασμό",
  "role-not-given": "Δεν μπορείτε να αποδώσετε αυτόν τον ρόλο",
  "needs-end-date": "Ο Εξωτερικός Χρήστης έχει υποχρεωτικά ημερομηνία λήξης",
};

/** Messages of fields and calls of the register of users. */
export const userTexts = {
  duplicateUserName: "Το όνομα χρήστη χρησιμοποιείται ήδη",
  duplicateAfm: "Υπάρχει ήδη χρήστης με αυτόν τον ΑΦΜ",
  organizationGivenTwice: "Κάθε Φορέας δίνεται μία φορά",
} as const;

/** What IsAfmValid says. */
export const afmReasons = {
  format: "Ο ΑΦΜ αποτελείται από 9 ψηφία",
  checksum: "Ο ΑΦΜ δεν είναι έγκυρος",
  duplicate: "Υπάρχει ήδη χρήστης με αυτόν τον ΑΦΜ",
} as const;

/** Messages of the second factor. */
export const secondFactorTexts = {
  mistaken: "Ο κωδικός επαλήθευσης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί",
  expired: "Ο χρόνος για την επαλήθευση έληξε. Συνδεθείτε ξανά",
  passkeyRefused: "Το κλειδί πρόσβασης δεν αναγνωρίστηκε",
  passkeyKnown: "Το κλειδί πρόσβασης έχει ήδη προστεθεί",
  lastOfRequired: "Ο ρόλος σας απαιτεί δεύτερο τρόπο επαλήθευσης. Προσθέστε πρώτα έναν άλλο",
} as const;
