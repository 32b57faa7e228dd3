import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { closures, type ClosureFields } from "#api/closures.ts";
import { buildStructure } from "#server/db/seed/builders.ts";
import { buildMonth, signMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { closureRefusals } from "#texts/closures.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { daysFrom } from "#domain/calendar/day.ts";

const world = worldOfFile();

const annual = { kind: "absence", from: null, to: null, mark: "typed", reason: "ΚΑΝ" } as const;

/** March 2026 of a structure with two people, recorded; the first is on leave on Thursday 19. */
async function march() {
  const month = await buildMonth(world, { contracts: 2, instead: { "2026-03-19": [annual] } });
  const { organizationId, structureId, clerk } = month;
  const fields = (given: Partial<ClosureFields> = {}): ClosureFields => ({
    structureId,
    withSubstructures: false,
    title: "Απολύμανση χώρων",
    reason: "Απόφαση Δημάρχου 12/2026",
    from: "2026-03-19",
    to: "2026-03-20",
    ...given,
  });
  const create = (given: Partial<ClosureFields> = {}, as = clerk) =>
    world.try(closures.create, { organizationId, ...fields(given) }, { as });
  const preview = (given: Partial<ClosureFields> = {}, as = clerk) =>
    world.call(closures.preview, { organizationId, closure: fields(given) }, { as });
  const inBody = { organization_id: organizationId };
  const lock = async (date: string) => {
    const sheet = { ...inBody, structure_id: structureId, date };
    await rowsWhere(world, "attendance_sheet", sheet).remove();
    await addRows(world, "attendance_sheet", { ...sheet, state: "locked" });
  };
  const labels = () => {
    const days = {
      contract_id: month.contractIds[1] ?? "",
      date: daysFrom("2026-03-18", "2026-03-20"),
    };
    const records = rowsWhere(world, "attendance_record", { ...inBody, ...days });
    return records.readInOrder("date", "label", "planned_minutes", "version");
  };
  return { ...month, fields, create, preview, lock, labels };
}

test("a closure of the whole body is stored, and a flag for structures below is dropped", async () => {
  const { organizationId, clerk, create } = await march();
  const saved = await create({
    structureId: null,
    withSubstructures: true,
    from: "2026-12-24",
    to: "2026-12-24",
  });
  expect(saved.status).toBe(200);
  const { items } = await world
    .by(clerk)
    .call(closures.getAll, { organizationId, of: "body", when: "all" });
  expect(items).toMatchObject([{ structureId: null, withSubstructures: false }]);
});

test("R-47 a preview names the duties, records and leave that a closure affects, and not why someone is absent", async () => {
  const { preview, structureId } = await march();
  const effect = await preview();
  expect(effect).toMatchObject({ days: 2, structures: 1, dutiesLost: 4, refusal: null });
  expect(effect.planned).toMatchObject([{ structureId, people: 2, firstDay: "2026-03-19" }]);
  expect(effect.sheets).toMatchObject([
    { date: "2026-03-19", worked: 1, onLeave: 1, isLocked: false },
    { date: "2026-03-20", worked: 2, onLeave: 0 },
  ]);
  expect(effect.leave).toMatchObject([{ date: "2026-03-19", structureId }]);
  expect(JSON.stringify(effect)).not.toContain("ΚΑΝ");
});

test("R-47 a saved closure removes the duty from its days at once, in the sheet, the records and the month", async () => {
  const { create, labels, organizationId, structureId, clerk } = await march();
  const sheet = () =>
    world
      .by(clerk)
      .call(attendances.getDaySheet, { organizationId, structureId, date: "2026-03-20" });
  expect((await sheet()).natures["2026-03-20"]).toBeUndefined();
  expect((await create()).status).toBe(200);
  expect((await sheet()).natures["2026-03-20"]).toMatchObject({
    kind: "closure",
    title: "Απολύμανση χώρων",
  });
  expect(await labels()).toMatchObject([
    { date: "2026-03-18", planned_minutes: 480, version: 1 },
    { date: "2026-03-19", planned_minutes: 0, version: 2 },
    { date: "2026-03-20", planned_minutes: 0, version: 2 },
  ]);
});

test("moving or deleting a closure restores the days", async () => {
  const { create, fields, labels, organizationId, clerk } = await march();
  const { body } = await create();
  const id = body?.id ?? "";
  const input = { organizationId, id, version: 1, ...fields({ from: "2026-03-20" }) };
  await world.call(closures.update, input, { as: clerk });
  expect((await labels()).map((row) => row.planned_minutes)).toEqual([480, 480, 0]);
  const stale = await world.try(closures.update, input, { as: clerk });
  expect(stale.status).toBe(409);
  await world.call(closures.delete, { organizationId, id, version: 2 }, { as: clerk });
  expect((await labels()).map((row) => row.planned_minutes)).toEqual([480, 480, 480]);
});

test("a closure beyond the next year is refused, and one stored there is corrected like any other", async () => {
  const { create, fields, organizationId, clerk } = await march();
  const far = { from: "2062-03-20", to: "2062-03-20" };
  expect((await create(far)).problem?.errors).toEqual({
    to: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"],
  });
  const past = { from: "1926-03-19", to: "1926-03-20" };
  expect((await create(past)).problem?.errors).toEqual({
    from: ["Γίνονται δεκτές ημερομηνίες από 01/01/2016 και μετά"],
  });
  const { body } = await create();
  const id = body?.id ?? "";
  const stored = rowsWhere(world, "closure", { organization_id: organizationId, id });
  await stored.change({ from_day: far.from, to_day: far.to });
  const right = { organizationId, id, closure: fields() };
  expect(await world.call(closures.preview, right, { as: clerk })).toMatchObject({ days: 3 });
  const update = { organizationId, id: right.id, version: 1, ...right.closure };
  expect((await world.try(closures.update, update, { as: clerk })).status).toBe(200);
});

test("closing a structure with those below closes them, and closing the body closes all", async () => {
  const { preview, organizationId, structureId } = await march();
  const under = await buildStructure(world.owner, {
    organization_id: organizationId,
    parent_id: structureId,
  });
  await buildStructure(world.owner, { organization_id: organizationId, parent_id: under.id });
  await buildStructure(world.owner, { organization_id: organizationId });
  expect(await preview()).toMatchObject({ structures: 1 });
  expect(await preview({ withSubstructures: true })).toMatchObject({ structures: 3, days: 2 });
  expect(await preview({ structureId: null })).toMatchObject({ structures: 4, dutiesLost: 4 });
});

test("a locked day refuses the closure; an Administrator gives a reason and writes through the lock", async () => {
  const { create, preview, lock } = await march();
  await lock("2026-03-20");
  expect(await preview()).toMatchObject({ refusal: "locked-days" });
  const refused = await create();
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.problem?.detail).toBe(closureRefusals["locked-days"]);
  const administrator = await world.signInAs({ role: "Administrator" });
  const silent = await create({ reason: "" }, administrator);
  expect(Object.keys(silent.problem?.errors ?? {})).toEqual(["reason"]);
  expect((await create({}, administrator)).status).toBe(200);
});

