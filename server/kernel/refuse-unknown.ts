import type { Call } from "#api/call.ts";
import { schemaOf } from "#api/schema-of.ts";
import { unknownField } from "#texts/faults.ts";
import { Fault } from "./fault.ts";

/**
 * Throws `invalid` with each field that the call does not know. Only for programs: a misspelt filter would give them other
 * data than they requested, while a page of an older build may send fields that are no longer read.
 */
export function refuseUnknown(call: Call, given: unknown): void {
  const known = fieldsOf(call);
  if (known === null || typeof given !== "object" || given === null) return;
  const unknown = Object.keys(given).filter((field) => !known.has(field));
  if (unknown.length === 0) return;
  const errors = Object.fromEntries(unknown.map((field) => [field, [unknownField]]));
  throw new Fault("invalid", { detail: errors, errors });
}

const read = new Map<Call, ReadonlySet<string> | null>();

/** The fields of a call's input; null if they are not fixed. */
export function fieldsOf(call: Call): ReadonlySet<string> | null {
  const before = read.get(call);
  if (before !== undefined) return before;
  const { properties } = schemaOf(call.input, "input");
  const fields = properties ? new Set(Object.keys(properties)) : null;
  read.set(call, fields);
  return fields;
}
