/** The keyboard shortcuts between pages. */
export const shortcutTexts = {
  title: "Συντομεύσεις πληκτρολογίου",
  go: "Μετάβαση",
  goMeaning: "Πατήστε G και μετά το γράμμα, με ελληνικό ή λατινικό πληκτρολόγιο.",
  keys: (letter: string) => `G ${letter}`,
  everywhere: "Σε κάθε σελίδα",
  palette: "Αναζήτηση και μετάβαση",
  help: "Αυτή η λίστα",
  row: "Επόμενη ή προηγούμενη γραμμή ή εγγραφή",
  rowKeys: "J / K",
  save: "Αποθήκευση φόρμας",
  selected: "Στις ενέργειες των επιλεγμένων γραμμών",
  close: "Κλείσιμο παραθύρου",
  letters: "Συντομεύσεις με γράμματα",
  lettersHint: "Απενεργοποιήστε τις, αν χρησιμοποιείτε φωνητική πληκτρολόγηση.",
} as const;

/** Letters by key position on a Greek keyboard. */
export const letterTexts = {
  KeyA: "Α",
  KeyB: "Β",
  KeyD: "Δ",
  KeyE: "Ε",
  KeyF: "Φ",
  KeyH: "Η",
  KeyJ: "Ξ",
  KeyK: "Κ",
  KeyL: "Λ",
  KeyM: "Μ",
  KeyN: "Ν",
  KeyP: "Π",
  KeyR: "Ρ",
  KeyS: "Σ",
  KeyT: "Τ",
  KeyX: "Χ",
  KeyY: "Υ",
} as const;
