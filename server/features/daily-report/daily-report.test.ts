import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dailyReport } from "#api/daily-report.ts";
import { links } from "#api/links.ts";
import { mails } from "#api/mails.ts";
import { sheets } from "#api/sheets.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { appOf } from "#server/app.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { lastLink } from "#server/testing/links.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { rowsOfBody } from "#server/testing/matrix/rows-of-body.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { visit } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { linkTexts } from "#texts/links.ts";
import { dailyReportJob } from "./daily-report-job.ts";

/** Wednesday 18 March 2026, 07:30 in Athens. */
const morning = new Date("2026-03-18T05:30:00Z");
const date = "2026-03-18";
const asPlanned: Interval[] = [{ kind: "work", from: null, to: null, mark: "typed" }];
const sickLeave: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΑΝΑ", mark: "typed" },
];

let body: MonthOfStructure;
const world = worldOfFile();
beforeEach(async () => {
  world.setNow(morning);
  body = await buildMonth(world, { contracts: 2, without: [date] });
  await inCharge("head@example.gr");
});

function inCharge(email: string) {
  return rowsWhere(world, "structure", {
    organization_id: body.organizationId,
    id: body.structureId,
  }).change({ person_in_charge: "Άννα Υπεύθυνη", person_in_charge_email: email });
}

async function sentLink() {
  await world.runJob(dailyReportJob);
  return (await lastLink(world, body.organizationId)).as;
}

const saving = (intervals: Interval[], version = 0) => ({
  records: [{ contractId: body.contractIds[0] ?? "", version, intervals }],
});

test("R-26 on a working morning the person in charge gets the day's link, once, and sees who is missing", async () => {
  await world.runJob(dailyReportJob);
  await world.runJob(dailyReportJob);
  const mails = await rowsWhere(world, "mail", { organization_id: body.organizationId }).read(
    "recipient",
    "subject",
    "body",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: "head@example.gr" });
  expect(mails[0]?.subject).toContain("18/03/2026");
  const { as, address } = await lastLink(world, body.organizationId);
  expect(address.pathname).toMatch(/^\/daily-report\/[\w-]{64}$/);
  const report = await world.call(dailyReport.get, {}, as);
  expect(report.rows.map(({ standing }) => standing).toSorted()).toEqual(["missing", "present"]);
  expect(report).toMatchObject({ date, state: "open", usedAt: null });
});

test("R-26 no link is sent on a Sunday, a holiday or a closure", async () => {
  for (const day of ["2026-03-22", "2026-03-25"]) {
    world.setNow(new Date(`${day}T05:30:00Z`));
    const { sent } = await world.runJob(dailyReportJob);
    expect(sent).toBe(0);
  }
});

test("R-26 what the link corrects and submits is on the day sheet, under the recipient's name", async () => {
  const as = await sentLink();
  const { records } = await world.call(dailyReport.save, saving(asPlanned), as);
  expect(records).toMatchObject([{ outcome: "saved", version: 1 }]);
  const submitted = await world.call(dailyReport.submit, { version: 0 }, as);
  expect(submitted.state).toBe("submitted");
  const { organizationId, structureId, clerk } = body;
  const sheet = await world
    .by(clerk)
    .call(attendances.getDaySheet, { organizationId, structureId, date });
  expect(sheet.acts[0]).toMatchObject({ state: "submitted", by: "Άννα Υπεύθυνη" });
  const history = await world.by(clerk).call(attendances.getRecordHistory, {
    organizationId,
    contractId: body.contractIds[0] ?? "",
    date,
  });
  expect(history.items).toMatchObject([
    { source: "link", role: "LinkHolder", by: "Άννα Υπεύθυνη", after: [{ mark: "link" }] },
  ]);
});

test("R-26 a clerk saving over a link holder's change, or listing the sheet, reads the holder's name", async () => {
  const as = await sentLink();
  await world.call(dailyReport.save, saving(asPlanned), as);
  await world.call(dailyReport.submit, { version: 0 }, as);
  const { organizationId, structureId, clerk } = body;
  const contractId = body.contractIds[0] ?? "";
  const records = [{ contractId, date, version: 0, intervals: sickLeave }];
  const input = { organizationId, structureId, records };
  const { records: answers } = await world.call(attendances.saveRecords, input, { as: clerk });
  expect(answers).toMatchObject([{ outcome: "changed", current: { updatedBy: "Άννα Υπεύθυνη" } }]);
  const listed = await world
    .by(clerk)
    .call(sheets.getAll, { organizationId, structureId, from: date, to: date });
  expect(listed.items).toMatchObject([{ date, submittedBy: "Άννα Υπεύθυνη" }]);
});

