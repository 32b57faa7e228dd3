/** Messages of the register of organizations. */
export const organizationTexts = {
  duplicateAfm: "Υπάρχει ήδη Φορέας με αυτόν τον ΑΦΜ",
} as const;
