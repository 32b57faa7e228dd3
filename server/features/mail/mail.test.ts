import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { mails } from "#api/mails.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { runDue } from "#server/jobs/run-due.ts";
import { secretsOf } from "#server/kernel/secrets.ts";
import { systemContext, systemIn } from "#server/kernel/system-context.ts";
import { write } from "#server/kernel/write.ts";
import { mailServer, type MailServer } from "#server/testing/mail-server.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { type MailDraft, queueMails } from "./queue-mails.ts";
import { sendMailsJob } from "./send-job.ts";

const start = new Date("2026-03-18T09:00:00Z");

let world: World;
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
  world = await openWorld({ now: start, environment: server.environment });
});
afterAll(async () => {
  await Promise.all([world.close(), server.close()]);
});

let organizationId: string;
beforeEach(async () => {
  server.forget();
  world.setNow(start);
  organizationId = (await buildOrganization(world.owner)).id;
});
afterEach(() => world.setNow(new Date("2027-01-01T00:00:00Z")));

const draft: MailDraft = {
  kind: "daily-report",
  recipient: "head@example.gr",
  subject: "Παρουσίες της ημέρας",
  text: "Καλημέρα,\n\nδείτε το φύλλο:\n\n{link}",
  link: "https://paron.example/daily-report/secret-token",
  usefulUntil: new Date("2026-03-25T09:00:00Z"),
};

function queued(given: Partial<MailDraft> = {}, at = { world, organizationId }): Promise<string> {
  const { parts, app } = at.world;
  const ctx = systemIn(systemContext(parts, app.log, "test"), at.organizationId);
  return write(ctx, "mail.send", async (tx) => ({
    entries: [],
    result: (await queueMails(tx, ctx, [{ ...draft, ...given }])).join(),
  }));
}

async function stateOf(id: string) {
  const inBody = { organization_id: organizationId };
  const attempts = rowsWhere(world, "mail_attempt", { ...inBody, mail_id: id });
  return {
    ...(await rowsWhere(world, "mail", { ...inBody, id }).readOne(
      "state",
      "next_try_at",
      "sealed_link",
    )),
    outcomes: (await attempts.readInOrder("seq", "outcome")).map(({ outcome }) => outcome),
  };
}

const later = (minutes: number) => world.setNow(new Date(start.getTime() + minutes * 60_000));

test("a mail accepted by the server is sent once, in Greek, with its link, and the link is erased", async () => {
  const id = await queued();
  await world.runJob(sendMailsJob);
  await world.runJob(sendMailsJob);
  const [message, ...others] = server.received;
  expect(others).toEqual([]);
  expect(message?.to).toEqual(["head@example.gr"]);
  expect(message?.header("Message-ID")).toBe(`<${id}@paron.example>`);
  expect(message?.header("Subject")).toBe("Παρουσίες της ημέρας");
  expect(message?.text).toContain(
    "δείτε το φύλλο:\n\nhttps://paron.example/daily-report/secret-token",
  );
  expect(message?.html).toContain('<a href="https://paron.example/daily-report/secret-token">');
  expect(await stateOf(id)).toMatchObject({
    state: "sent",
    sealed_link: null,
    outcomes: ["accepted"],
  });
});

test("the token of a link is nowhere in the outbox as text", async () => {
  await queued();
  const rows = await rowsWhere(world, "mail", { organization_id: organizationId }).read();
  expect(JSON.stringify(rows)).not.toContain("secret-token");
  expect(rows[0]?.sealed_link?.toString("latin1")).not.toContain("secret-token");
});

test("a mail deferred by the server is retried later, and arrives", async () => {
  server.answerWith({ recipient: { code: 451, text: "Try again later" } });
  const id = await queued();
  await world.runJob(sendMailsJob);
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({ state: "waiting", outcomes: ["postponed"] });
  server.answerWith({});
  later(1);
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({ state: "sent", outcomes: ["postponed", "accepted"] });
});

test("the time between attempts doubles up to six hours, until an administrator has to act", async () => {
  server.answerWith({ recipient: { code: 451, text: "Try again later" } });
  const id = await queued({ usefulUntil: new Date("2027-01-01T00:00:00Z") });
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await world.runJob(sendMailsJob);
    const { next_try_at } = await stateOf(id);
    const now = world.parts.clock();
    pauses.push((next_try_at.getTime() - now.getTime()) / 60_000);
    world.setNow(next_try_at);
  }
  expect(pauses.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(await stateOf(id)).toMatchObject({ state: "refused" });
});

test("a mail refused for good is not retried, and its link is kept for a manual attempt", async () => {
  server.answerWith({ recipient: { code: 550, text: "No such person" } });
  const id = await queued();
  await world.runJob(sendMailsJob);
  later(600);
  await world.runJob(sendMailsJob);
  const { sealed_link, ...mail } = await stateOf(id);
  expect(mail).toMatchObject({ state: "refused", outcomes: ["refused"] });
  expect(sealed_link).not.toBeNull();
});

test("a mail whose link was sealed under a lost key is refused by name, and those behind it are sent", async () => {
  const id = await queued();
  await rowsWhere(world, "mail", { organization_id: organizationId }).change({
    sealed_link: secretsOf(randomBytes(32)).seal("mail", "https://paron.example/lost"),
  });
  later(1);
  const next = await queued();
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({ state: "refused", outcomes: ["refused"] });
  expect(await stateOf(next)).toMatchObject({ state: "sent" });
  const as = await world.signInAs({ role: "Administrator" });
  const { items } = await world.call(mails.getAll, { state: "refused" }, { as });
  const { lastAnswer } = items.find((one) => one.id === id) ?? {};
  expect(lastAnswer).toContain("σφραγίστηκε με άλλο κλειδί");
});

