/** What is done to many at once: how far it has come, and what became of each. */
export const bulkTexts = {
  running: "Η ενέργεια προχωρά",
  runningOf: (done: string, total: string) => `${done} από ${total}`,
  runningHint: "Μπορείτε να τη διακόψετε και να την επαναλάβετε. Ό,τι έγινε δεν χάνεται.",
  stop: "Διακοπή",
  outcome: "Αποτέλεσμα",
  outcomes: { done: "Έγινε", unchanged: "Ίσχυε ήδη", changed: "Άλλαξε", refused: "Δεν έγινε" },
} as const;
