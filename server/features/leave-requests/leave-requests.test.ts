import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { history } from "#api/history.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { type LeaveRequest, leaveRequests } from "#api/leave-requests.ts";
import { leaves } from "#api/leaves.ts";
import { monthRequests } from "#api/month-requests.ts";
import { notifications } from "#api/notifications.ts";
import { lastLink } from "#server/testing/links.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { lastDays, personOf, someone } from "#server/testing/own-affairs.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";

let body: MonthOfStructure;
let own: { organizationId: string; contractId: string };
let person: Visitor;
const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });
beforeEach(async () => {
  body = await buildMonth(world, lastDays);
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  own = { organizationId: body.organizationId, contractId };
  person = await someone(world, body, "Employee", afm);
});

const twoWeeks = { code: "ΚΑΝ", from: "2026-04-06", to: "2026-04-17", text: "Ταξίδι" };

async function listed(as: Visitor, state: LeaveRequest["state"] = "open") {
  const { organizationId } = body;
  return (await world.call(leaveRequests.getAll, { organizationId, state }, { as })).items;
}

async function away(contractId: string) {
  const { organizationId, clerk } = body;
  const query = { organizationId, contractId, from: "2026-04-01", to: "2026-05-31" };
  const { items } = await world.call(leaves.getAway, query, { as: clerk });
  return items.map(({ code, from, to }) => `${code} ${from} ${to}`);
}

async function toldTo(as: Visitor) {
  const { items } = await world.call(notifications.getAll, {}, { as });
  return items.map(({ kind }) => kind);
}

async function unreadOf(as: Visitor) {
  return (await world.call(notifications.getAll, {}, { as })).unread;
}

async function mailed(kind: string) {
  const rows = await rowsWhere(world, "mail", { organization_id: body.organizationId, kind }).read(
    "body",
  );
  return rows.map((row) => row.body);
}

const ask = (wish: object) =>
  world.try(leaveRequests.ask, { ...own, ...twoWeeks, ...wish }, { as: person });

test("an employee's leave request waits for the clerk, who grants it: it is recorded, and the person is notified", async () => {
  const { organizationId, clerk } = body;
  const { id } = await world.call(leaveRequests.ask, { ...own, ...twoWeeks }, { as: person });
  const again = await world.try(leaveRequests.ask, { ...own, ...twoWeeks }, { as: person });
  expect(again.problem?.detail).toMatch(/περιμένει απάντηση/);
  expect(await toldTo(clerk)).toEqual(["leave-requested"]);
  const waiting = () => world.call(dashboard.getWaiting, { organizationId }, { as: clerk });
  expect((await waiting()).leaveRequests).toBe(1);
  expect(await listed(clerk)).toMatchObject([{ id, ...twoWeeks, title: "Κανονική άδεια" }]);

  const accept = (as: Visitor) => world.try(leaveRequests.accept, { organizationId, id }, { as });
  expect((await accept(person)).problem?.detail).toMatch(/Αφορά εσάς/);
  expect(await away(own.contractId)).toEqual([]);
  expect((await accept(clerk)).status).toBe(200);
  expect(await away(own.contractId)).toEqual(["ΚΑΝ 2026-04-06 2026-04-17"]);
  expect((await accept(clerk)).problem?.detail).toMatch(/έχει ήδη απαντηθεί/);
  expect((await waiting()).leaveRequests).toBe(0);
  expect(await toldTo(person)).toEqual(["leave-answered"]);
  const mine = await world.call(leaveRequests.getOwn, { organizationId }, { as: person });
  expect(mine.items).toMatchObject([{ id, answer: { outcome: "accepted" } }]);
  const acts = { organization_id: organizationId, act: ["leave.ask", "leave.grant"] };
  const entries = await rowsWhere(world, "ledger_entry", acts).read("act", "actor_id");
  expect(new Set(entries.map(({ act, actor_id }) => `${act} ${actor_id}`))).toEqual(
    new Set([`leave.ask ${person.userId}`, `leave.grant ${clerk.userId}`]),
  );
});

test("before a request, the preview shows the days taken and left as the clerk sees them, for one's own leave only", async () => {
  const { clerk } = body;
  const { text: _, ...days } = twoWeeks;
  const preview = (as: Visitor, wish: object = {}) =>
    world.try(leaveRequests.preview, { ...own, ...days, ...wish }, { as });
  const ofPerson = await preview(person);
  const read = await world.call(leaves.preview, { ...own, ...days }, { as: clerk });
  expect(ofPerson.body).toEqual(read);
  expect(read.balances).toMatchObject([{ year: 2026, leftDays: expect.any(Number) }]);
  expect((await preview(clerk)).status).toBe(404);
  expect((await preview(person, { from: "2026-02-02" })).problem?.errors).toHaveProperty("from");
  const past = await preview(person, { from: "2026-03-02", to: "2026-03-02" });
  expect(JSON.stringify(past.body)).not.toContain("Υποβάλετε αίτημα ξεκλειδώματος");
});

