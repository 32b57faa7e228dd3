import { expect, test } from "vitest";
import { concurrentEmployment } from "#api/concurrent-employment.ts";
import { buildOrganization, buildStaff, type StaffInput } from "#server/db/seed/builders.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { worldOfFile } from "#server/testing/world.ts";

/** Wednesday 18 March 2026. */
const world = worldOfFile();

/** A body with staff, and a record of a day worked as planned on each of the dates. */
async function bodyWith(description: string, staff: StaffInput, dates: readonly string[] = []) {
  const { id } = await buildOrganization(world.owner, { description });
  const { contracts } = await buildStaff(world.owner, id, [staff]);
  for (const contract of contracts)
    for (const date of dates) await buildRecord(world.owner, { contract, date });
  return id;
}

const one = { afm: "090000045", last_name: "Διπλός", first_name: "Άρης" };

test("a tax number with contracts on the same days in two bodies is one row, with the days worked in both; others are none", async () => {
  const until = { start_date: "2026-01-01", end_date: "2026-02-10" };
  const bodies = [
    await bodyWith("Δήμος", { person: one, start_date: "2025-06-02" }, [
      "2026-02-02",
      "2026-02-03",
    ]),
    await bodyWith("Κέντρο", { person: one, ...until }, ["2026-02-03", "2026-02-04"]),
  ];
  const before = { start_date: "2025-01-01", end_date: "2026-02-10" };
  const after = { start_date: "2026-02-11" };
  const person = { ...one, afm: "094014201" };
  await bodyWith("Παλαιός", { person, ...before });
  await bodyWith("Νέος", { person, ...after });

  const executive = await world.signInAs({ role: "Executive" });
  const read = (input: object) =>
    world.by(executive).call(concurrentEmployment.getAll, { take: 50, ...input });
  const found = await read({});
  expect(found).toMatchObject({ month: "2026-02", total: 1 });
  const [row] = found.items;
  expect(row).toMatchObject({ afm: one.afm, lastName: "Διπλός", days: 1 });
  expect(row).toMatchObject({ from: "2026-01-01", to: "2026-02-10" });
  const sides = [row?.one.organizationId, row?.other.organizationId];
  expect(new Set(sides)).toEqual(new Set(bodies));
  expect((await read({ month: "2026-03" })).total).toBe(0);
  expect((await read({ search: "κεντρ" })).total).toBe(1);
  expect((await read({ search: "Παλαι" })).total).toBe(0);
});
