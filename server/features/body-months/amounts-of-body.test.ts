import { expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { decimalToCents } from "#domain/money.ts";
import { buildMonth, signMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T09:00:00Z") });

test("what a body's signed months are worth is told beside the month before; what is not signed yet is worth nothing", async () => {
  const march = await buildMonth(world);
  const as = await world.signInAs({ role: "Executive" });
  const { organizationId } = march;
  const amounts = (month: string) =>
    world.call(bodyMonths.getAmounts, { organizationId, month }, { as });
  await submitMonth(world, march);
  expect(await amounts("2026-03")).toEqual({ amount: "0.00", amountBefore: "0.00" });
  await signMonth(world, march);
  const { amount, amountBefore } = await amounts("2026-03");
  expect(decimalToCents(amount)).toBeGreaterThan(0);
  expect(amountBefore).toBe("0.00");
  expect(await amounts("2026-04")).toEqual({ amount: "0.00", amountBefore: amount });
});
