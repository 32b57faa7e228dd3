import { beforeEach, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { buildStructure } from "#server/db/seed/builders.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { lockSheets } from "./lock-sheets.ts";
import { openSheets } from "./open-sheets.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

/** Wednesday 18 March 2026, 11:59 and 12:00 in Athens. */
const beforeNoon = new Date("2026-03-18T09:59:00Z");
const noon = new Date("2026-03-18T10:00:00Z");

beforeEach(() => world.setNow(beforeNoon));

/** A body with a structure that works from Monday to Friday, and one person since Friday 13 March. */
async function body() {
  const { organizationId, structureId, contractId, clerk } = await bodyWithStaff(world, [
    { start_date: "2026-03-13" },
  ]);
  const ofStructure = { organization_id: organizationId, structure_id: structureId };
  const states = () =>
    rowsWhere(world, "attendance_sheet", ofStructure).readInOrder("date", "state", "version");
  const save = (
    date: string,
    options: { as?: typeof clerk; reason?: string; version?: number } = {},
  ) =>
    world.by(options.as ?? clerk).try(attendances.saveRecords, {
      organizationId,
      structureId,
      reason: options.reason ?? "",
      records: [
        {
          contractId,
          date,
          version: options.version ?? 0,
          intervals: [{ kind: "work", from: 450, to: 930, mark: "typed" }],
        },
      ],
    });
  return { organizationId, structureId, contractId, clerk, states, save };
}

test("sheets are opened once, and only for days on which somebody has a duty", async () => {
  const { states } = await body();
  await world.runJob(openSheets);
  const opened = [
    { date: "2026-03-13", state: "open", version: 1 },
    { date: "2026-03-16", state: "open", version: 1 },
    { date: "2026-03-17", state: "open", version: 1 },
    { date: "2026-03-18", state: "open", version: 1 },
  ];
  expect(await states()).toEqual(opened);
  await world.runJob(openSheets);
  expect(await states()).toEqual(opened);
});

test("a sheet is locked at noon of the next working day, by the system, with the deadline as reason", async () => {
  const { organizationId, structureId, clerk, states, save } = await body();
  await world.runJob(openSheets);
  await world.runJob(lockSheets);
  const stateOf = async (date: string) => (await states()).find((one) => one.date === date)?.state;
  expect(await stateOf("2026-03-16")).toBe("locked");
  expect(await stateOf("2026-03-17")).toBe("open");
  expect((await save("2026-03-17")).status).toBe(200);

  world.setNow(noon);
  await world.runJob(lockSheets);
  expect(await stateOf("2026-03-17")).toBe("locked");
  expect(await stateOf("2026-03-18")).toBe("open");
  expect((await save("2026-03-17", { version: 1 })).problem).toMatchObject({
    status: 423,
    detail: "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος",
    current: { records: [{ outcome: "refused", version: 1 }] },
  });
  const sheet = await world
    .by(clerk)
    .call(attendances.getDaySheet, { organizationId, structureId, date: "2026-03-17" });
  expect(sheet.acts[0]).toMatchObject({
    state: "locked",
    by: "Σύστημα",
    reason: "Έληξε η προθεσμία (18/03/2026, 12:00)",
  });
});

test("Friday's sheet locks at Monday noon, and a closed structure's on its first open day", async () => {
  const { organizationId, structureId, states } = await body();
  await addRows(world, "closure", {
    organization_id: organizationId,
    id: crypto.randomUUID(),
    structure_id: structureId,
    title: "Απολύμανση",
    from_day: "2026-03-16",
    to_day: "2026-03-18",
  });
  await world.runJob(openSheets);
  world.setNow(new Date("2026-03-19T09:59:00Z"));
  await world.runJob(lockSheets);
  expect((await states())[0]).toMatchObject({ date: "2026-03-13", state: "open" });
  world.setNow(new Date("2026-03-19T10:00:00Z"));
  await world.runJob(lockSheets);
  expect((await states())[0]).toMatchObject({ date: "2026-03-13", state: "locked" });
});

test("an administrator writes on a locked day only with a reason", async () => {
  const { save } = await body();
  await world.runJob(openSheets);
  await world.runJob(lockSheets);
  const as = await world.signInAs({ role: "Administrator" });
  expect((await save("2026-03-16")).status).toBe(423);
  expect((await save("2026-03-16", { as })).status).toBe(400);
  expect((await save("2026-03-16", { as, reason: "απόφαση 12/2026" })).status).toBe(200);
});

test("a save during the locking of its day either comes before it or is refused", async () => {
  const { organizationId, states, save } = await body();
  await world.runJob(openSheets);
  world.setNow(noon);
  const [saved] = await Promise.all([save("2026-03-17"), world.runJob(lockSheets)]);
  const entries = await rowsWhere(world, "ledger_entry", {
    organization_id: organizationId,
    date: "2026-03-17",
    act: ["attendance.save", "attendance.lock"],
  }).readInOrder("id", "act");
  const order = entries.map(({ act }) => act);
  expect(order).toEqual(
    saved.status === 200 ? ["attendance.save", "attendance.lock"] : ["attendance.lock"],
  );
  expect((await states()).find((one) => one.date === "2026-03-17")?.state).toBe("locked");
});

test("a record on another structure's locked sheet is not changed", async () => {
  const { organizationId, contractId, structureId, save } = await body();
  expect((await save("2026-03-17")).status).toBe(200);
  const other = await buildStructure(world.owner, { organization_id: organizationId });
  const moved = { organization_id: organizationId, structure_id: other.id };
  const records = { organization_id: organizationId, contract_id: contractId };
  await rowsWhere(world, "attendance_record", records).change(moved);
  const locked = { ...moved, date: "2026-03-17", state: "locked" };
  await addRows(world, "attendance_sheet", locked);
  expect(structureId).not.toBe(other.id);
  expect((await save("2026-03-17", { version: 1 })).status).toBe(423);
});
