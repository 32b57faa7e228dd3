import { v7 as uuid } from "uuid";
import { announcements } from "#api/announcements.ts";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { payrollLayouts } from "#api/payroll-layouts.ts";
import { samples } from "#api/samples.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { buildApiApp } from "../../db/seed/build-api-app.ts";
import { buildUser } from "../../db/seed/builders.ts";
import { buildPayment } from "../../db/seed/build-payment.ts";
import { announce } from "../../features/announcements/testing.ts";
import { ownPdf, uploadPdf } from "../../features/documents/testing.ts";
import type { World } from "../world.ts";
import { actWithoutRecords, deputyInForce } from "./body-acts.ts";
import { badgeOf, deviceAsking, readerApproved } from "./body-device.ts";
import { disputedDay } from "./body-dispute.ts";
import { employeeOnHold } from "./body-hold.ts";
import { allowedOvertime } from "./body-overtime.ts";
import { receivedDocument } from "./body-receipt.ts";
import { recoveredPay } from "./body-recovery.ts";
import { refusedWorkCard } from "./body-work-card.ts";

/** The day for which every body has a record. */
export const recordedDay = "2026-03-17";

/** What every body has. */
export type BaseIds = Record<
  | "organizationId"
  | "userId"
  | "scheduleId"
  | "structureId"
  | "parentId"
  | "employeeId"
  | "contractId"
  | "termId",
  string
>;

/** What a body may have in addition: the ids that a part provides, and how to build it. */
type Part = {
  gives: readonly string[];
  build: (world: World, ids: BaseIds) => Promise<Readonly<Record<string, string>>>;
};

function part(name: string, build: (world: World, ids: BaseIds) => Promise<string>): Part {
  return { gives: [name], build: async (world, ids) => ({ [name]: await build(world, ids) }) };
}

/** All optional parts of a body. */
export const bodyParts: readonly Part[] = [
  part("requestId", askedUnlock),
  {
    gives: ["paymentId", "lineId"],
    build: async (world, ids) => {
      const paymentId = await payMonth(world, ids);
      return { paymentId, lineId: await lineOf(world, ids, paymentId) };
    },
  },
  part("recoveryId", (world, ids) => recoveredPay(world, ids, recordedDay)),
  part("sampleId", (world, { organizationId }) => drawnSample(world, organizationId)),
  {
    gives: ["documentId", "replaces"],
    build: async (world, { organizationId }) => {
      const documentId = await uploadedDocument(world, organizationId);
      return { documentId, replaces: documentId };
    },
  },
  {
    gives: ["disputeId", "leaveRequestId", "linkId", "mailId"],
    build: (world, ids) => disputedDay(world, ids, recordedDay),
  },
  { gives: ["receiptId"], build: (world, ids) => receivedDocument(world, ids, recordedDay) },
  part("feedId", givenFeed),
  part("attendanceFileId", importedFile),
  part("closureId", keptClosure),
  part("collectiveActId", (world, ids) => actWithoutRecords(world, ids, recordedDay)),
  {
    gives: ["deputyActId", "representsId"],
    build: async (world, ids) => ({
      deputyActId: await deputyInForce(world, ids, recordedDay),
      representsId: ids.userId,
    }),
  },
  part("layoutId", keptLayout),
  {
    gives: ["overtimeDecisionId", "amends", "structureIds", "employeeIds"],
    build: async (world, ids) => {
      const overtimeDecisionId = await allowedOvertime(world, ids);
      return {
        overtimeDecisionId,
        amends: overtimeDecisionId,
        structureIds: ids.structureId,
        employeeIds: ids.employeeId,
      };
    },
  },
  part("appId", programOfNobody),
  part("holdId", employeeOnHold),
  part("deviceId", deviceAsking),
  part("readerId", readerApproved),
  part("badgeId", badgeOf),
  part("workCardId", refusedWorkCard),
  { gives: ["announcementId", "fileId"], build: announcedWithFile },
  {
    // Ids of no one's: a stream and a notification belong to one user, and for everyone else they are like unknown ones.
    gives: ["streamId", "notificationId", "viewId"],
    build: async () => ({ streamId: uuid(), notificationId: uuid(), viewId: uuid() }),
  },
];

