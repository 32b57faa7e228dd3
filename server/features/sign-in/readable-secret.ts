import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groupLength = 5;

/** A random secret that can be read aloud or typed from paper: groups of five letters and digits, 24 bits each. */
export function readableSecret(groups: number): string {
  return Array.from({ length: groups }, newGroup).join("-");
}

function newGroup(): string {
  const signs = Array.from({ length: groupLength }, () =>
    letters.charAt(randomInt(letters.length)),
  );
  return signs.join("");
}