test("a closed month refuses the closure, even to an Administrator", async () => {
  const month = await march();
  world.setNow(new Date("2026-04-01T09:00:00Z"));
  await submitMonth(world, month);
  await signMonth(world, month);
  const administrator = await world.signInAs({ role: "Administrator" });
  const tried = await month.create({}, administrator);
  expect(tried.problem?.detail).toBe(closureRefusals["months-closed"]);
  expect(await month.preview()).toMatchObject({ months: [{ state: "signed", contracts: 2 }] });
  world.setNow(new Date("2026-03-18T09:00:00Z"));
});

test.each([
  ["ends before it begins", { from: "2026-03-20", to: "2026-03-19" }, "days-out-of-order"],
  ["is longer than 186 days", { to: "2026-12-01" }, "too-many-days"],
] as const)("a closure that %s is refused at its field", async (_case, given, refusal) => {
  const { create } = await march();
  const { problem } = await create(given);
  expect(problem?.errors).toEqual({ to: [closureRefusals[refusal]] });
});

test("two closures of a structure may not overlap; one of the body and one of a structure may", async () => {
  const { create } = await march();
  expect((await create()).status).toBe(200);
  const { problem } = await create({ from: "2026-03-20", to: "2026-03-23" });
  expect(problem?.errors).toEqual({ to: [closureRefusals.overlaps] });
  expect((await create({ structureId: null })).status).toBe(200);
});

test("R-48 the lists separate structures from the body, future from past, and are searchable", async () => {
  const { create, organizationId, clerk } = await march();
  await create();
  await create({
    structureId: null,
    title: "Τοπική εκδήλωση",
    from: "2026-03-05",
    to: "2026-03-05",
  });
  const list = async (input: object) => {
    const found = await world.call(closures.getAll, { organizationId, ...input }, { as: clerk });
    return found.items.map(({ title }) => title);
  };
  expect(await list({})).toEqual(["Απολύμανση χώρων"]);
  expect(await list({ search: "apolymansi" })).toEqual([]);
  expect(await list({ search: "ΑΠΟΛΥΜΑΝΣΗ" })).toEqual(["Απολύμανση χώρων"]);
  expect(await list({ of: "body" })).toEqual([]);
  expect(await list({ of: "body", when: "past" })).toEqual(["Τοπική εκδήλωση"]);
  expect(await list({ of: "all", when: "all" })).toEqual(["Απολύμανση χώρων", "Τοπική εκδήλωση"]);
});
