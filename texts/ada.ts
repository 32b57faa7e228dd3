const example = "π.χ. ΨΘΔΖ46ΜΤΛΠ-ΞΧ7";

/** The publication number of a decision. */
export const adaTexts = {
  wrong: `Ο ΑΔΑ έχει ελληνικά κεφαλαία γράμματα και ψηφία με μία παύλα, ${example}`,
  hint: example,
} as const;
