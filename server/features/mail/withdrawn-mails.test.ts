import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveRequests } from "#api/leave-requests.ts";
import { mails } from "#api/mails.ts";
import { type MailServer, mailServer } from "#server/testing/mail-server.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { lastDays, personOf, someone } from "#server/testing/own-affairs.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { sendMailsJob } from "./send-job.ts";

let world: World;
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
  const { environment } = server;
  world = await openWorld({ now: new Date("2026-03-18T09:00:00Z"), environment });
});
afterAll(() => Promise.all([world.close(), server.close()]));

test("a mail about a request withdrawn before sending is not sent, and the outbox says so", async () => {
  const body = await buildMonth(world, lastDays);
  const { organizationId } = body;
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  const as = await someone(world, body, "Employee", afm);
  const ask = (from: string, to: string) =>
    world
      .by(as)
      .call(leaveRequests.ask, { organizationId, contractId, code: "ΚΑΝ", from, to, text: "" });
  const { id } = await ask("2026-04-06", "2026-04-08");
  await ask("2026-04-20", "2026-04-24");
  await world.call(leaveRequests.withdraw, { organizationId, id }, { as });
  await world.runJob(sendMailsJob);
  const days = server.received.map(({ text }) => /από (\S+)/.exec(text)?.[1]);
  expect(new Set(days)).toEqual(new Set(["20/04/2026"]));

  const administrator = { as: await world.signInAs({ role: "Administrator" }) };
  const { items } = await world.call(mails.getAll, { state: "withdrawn" }, administrator);
  expect(items).toHaveLength(days.length);
  for (const { id, text } of items) {
    expect(text).toContain("06/04/2026");
    const again = await world.try(mails.retry, { organizationId, id }, administrator);
    expect(again.status).toBe(409);
  }
});
