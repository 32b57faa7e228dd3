import fc from "fast-check";

const half = "\uD83D";

/** Texts that no field expects, or that are at the limit of what it accepts. */
const texts: readonly string[] = [
  "",
  " ",
  "\0",
  `name${half}`,
  "\uDC00name",
  "\r\nSet-Cookie: a=b",
  "../../../etc/passwd",
  "' or 1=1; drop table employee; --",
  "%",
  "_%\\",
  "👩‍👩‍👧‍👦".repeat(20),
  "Ž̔".repeat(60),
  "\u202Etxet\u2066",
  "\uFEFF\u200B",
  "ﬀİßſ",
  "x".repeat(10_001),
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "0001-01-01",
  "-0001-01-01",
  "275760-09-13",
  "9999-12",
  "0000-01",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00Z",
  "1e400",
  "-1",
  "9223372036854775808",
  "99999999999999999999.99",
  "-0.00",
  "NaN",
  "true",
  "null",
  "[object Object]",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF",
  "-createdAt",
  "__proto__",
  "constructor",
  "{{7*7}}",
  "=1+1",
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e-9,
  200,
  201,
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  1e300,
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  deep(40),
  deep(1000),
  Array.from({ length: 5000 }, (_, at) => at),
  Array.from({ length: 2001 }, () => ({})),
];

function deep(levels: number): unknown {
  let value: unknown = "bottom";
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A value in place of the expected one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
