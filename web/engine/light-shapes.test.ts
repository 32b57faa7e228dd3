import { describe, expect, it } from "vitest";
import { z as whole } from "zod";
import { isDay } from "#domain/calendar/day.ts";
import { z as light } from "./light-shapes.ts";

type Shapes = typeof whole;
type Read = { success: boolean; data?: unknown };

/** Guarantee: a schema below uses only what both libraries have; the test is that they parse alike. */
const lightAsWhole = light as unknown as Shapes;

const id = "019a0000-0000-7000-8000-000000000001";
const texts = ["", " ", " open ", "open", "new", "all", "x".repeat(101), id, id.slice(1)];
const days = ["2026-02-28", "2026-02-30"];
const numbersAsText = ["1", "12.5", "1e3", "-1", "abc", "NaN", "Infinity", "true", "No"];
const numbers = [0, 1, -1, 12.5, 367, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY];
const others = [undefined, null, true, false, [], ["open"], [1], {}];
const objects = [{ a: "open" }, { a: "open", b: 1 }, { a: 1 }, { b: 2, c: "x" }];
const values: readonly unknown[] = [
  ...texts,
  ...days,
  ...numbersAsText,
  ...numbers,
  ...others,
  ...objects,
];

const shapes: Readonly<Record<string, (z: Shapes) => { safeParse: (value: unknown) => Read }>> = {
  words: (z) => z.string().trim().max(100).optional(),
  "words but for some": (z) =>
    z
      .string()
      .overwrite((text) => text.replace("open", ""))
      .trim()
      .max(100),
  "least words": (z) => z.string().trim().min(1).max(20),
  pattern: (z) => z.string().regex(/^[a-z]+$/),
  choice: (z) => z.enum(["open", "all"]).default("open"),
  "choice or not": (z) => z.enum(["open", "all"]).optional().catch(undefined),
  only: (z) => z.literal("new"),
  id: (z) => z.uuid().nullable(),
  day: (z) => z.string().refine(isDay).meta({ format: "date" }).optional(),
  "number as text": (z) => z.coerce.number().int().min(0).max(366).optional(),
  number: (z) => z.number().min(1),
  yes: (z) => z.boolean().optional(),
  "yes as text": (z) => z.stringbool().optional(),
  either: (z) => z.union([z.string().max(20), z.number()]).transform(String),
  list: (z) => z.array(z.string()),
  object: (z) => z.object({ a: z.string(), b: z.number().default(7) }),
  "fields of an object": (z) =>
    z
      .object({ a: z.string(), b: z.number() })
      .extend({ c: z.string() })
      .pick({ a: true, b: true })
      .omit({ a: true })
      .partial(),
  anything: (z) => z.unknown(),
};

describe("the light shapes of the first page read addresses as zod does", () => {
  it.each(Object.entries(shapes))("%s", (_name, shapeIn) => {
    const read = (z: Shapes) =>
      values.map((value) => {
        const { success, data } = shapeIn(z).safeParse(value);
        return success ? { data } : "does not fit";
      });
    expect(read(lightAsWhole)).toEqual(read(whole));
  });

  it("list the choices of an enum", () => {
    expect(lightAsWhole.enum(["open", "all"]).options).toEqual(["open", "all"]);
  });

  it("throw when asked to parse a value that does not fit", () => {
    expect(() => lightAsWhole.string().parse(1)).toThrow(TypeError);
  });
});
