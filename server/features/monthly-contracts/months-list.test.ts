import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { buildContract, buildEmployee } from "#server/db/seed/builders.ts";
import { buildMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

type Month = Awaited<ReturnType<typeof buildMonth>>;

/** Three people without a recorded month, beside the one that has one. */
async function company() {
  const march = await buildMonth(world);
  const { organizationId, structureId, scheduleId, month, clerk } = march;
  const body = { organization_id: organizationId };
  for (const last_name of ["Ζερβού", "Αντωνίου", "Μπακάλη"]) {
    const employee_id = (await buildEmployee(world.owner, { ...body, last_name })).id;
    const term = { structure_id: structureId, schedule_id: scheduleId };
    await buildContract(world.owner, { ...body, employee_id, term });
  }
  await world.call(monthlyContracts.compute, { organizationId, structureId, month }, { as: clerk });
  return march;
}

async function names({ organizationId, clerk }: Month, query: Record<string, unknown>) {
  const input = { organizationId, month: "2026-03", ...query };
  const { items, total } = await world.call(monthlyContracts.getAll, input, { as: clerk });
  return { names: items.map(({ lastName }) => lastName), total };
}

describe("the list of months", () => {
  test("is alphabetical, page by page", async () => {
    const march = await company();
    expect(await names(march, {})).toEqual({
      names: ["Αντωνίου", "Ζερβού", "Μπακάλη", "Παραδείγματος"],
      total: 4,
    });
    expect(await names(march, { skip: 1, take: 2 })).toEqual({
      names: ["Ζερβού", "Μπακάλη"],
      total: 4,
    });
    expect((await names(march, { sort: "-name" })).names[0]).toBe("Παραδείγματος");
  });

  test("shows names as written, with their quotation marks", async () => {
    const march = await buildMonth(world);
    const { organizationId, structureId, scheduleId, month, clerk } = march;
    const body = { organization_id: organizationId };
    const [last_name, specialty] = ['Τάκης "ο \\ψηλός"', 'Τεχνίτης "Α\'"\t'];
    const employee_id = (await buildEmployee(world.owner, { ...body, last_name })).id;
    const term = { structure_id: structureId, schedule_id: scheduleId };
    await buildContract(world.owner, { ...body, employee_id, specialty, term });
    const input = { organizationId, structureId, month };
    await world.call(monthlyContracts.compute, input, { as: clerk });
    const { items } = await world.call(monthlyContracts.getAll, input, { as: clerk });
    expect(items[1]).toMatchObject({ lastName: last_name, specialty, isOwn: false });
  });

  test("is searched without accents, and sorted by figures", async () => {
    const march = await company();
    expect((await names(march, { search: "αντωνιου" })).names).toEqual(["Αντωνίου"]);
    expect((await names(march, { sort: "-workedMinutes", take: 1 })).names).toEqual([
      "Παραδείγματος",
    ]);
  });

  test("filters by state, and defaults to the current month", async () => {
    const march = await company();
    await submitMonth(world, march);
    expect(await names(march, { state: "submitted" })).toEqual({
      names: ["Παραδείγματος"],
      total: 1,
    });
    const { organizationId, clerk } = march;
    expect(await world.call(monthlyContracts.getAll, { organizationId }, { as: clerk })).toEqual({
      items: [],
      total: 0,
    });
  });

  test("is exported with its filter applied", async () => {
    const { organizationId, month, clerk } = await company();
    const input = { organizationId, month, search: "ζερβου", format: "csv" } as const;
    const { name, bytes } = await world.call(monthlyContracts.export, input, { as: clerk });
    const lines = bytes.toString("utf8").trim().split(/\r?\n/);
    expect(name).toBe("Μηνιαίες συμβάσεις 2026-04-02.csv");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Ζερβού");
    expect(lines[1]).toContain("Υπό σύνταξη");
  });
});

describe("the board", () => {
  test("names what is in the way, and nothing once all is submitted", async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02"] });
    const { organizationId, structureId, month, clerk } = march;
    const board = async () =>
      (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as: clerk }))
        .structures;
    expect(await board()).toMatchObject([
      {
        structureId,
        contracts: 2,
        uncomputed: 2,
        draft: 2,
        plannedDays: null,
        pendingDays: null,
        missingDays: null,
        openSheets: 21,
        unopenedDays: 0,
        unchecked: 2,
      },
    ]);
    const sheet = { organizationId, structureId, date: "2026-03-03", version: 0 };
    await world.call(attendances.submitSheet, sheet, { as: clerk });
    await submitMonth(world, march);
    expect(await board()).toMatchObject([
      {
        contracts: 2,
        uncomputed: 0,
        draft: 1,
        submitted: 1,
        signed: 0,
        plannedDays: 42,
        pendingDays: 1,
        openSheets: 20,
        firstOpenDay: "2026-03-02",
        unchecked: 0,
      },
    ]);
  });
});