async function programOfNobody(world: World): Promise<string> {
  const program = await buildUser(world.owner, { role: "WebServiceUser" });
  await buildApiApp(world.owner, { user: program });
  return program.id;
}

/** An address that shows who is away. */
async function givenFeed(world: World, { organizationId }: { organizationId: string }) {
  const as = await world.signInAs({ role: "Employee", organizationId });
  return (await world.call(leaveFeeds.make, { organizationId }, { as })).id;
}

/** A file of the recorded month that wrote no records. */
async function importedFile(
  world: World,
  { organizationId, structureId, userId }: BaseIds,
): Promise<string> {
  const id = uuid();
  await addRows(world, "attendance_file", {
    organization_id: organizationId,
    id,
    structure_id: structureId,
    month: recordedDay.slice(0, 7),
    file_name: "month.xlsx",
    request_id: uuid(),
    records: 1,
    made_at: new Date(),
    made_by: userId,
  });
  return id;
}

/** A closure of the structure next year. */
async function keptClosure(
  world: World,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<string> {
  const id = uuid();
  await addRows(world, "closure", {
    organization_id: organizationId,
    id,
    structure_id: structureId,
    title: "A closure",
    from_day: "2027-08-09",
    to_day: "2027-08-13",
  });
  return id;
}

/** A layout with only the tax number. */
async function keptLayout(world: World, { organizationId }: BaseIds): Promise<string> {
  const as = await world.signInAs({ role: "Employee", organizationId });
  const layout = { organizationId, title: "A layout", columns: [{ holds: "afm" } as const] };
  return (await world.call(payrollLayouts.create, layout, { as })).id;
}

async function drawnSample(world: World, organizationId: string): Promise<string> {
  const as = await world.signInAs({ role: "Executive" });
  const draw = { organizationId, month: recordedDay.slice(0, 7), rule: "random", size: 1 } as const;
  return (await world.call(samples.draw, draw, { as })).id;
}

async function announcedWithFile(world: World) {
  const as = await world.signInAs({ role: "Executive" });
  const { id: announcementId } = await announce(world, as, { mustConfirm: false });
  // Set without the call, which would notify the people of every body that the matrix has built.
  await rowsWhere(world, "announcement", { id: announcementId }).change({ must_confirm: true });
  const file = { id: announcementId, fileName: "a.pdf" };
  const { id: fileId } = await world.call(announcements.addFile, file, { as, bytes: ownPdf() });
  return { announcementId, fileId };
}

async function uploadedDocument(world: World, organizationId: string): Promise<string> {
  const as = await world.signInAs({ role: "Employee", organizationId });
  return (await uploadPdf(world, as, { organizationId })).id;
}

/** A request by the user to unlock the recorded day. */
async function askedUnlock(
  world: World,
  { organizationId, structureId, userId }: BaseIds,
): Promise<string> {
  const id = uuid();
  const { code } = await world.owner
    .selectFrom("unlock_reason")
    .select("code")
    .orderBy("sort_order")
    .executeTakeFirstOrThrow();
  await addRows(world, "unlock_request", {
    organization_id: organizationId,
    id,
    structure_id: structureId,
    from_day: recordedDay,
    to_day: recordedDay,
    reason: code,
    explanation: "checked by hand",
    state: "asked",
    asked_by: userId,
    asked_at: new Date(),
  });
  return id;
}

async function lineOf(
  world: World,
  { organizationId }: BaseIds,
  paymentId: string,
): Promise<string> {
  const line = await rowsWhere(world, "payment_line", {
    organization_id: organizationId,
    payment_id: paymentId,
  }).readOne("id");
  return line.id;
}

/** A payment of the recorded month that was submitted to the bank. */
async function payMonth(
  world: World,
  ids: { organizationId: string; contractId: string; employeeId: string; userId: string },
): Promise<string> {
  const { id: approvedBy } = await buildUser(world.owner, { role: "Executive" });
  const month = recordedDay.slice(0, 7);
  return buildPayment(world.owner, { ...ids, month, createdBy: ids.userId, approvedBy });
}
