/** A button that copies the text beside it. */
export const copyTexts = { copy: "Αντιγραφή", copied: "Αντιγράφηκε" } as const;
