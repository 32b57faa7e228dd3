import { beforeEach, expect, test } from "vitest";
import { disputes } from "#api/disputes.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { verifications } from "#api/verifications.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { lastLink } from "#server/testing/links.ts";
import {
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  password,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { giveAddressToOne, personOf } from "#server/testing/own-affairs.ts";

const date = "2026-03-18";

let body: MonthOfStructure;
const world = worldOfFile({ now: new Date("2026-04-01T09:00:00Z") });
beforeEach(async () => {
  body = await buildMonth(world, { contracts: 2 });
  const { employeeId } = await personOf(world, body, body.contractIds[0] ?? "");
  await giveAddressToOne(world, { ...body, employeeId }, "employee@example.gr");
});

const inputOf = () => {
  const { organizationId, structureId, month } = body;
  return { organizationId, structureId, month };
};
const send = () => world.call(monthRequests.send, inputOf(), { as: body.clerk });
async function requests() {
  const { organizationId, month, clerk } = body;
  return (await world.call(monthRequests.getAll, { organizationId, month }, { as: clerk })).items;
}

test("R-49 each employee with an address gets their month by link; those without are named", async () => {
  const { rows } = await send();
  expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(["no-address", "sent"]);
  const { as, address } = await lastLink(world, body.organizationId);
  expect(address.pathname).toBe("/verify-attendances");
  const month = await world.call(monthLink.get, {}, as);
  expect(month).toMatchObject({ month: "2026-03", confirmation: null });
  expect(month.days).toHaveLength(31);
  expect(month.days.filter(({ label }) => label === "present")).toHaveLength(21);
});

test("no confirmation of a month is requested before it begins", async () => {
  const input = { ...inputOf(), month: "2026-05" };
  const early = await world.try(monthRequests.send, input, { as: body.clerk });
  expect(early.problem?.errors).toEqual({
    month: ["Ο μήνας δεν έχει αρχίσει. Αιτήματα στέλνονται από την πρώτη ημέρα του"],
  });
  const running = { ...input, month: "2026-04" };
  expect((await world.try(monthRequests.send, running, { as: body.clerk })).status).toBe(200);
});

const dispute = { date, text: "Έφυγα στις 14:00" };
/** The last link that the clerk sent, the month of its person, and the digest shown. */
async function arrived() {
  await send();
  const { as } = await lastLink(world, body.organizationId);
  const { digest } = await world.call(monthLink.get, {}, as);
  return { as, digest: digest ?? "" };
}

test("a request is sent once its mail has left; until then it waits, and a missing mail server is reported", async () => {
  await send();
  const { organizationId, month, clerk } = body;
  const list = async (state?: "waiting" | "sent") =>
    world.call(
      monthRequests.getAll,
      { organizationId, month, ...(state ? { state } : {}) },
      { as: clerk },
    );
  expect(await list()).toMatchObject({ items: [{ state: "waiting" }], isConnected: false });
  const becomes = (state: string) =>
    rowsWhere(world, "mail", { organization_id: organizationId, kind: "month-request" }).change({
      state,
    });
  await becomes("sent");
  expect((await list("sent")).items).toMatchObject([{ state: "sent", mail: "sent" }]);
  expect((await list("waiting")).items).toEqual([]);
  await becomes("refused");
  expect((await list()).items).toMatchObject([{ state: "undelivered", mail: "refused" }]);
});

test("a request is made, opened and confirmed; of two confirmations at the same time one counts", async () => {
  await computeMonth(world, body);
  const { as, digest } = await arrived();
  expect(await requests()).toMatchObject([{ state: "waiting", mail: "waiting" }]);
  await world.call(monthLink.open, {}, as);
  await world.call(monthLink.open, {}, as);
  expect(await requests()).toMatchObject([{ state: "opened" }]);
  const answers = await Promise.all([
    world.try(monthLink.confirm, { digest }, as),
    world.try(monthLink.confirm, { digest }, as),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
});

test("a person who confirmed is not asked again, and both sides see the same digest", async () => {
  await computeMonth(world, body);
  const { as, digest } = await arrived();
  await world.call(monthLink.confirm, { digest }, as);
  expect(await requests()).toMatchObject([
    { state: "confirmed", digest, confirmation: { digest, isVoid: false }, disputes: [] },
  ]);
  const { rows } = await send();
  expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(["confirmed", "no-address"]);
});

test("a disputed day waits for its answer; a rejection is mailed with its reason and shown on the link", async () => {
  const { as } = await arrived();
  await world.call(monthLink.dispute, dispute, as);
  const [request] = await requests();
  expect(request).toMatchObject({ state: "disputed", disputes: [{ date, answer: null }] });
  expect((await send()).rows.map(({ outcome }) => outcome)).toContain("dispute-open");
  const { organizationId, clerk } = body;
  const id = request?.disputes[0]?.id ?? "";
  const answer = { organizationId, id, text: "Η κάρτα λέει 15:30" };
  await world.call(disputes.reject, answer, { as: clerk });
  expect((await world.try(disputes.reject, answer, { as: clerk })).status).toBe(409);
  expect(await requests()).toMatchObject([{ state: "answered" }]);
  const { days } = await world.call(monthLink.get, {}, as);
  expect(days.find((day) => day.date === date)?.dispute).toMatchObject({
    text: "Έφυγα στις 14:00",
    answer: { outcome: "rejected", text: "Η κάρτα λέει 15:30" },
  });
  const mails = await mailsOf("dispute-answer");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain("Η κάρτα λέει 15:30");
});

test("a day of another month, a future day or one without an objection cannot be disputed; an open dispute cannot be repeated", async () => {
  const { as } = await arrived();
  const wrong = [{ ...dispute, date: "2026-02-18" }, { date }, { ...dispute, date: "2026-04-02" }];
  for (const input of wrong)
    expect((await world.try(monthLink.dispute, input, as)).status).toBe(400);
  await world.call(monthLink.dispute, dispute, as);
  expect((await world.try(monthLink.dispute, dispute, as)).status).toBe(409);
});

test("the board counts open disputes, and a month is signed despite them only with a note and after they were shown", async () => {
  const { as } = await arrived();
  await world.call(monthLink.dispute, dispute, as);
  const { organizationId, structureId, month, clerk } = body;
  const board = await world.by(clerk).call(monthlyContracts.getBoard, { organizationId, month });
  expect(board.structures).toMatchObject([{ openDisputes: 1, firstDisputedDay: date }]);
  const place = { organizationId, structureId, month };
  const open = await world.call(disputes.getOpen, place, { as: clerk });
  expect(open.items).toMatchObject([{ contractId: body.contractIds[0], date, answer: null }]);
  await submitMonth(world, body);
  await expect(signMonth(world, body)).rejects.toThrow("ανοικτές αμφισβητήσεις");
  const { structures } = await world.call(verifications.getSignable, place, {
    as: body.representative,
  });
  const note = "Ελέγχθηκε με τον εργαζόμενο";
  const unseen = { ...place, digest: structures[0]?.digest ?? "", password, note };
  const tried = await world.try(verifications.sign, unseen, { as: body.representative });
  expect(tried.problem?.errors?.["openDisputes"]?.[0]).toMatch(/1 ανοικτή αμφισβήτηση/);
  await expect(signMonth(world, body, "Ελέγχθηκε με τον εργαζόμενο")).resolves.toBeDefined();
});

/** The mails of a kind that wait in the body's outbox. */
function mailsOf(kind: string) {
  return rowsWhere(world, "mail", { organization_id: body.organizationId, kind }).read(
    "recipient",
    "body",
  );
}
