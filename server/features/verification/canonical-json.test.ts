import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { digestOf } from "./digest-of-month.ts";

test("the order of keys changes nothing", () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: "Άννα" }] })).toBe(
    '{"a":[{"c":"Άννα","d":null}],"b":1}',
  );
  expect(canonicalJson({ a: 1, b: undefined })).toBe('{"a":1}');
});

test("the digest equals the one computed by any other program", () => {
  // printf '{"a":1,"b":"Π"}' | sha256sum
  expect(digestOf({ b: "Π", a: 1 })).toBe(
    "8f1d64b58ded39defd66113f21ac3beeba578333c70fa5520f44d4ec440cd3c9",
  );
});

test("it is valid JSON, without loss", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
