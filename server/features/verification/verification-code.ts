import { randomInt } from "node:crypto";

/** Base 32 without the letters that look like 1 and 0. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const length = 16;

/** A code of 80 random bits that a person can read from paper and type. */
export function newVerificationCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
