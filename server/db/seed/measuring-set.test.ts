import { sql } from "kysely";
import { expect, test } from "vitest";
import { worldOfFile } from "../../testing/world.ts";
import { inBodies } from "./in-body.ts";
import { loadMeasuringSet } from "./measuring-set.ts";

const world = worldOfFile();

const size = { organizations: 3, contracts: 100, days: 14 };
const load = (add: boolean) =>
  loadMeasuringSet(world.ownerUrl, size, "2026-03-18", add, () => undefined);

test("contracts are distributed over the bodies, each with its days and month totals", async () => {
  await load(false);
  const bodies = await world.owner.selectFrom("organization").select("id").orderBy("afm").execute();
  const ids = bodies.map((body) => body.id);
  const { rows } = await inBodies(world.owner, ids, (tx) =>
    sql<{ contracts: number; structures: number; records: number; months: string[] }>`
      select count(*)::int as contracts,
        (select count(*)::int from structure s where s.organization_id = c.organization_id) as structures,
        (select count(distinct date)::int from attendance_record r where r.organization_id = c.organization_id) as records,
        (select array_agg(distinct month) from monthly_contract m where m.organization_id = c.organization_id) as months
      from contract c group by organization_id order by 1 desc`.execute(tx),
  );
  const months = ["2026-03"];
  expect(rows).toEqual([
    { contracts: 34, structures: 1, records: 10, months },
    { contracts: 33, structures: 1, records: 10, months },
    { contracts: 33, structures: 1, records: 10, months },
  ]);
});

test("a database with organizations is extended only on request", async () => {
  await expect(load(false)).rejects.toThrow("3 organizations already");
  await load(true);
  expect(await world.owner.selectFrom("organization").select("id").execute()).toHaveLength(6);
});
