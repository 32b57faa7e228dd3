import { numberText } from "./number-text.ts";

/** The field in which a day is typed, and its list. */
export const entryTexts = {
  list: "Κωδικοί",
  groups: {
    presence: "Παρουσία",
    leave: "Άδειες",
    sick: "Ασθένεια",
    other: "Άλλο",
    "other-law": "Για σύμβαση άλλου καθεστώτος",
  },
  left: (days: number) => `${days === 1 ? "απομένει" : "απομένουν"} ${numberText(days)}`,
  until: (day: string) => `Έως ${day}. Με Enter βλέπετε τι θα καταχωριστεί`,
} as const;

/** Words between an entry and the last day it applies to. */
export const untilWords: readonly string[] = ["έως", "ως", "μέχρι"];
