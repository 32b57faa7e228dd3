import { expect, test } from "vitest";
import { samples } from "#api/samples.ts";
import { buildMonth, recordAgain, workdays } from "#server/testing/month-of-structure.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
const executive = visitorOfFile(world, { role: "Executive" });

test("a random sample is drawn again from its seed, sheet by sheet", async () => {
  const { organizationId, month } = await buildMonth(world);
  const draw = { organizationId, month, rule: "random", size: 5 } as const;
  const first = await world.call(samples.draw, draw, { as: executive });
  const again = await world.call(samples.draw, { ...draw, seed: first.seed }, { as: executive });
  const sheetsOf = async (sampleId: string) =>
    (await world.call(samples.getSheets, { organizationId, sampleId }, { as: executive })).sheets;
  expect(await sheetsOf(again.id)).toEqual(await sheetsOf(first.id));
  const { samples: list } = await world.call(samples.getAll, { organizationId }, { as: executive });
  expect(list).toMatchObject([
    { seed: first.seed, population: workdays.length, sheets: 5, verified: 0 },
    { seed: first.seed },
  ]);
});

test("a rule draws the sheets it counts: those with a typed time", async () => {
  const march = await buildMonth(world);
  const { organizationId, month } = march;
  const draw = { organizationId, month, rule: "typed", size: 5 } as const;
  expect((await world.try(samples.draw, draw, { as: executive })).problem?.detail).toBe(
    "Κανένα παρουσιολόγιο του μήνα δεν ταιριάζει με το κριτήριο",
  );
  await recordAgain(world, march);
  const { id: sampleId } = await world.call(samples.draw, draw, { as: executive });
  const { sheets } = await world
    .by(executive)
    .call(samples.getSheets, { organizationId, sampleId });
  expect(sheets).toMatchObject([{ date: "2026-03-02", score: 1, outcome: null }]);
});

test("a deviation needs an explanation; the last outcome counts", async () => {
  const { organizationId, structureId, month, clerk } = await buildMonth(world);
  const draw = { organizationId, month, rule: "random", size: 1 } as const;
  const { id: sampleId } = await world.call(samples.draw, draw, { as: executive });
  const query = { organizationId, sampleId };
  const [sheet] = (await world.call(samples.getSheets, query, { as: clerk })).sheets;
  const look = { ...query, structureId, date: sheet?.date ?? "", outcome: "deviation" } as const;
  const wordless = await world.try(samples.decide, look, { as: executive });
  expect(wordless.problem?.errors).toEqual({ note: ["Περιγράψτε την απόκλιση"] });
  const note = "Δύο απόντες χωρίς άδεια";
  await world.call(samples.decide, { ...look, note }, { as: executive });
  const [decided] = (await world.call(samples.getSheets, query, { as: clerk })).sheets;
  expect(decided).toMatchObject({ outcome: "deviation", note });
  world.setNow(new Date("2026-04-02T09:00:00Z"));
  await world.call(samples.decide, { ...look, outcome: "verified" }, { as: executive });
  const { samples: list } = await world.call(samples.getAll, { organizationId }, { as: clerk });
  expect(list).toMatchObject([{ verified: 1, deviations: 0 }]);
  expect((await world.try(samples.decide, look, { as: clerk })).status).toBe(403);
});
