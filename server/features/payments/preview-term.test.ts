import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { payments } from "#api/payments.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, monthsAre, type PayableMonth } from "./testing.ts";
import { buildPaid } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const absent = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];

/** How a monthly pay of 1.310,00 from a day of March on would change the first contract's months. */
function preview({ organizationId, contractIds, clerk }: PayableMonth, given: object = {}) {
  const contractId = contractIds[0] ?? "";
  const term = { validFrom: "2026-03-16", payBasis: "monthly", rate: "1310.00" } as const;
  const input = { organizationId, contractId, ...term, ...given };
  return world.call(payments.previewTerm, input, { as: clerk });
}

test("the previewed effect of a raise from a past day is what the next payment finds", async () => {
  const march = await buildPaid(world);
  const { organizationId, contractIds, clerk, maker } = march;
  const found = await preview(march);
  expect(found).toEqual({
    months: [
      { month: "2026-03", state: "paid", before: "1250.00", after: "1280.00", held: "1250.00" },
    ],
    difference: "30.00",
  });
  const target = { organizationId, id: contractIds[0] ?? "" };
  const { version, terms } = await world.call(contracts.getById, target, { as: clerk });
  expect(terms.map(({ rate }) => rate)).toEqual(["1250.00"]);
  const { structureId = "", scheduleId = "", weeklyMinutes = 0 } = terms[0] ?? {};
  const raise = {
    structureId,
    scheduleId,
    weeklyMinutes,
    payBasis: "monthly",
    rate: "1310.00",
  } as const;
  const added = { ...target, ...raise, version, validFrom: "2026-03-16" };
  await world.call(contracts.addTerm, added, { as: clerk });
  const due = await world.call(
    payments.preview,
    { organizationId, month: "2026-03" },
    { as: maker },
  );
  expect([due.total, due.differences]).toEqual([found.difference, 1]);
  expect((await preview(march)).difference).toBe("0.00");
});

test("a month before that day, or not signed, does not change", async () => {
  const march = await buildPayableMonth(world);
  expect(await preview(march, { validFrom: "2026-04-01" })).toEqual({
    months: [],
    difference: "0.00",
  });
  expect((await preview(march, { rate: "1190.00" })).difference).toBe("-30.00");
  await monthsAre(world, march, "submitted");
  expect((await preview(march)).months).toEqual([]);
});

test("no amount is shown when a sickness benefit is missing", async () => {
  const days = ["2026-03-26", "2026-03-27", "2026-03-30", "2026-03-31"];
  const instead = Object.fromEntries(days.map((day) => [day, absent("ΑΣΘ")]));
  const march = await buildPayableMonth(world, { instead, employmentType: 2 });
  const { months, difference } = await preview(march);
  expect(months).toEqual([
    { month: "2026-03", state: "approved", before: null, after: null, held: null },
  ]);
  expect(difference).toBe("0.00");
});
