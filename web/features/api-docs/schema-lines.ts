import type { JsonSchema } from "#api/schema-of.ts";
import { docsTexts, valueTexts as t } from "#texts/api-docs.ts";

/** A value of a schema: its depth, its name, and what it may be. */
export type SchemaLine = {
  depth: number;
  name: string;
  type: string;
  /** Null for what is not a field: one of several shapes, or the values under any key. */
  isRequired: boolean | null;
  /** Bounds and the default value. */
  notes: string;
};

/** The values of a schema, each before those nested in it. */
export function linesOf(schema: JsonSchema, depth = 0): SchemaLine[] {
  const inner = withinList(schema);
  const cases = casesOf(inner).filter((one) => hasLines(one));
  if (cases.length > 1) {
    return cases.flatMap((one, index) => [
      { ...lineOf(docsTexts.either(String(index + 1)), one, depth), isRequired: null },
      ...linesOf(one, depth + 1),
    ]);
  }
  const [shape = inner] = cases;
  const { properties = {}, required = [], additionalProperties: others } = shape;
  const fields = Object.entries(properties).flatMap(([name, value]) => [
    { ...lineOf(name, schemaIn(value), depth), isRequired: required.includes(name) },
    ...linesOf(schemaIn(value), depth + 1),
  ]);
  if (typeof others !== "object") return fields;
  return [...fields, lineOf(docsTexts.eachKey, others, depth), ...linesOf(others, depth + 1)];
}

/** One value under a name; whether it is required is for the caller to say. */
export function lineOf(name: string, schema: JsonSchema, depth = 0): SchemaLine {
  return { depth, name, type: typeText(schema), isRequired: null, notes: notesText(schema) };
}

/** What a value may be, in words. */
export function typeText(schema: JsonSchema): string {
  const cases = casesOf(schema);
  const words = [...new Set(cases.map(wordOf))].join(t.or);
  return mayBeNull(schema) ? t.orNull(words) : words;
}

function wordOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(t.or);
  if (schema.items) return t.listOf(typeText(schemaIn(schema.items)));
  if (schema.format) return t.formats[schema.format] ?? schema.format;
  const [type] = [schema.type].flat().filter((one) => one !== "null");
  if (type === "array") return t.listOf(t.anything);
  return type === undefined ? t.anything : t[type];
}

function notesText(schema: JsonSchema): string {
  const [one = schema] = casesOf(schema);
  const length = rangeText(one.minLength, one.maxLength);
  const items = rangeText(one.minItems, one.maxItems);
  const notes = [
    rangeText(one.minimum, one.maximum),
    length && t.length(length),
    items && t.items(items),
    one.pattern ? t.pattern(one.pattern) : "",
    schema.default === undefined ? "" : t.usual(JSON.stringify(schema.default)),
  ];
  return notes.filter((note) => note !== "").join(" · ");
}

function rangeText(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return t.range(String(least), String(most));
  if (least !== undefined) return t.atLeast(String(least));
  return most === undefined ? "" : t.atMost(String(most));
}

/** The shapes that a value may have, except null. */
function casesOf(schema: JsonSchema): JsonSchema[] {
  const cases = schema.anyOf ?? schema.oneOf;
  return cases ? cases.map(schemaIn).filter((one) => one.type !== "null") : [schema];
}

function mayBeNull(schema: JsonSchema): boolean {
  const cases = (schema.anyOf ?? schema.oneOf ?? []).map(schemaIn);
  return [schema.type].flat().includes("null") || cases.some((one) => one.type === "null");
}

function hasLines(schema: JsonSchema): boolean {
  const within = withinList(schema);
  return within.properties !== undefined || typeof within.additionalProperties === "object";
}

/** The schema of a list's items, however deeply nested; the schema itself if it is not a list. */
function withinList(schema: JsonSchema): JsonSchema {
  const [only, ...more] = casesOf(schema);
  if (only === undefined || more.length > 0) return schema;
  return only.items ? withinList(schemaIn(only.items)) : only;
}

/**
 * A schema may be `true`, for anything; a list's may be several, of which the first counts.
 * Guarantee: /openapi.json holds a schema wherever one is expected.
 */
function schemaIn(schema: unknown): JsonSchema {
  const [one]: unknown[] = [schema].flat();
  return typeof one === "object" && one !== null ? { ...one } : {};
}