test("existing records are replaced only on confirmation; otherwise the request stays unanswered", async () => {
  const { organizationId, clerk } = body;
  const wish = { code: "ΚΑΝ", from: "2026-03-26", to: "2026-03-27", text: "" };
  const { id } = await world.call(leaveRequests.ask, { ...own, ...wish }, { as: person });
  const accept = (replaces: boolean) =>
    world.try(leaveRequests.accept, { organizationId, id, replaces }, { as: clerk });
  expect((await accept(false)).status).toBe(409);
  expect(await listed(clerk)).toHaveLength(1);
  expect((await accept(true)).status).toBe(200);
});

test("by a month link a leave is requested with a file and rejected with a reason; the mails name no reason", async () => {
  const { organizationId, structureId, month, clerk } = body;
  const { employeeId } = await personOf(world, body, own.contractId);
  await rowsWhere(world, "employee", { organization_id: organizationId, id: employeeId }).change({
    email: "employee@example.gr",
  });
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const { id } = await world.call(leaveRequests.askByLink, twoWeeks, as);
  const file = { id, fileName: "πρόσκληση.pdf" };
  const sent = { ...as, bytes: samplePdf(), key: "a-paper-by-its-link" };
  await world.call(leaveRequests.attachByLink, file, sent);
  await world.call(leaveRequests.attachByLink, file, sent);
  expect(await listed(clerk)).toMatchObject([{ evidence: { fileName: "πρόσκληση.pdf" } }]);
  const text = "Απουσιάζουν ήδη δύο";
  await world.call(leaveRequests.reject, { organizationId, id, text }, { as: clerk });
  const { items } = await world.call(leaveRequests.getByLink, {}, as);
  expect(items).toMatchObject([{ id, answer: { outcome: "rejected", text } }]);
  const [answer] = await mailed("leave-answer");
  expect(answer).toContain(text);
  expect(answer).not.toContain("Κανονική");
  expect(await away(own.contractId)).toEqual([]);
});

test("a reader sees neither a hidden reason nor its text and file; once answered the file is deleted and the document marked as seen", async () => {
  const { organizationId, clerk } = body;
  const sick = { code: "ΑΝΒ", from: "2026-03-26", to: "2026-03-27", text: "Έχω πυρετό" };
  const { id } = await world.call(leaveRequests.ask, { ...own, ...sick }, { as: person });
  const file = { organizationId, id, fileName: "γνωμάτευση.pdf" };
  await world.call(leaveRequests.attach, file, { as: person, bytes: samplePdf() });
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const subjectId = `${own.contractId}/${sick.from}`;
  const seenBy = async (as: Visitor) =>
    JSON.stringify([
      await listed(as),
      await world
        .by(as)
        .call(history.getAll, { organizationId, subjectKind: "attendance-record", subjectId }),
    ]);
  for (const words of ["ΑΝΒ", "Έχω πυρετό", "γνωμάτευση.pdf"]) {
    expect(await seenBy(clerk)).toContain(words);
    expect(await seenBy(reader)).not.toContain(words);
  }
  const evidence = { organizationId, id };
  expect((await world.try(leaveRequests.getEvidence, evidence, { as: reader })).status).toBe(403);
  expect((await world.try(leaveRequests.getEvidence, evidence, { as: clerk })).status).toBe(200);
  const accepted = { organizationId, id, replaces: true };
  await world.call(leaveRequests.accept, accepted, { as: clerk });
  expect((await world.try(leaveRequests.getEvidence, evidence, { as: clerk })).status).toBe(404);
  world.setNow(new Date("2026-03-30T09:00:00Z"));
  const received = await world
    .by(clerk)
    .call(leaveDocuments.getAll, { organizationId, state: "received" });
  world.setNow(new Date("2026-03-18T09:00:00Z"));
  expect(received.items).toMatchObject([{ code: "ΑΝΒ", receipt: { how: "seen" } }]);
});

