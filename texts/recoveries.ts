import type { RecoveryRefusal } from "#domain/payments/recovery.ts";
import { dayText } from "./moment.ts";

/** Why a recovery cannot be stated, and at which field. */
export const recoveryRefusalTexts: Record<
  RecoveryRefusal,
  { field: "amount" | "recoveredOn"; text: (paidFrom: string) => string }
> = {
  nothing: { field: "amount", text: () => "Το ποσό πρέπει να είναι μεγαλύτερο από το μηδέν" },
  "more-than-waits": { field: "amount", text: () => "Το ποσό υπερβαίνει εκείνο που εκκρεμεί" },
  "outside-recovery": {
    field: "recoveredOn",
    text: (paidFrom) =>
      `Η ημέρα επιστροφής πρέπει να είναι από ${dayText(paidFrom)}, που πληρώθηκε ο μήνας, έως σήμερα`,
  },
};

/** Why a month that had been overpaid is paid; shown in its history. */
export const monthRecovered = "Επιστροφή αχρεωστήτως καταβληθέντος";

/** Why the difference of a paid month waits again; shown in its history. */
export const monthRecoveryWithdrawn = "Αναίρεση επιστροφής αχρεωστήτως καταβληθέντος";
