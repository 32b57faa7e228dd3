/** Acts on many rows at once: their progress, and the outcome for each. */
export const bulkTexts = {
  nothingSelected: "Επιλέξτε πρώτα γραμμές από τον πίνακα",
  /** Ticked rows that an act leaves out, with each reason and its count. */
  leftOut: (act: string, left: number, ticked: number, reasons: readonly [string, number][]) => {
    const why = reasons.map(([reason, count]) => `${reason} (${count})`).join(" · ");
    const stay = left === 1 ? "μένει" : "μένουν";
    return left === ticked
      ? `${act}: δεν γίνεται για καμία από τις επιλεγμένες. ${why}`
      : `${act}: ${left} από τις ${ticked} επιλεγμένες ${stay} εκτός. ${why}`;
  },
  running: "Η ενέργεια προχωρά",
  finding: "Αναζητούνται οι γραμμές",
  runningOf: (done: string, total: string) => `${done} από ${total}`,
  runningHint: "Μπορείτε να τη διακόψετε και να την επαναλάβετε. Ό,τι έγινε δεν χάνεται.",
  stop: "Διακοπή",
  outcome: "Αποτέλεσμα",
  outcomes: {
    done: "Έγινε",
    unchanged: "Ίσχυε ήδη",
    changed: "Άλλαξε",
    refused: "Δεν έγινε",
    failed: "Διακόπηκε",
  },
} as const;