test("a file that arrives while the answer waits for it is deleted too, and the document marked as seen", async () => {
  const { organizationId, clerk } = body;
  const sick = { code: "ΑΝΒ", from: "2026-03-26", to: "2026-03-27", text: "" };
  const { id } = await world.call(leaveRequests.ask, { ...own, ...sick }, { as: person });
  const given = { organization_id: organizationId, request_id: id };
  const file = { file_name: "γνωμάτευση.pdf", type: "pdf", size_bytes: 1 } as const;
  const paper = { ...file, sha256: randomBytes(32), at: new Date() };
  await whileWaiting(
    world,
    organizationId,
    {
      holds: (tx) =>
        tx
          .selectFrom("contract")
          .select("id")
          .where("id", "=", own.contractId)
          .forNoKeyUpdate()
          .execute(),
      goesOn: (tx) =>
        tx
          .insertInto("leave_request_file")
          .values({ ...given, ...paper })
          .execute(),
    },
    () => world.call(leaveRequests.accept, { organizationId, id, replaces: true }, { as: clerk }),
  );
  const inBody = { organization_id: organizationId };
  const views = [
    await rowsWhere(world, "leave_request_file", inBody).read("request_id"),
    await rowsWhere(world, "leave_document", inBody).read("how"),
  ];
  expect(views).toEqual([[], [{ how: "seen" }]]);
});

test("a person withdraws their waiting request: its file is deleted, the clerk's notification is read, and it can be requested again", async () => {
  const { organizationId, contractIds, clerk } = body;
  const { id } = await world.call(leaveRequests.ask, { ...own, ...twoWeeks }, { as: person });
  const file = { organizationId, id, fileName: "εισιτήρια.pdf" };
  await world.call(leaveRequests.attach, file, { as: person, bytes: samplePdf() });
  const withdraw = (as: Visitor) =>
    world.try(leaveRequests.withdraw, { organizationId, id }, { as });
  const other = await personOf(world, body, contractIds[1] ?? "");
  const colleague = await someone(world, body, "Employee", other.afm);
  expect((await withdraw(colleague)).status).toBe(404);
  expect(await unreadOf(clerk)).toBe(1);
  expect((await withdraw(person)).status).toBe(200);
  expect(await unreadOf(clerk)).toBe(0);
  expect((await withdraw(person)).problem?.detail).toMatch(/απαντηθεί ή ανακληθεί/);
  expect(await listed(clerk)).toEqual([]);
  expect(await listed(clerk, "withdrawn")).toMatchObject([
    { id, evidence: null, answer: { outcome: "withdrawn", text: "", by: expect.any(String) } },
  ]);
  const accept = { organizationId, id };
  const late = await world.try(leaveRequests.accept, accept, { as: clerk });
  expect(late.problem?.detail).toMatch(/απαντηθεί ή ανακληθεί/);
  const subject = {
    organizationId,
    subjectKind: "attendance-record",
    subjectId: `${own.contractId}/2026-04-06`,
  } as const;
  const entries = await world.call(history.getAll, subject, { as: clerk });
  expect(entries.items.map(({ act }) => act)).toEqual([
    "leave.withdraw",
    "leave.attach",
    "leave.ask",
  ]);
  expect((await ask({})).status).toBe(200);
});

test("by the link too; the clerk's notification stays while another request of the structure begins on the same day", async () => {
  const { organizationId, structureId, month, contractIds, clerk } = body;
  const { employeeId } = await personOf(world, body, contractIds[1] ?? "");
  await rowsWhere(world, "employee", { organization_id: organizationId, id: employeeId }).change({
    email: "employee@example.gr",
  });
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const first = await world.call(leaveRequests.askByLink, twoWeeks, as);
  const second = await world.call(leaveRequests.ask, { ...own, ...twoWeeks }, { as: person });
  const foreign = await world.try(leaveRequests.withdrawByLink, { id: second.id }, as);
  expect(foreign.status).toBe(404);
  await world.call(leaveRequests.withdrawByLink, { id: first.id }, as);
  expect(await unreadOf(clerk)).toBe(1);
  const { items } = await world.call(leaveRequests.getByLink, {}, as);
  expect(items).toMatchObject([{ id: first.id, answer: { outcome: "withdrawn" } }]);
  const refused = { organizationId, id: second.id, text: "Απουσιάζουν ήδη δύο" };
  await world.call(leaveRequests.reject, refused, { as: clerk });
  expect(await unreadOf(clerk)).toBe(0);
});

test("nobody requests leave for another person, past days, or days without work", async () => {
  const { organizationId, contractIds } = body;
  const other = { organizationId, contractId: contractIds[1] ?? "" };
  expect((await ask(other)).status).toBe(404);
  expect((await ask({ from: "2026-02-27" })).problem?.errors?.["from"]).toBeDefined();
  expect(
    (await ask({ from: "2026-04-11", to: "2026-04-12" })).problem?.errors?.["from"],
  ).toBeDefined();
  expect((await ask({ code: "ΟΧΙ" })).problem?.errors?.["code"]).toBeDefined();
});
