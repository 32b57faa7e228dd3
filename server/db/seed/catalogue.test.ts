import { expect, test } from "vitest";
import { workingDays } from "#domain/calendar/holidays.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "../../testing/world.ts";
import { calendarOfRows } from "./as-domain.ts";
import { loadCatalogue } from "./catalogue.ts";
import { holidayRules } from "./holiday-rules.ts";

const world = worldOfFile();

test("a new database has the 58 absence reasons, each with a short title of its own", async () => {
  const reasons = await world.owner.selectFrom("absence_reason").selectAll().execute();
  expect(reasons).toHaveLength(58);
  expect(new Set(reasons.map((reason) => reason.short_title)).size).toBe(58);
});

test("health reasons are hidden from colleagues, telework counts as presence, truancy is neither paid nor service", async () => {
  const rows = await world.owner.selectFrom("absence_reason").selectAll().execute();
  const reason = (code: string) => rows.find((row) => row.code === code);
  expect(reason("ΑΝΒ")).toMatchObject({
    reason_group: "sick",
    is_sensitive: true,
    max_per_year: 8,
  });
  expect(reason("ΚΑΝ")).toMatchObject({
    reason_group: "annual",
    is_sensitive: false,
    paid: "full",
  });
  expect(reason("ΤΗΛ")).toMatchObject({ counts_as_presence: true, max_per_year: 44 });
  expect(reason("ΑΔΙ")).toMatchObject({ paid: "none", counts_as_service: false });
  expect(rows.filter((row) => row.counts_as_presence).map((row) => row.code)).toEqual([
    "ΤΗΛ",
    "ΕΚΕ",
    "ΣΕΜ",
  ]);
});

test.each([
  ["ΕΞΕ", "public", "full", 14],
  ["ΕΞΙ", "private", "none", 30],
  ["ΑΤΕ", "public", "full", 10],
  ["ΑΤΙ", "private", "none", 14],
  ["ΣΧΕ", "public", "full", 6],
  ["ΣΧΙ", "private", "full", 4],
  ["ΑΙΜ", "public", "full", 6],
  ["ΑΙΙ", "private", "full", 2],
])("%s is of %s law, paid: %s, up to %i days a year", async (code, regime, paid, days) => {
  const [reason] = await world.owner
    .selectFrom("absence_reason")
    .select(["regime", "paid", "max_per_year"])
    .where("code", "=", code)
    .execute();
  expect(reason).toEqual({ regime, paid, max_per_year: days });
});

test.each([
  [2026, [20, 19, 21, 20, 20, 21, 23, 21, 22, 21, 21, 22]],
  [2027, [19, 20, 21, 21, 20, 21, 22, 22, 22, 20, 22, 23]],
  [2028, [20, 20, 23, 18, 22, 21, 21, 22, 21, 22, 22, 19]],
])("the holidays give the public sector the known working days of %i", (year, expected) => {
  const calendar = calendarOfRows({
    regime: "public",
    rules: holidayRules,
    moves: [],
    locals: [],
    closures: [],
  });
  const found = expected.map((_, month) =>
    workingDays(`${year}-${String(month + 1).padStart(2, "0")}`, calendar),
  );
  expect(found).toEqual(expected);
});

test("under private law Epiphany is a holiday, Holy Saturday is not, and eves are whole working days", () => {
  const calendar = calendarOfRows({
    regime: "private",
    rules: holidayRules,
    moves: [],
    locals: [],
    closures: [],
  });
  expect(calendar("2026-01-06").kind).toBe("holiday");
  expect(calendar("2026-04-11").kind).toBe("working");
  expect(calendar("2026-12-24").kind).toBe("working");
  expect(calendar("2026-04-13").kind).toBe("holiday");
});

test("loading again keeps what an administrator has changed", async () => {
  await rowsWhere(world, "absence_reason", { code: "ΚΑΝ" }).change({
    title: "Κανονική άδεια (νέος τίτλος)",
  });
  await loadCatalogue(world.ownerUrl);
  const { title } = await rowsWhere(world, "absence_reason", { code: "ΚΑΝ" }).readOne("title");
  expect(title).toBe("Κανονική άδεια (νέος τίτλος)");
});
