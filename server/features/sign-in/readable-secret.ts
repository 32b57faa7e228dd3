import { randomInt } from "node:crypto";
import { visible } from "#domain/visible-text.ts";

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groupLength = 5;

/** A random secret that can be read aloud or typed from paper: groups of five letters and digits, 24 bits each. */
export function readableSecret(groups: number): string {
  return Array.from({ length: groups }, newGroup).join("-");
}

const written = new RegExp(`^[${letters}]{${groupLength}}(-[${letters}]{${groupLength}})+$`);

/** The secret in a text that was pasted, without the blanks, line breaks and invisible characters; null where it is no secret. */
export function readableSecretIn(text: string): string | null {
  const bare = visible(text).replace(/\s/g, "");
  return written.test(bare) ? bare : null;
}

function newGroup(): string {
  const signs = Array.from({ length: groupLength }, () =>
    letters.charAt(randomInt(letters.length)),
  );
  return signs.join("");
}
