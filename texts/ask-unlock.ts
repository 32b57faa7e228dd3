/** What a locked day says, and the button that asks to unlock it. */
export const askUnlockTexts = {
  ask: "Αίτημα ξεκλειδώματος",
  waiting: "Υπάρχει αίτημα ξεκλειδώματος σε αναμονή.",
  openUntil: (when: string) => `Η ημέρα είναι ξεκλείδωτη έως ${when}.`,
  openForSome: (when: string) => `Ορισμένες εγγραφές είναι ξεκλείδωτες έως ${when}.`,
} as const;
