import { describe, expect, test } from "vitest";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { daysFrom, weekday, type Day } from "#domain/calendar/day.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import {
  actsOf,
  approveMonth,
  bulkInputOf,
  buildMonth,
  changeDates,
  computeMonth,
  recordAgain,
  returnMonth,
  rowsOf,
  signMonth,
  submitMonth,
  workdays,
} from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const hours = (count: number): Interval[] => [
  { kind: "work", from: 450, to: 450 + count * 60, mark: "device" },
];

const workdaysFrom = (from: Day) => daysFrom(from, "2026-02-28").filter((day) => weekday(day) <= 5);

/** March with that many hours a day and one rule set to error, and the workdays of February and earlier from a given day on. */
const marchOf = async (count: number, rule: string, before: [Day, number]) => {
  const instead = Object.fromEntries(workdays.map((day) => [day, hours(count)]));
  const march = await buildMonth(world, { instead });
  const { organizationId: organization_id, contractIds } = march;
  const contract = await inBodies(world.owner, [organization_id], async (tx) => {
    const set = { organization_id, name: rule, value: '"error"', valid_from: "2026-01-01" };
    await tx.insertInto("finding_parameter").values(set).execute();
    const all = tx.selectFrom("contract").selectAll();
    return all.where("id", "=", contractIds[0] ?? "").executeTakeFirstOrThrow();
  });
  const [from, ofDay] = before;
  for (const date of workdaysFrom(from))
    await buildRecord(world.owner, { contract, date, intervals: hours(ofDay) });
  return march;
};

describe("a month is submitted", () => {
  test("row by row: one that lacks a day is refused in Greek, the rest are submitted", async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02", "2026-03-03"] });
    const [refused, done] = await submitMonth(world, march);
    expect(refused).toMatchObject({
      outcome: "refused",
      state: "draft",
      messages: ["2 ημέρες δεν έχουν καταχωριστεί"],
    });
    expect(done).toMatchObject({ outcome: "done", state: "submitted", messages: [] });
    expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["draft", "submitted"]);
    expect(await actsOf(world, march)).toEqual([
      { seq: 1, state: "submitted", reason: "", by_user: march.clerk.userId },
    ]);
  });

  test("not while a punch is missing", async () => {
    const half = [{ kind: "work", from: 450, to: null, mark: "device" } as const];
    const march = await buildMonth(world, { instead: { "2026-03-02": half } });
    expect(await submitMonth(world, march)).toMatchObject([
      { outcome: "refused", messages: ["Υπάρχει 1 σφάλμα που πρέπει να διορθωθεί"] },
    ]);
  });

  describe("checked with as many earlier days as its errors need", () => {
    test("long weeks after many ordinary ones do not violate the average week", async () => {
      const march = await marchOf(11, "R03", ["2025-11-03", 8]);
      expect(await submitMonth(world, march)).toMatchObject([{ outcome: "done" }]);
    });

    test("a week that ends on its first day is checked with it", async () => {
      const march = await marchOf(8, "R12", ["2026-02-23", 12]);
      expect(await submitMonth(world, march)).toMatchObject([
        { outcome: "refused", messages: ["Υπάρχει 1 σφάλμα που πρέπει να διορθωθεί"] },
      ]);
    });
  });

  test("checked by its records, not by outdated totals", async () => {
    const march = await buildMonth(world, { without: ["2026-03-02"] });
    await computeMonth(world, march);
    await changeDates(world, march, { start: "2026-03-03" });
    const rows = await bulkInputOf(world, march);
    const { organizationId, month } = march;
    const answer = await world
      .by(march.clerk)
      .call(monthlyContracts.submit, { organizationId, month, rows });
    expect(answer.rows).toMatchObject([{ outcome: "done" }]);
    expect((await rowsOf(world, march))[0]?.totals).toMatchObject({
      plannedDays: 20,
      pendingDays: 0,
    });
  });

  test("once: the second attempt is told the current state", async () => {
    const march = await buildMonth(world);
    await submitMonth(world, march);
    const [contractId = ""] = march.contractIds;
    const { organizationId, month } = march;
    const input = { organizationId, month, rows: [{ contractId, version: 1 }] };
    const { rows } = await world.call(monthlyContracts.submit, input, { as: march.representative });
    expect(rows).toMatchObject([{ outcome: "changed", state: "submitted", version: 2 }]);
    const [message = ""] = rows[0]?.messages ?? [];
    expect(message).toMatch(/Τελευταία ενέργεια: Υποβλήθηκε · .+ · 02\/04\/2026, 11:00/);
  });

  test("and accepts no record afterwards", async () => {
    const march = await buildMonth(world);
    await submitMonth(world, march);
    expect(await recordAgain(world, march)).toMatchObject({ outcome: "refused" });
  });

  test("only for one's own body", async () => {
    const march = await buildMonth(world);
    const foreign = await buildMonth(world);
    const rows = [...march.contractIds, ...foreign.contractIds].map((contractId) => ({
      contractId,
      version: 1,
    }));
    const { organizationId, month } = march;
    const tried = await world
      .by(march.clerk)
      .try(monthlyContracts.submit, { organizationId, month, rows });
    expect(tried.status).toBe(404);
  });
});

describe("a month is returned", () => {
  const reason = "Λείπει το δικαιολογητικό της 2ας Μαρτίου";

  test("with its reason, and can be recorded and submitted again", async () => {
    const march = await buildMonth(world);
    await submitMonth(world, march);
    expect(await returnMonth(world, march, { reason })).toMatchObject([
      { outcome: "done", state: "returned" },
    ]);
    expect(await recordAgain(world, march)).toMatchObject({ outcome: "saved" });
    expect(await submitMonth(world, march)).toMatchObject([{ outcome: "done" }]);
    expect((await actsOf(world, march)).map(({ state, reason }) => [state, reason])).toEqual([
      ["submitted", ""],
      ["returned", reason],
      ["submitted", ""],
    ]);
  });

  test("not while it is a draft", async () => {
    const march = await buildMonth(world);
    await computeMonth(world, march);
    expect(await returnMonth(world, march, { reason })).toMatchObject([
      {
        outcome: "refused",
        messages: ["Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση του μήνα"],
      },
    ]);
  });
});

describe("a month is approved", () => {
  test("by the agency, once it is signed", async () => {
    const march = await buildMonth(world);
    await submitMonth(world, march);
    expect(await approveMonth(world, march)).toMatchObject([{ outcome: "refused" }]);
    await signMonth(world, march);
    expect(await approveMonth(world, march)).toMatchObject([
      { outcome: "done", state: "approved", version: 4 },
    ]);
    const states = (await actsOf(world, march)).map(({ state }) => state);
    expect(states).toEqual(["submitted", "signed", "approved"]);
  });

  test("not when returning another month of the structure has voided the signature", async () => {
    const march = await buildMonth(world, { contracts: 2 });
    await submitMonth(world, march);
    await signMonth(world, march);
    const [first = ""] = march.contractIds;
    await returnMonth(world, march, { reason: "Λάθος ώρα", contractIds: [first] });
    const [, second] = await approveMonth(world, march);
    expect(second?.outcome).toBe("refused");
    expect(second?.messages.join()).toContain("Η υπογραφή της Δομής δεν ισχύει πλέον");
  });
});
