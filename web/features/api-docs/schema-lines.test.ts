import { expect, test } from "vitest";
import { z } from "zod";
import { schemaOf } from "#api/schema-of.ts";
import { linesOf } from "./schema-lines.ts";

const textLinesOf = (shape: z.ZodType, io: "input" | "output" = "input") =>
  linesOf(schemaOf(shape, io)).map(
    ({ depth, name, type, isRequired, notes }) =>
      `${"  ".repeat(depth)}${name}${isRequired ? "!" : ""}: ${type}${notes && ` (${notes})`}`,
  );

test("each value of a shape is listed with its type, bounds and default", () => {
  const shape = z.object({
    id: z.uuid(),
    name: z.string().min(1).max(120),
    take: z.number().int().min(1).max(200).default(50),
    state: z.enum(["open", "closed"]).optional(),
    closedOn: z.iso.date().nullable(),
  });
  expect(textLinesOf(shape)).toEqual([
    "id!: UUID",
    "name!: κείμενο (χαρακτήρες: 1 έως 120)",
    "take: ακέραιος (1 έως 200 · αν λείπει: 50)",
    'state: "open" ή "closed"',
    "closedOn!: ημέρα YYYY-MM-DD ή null",
  ]);
});

test("values within lists, optional objects and maps follow their name, indented one step", () => {
  const shape = z.object({
    items: z.array(z.object({ note: z.object({ by: z.string() }).nullable() })).max(10),
    counts: z.record(z.string(), z.number()),
  });
  expect(textLinesOf(shape, "output")).toEqual([
    "items!: λίστα: αντικείμενο (πλήθος: έως 10)",
    "  note!: αντικείμενο ή null",
    "    by!: κείμενο",
    "counts!: αντικείμενο",
    "  κάθε κλειδί: αριθμός",
  ]);
});

test("a value with several forms lists each of them", () => {
  const shape = z.discriminatedUnion("of", [
    z.object({ of: z.literal("day"), day: z.iso.date() }),
    z.object({ of: z.literal("month") }),
  ]);
  expect(textLinesOf(shape)).toEqual([
    "μορφή 1: αντικείμενο",
    '  of!: "day"',
    "  day!: ημέρα YYYY-MM-DD",
    "μορφή 2: αντικείμενο",
    '  of!: "month"',
  ]);
});
