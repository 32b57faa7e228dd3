import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { Call } from "#api/call.ts";
import { schemaOf } from "#api/schema-of.ts";
import type { Place } from "../matrix/input-of.ts";
import { requestOf } from "../visit.ts";
import { hostileValue } from "./hostile.ts";
import { valueOf } from "./value-of.ts";
import { onTheWire } from "./on-the-wire.ts";

/** What is known of the body that a call concerns: a valid input of the call, and ids by field name. */
export type About = { input: unknown; idsOf: (field: string) => readonly string[] };

/** The requests of a call; the same for the same seed, except for the ids in them. */
export function casesOf(
  call: Call,
  about: About,
  { count, seed }: { count: number; seed: number },
): InjectOptions[] {
  const area = call.path.split("/")[1] ?? "";
  const generated = valueOf(schemaOf(call.input, "input"), area, about.idsOf);
  const merged = generated.map((more) => ({ ...asFields(about.input), ...asFields(more) }));
  const sound = fc.oneof(fc.constant(about.input), generated, merged);
  const input = fc.oneof(
    { weight: 4, arbitrary: sound },
    { weight: 1, arbitrary: sound.map(withListsTwice) },
    { weight: 5, arbitrary: sound.chain(withHostile) },
    { weight: 1, arbitrary: sound.chain(withHostile).chain(withHostile) },
    { weight: 1, arbitrary: sound.chain(withoutOne) },
    { weight: 1, arbitrary: fc.tuple(sound, hostileValue).map(withMore) },
  );
  const usual = fc.tuple(input, upload(call)).map(([given, bytes]) => {
    return requestOf(call, texted(call, asFields(given)), bytes ? { bytes } : {});
  });
  const request = fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: usual.chain((plainRequest) => onTheWire(plainRequest)) },
  );
  return fc.sample(request, { numRuns: count, seed });
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : { value };
}

function withHostile(input: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(input);
  if (places.length === 0) return hostileValue.map((value) => ({ value }));
  return fc
    .tuple(fc.constantFrom(...places), hostileValue)
    .map(([place, value]) => changedAt(input, place, () => value));
}

function withoutOne(input: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(input);
  if (places.length === 0) return fc.constant({});
  return fc.constantFrom(...places).map((place) => changedAt(input, place, () => undefined));
}

function withMore([input, value]: [unknown, unknown]): unknown {
  const more = { id: value, version: value, organizationId: value, role: "Administrator" };
  return { more, isAdmin: true, approved: value, ...asFields(input) };
}

/** Repeats the elements of each list. */
function withListsTwice(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(withListsTwice);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withListsTwice(inner)]),
  );
}

/** Every path in a value, including those of lists and objects; of a long list only its beginning. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null || at.length > 8) return [];
  return Object.entries(value)
    .slice(0, 40)
    .flatMap(([name, inner]) => {
      const place = [...at, Array.isArray(value) ? Number(name) : name];
      return [place, ...placesIn(inner, place)];
    });
}

function changedAt(value: unknown, [step, ...rest]: Place, change: () => unknown): unknown {
  if (step === undefined) return change();
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === step ? changedAt(one, rest, change) : one));
  const fields = asFields(value);
  return { ...fields, [step]: changedAt(fields[step], rest, change) };
}

/** In a query string everything is text. */
function texted(call: Call, input: Record<string, unknown>): Record<string, unknown> {
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload !== undefined;
  if (!inQuery) return input;
  const short = Object.entries(input).map(([name, value]) => [name, textsOf(value)] as const);
  return Object.fromEntries(short);
}

/** The server accepts no URL of more than 16 KB. */
function textsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => String(textsOf(one)));
  if (typeof value === "object" && value !== null) return JSON.stringify(value).slice(0, 4000);
  return typeof value === "string" ? value.slice(0, 4000).toWellFormed() : value;
}

const files: readonly Buffer[] = [
  Buffer.from("a file of the fuzz"),
  Buffer.from("AFM;Last;First\n090000045;A\0;B\n"),
  Buffer.from("1042\t2026-03-17 07:31:05\t0\t1\t0\t0\n\0\t\n"),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1]),
  Buffer.from("PK\u0003\u0004broken", "latin1"),
  Buffer.from("%PDF-1.7\n%%EOF"),
  Buffer.alloc(2000, 0),
];

function upload({ upload: kind }: Call): fc.Arbitrary<Buffer | null> {
  return kind ? fc.oneof(fc.constantFrom(...files), fc.constant(null)) : fc.constant(null);
}
