import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ErganiStandIn, openErganiStandIn } from "#server/testing/ergani-stand-in.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { submitCardsJob } from "./submit-job.ts";
import { type CardBody, cardBody, cards, record, submitting } from "./testing.ts";

/** Wednesday 18 March 2026, 15:35 in Athens. */
const now = new Date("2026-03-18T13:35:00Z");
const day = "2026-03-18";

let there: ErganiStandIn;
let world: World;
beforeAll(async () => {
  there = await openErganiStandIn();
  world = await openWorld({ now, environment: { ERGANI_TRIAL_URL: there.base } });
});
afterAll(async () => {
  await Promise.all([world.close(), there.close()]);
});
beforeEach(() => {
  world.setNow(now);
  Object.assign(there, { cards: [], meanwhile: async () => undefined });
});

async function bodyOf(lastName: string): Promise<CardBody> {
  const body = await cardBody(world, { lastName, firstName: "Άννα" });
  await submitting(world, body);
  return body;
}

/** Two parts of a day, which make four cards. */
const fourCards = (body: CardBody) => record(world, body, day, [450, 630], [840, 930]);
const oneCard = (body: CardBody) => record(world, body, day, [450, null]);

/** The names on the cards ΕΡΓΑΝΗ received, in order of arrival. */
function names(): unknown[] {
  return there.cards.map((card) => /"f_eponymo":"(.*?)"/.exec(JSON.stringify(card))?.[1]);
}

test("a body's card goes in its turn, even if another has many, and even if it comes during the run", async () => {
  const many = await bodyOf("Πολλού");
  const one = await bodyOf("Ενός");
  const late = await bodyOf("Αργού");
  await fourCards(many);
  await oneCard(one);
  there.meanwhile = async () => {
    there.meanwhile = async () => undefined;
    await oneCard(late);
  };
  expect(await world.runJob(submitCardsJob)).toEqual({ accepted: 6 });
  expect(names()).toEqual(["ΠΟΛΛΟΥ", "ΕΝΟΣ", "ΠΟΛΛΟΥ", "ΑΡΓΟΥ", "ΠΟΛΛΟΥ", "ΠΟΛΛΟΥ"]);
});

test("the first turn is for the body whose card has waited longest", async () => {
  const second = await bodyOf("Δευτέρου");
  const first = await bodyOf("Πρώτου");
  await oneCard(first);
  world.setNow(new Date(now.getTime() + 60_000));
  await oneCard(second);
  await world.runJob(submitCardsJob);
  expect(names()).toEqual(["ΠΡΩΤΟΥ", "ΔΕΥΤΕΡΟΥ"]);
});

test("a body whose cards fail takes no other's turn, and the run counts as failed", async () => {
  const broken = await bodyOf("Χαλασμένου");
  const well = await bodyOf("Καλού");
  await rowsWhere(world, "ergani_account", { organization_id: broken.organizationId }).change({
    sealed_password: Buffer.from("?"),
  });
  await oneCard(broken);
  await fourCards(well);
  await expect(world.runJob(submitCardsJob)).rejects.toThrow("Failed in 1 of 2");
  const states = (await cards(world, well)).map((card) => card.split(" ")[2]);
  expect(states).toEqual(["accepted", "accepted", "accepted", "accepted"]);
});
