import { beforeEach, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { disputes } from "#api/disputes.ts";
import { locks } from "#api/locks.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { unlocks } from "#api/unlocks.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { lastLink } from "#server/testing/links.ts";
import {
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  recordAgain,
  signMonth,
  submitMonth,
  workdays,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { refusalTexts } from "#texts/refusals.ts";

const after = new Date("2026-04-01T09:00:00Z");
/** The first workday of the month, which the card reader recorded from 7:30 to 15:30. */
const date = workdays[0] ?? "";
const left = (to: number): Interval[] => [{ kind: "work", from: 450, to, mark: "typed" }];
const input = { date, text: "Έφυγα στις 14:00", says: left(840) };

let body: MonthOfStructure;
const world = worldOfFile({ now: after });
beforeEach(async () => {
  world.setNow(after);
  body = await buildMonth(world);
  await rowsWhere(world, "employee", { organization_id: body.organizationId }).change({
    email: "employee@example.gr",
  });
  await computeMonth(world, body);
});

/** The person's link, from the last mail. */
async function linkOfPerson() {
  const { organizationId, structureId, month, clerk } = body;
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  return (await lastLink(world, organizationId)).as;
}

async function request() {
  const { organizationId, month, clerk } = body;
  const query = { organizationId, month };
  const { items } = await world.call(monthRequests.getAll, query, { as: clerk });
  return items[0];
}

const accept = (id: string, version = 1, more: object = {}) =>
  world
    .by(body.clerk)
    .try(disputes.accept, { organizationId: body.organizationId, id, version, ...more });

function inBody<T>(read: Parameters<typeof inBodies<T>>[2]): Promise<T> {
  return inBodies(world.owner, [body.organizationId], read);
}

test("during the month the person sees the days so far and disputes one, but cannot confirm before its end", async () => {
  world.setNow(new Date("2026-03-20T09:00:00Z"));
  const as = await linkOfPerson();
  const page = await world.call(monthLink.get, {}, as);
  expect(page).toMatchObject({ isOver: false, confirmation: null });
  expect(page.days.at(-1)?.date).toBe("2026-03-20");
  await world.call(monthLink.dispute, input, as);
  expect(await request()).toMatchObject({ state: "disputed", disputes: [{ says: input.says }] });
  const early = await world.try(monthLink.confirm, { digest: page.digest ?? "" }, as);
  expect(early.problem?.detail).toMatch(/δεν έχει τελειώσει/);
  world.setNow(after);
  expect((await world.call(monthLink.get, {}, as)).isOver).toBe(true);
});

test("accepting records the day as disputed and answers in one act; an earlier confirmation is void, and both sides confirm the new digest", async () => {
  const as = await linkOfPerson();
  const { digest } = await world.call(monthLink.get, {}, as);
  await world.call(monthLink.confirm, { digest: digest ?? "" }, as);
  const { id } = await world.call(monthLink.dispute, input, as);
  const { organizationId, clerk, structureId } = body;
  const ofDay = await world
    .by(clerk)
    .call(disputes.getOfDay, { organizationId, structureId, date });
  expect(ofDay.items).toMatchObject([
    { says: input.says, stands: { version: 1, intervals: [{ from: 450, to: 930 }] } },
  ]);
  expect((await accept(id)).status).toBe(200);

  const now = await world.call(monthLink.get, {}, as);
  const day = now.days.find((one) => one.date === date);
  expect(day).toMatchObject({
    intervals: input.says,
    dispute: { answer: { outcome: "accepted" } },
  });
  expect(now.digest).not.toBe(digest);
  expect(now.confirmation).toMatchObject({ digest, isVoid: true });
  expect(await request()).toMatchObject({ state: "void", digest: now.digest });
  const entries = await ledgerOf(world, body.organizationId, { act: "dispute.accept" });
  expect(entries).toMatchObject([
    { reason: "Δεκτή αμφισβήτηση του εργαζομένου", after: { intervals: input.says, version: 2 } },
  ]);
  const [mail] = await inBody((tx) =>
    tx.selectFrom("mail").select("body").where("kind", "=", "dispute-answer").execute(),
  );
  expect(mail?.body).toContain("έγινε δεκτή και η ημέρα διορθώθηκε");

  expect((await world.try(monthLink.confirm, { digest: digest ?? "" }, as)).problem).toMatchObject({
    status: 409,
    current: { digest: now.digest },
  });
  await world.call(monthLink.confirm, { digest: now.digest ?? "" }, as);
  expect(await request()).toMatchObject({
    state: "confirmed",
    digest: now.digest,
    confirmation: { digest: now.digest, isVoid: false },
  });
});

test("home counts open disputes by the month whose list shows them, until they are answered", async () => {
  const as = await linkOfPerson();
  const { organizationId, month, clerk } = body;
  const home = async (by = clerk) =>
    (await world.call(dashboard.getOverview, { organizationId }, { as: by })).disputes;
  expect(await home()).toEqual([]);
  const { id } = await world.call(monthLink.dispute, input, as);
  await world.call(monthLink.dispute, { ...input, date: workdays[1] ?? "" }, as);
  expect(await home()).toEqual([{ month, open: 2 }]);
  const query = { organizationId, month, state: "disputed" as const };
  const { items } = await world.call(monthRequests.getAll, query, { as: clerk });
  expect(items.flatMap((one) => one.disputes)).toHaveLength(2);
  const elsewhere = async (shown: string) => {
    const found = await world.call(monthRequests.getAll, { ...query, month: shown }, { as: clerk });
    return found.waitingElsewhere;
  };
  expect(await elsewhere(month)).toEqual([]);
  expect(await elsewhere("2026-02")).toEqual([{ month, open: 2 }]);
  expect((await accept(id)).status).toBe(200);
  expect(await home()).toEqual([{ month, open: 1 }]);
  world.setNow(new Date("2027-04-01T09:00:00Z"));
  expect(await home(await world.signInAs({ role: "Employee", organizationId }))).toEqual([]);
});

test("a month cannot be confirmed while one of its disputes is open", async () => {
  const as = await linkOfPerson();
  const { digest } = await world.call(monthLink.get, {}, as);
  await world.call(monthLink.dispute, input, as);
  const tried = await world.try(monthLink.confirm, { digest: digest ?? "" }, as);
  expect(tried.problem?.detail).toMatch(/περιμένει απάντηση/);
});

test("a dispute in words alone is accepted only with times typed by the clerk", async () => {
  const as = await linkOfPerson();
  const { id } = await world.call(monthLink.dispute, { date, text: "Έφυγα νωρίτερα" }, as);
  expect((await accept(id)).problem?.errors?.["intervals"]).toBeDefined();
  expect((await accept(id, 1, { intervals: left(900), text: "Από την κάρτα" })).status).toBe(200);
  const { days } = await world.call(monthLink.get, {}, as);
  expect(days.find((one) => one.date === date)).toMatchObject({
    intervals: left(900),
    dispute: { answer: { outcome: "accepted", text: "Από την κάρτα" } },
  });
});

test("times that make no valid day are refused when disputing", async () => {
  const as = await linkOfPerson();
  const wrong = { date, says: left(400) };
  const tried = await world.try(monthLink.dispute, wrong, as);
  expect(tried.problem?.errors?.["says"]?.[0]).toContain(refusalTexts["departure-before-arrival"]);
});

test.each(["by the person", "by the clerk"])(
  "times marked %s as a clock's are recorded as typed",
  async (who) => {
    const as = await linkOfPerson();
    const byClock = left(840).map((one) => ({ ...one, mark: "device" as const }));
    const { id } = await world.call(monthLink.dispute, { ...input, says: byClock }, as);
    const given = who === "by the clerk" ? { intervals: byClock } : {};
    expect((await accept(id, 1, given)).status).toBe(200);
    const { days } = await world.call(monthLink.get, {}, as);
    expect(days.find((one) => one.date === date)?.intervals).toEqual(left(840));
  },
);

test("if another recorded the day first, nothing is accepted and the dispute stays open", async () => {
  const as = await linkOfPerson();
  const { id } = await world.call(monthLink.dispute, input, as);
  await recordAgain(world, body);
  expect((await accept(id, 1)).status).toBe(409);
  expect(await request()).toMatchObject({ state: "disputed", disputes: [{ answer: null }] });
  expect((await accept(id, 2)).status).toBe(200);
});

test("a locked day refuses with its message, and the dispute stays unanswered", async () => {
  const as = await linkOfPerson();
  const { id } = await world.call(monthLink.dispute, input, as);
  const administrator = await world.signInAs({ role: "Administrator" });
  const { organizationId } = body;
  const lock = { bodies: [{ organizationId }], upTo: "2026-03-31", reason: "Τέλος του μήνα" };
  await world.call(locks.lock, lock, { as: administrator });
  expect(await accept(id)).toMatchObject({
    status: 423,
    problem: { detail: refusalTexts["day-locked"] },
  });
  expect(await request()).toMatchObject({ disputes: [{ answer: null, stands: { version: 1 } }] });
  await unlocked();
  expect((await accept(id)).status).toBe(200);
});

test("a signed month refuses with its message; under an unlock the reopening is announced first", async () => {
  const as = await linkOfPerson();
  const { id } = await world.call(monthLink.dispute, input, as);
  await submitMonth(world, body);
  await signMonth(world, body, "Υπογράφεται όπως είναι");
  expect(await accept(id)).toMatchObject({
    status: 409,
    problem: { detail: refusalTexts["month-signed"] },
  });
  expect(await request()).toMatchObject({ disputes: [{ answer: null, stands: { version: 1 } }] });

  await unlocked();
  const reopens = [{ contractId: body.contractIds[0] ?? "", month: body.month }];
  expect(await accept(id)).toMatchObject({
    status: 409,
    problem: { current: { months: [{ contractId: body.contractIds[0] }] } },
  });
  expect((await accept(id, 1, { reopens })).status).toBe(200);
  const { organizationId, structureId, clerk } = body;
  const sheet = { organizationId, structureId, date };
  const { rows } = await world.call(attendances.getDaySheet, sheet, { as: clerk });
  expect(rows).toMatchObject([{ intervals: input.says, monthState: "draft" }]);
});

/** Requests an unlock of the day and has it granted. */
async function unlocked() {
  const { organizationId, structureId, clerk } = body;
  world.setNow(new Date("2026-04-01T09:05:00Z"));
  const [reason] = await world.call(unlocks.getReasons, {}, { as: clerk });
  const because = { reasonCode: reason?.code ?? "", explanation: "Αμφισβήτηση εργαζομένου" };
  const unlock = {
    organizationId,
    structureId,
    contractId: null,
    from: date,
    to: date,
    ...because,
  };
  const { id } = await world.call(unlocks.ask, unlock, { as: clerk });
  const executive = await world.signInAs({ role: "Executive" });
  await world.call(unlocks.grant, { organizationId, ids: [id], hours: 48 }, { as: executive });
}

test("the sender of the link gets a mail about the dispute, without a name in it", async () => {
  const as = await linkOfPerson();
  const link = await inBody((tx) =>
    tx.selectFrom("link").select("made_by").executeTakeFirstOrThrow(),
  );
  const email = "clerk@example.gr";
  await world.owner.updateTable("app_user").set({ email }).where("id", "=", link.made_by).execute();
  await world.call(monthLink.dispute, input, as);
  const mails = await inBody((tx) =>
    tx
      .selectFrom("mail")
      .select(["recipient", "body"])
      .where("kind", "=", "dispute-opened")
      .execute(),
  );
  expect(mails).toMatchObject([{ recipient: email }]);
  expect(mails[0]?.body).toContain(`/attendances/attendance-records/${body.structureId}/${date}`);
  const { name } = (await request()) ?? { name: "?" };
  expect(mails[0]?.body).not.toContain(name);
});
