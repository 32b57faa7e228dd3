import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import { attendances } from "#api/attendances.ts";
import type { Call } from "#api/call.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import type { OrganizationRight, Role } from "#domain/access.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inBodies } from "../db/seed/in-body.ts";
import { uploadPdf } from "../features/documents/testing.ts";
import { fieldsOf } from "../kernel/refuse-unknown.ts";
import { lastLink } from "./links.ts";
import { type Body, buildBody, inputAbout } from "./matrix/bodies.ts";
import { takingEveryLinkForFull } from "./matrix/planted.ts";
import { type Arrived, arrive } from "./matrix/principals.ts";
import { buildMonth } from "./month-of-structure.ts";
import { requestOf } from "./visit.ts";
import { addRows, rowsWhere } from "./rows.ts";
import { worldOfFile } from "./world.ts";

const secret = "ΚΡΥΦΟ";
const wholeDay: Interval[] = [
  { kind: "absence", from: null, to: null, reason: secret, mark: "typed" },
];
const twoHours: Interval[] = [
  { kind: "work", from: 450, to: 810, mark: "typed" },
  { kind: "absence", from: 810, to: 930, reason: secret, mark: "typed" },
];
/** A day off for a donation of blood, which is not sensitive, but whose document is. */
const visibleDay = "2026-02-16";
const donation = wholeDay.map((one) => ({ ...one, reason: "ΑΙΜ" }));

const world = worldOfFile();
let body: Body;
/** A document of a sensitive kind: those who may not see it get 404 for its id. */
let documentId: string;
beforeAll(async () => {
  await addRows(world, "absence_reason", {
    ...ofHealth,
    code: secret,
    short_title: "ΚΡΦ",
    title: "Κρυφός λόγος",
  });
  body = await buildBody(world);
  await recordAbsences();
  documentId = await fileEvidence();
  await inBodies(world.owner, [body.organizationId], async (tx) => {
    const text = "Κρυφός λόγος";
    await tx.updateTable("day_dispute").set({ text }).execute();
    await tx.updateTable("leave_request").set({ text, reason: secret }).execute();
  });
});

/** Sick leave in hours and days, at most one a year, with a document due at once. */
const ofHealth = {
  regime: "both",
  reason_group: "sick",
  unit: "both",
  paid: "full",
  day_basis: "working",
  max_per_year: 1,
  requires_document: true,
  document_kind: "Γνωμάτευση",
  document_due_days: 0,
  is_sensitive: true,
  sort_order: 99,
} as const;

/** These return only what the caller had drawn, from the sheets that `/Verifications/PrintPdf` gives, and the effect of one's own leave. */
const ofOneself: readonly Call[] = [
  allCalls.verifications.takeVolume,
  allCalls.leaveRequests.preview,
];

const reads = Object.values(allCalls)
  .flatMap((table) => Object.values<Call>(table))
  .filter(({ method, access }) => method === "GET" && access.who === "body")
  .filter((call) => !ofOneself.includes(call));

test("R-41 those who handle leave see a sensitive reason, in these calls", async () => {
  const paths = await leaksTo(await visitor("Employee", "full"));
  expect(paths.toSorted()).toEqual([
    "/Attendances/GetDaySheet",
    "/Attendances/GetMonthSheet",
    "/Attendances/GetRecordHistory",
    "/ContractYears/GetYear",
    "/Disputes/GetOfDay",
    "/Disputes/GetOpen",
    "/Documents/Export",
    "/Documents/GetAll",
    "/Documents/GetById",
    "/Documents/GetFile",
    "/History/GetAll",
    "/LeaveBalances/ExportCalendar",
    "/LeaveBalances/GetOfContract",
    "/LeaveBalances/GetOfSheet",
    "/LeaveDocuments/Export",
    "/LeaveDocuments/GetAll",
    "/LeaveRequests/Export",
    "/LeaveRequests/GetAll",
    "/Leaves/GetAway",
    "/Leaves/Preview",
    "/MonthRequests/GetAll",
    "/MonthlyContracts/GetAll",
    "/Payments/GetPayroll",
    "/PayrollLayouts/GetSample",
    "/Search/Find",
    "/Verifications/GetSignable",
  ]);
});

test.each<[string, Role, OrganizationRight]>([
  ["an Employee with read access", "Employee", "read"],
  ["a third party", "ThirdPartyUser", "full"],
  ["an app", "WebServiceUser", "full"],
])("R-41 no call and no export reveals a sensitive reason to %s", async (_who, role, right) => {
  expect(await leaksTo(await visitor(role, right))).toEqual([]);
});

test("R-41 the figures of a day with a hidden reason count as with the reason", async () => {
  const [all, some] = await Promise.all(
    (["full", "read"] as const).map(async (right) => {
      const { as } = await visitor("Employee", right);
      const input = { ...idsOf(body), year: 2026 };
      return world.call(allCalls.contractYears.getYear, input, { as });
    }),
  );
  const figures = (year: typeof all) => year?.days.map(({ balanceMinutes }) => balanceMinutes);
  expect(figures(some)).toEqual(figures(all));
  expect(some?.months.at(-1)?.totals).toMatchObject({ sickDays: 0, leavePaidDays: 4 });
  expect(all?.months.at(-1)?.totals).toMatchObject({ sickDays: 4, leavePaidDays: 0 });
  const hidden = some?.days.find(({ date }) => date === "2026-03-17");
  const { as } = await visitor("Employee", "read");
  const catalogue = await world.call(attendances.getReasons, {}, { as });
  expect(catalogue.find(({ code }) => code === hidden?.reason)?.title).toBe("Απουσία");
});

