import { isStorable } from "#domain/storable-text.ts";
import { messagesOf } from "#texts/validation.ts";
import { Fault } from "./fault.ts";

/** The deepest input of a call, the text of an announcement, has 21 levels. */
const mostLevels = 32;
/** At most this many places are reported; the search stops there. */
const mostNamed = 20;

type Unstorable = { path: string[]; message: "unstorable" | "too-deep" };

/**
 * Rejects the input of a request before anything reads it: texts and field names that the database cannot store, and
 * nesting that no call accepts. Throws `invalid`, which names each place.
 */
export function refuseUnstorable(input: unknown): void {
  const found = unstorableIn(input);
  if (found.length === 0) return;
  const errors = messagesOf(found);
  throw new Fault("invalid", { detail: errors, errors });
}

/** The places of an input with values that cannot be stored; at most the first twenty. */
export function unstorableIn(input: unknown): Unstorable[] {
  const found: Unstorable[] = [];
  look(input, [], found);
  return found;
}

/** `path` is one array for the whole walk: on entry it holds the path to `value`, and again on return. */
function look(value: unknown, path: string[], found: Unstorable[]): void {
  if (typeof value === "string") {
    if (!isStorable(value)) found.push({ path: [...path], message: "unstorable" });
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (path.length === mostLevels) {
    found.push({ path: path.slice(0, 1), message: "too-deep" });
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (found.length >= mostNamed) return;
    if (!isStorable(name)) {
      found.push({ path: [...path, printable(name)], message: "unstorable" });
      continue;
    }
    path.push(name);
    look(inner, path, found);
    path.pop();
  }
}

function printable(name: string): string {
  return name.toWellFormed().replaceAll("\0", "\uFFFD");
}