test("R-26 a link shows no tax number and no hidden reason", async () => {
  const { organizationId, structureId, clerk } = body;
  const contractId = body.contractIds[0] ?? "";
  const records = [{ contractId, date, version: 0, intervals: sickLeave, note: "Νοσηλεία" }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  const { rows } = await world.call(dailyReport.get, {}, await sentLink());
  const employees = await rowsWhere(world, "employee", { organization_id: organizationId }).read(
    "afm",
    "amka",
  );
  const text = JSON.stringify(rows);
  expect(rows.find((row) => row.contractId === contractId)).toMatchObject({
    standing: "absent",
    intervals: [{ kind: "absence", from: null, to: null }],
  });
  for (const word of ["ΑΝΑ", "Νοσηλεία", "sick", ...employees.map(({ afm }) => afm)])
    expect(text).not.toContain(word);
});

test("R-26 a link's holder who saves second reads nothing of what is stored, nor on a repeat", async () => {
  const { organizationId, structureId, clerk } = body;
  const as = await sentLink();
  const contractId = body.contractIds[0] ?? "";
  const records = [{ contractId, date, version: 0, intervals: asPlanned, note: "Νοσηλεία" }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  const once = { ...as, key: randomUUID() };
  const first = await world.call(dailyReport.save, saving(asPlanned), once);
  expect(first.records).toEqual([
    { contractId, date, outcome: "changed", version: 1, messages: [expect.any(String)] },
  ]);
  expect(await world.call(dailyReport.save, saving(asPlanned), once)).toEqual(first);
});

test("R-26 of two submissions at the same time one succeeds; from then on the link only shows", async () => {
  const as = await sentLink();
  await world.call(dailyReport.save, saving(asPlanned), as);
  const submissions = await Promise.all([
    world.try(dailyReport.submit, { version: 0 }, as),
    world.try(dailyReport.submit, { version: 0 }, as),
  ]);
  expect(submissions.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  expect((await world.try(dailyReport.save, saving([], 1), as)).status).toBe(409);
  const { usedAt, rows } = await world.call(dailyReport.get, {}, as);
  expect(usedAt).toBe(morning.toISOString());
  expect(rows.map(({ standing }) => standing)).toEqual(["present", "present"]);
});

test("R-26 a refused submission leaves the link unused", async () => {
  const as = await sentLink();
  const refused = await world.try(dailyReport.submit, { version: 0 }, as);
  expect(refused.problem?.detail).toBe("Υπάρχουν εργαζόμενοι χωρίς καταχώριση");
  expect((await world.call(dailyReport.get, {}, as)).usedAt).toBeNull();
});

test("R-26 viewing changes nothing, however often", async () => {
  const as = await sentLink();
  const before = await rowsOfBody(world, body.organizationId);
  await world.call(dailyReport.get, {}, as);
  await world.app.inject({ method: "HEAD", url: "/api/DailyReport/Get", headers: as.headers });
  await world.app.inject({ method: "GET", url: "/api/DailyReport/Submit", headers: as.headers });
  expect(await rowsOfBody(world, body.organizationId)).toEqual(before);
});

test("R-26 a sheet that was locked meanwhile says so", async () => {
  const as = await sentLink();
  await addRows(world, "attendance_sheet", {
    organization_id: body.organizationId,
    structure_id: body.structureId,
    date,
    state: "locked",
  });
  const refused = await world.try(dailyReport.save, saving(asPlanned), as);
  expect(refused.status).toBe(423);
  expect((await world.call(dailyReport.get, {}, as)).state).toBe("locked");
});

test("R-26 a link cannot reach a record of another structure", async () => {
  const as = await sentLink();
  const other = await buildMonth(world, { without: [date] });
  const records = [{ contractId: other.contractIds[0] ?? "", version: 0, intervals: asPlanned }];
  expect((await world.try(dailyReport.save, { records }, as)).status).toBe(404);
});

test("R-49 a link that expired, was replaced, is another's or never existed gets the same answer", async () => {
  const replaced = await sentLink();
  const { organizationId, structureId, clerk } = body;
  await world.call(dailyReport.send, { organizationId, structureId }, { as: clerk });
  const { as: visitor, token } = await lastLink(world, organizationId);
  const invented = {
    headers: {
      authorization: `Link ${token.slice(0, 60)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`,
    },
  };
  const answers = [
    await world.try(dailyReport.get, {}, replaced),
    await world.try(dailyReport.get, {}, invented),
  ];
  expect((await world.try(dailyReport.get, {}, visitor)).status).toBe(200);
  await inCharge("successor@example.gr");
  answers.push(await world.try(dailyReport.get, {}, visitor));
  await inCharge("head@example.gr");
  world.setNow(new Date(morning.getTime() + 72 * 3_600_000 + 1));
  answers.push(await world.try(dailyReport.get, {}, visitor));
  const outcomes = answers.map(({ status, problem }) => ({ status, detail: problem?.detail }));
  expect(new Set(outcomes.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ status: 404, detail: linkTexts.noSuchLink })]),
  );
});

