import type { RecoveryRefusal } from "#domain/payments/recovery.ts";
import { dayText } from "./moment.ts";

/** Why it cannot be stated that something was given back, and at which field. */
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

/** Why a month is paid of which too much had been paid; stands in its history. */
export const monthRecovered = "Επιστροφή αχρεωστήτως καταβληθέντος";

/** Why the difference of a paid month waits again; stands in its history. */
export const monthRecoveryWithdrawn = "Αναίρεση επιστροφής αχρεωστήτως καταβληθέντος";
