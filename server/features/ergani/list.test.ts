import { afterAll, beforeAll, expect, test } from "vitest";
import { ergani } from "#api/ergani.ts";
import { type ErganiStandIn, openErganiStandIn } from "#server/testing/ergani-stand-in.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { type CardBody, cardBody, cardsAfterRun, record, submitting } from "./testing.ts";

/** Wednesday 18 March 2026, 15:35 in Athens. */
const start = new Date("2026-03-18T13:35:00Z");

let there: ErganiStandIn;
let world: World;
let body: CardBody;
beforeAll(async () => {
  there = await openErganiStandIn();
  world = await openWorld({ now: start, environment: { ERGANI_TRIAL_URL: there.base } });
  body = await cardBody(world, { lastName: "Παππά", firstName: "Μαρία" });
  await submitting(world, body);
  there.moods.push("well", "refuses");
  await record(world, body, "2026-03-18", [450, 930]);
  await cardsAfterRun(world, body);
});
afterAll(async () => {
  await Promise.all([world.close(), there.close()]);
});

test.each([
  [{}, ["departure", "arrival"]],
  [{ sort: "at" }, ["arrival", "departure"]],
  [{ take: 1, skip: 1 }, ["arrival"]],
  [{ state: "refused" }, ["departure"]],
  [{ search: "μαρια παπ" }, ["departure", "arrival"]],
  [{ search: "Νικολάου" }, []],
  [{ from: "2026-03-19" }, []],
  [{ to: "2026-03-18" }, ["departure", "arrival"]],
] as const)("the list of cards for %j", async (filters, kinds) => {
  const { organizationId, head: as } = body;
  const { items } = await world.call(ergani.getAll, { organizationId, ...filters }, { as });
  expect(items.map(({ kind }) => kind)).toEqual(kinds);
});

test("the list is exported with the filter applied", async () => {
  const { organizationId, head: as } = body;
  const input = { organizationId, state: "refused", format: "csv" } as const;
  const file = await world.call(ergani.export, input, { as });
  const lines = file.bytes.toString("utf8").trim().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Παππά Μαρία");
  expect(lines[1]).toContain("Αποχώρηση;18/03/2026;15:30;Απορρίφθηκε;");
  expect(lines[1]).toContain("Ο εργαζόμενος δεν απασχολείται στο παράρτημα");
});

test("a clerk sees none of it, and the agency sees it without acting", async () => {
  const { organizationId, clerk } = body;
  expect((await world.try(ergani.getAll, { organizationId }, { as: clerk })).status).toBe(403);
  const executive = await world.signInAs({ role: "Executive" });
  const { total } = await world.call(ergani.getAll, { organizationId }, { as: executive });
  expect(total).toBe(2);
  const off = { organizationId, isOn: false };
  expect((await world.try(ergani.turn, off, { as: executive })).status).toBe(403);
});
