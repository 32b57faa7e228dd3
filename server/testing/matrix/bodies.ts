import { v7 as uuid } from "uuid";
import { announcements } from "#api/announcements.ts";
import type { Call } from "#api/call.ts";
import { attendances } from "#api/attendances.ts";
import { samples } from "#api/samples.ts";
import { buildApiApp } from "../../db/seed/build-api-app.ts";
import {
  buildContract,
  buildEmployee,
  buildOrganization,
  buildSchedule,
  buildStructure,
  buildUser,
} from "../../db/seed/builders.ts";
import { inBodies } from "../../db/seed/in-body.ts";
import { buildPayment } from "../../db/seed/build-payment.ts";
import { officeWeek } from "../../db/seed/rows.ts";
import { announce, wordsOf } from "../../features/announcements/testing.ts";
import { ownPdf, uploadPdf } from "../../features/documents/testing.ts";
import type { World } from "../world.ts";
import { badgeOf, deviceAsking, readerApproved } from "./body-device.ts";
import { refusedWorkCard } from "./body-work-card.ts";
import { heldEmployee } from "./body-hold.ts";
import { disputedDay } from "./body-dispute.ts";
import { receivedDocument } from "./body-receipt.ts";
import { idOfArea } from "./id-of-area.ts";
import { inputOf, placesOfIds, type Place } from "./input-of.ts";

/** One body with one of everything, and the id of each by the name of the field that asks for it. */
export type Body = { organizationId: string; ids: Readonly<Record<string, string>> };

export const passwordOfAll = "a password of the matrix";
const monday = "2026-03-16";
const recordedDay = "2026-03-17";

type BaseIds = Record<
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

/** What a body may have besides: the ids that a part gives, and how it is made. */
type Part = {
  gives: readonly string[];
  build: (world: World, ids: BaseIds) => Promise<Readonly<Record<string, string>>>;
};

/** A part that gives one id. */
function part(name: string, build: (world: World, ids: BaseIds) => Promise<string>): Part {
  return { gives: [name], build: async (world, ids) => ({ [name]: await build(world, ids) }) };
}

const parts: readonly Part[] = [
  part("requestId", askedUnlock),
  part("paymentId", payMonth),
  part("sampleId", (world, { organizationId }) => drawnSample(world, organizationId)),
  {
    gives: ["documentId", "replaces"],
    build: async (world, { organizationId }) => {
      const documentId = await uploadedDocument(world, organizationId);
      return { documentId, replaces: documentId };
    },
  },
  {
    gives: ["disputeId", "linkId", "mailId"],
    build: (world, ids) => disputedDay(world, ids, recordedDay),
  },
  { gives: ["receiptId"], build: (world, ids) => receivedDocument(world, ids, recordedDay) },
  part("closureId", keptClosure),
  part("appId", programOfNobody),
  part("holdId", heldEmployee),
  part("deviceId", deviceAsking),
  part("readerId", readerApproved),
  part("badgeId", badgeOf),
  part("workCardId", refusedWorkCard),
  { gives: ["announcementId", "fileId"], build: announcedWithFile },
  {
    // Nobody's: a stream and a notification are of one user, and answer everybody else as unknown ones.
    gives: ["streamId", "notificationId"],
    build: async () => ({ streamId: uuid(), notificationId: uuid() }),
  },
];

/**
 * Builds a body with a structure, a schedule, a person, a contract and one recorded day with its month; and of all else
 * one, or only that of which an id is named in `needed`.
 */
export async function buildBody(world: World, needed?: ReadonlySet<string>): Promise<Body> {
  const { id: organizationId } = await buildOrganization(world.owner);
  const body = { organization_id: organizationId };
  const schedule = await buildSchedule(world.owner, body);
  const structure = await buildStructure(world.owner, { ...body, schedule_id: schedule.id });
  const employee = await buildEmployee(world.owner, body);
  const contract = await buildContract(world.owner, {
    ...body,
    employee_id: employee.id,
    term: { structure_id: structure.id, schedule_id: schedule.id },
  });
  const user = await buildUser(world.owner, {
    role: "Employee",
    links: [{ organizationId, right: "full" }],
  });
  const base: BaseIds = {
    organizationId,
    userId: user.id,
    scheduleId: schedule.id,
    structureId: structure.id,
    parentId: structure.id,
    employeeId: employee.id,
    contractId: contract.id,
    termId: contract.term.id,
  };
  await recordDay(world, base);
  const ids: Record<string, string> = { ...base };
  for (const { gives, build } of parts) {
    const isNeeded = !needed || gives.some((name) => needed.has(name));
    if (isNeeded) Object.assign(ids, await build(world, base));
  }
  return { organizationId, ids };
}

