import { expect, test } from "vitest";
import { inBodies } from "#server/db/seed/in-body.ts";
import {
  actsOf,
  buildMonth,
  computeMonth,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { write } from "#server/kernel/write.ts";
import { systemContext, systemIn } from "#server/kernel/system-context.ts";
import { signaturesTouchedBy, reopen } from "./touched-months.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

function touchedBy(march: MonthOfStructure, days: string[]) {
  const { organizationId, contractIds } = march;
  return inBodies(world.owner, [organizationId], (tx) =>
    signaturesTouchedBy(tx, { organizationId, contractIds, days }),
  );
}

test("nothing is listed while no month is closed, or for days of another month", async () => {
  const march = await buildMonth(world);
  await computeMonth(world, march);
  expect(await touchedBy(march, ["2026-03-16"])).toEqual([]);
  await submitMonth(world, march);
  expect(await touchedBy(march, ["2026-02-27", "2026-04-01"])).toEqual([]);
});

test("a submitted month is listed without a signature, a signed one with it, each once for any number of days", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  await submitMonth(world, march);
  const submitted = await touchedBy(march, ["2026-03-16", "2026-03-17"]);
  expect(submitted.map(({ state, signedBy }) => [state, signedBy])).toEqual([
    ["submitted", null],
    ["submitted", null],
  ]);
  await signMonth(world, march);
  const signed = await touchedBy(march, ["2026-03-16"]);
  expect(signed).toMatchObject([
    { state: "signed", signedAt: new Date("2026-04-02T08:00:00Z") },
    { state: "signed", signedAt: new Date("2026-04-02T08:00:00Z") },
  ]);
});

test("reopening moves only the named contracts' months, with the reason, and leaves the others signed", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  const { organizationId, contractIds } = march;
  await submitMonth(world, march);
  await signMonth(world, march);
  const ctx = systemIn(systemContext(world.parts, world.app.log, "test"), organizationId);
  const change = { contractIds: contractIds.slice(0, 1), month: "2026-03" };
  const entries = await write(ctx, "attendance.save", async (tx) => {
    const voided = await reopen(tx, ctx, { ...change, reason: "Διόρθωση" });
    return { entries: voided, result: voided };
  });
  expect(entries).toMatchObject([
    {
      subjectId: `${contractIds[0]}/2026-03`,
      before: { state: "signed" },
      after: { state: "draft" },
    },
  ]);
  expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["draft", "signed"]);
  expect((await actsOf(world, march)).filter(({ reason }) => reason === "Διόρθωση")).toHaveLength(
    1,
  );
});
