import { expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { decimalToCents } from "#domain/money.ts";
import {
  approveMonth,
  buildApprovedMonth,
  buildMonth,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T09:00:00Z") });

test("months awaiting approval and approved ones are worth their records; unsigned ones are worth nothing", async () => {
  const march = await buildMonth(world);
  const as = await world.signInAs({ role: "Executive" });
  const { organizationId } = march;
  const amounts = (month: string) =>
    world.call(bodyMonths.getAmounts, { organizationId, month }, { as });
  await submitMonth(world, march);
  const nothing = { waiting: "0.00", approved: "0.00", before: "0.00" };
  expect(await amounts("2026-03")).toEqual(nothing);
  await signMonth(world, march);
  const { waiting, ...others } = await amounts("2026-03");
  expect(decimalToCents(waiting)).toBeGreaterThan(0);
  expect({ waiting: "0.00", ...others }).toEqual(nothing);
  expect(await amounts("2026-04")).toEqual({ ...nothing, before: waiting });
  await approveMonth(world, march);
  expect(await amounts("2026-03")).toEqual({ ...nothing, approved: waiting });
  expect(await amounts("2026-04")).toEqual({ ...nothing, before: waiting });
});

test("the list opens on the newest month with something for the agency, else on the last past month", async () => {
  world.setNow(new Date("2026-06-02T09:00:00Z"));
  const as = await world.signInAs({ role: "Executive" });
  const opens = async () => (await world.call(bodyMonths.getAll, {}, { as })).month;
  await buildApprovedMonth(world);
  expect(await opens()).toBe("2026-05");
  const march = await buildMonth(world);
  await submitMonth(world, march);
  await signMonth(world, march);
  expect(await opens()).toBe("2026-03");
  await approveMonth(world, march);
  expect(await opens()).toBe("2026-05");
});
