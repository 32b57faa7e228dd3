/** Closed months that the first change of a record takes back to draft: what users are told beforehand. */
export const reopeningTexts = {
  notice: "Η πρώτη αλλαγή σε εγγραφή εργαζομένου επιστρέφει τον μήνα του σε σύνταξη.",
  act: (state: string, who: string, when: string) =>
    [state, [who, when].filter((part) => part !== "").join(", ")].filter(Boolean).join(": "),
  names: (names: readonly string[], more: number) =>
    more === 0 ? names.join(", ") : `${names.join(", ")} και ${more} ακόμη`,
  mark: (state: string) => `${state}: με την πρώτη αλλαγή ο μήνας επιστρέφει σε σύνταξη`,
  title: "Επιστροφή μηνών σε σύνταξη",
  question: (count: number) =>
    count === 1
      ? "Με την αποθήκευση ο μήνας επιστρέφει σε σύνταξη και αναιρείται ό,τι έχει υπογραφεί ή εγκριθεί γι’ αυτόν. Οι υπόλοιποι μήνες μένουν όπως είναι."
      : `Με την αποθήκευση ${count} μήνες επιστρέφουν σε σύνταξη και αναιρείται ό,τι έχει υπογραφεί ή εγκριθεί γι’ αυτούς. Οι υπόλοιποι μήνες μένουν όπως είναι.`,
  agree: "Αποθήκευση και επιστροφή σε σύνταξη",
} as const;
