import { expect, test } from "vitest";
import { allCalls } from "./all.ts";
import type { Call } from "./call.ts";
import { type JsonSchema, schemaOf } from "./schema-of.ts";

const calls = Object.entries(allCalls).flatMap(([area, table]) =>
  Object.entries<Call>(table).map(([name, call]) => ({ area, name, call })),
);

const camelCase = (segment: string) => segment.charAt(0).toLowerCase() + segment.slice(1);

test.each(calls)("$call.path is the call $name of the area $area", ({ area, name, call }) => {
  expect(call.path.slice(1).split("/").map(camelCase)).toEqual([area, name]);
});

test("no two calls share a method and a path", () => {
  const doors = calls.map(({ call }) => `${call.method} ${call.path}`);
  expect(doors.filter((door, index) => doors.indexOf(door) !== index)).toEqual([]);
});

test("every call on a body's data takes an organization", () => {
  const silent = calls.filter(({ call }) => call.access.who === "body" && !takesOrganization(call));
  expect(silent.map(({ call }) => call.path)).toEqual([]);
});

test("every number and list in a call's input is bounded", () => {
  const endless = calls.flatMap(({ call }) =>
    endlessIn(schemaOf(call.input, "input")).map((place) => `${call.path}${place}`),
  );
  expect(endless).toEqual([]);
});

/** Paths in a schema that allow numbers no column can hold, or lists of any length. */
function endlessIn(schema: JsonSchema, place = ""): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], enum: named } = schema;
  const isNumber = (type === "integer" || type === "number") && !named && !("const" in schema);
  const ends = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum];
  const isEndless = isNumber ? ends.includes(undefined) : type === "array" && !schema.maxItems;
  const within = [
    ...Object.entries(properties).map(([name, field]) => [`${place}.${name}`, field] as const),
    ...[items ?? []].flat().map((element) => [`${place}[]`, element] as const),
    ...[...anyOf, ...oneOf].map((one) => [place, one] as const),
  ];
  const inner = within.flatMap(([at, one]) => (typeof one === "object" ? endlessIn(one, at) : []));
  return isEndless ? [place, ...inner] : inner;
}

function takesOrganization(call: Call): boolean {
  const { issues = [] } = call.input.safeParse({}).error ?? {};
  return issues.some((issue) => issue.path.join(".") === "organizationId");
}
