import { expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { issuesOf } from "#texts/issues-of.ts";
import { schemaOf, type JsonSchema } from "#api/schema-of.ts";
import { fieldNames, nameMessages } from "#texts/field-names.ts";
import { messagesOf } from "#texts/validation.ts";

/** A field with a bound, and an input that breaks only that bound. */
type Broken = { path: string; bound: number; input: unknown };

const calls: Call[] = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));

/** A wrong value for each bound in the schema, from its root downwards. */
function brokenIn(schema: JsonSchema, path: readonly string[]): Broken[] {
  const found: Broken[] = [];
  const add = (bound: unknown, value: unknown) => {
    if (typeof bound === "number") found.push({ path: path.join("."), bound, input: value });
  };
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (minimum !== undefined) add(minimum, minimum - 1);
  if (maximum !== undefined) add(maximum, maximum + 1);
  if (minLength !== undefined && minLength > 1) add(minLength, "a".repeat(minLength - 1));
  if (maxLength !== undefined) add(maxLength, "a".repeat(maxLength + 4));
  if (minItems !== undefined && minItems > 1) add(minItems, []);
  if (maxItems !== undefined)
    add(
      maxItems,
      Array.from({ length: maxItems + 1 }, () => null),
    );
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    for (const one of brokenIn(inner as JsonSchema, [...path, name]))
      found.push({ ...one, input: { [name]: one.input } });
  }
  const { items } = schema;
  if (typeof items === "object" && !Array.isArray(items))
    found.push(...brokenIn(items, [...path, "0"]).map((one) => ({ ...one, input: [one.input] })));
  const [alone, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  if (alone && others.length === 0) found.push(...brokenIn(alone, path));
  return found;
}

const cases = calls.flatMap((call) =>
  brokenIn(schemaOf(call.input, "input"), []).map((broken) => ({ call, ...broken })),
);

test("E-06 every bounded field of every call, when violated, is reported with its name and its bound", () => {
  expect(cases.length).toBeGreaterThan(400);
  const mute = cases.filter(({ call, path, bound, input }) => {
    const read = call.input.safeParse(input);
    const messagesByName = read.error
      ? nameMessages(messagesOf(issuesOf(call.input, read.error)))
      : {};
    const messages = messagesByName[path] ?? [];
    const name = fieldNames[path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? ""];
    const bounds = [
      String(bound),
      new Intl.NumberFormat("el-GR").format(bound),
      String(bound / 60),
    ];
    return !(
      messages.length === 1 &&
      name !== undefined &&
      messages[0]?.includes(`«${name}»`) &&
      bounds.some((one) => messages[0]?.includes(one))
    );
  });
  expect(mute.map(({ call, path, bound }) => `${call.path} ${path} ${bound}`)).toEqual([]);
});
