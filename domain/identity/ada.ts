import { inGreekCapitals } from "./greek-letters.ts";

/** An act of publication in the electronic register (Law 4727/2021, article 76): Greek capitals and digits in two groups. */
const adaShape = /^[0-9\u0391-\u03A9]{4,10}-[0-9\u0391-\u03A9]{3}$/;

/** The number of an act as the register writes it. */
export const readAda = inGreekCapitals;

/** Whether the text is the number of a publication, as `readAda` leaves it. */
export function isAda(text: string): boolean {
  return adaShape.test(text);
}
