import { expect, test } from "vitest";
import { contractYears } from "#api/contract-years.ts";
import { buildMonth, changeDates, submitMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

async function yearOf(march: Awaited<ReturnType<typeof buildMonth>>, year = 2026) {
  const { organizationId, contractIds, clerk } = march;
  const [contractId = ""] = contractIds;
  const input = { organizationId, contractId, year };
  return world.call(contractYears.getYear, input, { as: clerk });
}

test("R-11 a contract's year has every day from its start to today, with the sums of its months", async () => {
  const half = [{ kind: "work", from: 450, to: null, mark: "device" } as const];
  const march = await buildMonth(world, { contracts: 2, instead: { "2026-03-02": half } });
  await changeDates(world, march, { start: "2026-03-01" });
  await submitMonth(world, march);
  const { days, months, findings } = await yearOf(march);
  expect(days.map(({ date }) => date).slice(0, 2)).toEqual(["2026-03-01", "2026-03-02"]);
  expect(days.at(-1)?.date).toBe("2026-04-02");
  expect(days[1]).toMatchObject({ label: "missing", structureId: march.structureId });
  expect(months).toMatchObject([
    { month: "2026-03", state: "draft", totals: { missingDays: 1, presentDays: 20 }, errors: 1 },
    { month: "2026-04", state: null, totals: { pendingDays: 2 } },
  ]);
  expect(findings).toMatchObject([{ rule: "R09", date: "2026-03-02", level: "error" }]);
});

test("a year before the contract is empty", async () => {
  const march = await buildMonth(world);
  await changeDates(world, march, { start: "2026-03-01" });
  expect(await yearOf(march, 2025)).toMatchObject({ days: [], months: [], findings: [] });
});
