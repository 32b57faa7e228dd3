/** The password given again before a signature. */
export const confirmPasswordTexts = {
  mistaken: "Ο κωδικός πρόσβασης δεν είναι σωστός",
} as const;

/** Why the sheets of a signed or returned month change state; stands in their history. */
export const sheetActReasons = {
  signed: "Υπογραφή του μήνα",
  returned: (reason: string) => `Επιστροφή του μήνα: ${reason}`,
} as const;
