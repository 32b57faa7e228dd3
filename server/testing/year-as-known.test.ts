import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contractYears } from "#api/contract-years.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildRecordedMonth } from "#server/features/ledger/testing.ts";
import { submitMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

test("a year as known on an earlier day has the records, hours and month's state of its evening", async () => {
  const march = await buildRecordedMonth(world);
  const { organizationId, structureId, contractIds, clerk } = march;
  const [contractId = ""] = contractIds;
  const entriesOf = (change: RawBuilder<unknown>) =>
    inBodies(world.owner, [organizationId], (tx) =>
      sql`${change} where organization_id = ${organizationId}`.execute(tx),
    );
  // The database dates entries by its own clock.
  await entriesOf(sql`update ledger_entry set at = ${world.parts.clock()}`);
  const knownOn = (day?: string) =>
    world.call(
      contractYears.getYear,
      { organizationId, contractId, year: 2026, ...(day && { knownOn: day }) },
      { as: clerk },
    );
  const presence = [{ kind: "work", from: 480, to: 840, mark: "typed" } as const];
  const record = { contractId, date: "2026-03-03", version: 1, intervals: presence };
  world.setNow(new Date("2026-04-02T21:00:00Z"));
  const records = [record];
  await world.call(
    attendances.saveRecords,
    { organizationId, structureId, records },
    { as: clerk },
  );
  await submitMonth(world, march);
  const [evening, now, dayBefore] = [
    await knownOn("2026-04-02"),
    await knownOn("2026-04-03"),
    await knownOn("2026-04-01"),
  ];
  const marchOf = ({ months }: typeof now) => months.find(({ month }) => month === "2026-03");
  const dayOf = ({ days }: typeof now) => days.find(({ date }) => date === record.date);
  expect(now).toEqual(await knownOn());
  expect([now.knownOn, evening.knownOn]).toEqual([null, "2026-04-02"]);
  expect(dayOf(now)).toMatchObject({ intervals: presence, workedMinutes: 360 });
  expect(dayOf(evening)).toMatchObject({ intervals: [{ from: 450, to: 930 }], workedMinutes: 480 });
  expect(marchOf(now)).toMatchObject({ state: "submitted", totals: { presentDays: 21 } });
  const worked = marchOf(now)?.totals.workedMinutes ?? 0;
  expect(marchOf(evening)).toMatchObject({
    state: null,
    errors: null,
    totals: { presentDays: 21, workedMinutes: worked + 120 },
  });
  expect(evening.findings).toEqual([]);
  expect(marchOf(dayBefore)).toMatchObject({ totals: { presentDays: 0, pendingDays: 21 } });
  expect(dayBefore.days.at(-1)?.date).toBe("2026-04-01");
  await expect(knownOn("2026-04-04")).rejects.toMatchObject({
    status: 400,
    problem: { errors: { knownOn: ["Επιλέξτε ημέρα έως σήμερα"] } },
  });
  // As erasing the person leaves the entries.
  await entriesOf(
    sql`update ledger_entry set salt = null, digests = decode(repeat('00', 128), 'hex'), before = null, after = null`,
  );
  await expect(knownOn("2026-04-02")).rejects.toMatchObject({ status: 409 });
  expect(await knownOn()).toEqual(now);
});