async function programOfNobody(world: World): Promise<string> {
  const program = await buildUser(world.owner, { role: "WebServiceUser" });
  await buildApiApp(world.owner, { user: program });
  return program.id;
}

/** A closure of the structure in the next year. */
async function keptClosure(
  world: World,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<string> {
  const id = uuid();
  await inBodies(world.owner, [organizationId], (tx) =>
    tx
      .insertInto("closure")
      .values({
        organization_id: organizationId,
        id,
        structure_id: structureId,
        title: "A closure",
        from_day: "2027-08-09",
        to_day: "2027-08-13",
      })
      .execute(),
  );
  return id;
}

async function drawnSample(world: World, organizationId: string): Promise<string> {
  const as = await world.signInAs({ role: "Executive" });
  const draw = { organizationId, month: recordedDay.slice(0, 7), rule: "random", size: 1 } as const;
  return (await world.call(samples.draw, draw, { as })).id;
}

async function announcedWithFile(world: World) {
  const as = await world.signInAs({ role: "Executive" });
  const { id: announcementId } = await announce(world, as, { mustConfirm: false });
  // Set past the call: it would notify the people of every body that the matrix has built.
  await world.owner
    .updateTable("announcement")
    .set({ must_confirm: true })
    .where("id", "=", announcementId)
    .execute();
  const file = { id: announcementId, fileName: "a.pdf" };
  const { id: fileId } = await world.call(announcements.addFile, file, { as, bytes: ownPdf() });
  return { announcementId, fileId };
}

async function uploadedDocument(world: World, organizationId: string): Promise<string> {
  const as = await world.signInAs({ role: "Employee", organizationId });
  return (await uploadPdf(world, as, { organizationId })).id;
}

async function recordDay(
  world: World,
  ids: { organizationId: string; structureId: string; contractId: string },
): Promise<void> {
  const { organizationId, structureId, contractId } = ids;
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" }] as const;
  await world.call(
    attendances.saveRecords,
    {
      organizationId,
      structureId,
      records: [{ contractId, date: recordedDay, version: 0, intervals: [...intervals] }],
    },
    { as: clerk },
  );
}

/** A request to unlock the recorded day, asked by the user. */
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
  await inBodies(world.owner, [organizationId], (tx) =>
    tx
      .insertInto("unlock_request")
      .values({
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
      })
      .execute(),
  );
  return id;
}

/** A payment of the recorded month that the bank was given. */
async function payMonth(
  world: World,
  ids: { organizationId: string; contractId: string; employeeId: string; userId: string },
): Promise<string> {
  const { id: approvedBy } = await buildUser(world.owner, { role: "Executive" });
  const month = recordedDay.slice(0, 7);
  return buildPayment(world.owner, { ...ids, month, createdBy: ids.userId, approvedBy });
}

/** The id that a body has for a field of a call. Throws where the matrix does not know the field. */
export function idFor(body: Body, call: Call, place: Place): string {
  const id = body.ids[nameOfId(call, place)];
  if (id === undefined)
    throw new Error(`${call.path}: a body of the matrix has no ${place.join(".")}`);
  return id;
}

/** The names of the ids that a call may ask for. */
export function idsNeededBy(call: Call): ReadonlySet<string> {
  return new Set(placesOfIds(call.input).map((place) => nameOfId(call, place)));
}

function nameOfId(call: Call, place: Place): string {
  const field = String(place.findLast((step) => typeof step === "string"));
  if (field !== "id" && field !== "ids") return field;
  return idOfArea[call.path.split("/")[1] ?? ""] ?? "";
}

/** An input of a call about a body, with the fields on the way to `reach` filled. */
export function inputAbout(body: Body, call: Call, userName: string, reach: Place = []): unknown {
  const meanings = {
    date: recordedDay,
    body: wordsOf("checked by hand"),
    sentAt: `${recordedDay}T09:00:00Z`,
    anchor: monday,
    weeks: officeWeek(),
    month: recordedDay.slice(0, 7),
    year: Number(recordedDay.slice(0, 4)),
    reason: "checked by hand",
    change: { type: "unmove", ruleId: "labour-day", version: 1, year: 2027 },
    text: "checked by hand",
    password: passwordOfAll,
    pin: "4071",
    // It would notify the people of every body that the matrix has built.
    mustConfirm: false,
    userName,
  };
  return inputOf(call.input, { idAt: (place) => idFor(body, call, place), meanings, reach });
}
