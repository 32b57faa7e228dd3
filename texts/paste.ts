/** A paste that would replace times recorded by devices. */
export const pasteTexts = {
  title: "Αντικατάσταση ωρών συσκευής",
  text: (days: number) =>
    days === 1
      ? "Η επικόλληση αντικαθιστά ώρες συσκευής σε 1 ημέρα."
      : `Η επικόλληση αντικαθιστά ώρες συσκευής σε ${days} ημέρες.`,
  agree: "Επικόλληση",
} as const;
