import { z } from "zod";

/** The path of a value in an input: field names and list indexes. */
export type Place = readonly (string | number)[];

/** What the shape alone does not determine. */
type Known = {
  /** The id for a path. */
  idAt: (place: Place) => string;
  /** Top-level fields that are always filled, by name. */
  meanings: Readonly<Record<string, unknown>>;
  /** Fields on this path are filled too. */
  reach: Place;
};

/** Tried in this order if nothing determines what a field accepts. */
const samples: readonly unknown[] = [
  "checked by hand",
  "2026-03-17",
  "2026-03",
  "R04",
  "reader@example.gr",
  "2101234567",
  "1250.00",
  "090000045",
  "a".repeat(64),
  1,
  60,
  true,
  "",
  "0",
  "2026-03-17T09:00:00Z",
  "a-code-of-nothing",
  "ABCD EFGH JKLM NPQR",
  "123456",
];

/**
 * An input that a call's shape accepts, as small as possible: optional fields are omitted, nullable ones are null, a
 * list has one element. Throws if neither the shape nor `known` determines a value.
 */
export function inputOf(schema: z.ZodType, known: Known): unknown {
  return valueOf(schema, [], known);
}

/** The paths of the ids in the inputs of a shape; for a list, in its first element. */
export function placesOfIds(schema: z.ZodType, place: Place = []): Place[] {
  const shape = shapeOf(schema);
  if (shape.type === "object")
    return Object.entries(shape.fields).flatMap(([name, field]) =>
      placesOfIds(field, [...place, name]),
    );
  if (shape.type === "list") return placesOfIds(shape.element, [...place, 0]);
  if (shape.type === "wrapped") return placesOfIds(shape.inner, place);
  return shape.isId ? [place] : [];
}

/** A copy of an input with another value at an existing path. */
export function placed(input: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(input))
    return input.map((one, index) => (index === step ? placed(one, rest, value) : one));
  const fields = input as Record<string, unknown>;
  return { ...fields, [step]: placed(fields[step], rest, value) };
}

function valueOf(schema: z.ZodType, place: Place, known: Known): unknown {
  const shape = shapeOf(schema);
  if (shape.type === "object") {
    const meant = meaningAt(place, known);
    if (meant !== undefined) return meant;
    const fields = Object.entries(shape.fields).map(
      ([name, field]) => [name, valueOf(field, [...place, name], known)] as const,
    );
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (shape.type === "list") {
    return meaningAt(place, known) ?? [valueOf(shape.element, [...place, 0], known)];
  }
  if (shape.type === "wrapped")
    return isFilled(place, known) ? valueOf(shape.inner, place, known) : shape.empty;
  if (shape.isId) return known.idAt(place);
  return meaningAt(place, known) ?? shape.value ?? sampleFor(schema, place);
}

function isFilled(place: Place, known: Known): boolean {
  const leadsThere = place.every((step, index) => step === known.reach[index]);
  return leadsThere || meaningAt(place, known) !== undefined;
}

function meaningAt(place: Place, { meanings }: Known): unknown {
  return place.length === 1 ? meanings[String(place[0])] : undefined;
}

function sampleFor(schema: z.ZodType, place: Place): unknown {
  const found = samples.find((sample) => schema.safeParse(sample).success);
  if (found === undefined) throw new Error(`Nothing says what stands at ${place.join(".")}`);
  return found;
}

type Shape =
  | { type: "object"; fields: Record<string, z.ZodType> }
  | { type: "list"; element: z.ZodType }
  /** Optional (undefined) or nullable (null). */
  | { type: "wrapped"; inner: z.ZodType; empty: null | undefined }
  | { type: "leaf"; isId: boolean; value?: unknown };

const inner = (of: unknown) => of as z.ZodType;

/** Guarantee of `inner`: zod's wrappers contain shapes of the same library, whose types it widens. */
function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return { type: "object", fields: schema.shape };
  if (schema instanceof z.ZodArray) return { type: "list", element: inner(schema.element) };
  if (schema instanceof z.ZodNullable)
    return { type: "wrapped", inner: inner(schema.unwrap()), empty: null };
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodDefault
  )
    return { type: "wrapped", inner: inner(schema.unwrap()), empty: undefined };
  if (schema instanceof z.ZodUnion) return shapeOf(inner(schema.options[0]));
  if (schema instanceof z.ZodRecord) return { type: "leaf", isId: false, value: {} };
  if (schema instanceof z.ZodEnum) return { type: "leaf", isId: false, value: schema.options[0] };
  if (schema instanceof z.ZodLiteral) return { type: "leaf", isId: false, value: schema.value };
  return { type: "leaf", isId: schema instanceof z.ZodUUID };
}