test("R-26 the sender of a link sees its state and revokes it, after which it opens nothing", async () => {
  const as = await sentLink();
  const { organizationId, structureId, clerk } = body;
  const ofDay = async () =>
    (await world.call(links.getOfDay, { organizationId, structureId, date }, { as: clerk })).link;
  const link = await ofDay();
  expect(link).toMatchObject({ recipient: "head@example.gr", state: "open" });
  expect((await world.try(dailyReport.get, {}, as)).status).toBe(200);
  const revoking = { organizationId, id: link?.id ?? "" };
  await world.call(links.revoke, revoking, { as: clerk });
  expect((await ofDay())?.state).toBe("revoked");
  expect((await world.try(dailyReport.get, {}, as)).status).toBe(404);
  const again = await world.try(links.revoke, revoking, { as: clerk });
  expect(again.problem?.detail).toBe("Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή ανακληθεί");
  await world.call(dailyReport.send, { organizationId, structureId }, { as: clerk });
  expect((await ofDay())?.state).toBe("open");
});

test("R-26 the sender may also copy a link: the sent one stays valid, and the ledger says who copied it", async () => {
  await sentLink();
  const { address } = await lastLink(world, body.organizationId);
  const { organizationId, structureId, clerk } = body;
  const copied = () =>
    world.call(dailyReport.copyLink, { organizationId, structureId, date }, { as: clerk });
  expect(await copied()).toMatchObject({ outcome: "given", address: address.href });
  expect(await copied()).toMatchObject({ outcome: "given", address: address.href });
  const acts = await ledgerOf(world, organizationId, { act: "daily-report.copy" });
  expect(acts).toHaveLength(2);
});

test("R-26 without mail the link is copied: it opens the day's sheet until another is in charge", async () => {
  await inCharge("");
  const { organizationId, structureId, clerk } = body;
  const query = { organizationId, structureId, date };
  const answer = await world.call(dailyReport.copyLink, query, { as: clerk, key: randomUUID() });
  const address = answer.outcome === "given" ? new URL(answer.address) : null;
  const token = address?.pathname.split("/").at(-1) ?? "";
  const as = { headers: { authorization: `Link ${token}` } };
  expect((await world.call(dailyReport.get, {}, as)).recipientName).toBe("Άννα Υπεύθυνη");
  const { link } = await world.call(links.getOfDay, query, { as: clerk });
  expect(link).toMatchObject({ state: "open", mail: null });
  const storedAnswers = await world.owner.selectFrom("idempotency_key").select("answer").execute();
  expect(JSON.stringify(storedAnswers)).not.toContain(token);
  await rowsWhere(world, "structure", { organization_id: organizationId }).change({
    person_in_charge: "Άλλος",
  });
  expect((await world.try(dailyReport.get, {}, as)).status).toBe(404);
  const ofDay = await world.call(links.getOfDay, query, { as: clerk });
  expect(ofDay.link?.state).toBe("foreign");
});

test("R-26 the mail of a link whose recipient is no longer in charge says so", async () => {
  await sentLink();
  await inCharge("alli@example.gr");
  const administrator = await world.signInAs({ role: "Administrator" });
  const { items } = await world.call(mails.getAll, {}, { as: administrator });
  const ofBody = items.filter((mail) => mail.organizationId === body.organizationId);
  expect(ofBody).toMatchObject([{ link: "foreign" }]);
});

test("R-26 a revoked link cannot be copied, its mail says so, and another day gets none", async () => {
  await sentLink();
  const { organizationId, structureId, clerk } = body;
  const query = { organizationId, structureId, date };
  const { link } = await world.call(links.getOfDay, query, { as: clerk });
  await world.call(links.revoke, { organizationId, id: link?.id ?? "" }, { as: clerk });
  const { address } = await lastLink(world, organizationId);
  const anew = await world.call(dailyReport.copyLink, query, { as: clerk });
  expect(anew).toMatchObject({ outcome: "given" });
  expect(JSON.stringify(anew)).not.toContain(address.href);
  const administrator = await world.signInAs({ role: "Administrator" });
  const { items } = await world.call(mails.getAll, {}, { as: administrator });
  expect(items.filter((mail) => mail.organizationId === organizationId)).toMatchObject([
    { link: "revoked" },
  ]);
  const past = await world.by(clerk).try(dailyReport.copyLink, { ...query, date: "2026-03-17" });
  expect(past.status).toBe(409);
});

test("R-49 guessing links is slowed down across servers, and holders of a link are not", async () => {
  const as = await sentLink();
  const wrong = { headers: { authorization: `Link ${"A".repeat(64)}` }, from: "203.0.113.9" };
  const second = await appOf({ ...world.parts, database: { ...world.database } });
  const servers = [world.app, second];
  const tries = [];
  for (let count = 0; count < 11; count += 1)
    tries.push((await visit(servers[count % 2] ?? world.app, dailyReport.get, {}, wrong)).status);
  await second.close();
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  expect((await world.try(dailyReport.get, {}, as)).status).toBe(200);
});

test("R-26 a structure whose person in charge has no address gets no link, and the clerk is told", async () => {
  await inCharge("");
  const { organizationId, structureId, clerk } = body;
  const input = { organizationId, structureId };
  expect(await world.call(dailyReport.send, input, { as: clerk })).toEqual({
    outcome: "no-address",
  });
});
