import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../testing/world.ts";
import { loadDemonstration } from "./demonstration.ts";
import { inBodies } from "./in-body.ts";
import { tellerOf, typedRows } from "./retelling.ts";

const now = new Date("2026-03-18T09:00:00Z");

/** Before the demonstration's first day. */
const beginning = new Date("2025-12-20T09:00:00Z");

let original: World;
let retold: World;
beforeAll(async () => {
  original = await openWorld({ now });
  retold = await openWorld({ now: beginning });
  await loadDemonstration(original.ownerUrl, now, () => undefined);
});
afterAll(async () => {
  await original.close();
  await retold.close();
});

test.each([
  "Δήμος Αγίου Παραδείγματος",
  "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος",
  "ΝΠΔΔ Παιδική Μέριμνα",
])(
  "%s: the product accepts the demonstration's input from people, and computes the same results",
  async (title) => {
    const body = await original.owner
      .selectFrom("organization")
      .selectAll()
      .where("description", "=", title)
      .executeTakeFirstOrThrow();
    const rows = await typedRows(original, body.id);
    retold.setNow(beginning);
    const teller = await tellerOf(retold, now, body);
    await teller.tellRegisters(rows);
    for (const month of ["2026-01", "2026-02", "2026-03"]) await teller.tellMonth(rows, month);
    expect(await resultsOf(retold, teller.organizationId)).toEqual(
      await resultsOf(original, body.id),
    );
  },
  120_000,
);

/** The stored days of each contract as the calculation left them; times from a device count as typed. */
function resultsOf(world: World, organizationId: string) {
  return inBodies(world.owner, [organizationId], async (db) => {
    const { rows } = await sql<{ number: string; date: string; result: unknown }>`
      select c.number, r.date, r.result, r.planned_minutes,
        replace(r.intervals::text, '"mark": "device"', '"mark": "typed"')::jsonb as intervals, r.label
      from attendance_record r
      join contract c on c.organization_id = r.organization_id and c.id = r.contract_id
      order by c.number, r.date`.execute(db);
    return rows;
  });
}
