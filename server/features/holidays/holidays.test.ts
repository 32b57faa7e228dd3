import { expect, test } from "vitest";
import type { z } from "zod";
import { attendances } from "#api/attendances.ts";
import { type HolidayChangeIn, holidays } from "#api/holidays.ts";
import type { Day } from "#domain/calendar/day.ts";
import { renewHolidays } from "./renew-holidays.ts";
import { systemContext } from "#server/kernel/system-context.ts";
import {
  buildMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { closureRefusals } from "#texts/closures.ts";
import { holidayRefusals } from "#texts/holidays.ts";
import { notBeyond } from "#texts/moment.ts";

const world = worldOfFile();
const as = visitorOfFile(world, { role: "Administrator" });

type HolidayChange = z.input<typeof HolidayChangeIn>;
const preview = (change: HolidayChange) => world.try(holidays.preview, { change }, { as });
const save = (change: HolidayChange) => world.try(holidays.save, { change }, { as });
const source = "Απόφαση Υπουργού 1/2026";

/** Planned minutes of the first contract's record. */
async function plannedOn({ organizationId, contractIds }: MonthOfStructure, date: Day) {
  const row = await rowsWhere(world, "attendance_record", {
    organization_id: organizationId,
    contract_id: contractIds[0] ?? "",
    date,
  }).readOne("planned_minutes");
  return row.planned_minutes;
}

test("R-37 the year lists each holiday on its day, with its rule and source, and the year's working days", async () => {
  const found = await world.call(holidays.getYear, { year: 2026 }, { as });
  expect(found.easter).toBe("2026-04-12");
  expect(found.workingDays).toEqual([20, 19, 21, 20, 20, 21, 23, 21, 22, 21, 21, 22]);
  const friday = found.rules.find(({ id }) => id === "good-friday");
  expect(friday).toMatchObject({
    day: "2026-04-10",
    on: { type: "easter", offset: -2 },
    move: null,
  });
  expect(friday?.source).toContain("1157/1981");
});

test("R-37 moving a holiday first shows whose days change, and then changes their sheets at once", async () => {
  const { organizationId, structureId, clerk } = await buildMonth(world, { contracts: 2 });
  const change = {
    type: "move",
    ruleId: "labour-day",
    version: 1,
    year: 2026,
    movedTo: "2026-05-05",
    source,
  } as const;
  const effect = await preview(change);
  expect(effect.body?.dates).toEqual(["2026-05-01", "2026-05-05"]);
  expect(effect.body?.bodies.find((body) => body.organizationId === organizationId)).toMatchObject({
    structures: 1,
    dutiesLost: 2,
    dutiesGained: 2,
  });
  const natureOf = async (date: string) => {
    const input = { organizationId, structureId, date };
    const sheet = await world.call(attendances.getDaySheet, input, { as: clerk });
    return sheet.natures[date]?.kind ?? "working";
  };
  expect(await natureOf("2026-05-01")).toBe("holiday");
  expect((await save(change)).status).toBe(200);
  expect([await natureOf("2026-05-01"), await natureOf("2026-05-05")]).toEqual([
    "working",
    "holiday",
  ]);
  expect(
    (await save({ type: "unmove", ruleId: "labour-day", version: 2, year: 2026 })).status,
  ).toBe(200);
  expect(await natureOf("2026-05-01")).toBe("holiday");
});

test("a new local holiday recomputes what was recorded on its day, and leaves other bodies alone", async () => {
  const own = await buildMonth(world);
  const other = await buildMonth(world);
  const change = {
    type: "add-local",
    organizationId: own.organizationId,
    title: "Πολιούχος",
    on: { type: "fixed", month: 3, day: 20 },
    source: "",
    validFrom: "2026-03-18",
  } as const;
  const effect = await preview(change);
  expect(effect.body?.bodies).toMatchObject([{ organizationId: own.organizationId, sheets: 1 }]);
  const { body } = await save(change);
  expect(await plannedOn(own, "2026-03-20")).toBe(0);
  expect(await plannedOn(other, "2026-03-20")).toBe(480);
  const { organizationId } = own;
  const end = { type: "end-local", organizationId, localId: body?.id ?? "", version: 1 } as const;
  expect((await save({ ...end, validTo: "2026-03-19" })).status).toBe(200);
  expect(await plannedOn(own, "2026-03-20")).toBe(480);
});

test("a rule ends and another begins; past days stay as they were", async () => {
  const rule = {
    type: "add-rule",
    title: "Ημέρα Μνήμης",
    kind: "full",
    on: { type: "fixed", month: 9, day: 14 },
    stopMinute: null,
    appliesTo: "public",
    source,
    validFrom: "2026-03-18",
  } as const;
  const past = await save({ ...rule, validFrom: "2026-03-17" });
  expect(past.problem?.errors).toEqual({ validFrom: [holidayRefusals["past-days"]] });
  const far = await save({ ...rule, validFrom: "2099-01-01" });
  expect(far.problem?.errors).toEqual({ validFrom: [notBeyond("2027-12-31")] });
  const { body } = await save(rule);
  const days = async (year: number) => {
    const found = await world.call(holidays.getYear, { year }, { as });
    return found.rules.find(({ id }) => id === body?.id)?.day;
  };
  expect([await days(2025), await days(2026)]).toEqual([null, "2026-09-14"]);
  await save({ type: "end-rule", ruleId: body?.id ?? "", version: 1, validTo: "2026-12-31" });
  expect([await days(2026), await days(2027)]).toEqual(["2026-09-14", null]);
  const moved = {
    type: "move",
    ruleId: "epiphany",
    version: 1,
    year: 2026,
    movedTo: null,
    source,
  } as const;
  expect((await save(moved)).problem?.errors).toEqual({ movedTo: [holidayRefusals["past-days"]] });
});

test("a holiday already kept is not added again, except under other law or once it has ended", async () => {
  const rule = {
    type: "add-rule",
    title: "Ημέρα Αρχείων",
    kind: "full",
    on: { type: "fixed", month: 6, day: 9 },
    stopMinute: null,
    appliesTo: "public",
    source,
    validFrom: "2026-03-18",
  } as const;
  const { body } = await save(rule);
  const again = await save({ ...rule, title: "ημέρα αρχείων" });
  expect(again.problem?.errors).toEqual({ title: [holidayRefusals["kept-already"]] });
  expect((await save({ ...rule, appliesTo: "private" })).status).toBe(200);
  const end = { type: "end-rule", ruleId: body?.id ?? "", version: 1 } as const;
  expect((await save({ ...end, validTo: "2026-12-31" })).status).toBe(200);
  expect((await save({ ...rule, validFrom: "2027-01-01" })).status).toBe(200);

  const { organizationId } = await buildMonth(world);
  const on = { type: "easter", offset: 60 } as const;
  const feast = { title: "Πολιούχος", on, source: "", validFrom: "2026-03-18" };
  const local = { type: "add-local", organizationId, ...feast } as const;
  expect((await save(local)).status).toBe(200);
  expect((await save(local)).problem?.errors).toHaveProperty("title");
});

test.each([0, 1440])("a half day cannot stop at midnight, minute %i", async (stopMinute) => {
  const { problem } = await save({
    type: "add-rule",
    title: "Παραμονή",
    kind: "half",
    on: { type: "fixed", month: 12, day: 31 },
    stopMinute,
    appliesTo: "public",
    source,
    validFrom: "2026-03-18",
  });
  expect(problem?.errors).toEqual({
    "change.stopMinute": ["Σε ημιαργία η εργασία λήγει μέσα στην ημέρα, από 00:01 έως 23:59"],
  });
});

test("a half day stops earlier in a six-day week; so do the statutory eves", async () => {
  const [office, shop] = [await buildMonth(world), await buildMonth(world)];
  const day = [{ from: 450, to: 850 }];
  const weeks = JSON.stringify([[day, day, day, day, day, day, []]]);
  await rowsWhere(world, "schedule", {
    organization_id: shop.organizationId,
    id: shop.scheduleId,
  }).change({ weeks });
  const rule = {
    type: "add-rule",
    title: "Παραμονή του Ευαγγελισμού",
    kind: "half",
    on: { type: "fixed", month: 3, day: 24 },
    stopMinute: 780,
    sixDaysStopMinute: 720,
    appliesTo: "public",
    source,
    validFrom: "2026-03-18",
  } as const;
  const full = await save({ ...rule, kind: "full", stopMinute: null });
  expect(full.problem?.errors).toEqual({ validFrom: [holidayRefusals["half-without-stop"]] });
  const { body } = await save(rule);
  await world.runJob(renewHolidays);
  expect([await plannedOn(office, "2026-03-24"), await plannedOn(shop, "2026-03-24")]).toEqual([
    330, 270,
  ]);
  const { rules } = await world.call(holidays.getYear, { year: 2026 }, { as });
  for (const id of [body?.id, "christmas-eve", "new-years-eve"])
    expect(rules.find((one) => one.id === id)).toMatchObject({
      stopMinute: 780,
      sixDaysStopMinute: 720,
    });
});

test("each change of the holidays records who made it and what it was", async () => {
  const change = { ruleId: "dormition", version: 1, year: 2027, movedTo: null, source };
  await save({ type: "move", ...change });
  const entry = await world.owner
    .selectFrom("audit_entry")
    .select(["act", "after"])
    .where("subject_id", "=", "dormition")
    .where("act", "<>", "ledger.tell")
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    act: "holiday.move",
    after: change,
  });
});

