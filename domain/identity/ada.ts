import { lookAlikeOf } from "./greek-letters.ts";

/** An act of publication in the electronic register (Law 4727/2021, article 76): Greek capitals and digits in two groups. */
const adaShape = /^[0-9\u0391-\u03A9]{4,10}-[0-9\u0391-\u03A9]{3}$/;

/** The number of an act as the register writes it: in capitals, and Greek where a Latin letter looks the same. */
export function readAda(text: string): string {
  return text.toLocaleUpperCase("el").replace(/[A-Z]/g, (letter) => lookAlikeOf(letter) ?? letter);
}

/** Whether the text is the number of a publication, as `readAda` leaves it. */
export function isAda(text: string): boolean {
  return adaShape.test(text);
}
