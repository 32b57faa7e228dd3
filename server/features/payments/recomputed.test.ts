import { expect, test } from "vitest";
import { recomputation } from "#api/recomputation.ts";
import { changeDates, rowsOf } from "#server/testing/month-of-structure.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, create } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

test("a month in a payment shows its difference, and only the Administrator recomputes it", async () => {
  const march = await buildPayableMonth(world);
  const { organizationId, month, representative } = march;
  await create(world, march);
  await changeDates(world, march, { start: "2026-03-03" });
  const span = { organizationId, from: month, to: month };
  const { months } = await world.call(recomputation.previewRecompute, span, { as: representative });
  expect(months).toMatchObject([
    { state: "approved", difference: "-83.33", refusal: expect.stringContaining("εγκριθεί") },
  ]);
  const rows = months.map(({ contractId, digest }) => ({ contractId, month, digest }));
  const recompute = (as: Visitor) =>
    world.try(recomputation.recompute, { organizationId, rows, reason: "Νέα έναρξη" }, { as });
  expect((await recompute(representative)).status).toBe(409);
  const administrator = await world.signInAs({ role: "Administrator" });
  expect((await recompute(administrator)).body).toMatchObject({ reopened: 1 });
  expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["draft"]);
});
