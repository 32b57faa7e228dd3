import type { RecoveryRefusal } from "#domain/payments/recovery.ts";

/** Why it cannot be stated that something was given back, and at which field. */
export const recoveryRefusalTexts: Record<
  RecoveryRefusal,
  { field: "amount" | "recoveredOn"; text: string }
> = {
  nothing: { field: "amount", text: "Το ποσό πρέπει να είναι μεγαλύτερο από το μηδέν" },
  "more-than-waits": { field: "amount", text: "Το ποσό υπερβαίνει εκείνο που εκκρεμεί" },
  "outside-recovery": {
    field: "recoveredOn",
    text: "Η ημέρα πρέπει να είναι από την 1η του μήνα που αφορά έως σήμερα",
  },
};

/** Why a month is paid of which too much had been paid; stands in its history. */
export const monthRecovered = "Επιστροφή αχρεωστήτως καταβληθέντος";

/** Why the difference of a paid month waits again; stands in its history. */
export const monthRecoveryWithdrawn = "Αναίρεση επιστροφής αχρεωστήτως καταβληθέντος";
