import { type CellRefusal, longestText } from "#domain/attendance/cell.ts";
import type { AttendanceRefusal } from "#domain/attendance/refusal.ts";
import { isKeyOf } from "#domain/keys.ts";
import { editorTexts } from "./attendance.ts";
import { refusalTexts } from "./refusals.ts";

const cellRefusals: Record<
  Exclude<CellRefusal, AttendanceRefusal> | "range-to-agree" | "range-without-day",
  (word: string) => string
> = {
  "range-to-agree": (text) =>
    `Το «${text}» δεν καταχωρίστηκε ακόμη. Με Enter στο κελί βλέπετε τι θα καταχωριστεί`,
  "range-without-day": (word) =>
    `Το «${word}» δεν είναι ημέρα από αυτήν και έπειτα. Γράψτε την τελευταία ημέρα, π.χ. ΚΑΝ έως 30/11`,
  "unreadable-cell": (word) =>
    `Δεν αναγνωρίζεται το «${word}». Γράψτε κωδικό (π.χ. Π, ΚΑΝ), τον τίτλο του λόγου (π.χ. Κανονική άδεια) ή ώρες (π.χ. 7:30-15:30)`,
  "text-too-long": () => `Επιτρέπονται έως ${longestText} χαρακτήρες`,
  "departure-of-next-night": (word) =>
    `Με το «${word}» η αποχώρηση πέφτει στην επόμενη νύχτα. Αν είναι σωστό, γράψτε το με «!» στο τέλος`,
  "time-does-not-exist": (word) =>
    `Η ώρα ${word} δεν υπάρχει: τη νύχτα αυτή τα ρολόγια πάνε μία ώρα μπροστά`,
  "nothing-left-of-plan": (word) =>
    `Μετά τις ώρες αυτές δεν απομένει ωράριο για τον κωδικό «${word}»`,
  "day-has-duty": (word) => `Το «${word}» δηλώνει ημέρα χωρίς υποχρέωση, αλλά προβλέπεται εργασία`,
};

const attendanceRefusals: Record<AttendanceRefusal, string> = refusalTexts;

/** The sentence for typed text that a cell does not accept; `text` is everything that was typed. */
export function entryRefusalText({ refusal, word, text, meant }: EntryFault): string {
  const why = isKeyOf(refusal, attendanceRefusals)
    ? attendanceRefusals[refusal]
    : cellRefusals[refusal](quoted(word ?? text));
  return meant === null ? why : `${why}. ${editorTexts.meant(meant)}`;
}

const mostQuoted = 30;

/** Typed text as quoted in a sentence: only the beginning of a long one. */
export function quoted(text: string): string {
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text;
}

/** What was typed, and why a cell does not accept it. */
export type EntryFault = {
  refusal: CellRefusal | AttendanceRefusal | "range-to-agree" | "range-without-day";
  word: string | null;
  text: string;
  meant: string | null;
};
