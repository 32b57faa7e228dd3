import fc from "fast-check";
import type { JsonSchema } from "#api/schema-of.ts";

/** The ids that a field may hold, so that the requested thing sometimes exists. */
type IdsOf = (field: string) => readonly string[];

type Schema = JsonSchema | boolean | undefined;

const days = ["2026-03-17", "2026-03-16", "2026-03-18", "2025-12-31", "2028-02-29", "9999-12-31"];
const months = ["2026-03", "2026-02", "2025-12", "9999-12", "0001-01"];
const instants = ["2026-03-17T09:00:00Z", "2026-03-29T01:00:00.000Z", "9999-12-31T23:59:59Z"];
const words = ["", "a", "Ж", "Đurđević", "checked by hand", "'", "%", "R04", "-x", "0", "07:30"];

/** Values of a shape: mostly what its schema allows, including edge cases. */
export function valueOf(schema: Schema, field: string, idsOf: IdsOf): fc.Arbitrary<unknown> {
  if (typeof schema !== "object") return fc.constantFrom(null, {}, "a", 1);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, field, idsOf)));
  switch (schema.type) {
    case "object":
      return objectOf(schema, field, idsOf);
    case "array":
      return listOf(schema, field, idsOf);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return textOf(schema, field, idsOf);
  }
}

function objectOf(schema: JsonSchema, field: string, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties)
    return fc.dictionary(fc.constantFrom(...words), valueOf(additionalProperties, field, idsOf), {
      maxKeys: 3,
    });
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, valueOf(inner, name === "id" ? field : name, idsOf)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function listOf(schema: JsonSchema, field: string, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const { items, minItems = 0, maxItems = 5 } = schema;
  const element = valueOf(Array.isArray(items) ? items[0] : items, field, idsOf);
  return fc.array(element, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
}

function numberOf({ minimum, maximum, exclusiveMinimum, type }: JsonSchema): fc.Arbitrary<unknown> {
  const least = Number(minimum ?? exclusiveMinimum ?? Number.MIN_SAFE_INTEGER);
  const most = maximum ?? Number.MAX_SAFE_INTEGER;
  const usual = [0, 1, 2, 3, 60, 480, 2026, 32_768, 2_147_483_648];
  const edges = [least, least + 1, most, most - 1];
  const within = [...usual, ...edges].filter((one) => one >= least && one <= most);
  const beyond = [least - 1, most + 1, ...(type === "integer" ? [1.5] : [])];
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...within) },
    { weight: 1, arbitrary: fc.constantFrom(...beyond) },
  );
}

function textOf(schema: JsonSchema, field: string, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const { format, pattern, maxLength, minLength = 0 } = schema;
  if (format === "uuid") {
    const known = idsOf(field);
    return known.length === 0 ? fc.uuid() : fc.oneof(fc.constantFrom(...known), fc.uuid());
  }
  if (format === "date") return fc.constantFrom(...days);
  if (format === "date-time") return fc.constantFrom(...instants);
  if (/month/i.test(field)) return fc.constantFrom(...months);
  if (/^(from|to|day|date)$|Day$|On$|From$|Until$/.test(field)) return fc.constantFrom(...days);
  // fast-check cannot generate text for a pattern with lookahead.
  if (pattern && !pattern.includes("(?")) return fc.stringMatching(new RegExp(pattern));
  const longest = maxLength === undefined ? 50 : maxLength;
  const edges = [minLength, minLength + 1, longest, longest + 1].filter((one) => one <= 5000);
  return fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...edges).map((length) => "Ж".repeat(length)),
    fc.string({ unit: "grapheme", maxLength: 30 }),
  );
}