test("of two administrators who move the same holiday, the second is told what the first decided", async () => {
  const change = { type: "move", ruleId: "christmas", version: 1, year: 2027, source } as const;
  expect((await save({ ...change, movedTo: "2027-12-27" })).status).toBe(200);
  const second = await save({ ...change, movedTo: "2027-12-28" });
  expect(second.status).toBe(409);
  expect(second.problem?.current).toMatchObject({ version: 2, movedTo: "2027-12-27" });
});

test("a body with a closed month gets no holiday in it, and the preview says so", async () => {
  const month = await buildMonth(world);
  world.setNow(new Date("2026-04-01T09:00:00Z"));
  await submitMonth(world, month);
  world.setNow(new Date("2026-03-18T09:00:00Z"));
  const change = {
    type: "add-local",
    organizationId: month.organizationId,
    title: "Πολιούχος",
    on: { type: "fixed", month: 3, day: 20 },
    source: "",
    validFrom: "2026-03-18",
  } as const;
  expect((await preview(change)).body?.refusal).toBe("months-closed");
  const tried = await save(change);
  expect([tried.status, tried.problem?.detail]).toEqual([409, closureRefusals["months-closed"]]);
});

test("a new holiday for all bodies is applied in each, also after an interruption, except in closed months", async () => {
  const open = await buildMonth(world);
  const closedMonths = await buildMonth(world);
  world.setNow(new Date("2026-04-01T09:00:00Z"));
  await submitMonth(world, closedMonths);
  world.setNow(new Date("2026-03-18T09:00:00Z"));
  await world.runJob(renewHolidays);
  const saved = await save({
    type: "add-rule",
    title: "Ημέρα Εκλογών",
    kind: "full",
    on: { type: "fixed", month: 3, day: 23 },
    stopMinute: null,
    appliesTo: "all",
    source,
    validFrom: "2026-03-18",
  });
  expect(saved.status).toBe(200);
  expect(await plannedOn(open, "2026-03-23")).toBe(480);
  const stopping = {
    ...systemContext(world.parts, world.app.log, "test"),
    signal: AbortSignal.abort(),
  };
  await expect(renewHolidays.run(stopping)).rejects.toThrow("aborted");
  expect((await world.runJob(renewHolidays)).changes).toBe(1);
  expect(await plannedOn(open, "2026-03-23")).toBe(0);
  expect(await plannedOn(closedMonths, "2026-03-23")).toBe(480);
  expect(await world.runJob(renewHolidays)).toEqual({ changes: 0, records: 0 });
});