test("R-41 the link of one's month shows an absence without its reason", async () => {
  const march = await buildMonth(world, { instead: { "2026-03-17": wholeDay } });
  const { organizationId, structureId, month, clerk } = march;
  await rowsWhere(world, "employee", { organization_id: organizationId }).change({
    email: "employee@example.gr",
  });
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const own = await world.call(monthLink.get, {}, as);
  const day = { from: "2026-03-17", to: "2026-03-17" };
  const other = await world.call(leaveRequests.previewByLink, { ...day, code: "ΚΑΝ" }, as);
  expect(other.days).toMatchObject([{ what: "replaces", says: "Απουσία" }]);
  const same = await world.call(leaveRequests.previewByLink, { ...day, code: secret }, as);
  expect(same).toMatchObject({ balances: [], days: [{ what: "replaces", says: "Απουσία" }] });
  expect(JSON.stringify(own)).not.toMatch(leak);
  expect(Object.values(own.reasons)).toEqual(["Απουσία"]);
});

test("the check detects a reader mistaken for one who handles leave", async () => {
  const { call, app } = takingEveryLinkForFull(world);
  const reader = await visitor("Employee", "read");
  expect(await leaksTo(reader, [call], app)).toEqual(["/Attendances/GetDaySheet"]);
  await app.close();
});

const leak = new RegExp(`${secret}|Κρυφός|"sick"|"(sickDays|absenceSickMinutes)" ?: ?[1-9]`);

/** Paths of the calls whose responses reveal the reason, or that it concerns health. */
async function leaksTo(
  { as, userName }: Arrived,
  calls: readonly Call[] = reads,
  app: FastifyInstance = world.app,
): Promise<string[]> {
  const paths: string[] = [];
  for (const call of calls) {
    for (const input of inputsOf(call, userName)) {
      const answer = await app.inject(requestOf(call, input, { as }));
      const statuses = input["id"] === documentId ? [200, 404] : [200, 403];
      expect(statuses, `${call.path}: ${answer.body.slice(0, 300)}`).toContain(answer.statusCode);
      const name = decodeURIComponent(String(answer.headers["content-disposition"]));
      if (leak.test(name + answer.body)) paths.push(call.path);
    }
  }
  return [...new Set(paths)];
}

/** Inputs about the recorded day, with the file format set to readable text if the call has one. */
function inputsOf(call: Call, userName: string): Record<string, unknown>[] {
  const input = inputAbout(body, call, userName) as Record<string, unknown>;
  const { contractId = "" } = body.ids;
  if (call.path === "/History/GetAll") {
    const subject = {
      subjectKind: "attendance-record",
      subjectId: `${contractId}/2026-03-17`,
    };
    const ofDocument = { subjectKind: "document", subjectId: documentId };
    return [subject, ofDocument].map((one) => ({ organizationId: body.organizationId, ...one }));
  }
  if (input["id"] === body.ids["documentId"]) return [input, { ...input, id: documentId }];
  if (call.path === "/Search/Find") return [input, { ...input, term: secret }];
  if (call.path === "/LeaveDocuments/GetAll") return [input, { ...input, state: "received" }];
  if (call.path === "/Leaves/Preview") return [{ ...input, code: "ΚΑΝ" }];
  return fieldsOf(call)?.has("format") ? [{ ...input, format: "csv" }] : [input];
}

function visitor(role: Role, right: OrganizationRight): Promise<Arrived> {
  const link = { to: "own", right } as const;
  const principal = { name: role, role, session: "live", link } as const;
  return arrive(world, principal, { own: body, other: body });
}

function idsOf({ organizationId, ids: { contractId = "", structureId = "" } }: Body) {
  return { organizationId, contractId, structureId };
}

async function recordAbsences(): Promise<void> {
  const { organizationId, structureId, contractId } = idsOf(body);
  const { as } = await visitor("Administrator", "full");
  const days = ["2026-03-10", "2026-03-11", "2026-03-12"];
  const records = [
    ...days.map((date) => ({ contractId, date, version: 0, intervals: wholeDay })),
    { contractId, date: "2026-03-13", version: 0, intervals: twoHours },
    { contractId, date: visibleDay, version: 0, intervals: donation },
    { contractId, date: "2026-03-17", version: 1, intervals: wholeDay },
  ];
  const input = { organizationId, structureId, records, reason: "checked by hand" };
  const { records: saved } = await world.call(attendances.saveRecords, input, { as });
  expect(saved.map(({ outcome }) => outcome)).toEqual(records.map(() => "saved"));
}

/** Files a document of a sensitive kind, for an absence whose reason everybody sees. */
async function fileEvidence(): Promise<string> {
  const { organizationId, contractId } = idsOf(body);
  const { as } = await visitor("Employee", "full");
  if (!as) throw new Error("A live session has a visitor");
  const file = { kind: "leave-evidence", contractId, fileName: `${secret}.pdf` };
  const { id } = await uploadPdf(world, as, { organizationId, ...file });
  const receipt = { contractId, code: "ΑΙΜ", from: visibleDay, to: visibleDay, documentId: id };
  await world.call(leaveDocuments.receive, { organizationId, ...receipt, how: "file" }, { as });
  return id;
}
