import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { structures } from "#api/structures.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { endContracts } from "./end-contracts.ts";
import { activeContract, type Cast, castOfBody, recordDay, settleMonth } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const reason = "Απόφαση 41/2026";

const extend = (
  cast: Cast,
  contract: { id: string; version: number },
  lastDay: string,
  by: "head" | "clerk" = "head",
) => {
  const { organizationId } = cast;
  return world.try(contracts.extend, { organizationId, ...contract, lastDay, reason }, cast[by]);
};

const detailsOf = (cast: Cast, id: string) =>
  world.call(contracts.getById, { organizationId: cast.organizationId, id }, cast.clerk);

test("an ended contract runs again to a later day under its last term, with who and why in its history", async () => {
  const cast = await castOfBody(world);
  const { id } = await activeContract(world, cast, { endDate: "2026-03-16" });
  await world.runJob(endContracts);
  const ended = await detailsOf(cast, id);
  expect(ended.state).toBe("ended");
  expect((await extend(cast, ended, "2026-06-30", "clerk")).status).toBe(403);
  expect((await extend(cast, ended, "2026-06-30")).status).toBe(200);

  const { state, endDate, terms, acts } = await detailsOf(cast, id);
  expect([state, endDate, terms.length]).toEqual(["active", "2026-06-30", 1]);
  expect(acts[0]).toMatchObject({ state: "active", reason });
  await recordDay(world, cast, id, "2026-03-17");
  const { organizationId } = cast;
  const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
  const { items } = await world.call(history.getAll, subject, cast.clerk);
  const entry = items.find(({ act }) => act === "contract.extend");
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: "state", before: "ended", after: "active" },
      { field: "endDate", before: "2026-03-16", after: "2026-06-30" },
    ]),
  );
  expect(entry?.reason).toBe(reason);
});

test("a contract is extended only beyond its end, if it has one and ran up to it", async () => {
  const cast = await castOfBody(world);
  const contract = await activeContract(world, cast, { endDate: "2026-04-30" });
  const problemOf = async (lastDay: string, of: { id: string; version: number } = contract) =>
    (await extend(cast, of, lastDay)).problem?.errors;
  expect(await problemOf("2026-04-30")).toEqual({
    lastDay: ["Η νέα λήξη πρέπει να είναι μετά την τωρινή"],
  });
  expect(await problemOf("2031-01-01")).toHaveProperty("lastDay");

  const other = await castOfBody(world);
  const endless = await activeContract(world, other);
  await rowsWhere(world, "contract", {
    organization_id: other.organizationId,
    id: endless.id,
  }).change({ end_date: null });
  expect((await extend(other, endless, "2026-12-31")).problem?.errors).toEqual({
    lastDay: ["Η σύμβαση είναι αορίστου χρόνου"],
  });

  const away = { ...contract, from: "2026-04-01", reason };
  const suspended = await world.call(contracts.suspend, away, cast.head);
  expect((await extend(cast, suspended, "2026-06-30")).status).toBe(409);
  world.setNow(new Date("2026-05-04T09:00:00Z"));
  await world.runJob(endContracts);
  const ended = await detailsOf(cast, contract.id);
  world.setNow(new Date("2026-03-18T09:00:00Z"));
  expect(await problemOf("2026-06-30", ended)).toEqual({
    lastDay: ["Η σύμβαση έληξε σε αναστολή. Συντάξτε νέα σύμβαση"],
  });
});

test("a contract is not extended into a month submitted without those days, nor beside another full-time one", async () => {
  const cast = await castOfBody(world);
  const contract = await activeContract(world, cast, { endDate: "2026-03-16" });
  await settleMonth(world, cast, contract.id, "2026-03");
  expect((await extend(cast, contract, "2026-06-30")).problem?.errors?.["lastDay"]?.[0]).toContain(
    "Έχει υποβληθεί ο μήνας της λήξης",
  );

  const two = await castOfBody(world);
  const first = await activeContract(world, two, { endDate: "2026-03-31" });
  await activeContract(world, two, { number: "C-2/2026", startDate: "2026-04-01" });
  expect((await extend(two, first, "2026-04-30")).problem?.detail).toContain("40 ώρες");
  expect((await detailsOf(two, first.id)).endDate).toBe("2026-03-31");
});

test("when a structure closes and a contract in it is extended at once, one is refused", async () => {
  for (let pair = 0; pair < 8; pair += 1) {
    const cast = await castOfBody(world);
    const { organizationId, structureId: id } = cast;
    const contract = await activeContract(world, cast, { endDate: "2026-04-30" });
    const close = { organizationId, id, version: 1, closedOn: "2026-04-30" };
    const both = await Promise.all([
      extend(cast, contract, "2026-06-30"),
      world.try(structures.close, close, cast.clerk),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
});
