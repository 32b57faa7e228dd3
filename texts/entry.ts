/** The field in which a day is typed, and its list. */
export const entryTexts = {
  list: "Κωδικοί",
  groups: { presence: "Παρουσία", leave: "Άδειες", sick: "Ασθένεια", other: "Άλλο" },
  left: (days: number) =>
    `${days === 1 ? "απομένει" : "απομένουν"} ${days.toLocaleString("el-GR")}`,
  until: (day: string) => `Έως ${day}. Με Enter βλέπετε τι θα καταχωριστεί`,
} as const;

/** Words between what is entered and the last day that it is entered for. */
export const untilWords: readonly string[] = ["έως", "ως", "μέχρι"];

/** A paste that would take the place of times that devices told. */
export const pasteTexts = {
  title: "Αντικατάσταση ωρών συσκευής",
  text: (days: number) =>
    days === 1
      ? "Η επικόλληση αντικαθιστά ώρες συσκευής σε 1 ημέρα."
      : `Η επικόλληση αντικαθιστά ώρες συσκευής σε ${days} ημέρες.`,
  agree: "Επικόλληση",
} as const;
