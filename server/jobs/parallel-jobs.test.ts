import { afterAll, beforeAll, expect, test } from "vitest";
import { dailyReport } from "#api/daily-report.ts";
import { history } from "#api/history.ts";
import { mails } from "#api/mails.ts";
import {
  type CardBody,
  cardBody,
  cards,
  record,
  submitting,
} from "#server/features/ergani/testing.ts";
import { submitCardsJob } from "#server/features/ergani/submit-job.ts";
import { sealJob } from "#server/features/ledger/seal-job.ts";
import { sendMailsJob } from "#server/features/mail/send-job.ts";
import { type ErganiStandIn, openErganiStandIn } from "#server/testing/ergani-stand-in.ts";
import { type MailServer, mailServer } from "#server/testing/mail-server.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { startJobs } from "./start-jobs.ts";

/** Wednesday 18 March 2026, 15:35 in Athens. */
const now = new Date("2026-03-18T13:35:00Z");

let there: ErganiStandIn;
let postOffice: MailServer;
let world: World;
let body: CardBody;
beforeAll(async () => {
  there = await openErganiStandIn();
  postOffice = await mailServer();
  const environment = { ERGANI_TRIAL_URL: there.base, ...postOffice.environment };
  world = await openWorld({ now, environment });
  body = await cardBody(world, { lastName: "Παππά", firstName: "Μαρία" });
  await rowsWhere(world, "structure", { organization_id: body.organizationId }).change({
    person_in_charge_email: "head@example.gr",
  });
});
afterAll(async () => {
  await Promise.all([world.close(), there.close(), postOffice.close()]);
});

async function mailState(): Promise<string | undefined> {
  const as = await world.signInAs({ role: "Administrator" });
  return (await world.call(mails.getAll, {}, { as })).items[0]?.state;
}

/** Numbers of the seals that cover the ledger entries about the structure's day. */
async function sealsOfDay(): Promise<(number | null)[]> {
  const { organizationId, structureId, head: as } = body;
  const input = { organizationId, structureId, date: "2026-03-18" };
  return (await world.call(history.getAll, input, { as })).items.map(({ seal }) => seal);
}

test("while many cards go slowly to ΕΡΓΑΝΗ, mail is sent and the ledger is sealed", async () => {
  const { organizationId, structureId, clerk } = body;
  await submitting(world, body);
  await record(world, body, "2026-03-18", [450, 630], [840, 930]);
  const waiting = await cards(world, body);
  expect(waiting).toHaveLength(4);
  await world.call(dailyReport.send, { organizationId, structureId }, { as: clerk });
  const taken = Promise.withResolvers<void>();
  there.meanwhile = () => taken.promise;
  const jobs = startJobs(world.parts, world.app.log, [submitCardsJob, sendMailsJob, sealJob]);
  try {
    await expect.poll(() => there.cards.length).toBe(1);
    await expect.poll(mailState).toBe("sent");
    await expect.poll(async () => (await sealsOfDay()).every(Number)).toBe(true);
    expect(await cards(world, body)).toEqual(["arrival 05:30 sending 002", ...waiting.slice(1)]);
    taken.resolve();
    await expect.poll(() => there.cards.length).toBe(4);
  } finally {
    taken.resolve();
    await jobs.stop();
  }
  const states = (await cards(world, body)).map((card) => card.split(" ")[2]);
  expect(states).toEqual(waiting.map(() => "accepted"));
});