test("a server lost midway loses nothing: the mail is sent again under the same Message-ID", async () => {
  server.answerWith({ hangsUpAfterMessage: true });
  const id = await queued();
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({ state: "waiting", outcomes: ["postponed"] });
  server.answerWith({});
  later(1);
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
  const ids = server.received.map((message) => message.header("Message-ID"));
  expect(new Set(ids)).toEqual(new Set([`<${id}@paron.example>`]));
});

test("a mail server that takes longer to check a message than to greet has accepted it", async () => {
  const environment = { ...server.environment, SMTP_TIMEOUT_SECONDS: "1" };
  const hasty = await openWorld({ now: start, environment });
  const body = await buildOrganization(hasty.owner);
  await queued({}, { world: hasty, organizationId: body.id });
  server.answerWith({ looksThroughMs: 1500 });
  expect(await hasty.runJob(sendMailsJob)).toMatchObject({ accepted: 1, unreachable: 0 });
  await hasty.close();
});

test("servers that send at the same time send each mail once", async () => {
  const ids = await Promise.all([queued(), queued(), queued()]);
  await Promise.all([world.runJob(sendMailsJob), world.runJob(sendMailsJob)]);
  const sent = server.received.map((message) => message.header("Message-ID") ?? "");
  expect(sent.toSorted()).toEqual(ids.map((id) => `<${id}@paron.example>`).toSorted());
});

test("a mail not sent in time is not sent any more", async () => {
  const id = await queued({ usefulUntil: new Date("2026-03-18T09:30:00Z") });
  later(31);
  await world.runJob(sendMailsJob);
  expect(server.received).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: "late", sealed_link: null });
});

test("a name with a line break adds no header and no recipient", async () => {
  await queued({ subject: "Παρουσίες\r\nBcc: thief@example.gr\r\n\r\nΚείμενο" });
  await world.runJob(sendMailsJob);
  const [message] = server.received;
  expect(message?.to).toEqual(["head@example.gr"]);
  expect(message?.header("Bcc")).toBeNull();
  expect(message?.header("Subject")).toBe("Παρουσίες Bcc: thief@example.gr Κείμενο");
});

test.each(["one@example.gr\r\nRCPT TO:<thief@example.gr>", "one@example.gr, two@example.gr"])(
  "the outbox accepts no address like %j",
  async (recipient) => {
    await expect(queued({ recipient })).rejects.toThrow("mail_recipient_check");
  },
);

test("markup in a name is text in the mail's HTML", async () => {
  await queued({ text: 'Δομή "<img src=x onerror=alert(1)>"' });
  await world.runJob(sendMailsJob);
  expect(server.received[0]?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("without a mail server everything stays in the outbox", async () => {
  const other = await openWorld({ now: start });
  expect(await other.runJob(sendMailsJob)).toMatchObject({ accepted: 0, unreachable: 0 });
  await other.close();
});

test("where no server listens, the state says so after the first run, although each mail was tried once at most", async () => {
  const environment = { ...server.environment, SMTP_PORT: "1" };
  const other = await openWorld({ now: start, environment });
  const body = await buildOrganization(other.owner);
  const at = { world: other, organizationId: body.id };
  for (const recipient of ["one@example.gr", "two@example.gr"]) await queued({ recipient }, at);
  await runDue(other.parts, other.app.log, sendMailsJob, new AbortController().signal);
  const as = await other.signInAs({ role: "Administrator" });
  const state = await other.call(dashboard.getSystem, {}, { as });
  await other.close();
  expect(state.mails).toMatchObject({
    waiting: 2,
    triedInVain: 1,
    lastAnswer: expect.stringContaining("ECONNREFUSED"),
  });
});

test("an administrator sees the outbox with tokens masked, and has a refused mail retried", async () => {
  server.answerWith({ recipient: { code: 550, text: "No such person" } });
  const id = await queued();
  await world.runJob(sendMailsJob);
  const as = await world.signInAs({ role: "Administrator" });
  const { items, isConnected } = await world.call(mails.getAll, { state: "refused" }, { as });
  const mail = items.find((one) => one.id === id);
  expect(isConnected).toBe(true);
  expect(mail).toMatchObject({ recipient: "head@example.gr", attempts: 1 });
  expect(mail?.lastAnswer).toContain("No such person");
  expect(JSON.stringify(items)).not.toContain("secret-token");
  const mayGo = async () =>
    (await world.call(mails.getAll, { state: "refused" }, { as })).items.find(
      (one) => one.id === id,
    )?.mayGo;
  expect(await mayGo()).toBe(true);
  world.setNow(new Date(draft.usefulUntil.getTime() + 1));
  expect(await mayGo()).toBe(false);
  expect((await world.try(mails.retry, { organizationId, id }, { as })).status).toBe(409);
  world.setNow(start);
  server.answerWith({});
  await world.call(mails.retry, { organizationId, id }, { as });
  await world.runJob(sendMailsJob);
  expect(await stateOf(id)).toMatchObject({
    state: "sent",
    outcomes: ["refused", "again", "accepted"],
  });
  expect((await world.try(mails.retry, { organizationId, id }, { as })).status).toBe(409);
});

test("a body whose outbox fails stops no other, and the run counts as failed", async () => {
  const failing = await queued();
  await addRows(world, "mail_attempt", {
    organization_id: organizationId,
    mail_id: failing,
    seq: 2,
    at: start,
    outcome: "postponed",
  });
  const failed = organizationId;
  organizationId = (await buildOrganization(world.owner)).id;
  const id = await queued();
  const run = await world.runJob(sendMailsJob).catch((error: unknown) => error);
  expect(String(run)).toMatch(/Failed in 1 of \d+ organizations/);
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
  organizationId = failed;
  expect(await stateOf(failing)).toMatchObject({ state: "waiting" });
});
