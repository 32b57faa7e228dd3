import { expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { locks } from "#api/locks.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const administrator = async () => ({ as: await world.signInAs({ role: "Administrator" }) });

async function completenessOf(organizationId: string) {
  const { items } = await world.call(
    locks.getCompleteness,
    { month: "2026-03", take: 50 },
    await administrator(),
  );
  return items.find((one) => one.organizationId === organizationId);
}

test("sheets never opened count as open, in the completeness and on the dashboard", async () => {
  const { organizationId, clerk } = await buildMonth(world);
  const body = await completenessOf(organizationId);
  // Working days from 2 to 18 March.
  expect(body).toMatchObject({ owed: 13, open: 13, submitted: 0, locked: 0 });
  expect(body?.days[0]).toEqual({ date: "2026-03-02", owed: 1, open: 1, submitted: 0, locked: 0 });
  const overview = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
  expect(overview.structures).toMatchObject([{ openSheets: 12 }]);
});

test("an executive reads how complete bodies are, and cannot lock", async () => {
  const { organizationId } = await buildMonth(world);
  const as = await world.signInAs({ role: "Executive" });
  const { items } = await world.call(locks.getCompleteness, { month: "2026-03", take: 50 }, { as });
  expect(items.find((one) => one.organizationId === organizationId)).toMatchObject({ owed: 13 });
  const input = { bodies: [{ organizationId }], upTo: "2026-03-13", reason: "Κλείσιμο περιόδου" };
  expect((await world.try(locks.lock, input, { as })).status).toBe(403);
});

test("a mass lock previews what it will lock, locks it body by body, and finds nothing the second time", async () => {
  const [one, other] = [await buildMonth(world), await buildMonth(world)];
  const bodies = [one, other].map(({ organizationId }) => ({ organizationId }));
  const input = { bodies, upTo: "2026-03-13" };
  const as = await administrator();
  const { rows: planned } = await world.call(locks.preview, input, as);
  expect(
    planned.map(({ outcome, sheets, unsubmitted }) => [outcome, sheets === unsubmitted]),
  ).toEqual([
    ["planned", true],
    ["planned", true],
  ]);
  const { rows } = await world.call(locks.lock, { ...input, reason: "Κλείσιμο περιόδου" }, as);
  expect(rows.map(({ outcome, sheets }) => [outcome, sheets])).toEqual(
    planned.map(({ sheets }) => ["done", sheets]),
  );
  expect(await completenessOf(one.organizationId)).toMatchObject({ locked: 10, open: 3 });
  const { rows: again } = await world.call(locks.preview, input, as);
  expect(again.map(({ sheets }) => sheets)).toEqual([0, 0]);
});

test("an unknown body among those to lock leaves all unchanged", async () => {
  const { organizationId } = await buildMonth(world);
  const bodies = [{ organizationId }, { organizationId: crypto.randomUUID() }];
  const input = { bodies, upTo: "2026-03-13", reason: "Κλείσιμο περιόδου" };
  expect((await world.try(locks.lock, input, await administrator())).status).toBe(404);
  expect(await completenessOf(organizationId)).toMatchObject({ locked: 0 });
});
