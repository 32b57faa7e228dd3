import { expect, test } from "vitest";
import { announcements } from "#api/announcements.ts";
import type { InputOf } from "#api/call.ts";
import { deputies } from "#api/deputies.ts";
import { disputes } from "#api/disputes.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { locks } from "#api/locks.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { notifications } from "#api/notifications.ts";
import { payments } from "#api/payments.ts";
import { unlocks } from "#api/unlocks.ts";
import type { NotificationKind } from "#domain/notifications.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { entranceOf, sendBy } from "#server/features/devices/testing.ts";
import {
  buildPayableMonth,
  buildSubmitted,
  linesOf,
  pain002,
} from "#server/features/payments/testing.ts";
import { lastLink } from "./links.ts";
import { buildMonth } from "./month-of-structure.ts";
import { lastDays, personOf, someone } from "./own-affairs.ts";
import type { Visitor } from "./visit.ts";
import { rowsWhere } from "./rows.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();

const march18 = new Date("2026-03-18T09:00:00Z");
const april2 = new Date("2026-04-02T09:00:00Z");

/** Who is notified, and who sees the body, or acted, and is not notified. */
type Audience = { recipients: Visitor[]; others: Visitor[] };

async function unlockDecided(decision: "grant" | "refuse"): Promise<Audience> {
  world.setNow(april2);
  const { organizationId, structureId, clerk, representative } = await buildMonth(world);
  const administrator = await world.signInAs({ role: "Administrator" });
  const executive = await world.signInAs({ role: "Executive" });
  const locked = { bodies: [{ organizationId }], upTo: "2026-04-01", reason: "Τέλος του μήνα" };
  await world.call(locks.lock, locked, { as: administrator });
  const [reason] = await world.call(unlocks.getReasons, {}, { as: clerk });
  const day = { structureId, contractId: null, from: "2026-03-30", to: "2026-03-30" };
  const because = { reasonCode: reason?.code ?? "", explanation: "Λάθος ώρα" };
  const request = { organizationId, ...day, ...because };
  const { id } = await world.call(unlocks.ask, request, { as: clerk });
  const answer = { organizationId, ids: [id], answer: "Όπως ζητήθηκε" };
  await world.call(unlocks[decision], answer, { as: executive });
  const colleague = await world.signInAs({ role: "Employee", organizationId });
  return { recipients: [clerk], others: [representative, colleague, executive] };
}

async function disputeOpened(): Promise<Audience> {
  world.setNow(april2);
  const body = await buildMonth(world);
  const { organizationId, structureId, month, clerk, representative } = body;
  await rowsWhere(world, "employee", { organization_id: organizationId }).change({
    email: "employee@example.gr",
  });
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const dispute = { date: "2026-03-18", text: "Έφυγα στις 14:00" };
  await world.call(monthLink.dispute, dispute, as);
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  return { recipients: [clerk, representative], others: [reader] };
}

/** The person also has an account in the body; another user answers. */
async function disputeAnswered(): Promise<Audience> {
  world.setNow(april2);
  const body = await buildMonth(world);
  const { organizationId, structureId, month, clerk, representative } = body;
  const { afm } = await inBodies(world.owner, [organizationId], (tx) =>
    tx
      .updateTable("employee")
      .set({ email: "employee@example.gr" })
      .returning("afm")
      .executeTakeFirstOrThrow(),
  );
  const links = [{ organizationId, right: "full" as const }];
  const user = await buildUser(world.owner, { role: "Employee", links });
  await world.owner.updateTable("app_user").set({ afm }).where("id", "=", user.id).execute();
  const person = await world.as(user);
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const dispute = { date: "2026-03-18", text: "Έφυγα στις 14:00" };
  const { id } = await world.call(monthLink.dispute, dispute, as);
  const answer = { organizationId, id, text: "Η κάρτα λέει 15:30" };
  await world.call(disputes.reject, answer, { as: clerk });
  return { recipients: [person], others: [clerk, representative] };
}

/** A writer of the body's data, who is also its employee, requests leave. */
async function leaveAsked() {
  world.setNow(march18);
  const body = await buildMonth(world, lastDays);
  const { organizationId } = body;
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  const person = await someone(world, body, "Employee", afm);
  const wish = { code: "ΚΑΝ", from: "2026-04-06", to: "2026-04-07" };
  const request = { organizationId, contractId, ...wish };
  const { id } = await world.call(leaveRequests.ask, request, { as: person });
  return { body, person, id };
}

async function leaveRequested(): Promise<Audience> {
  const { body, person } = await leaveAsked();
  const { organizationId, clerk, representative } = body;
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const executive = await world.signInAs({ role: "Executive" });
  return { recipients: [clerk, representative], others: [person, reader, executive] };
}

async function leaveAnswered(outcome: "accept" | "reject"): Promise<Audience> {
  const { body, person, id } = await leaveAsked();
  const { organizationId, contractIds, clerk, representative } = body;
  const other = await personOf(world, body, contractIds[1] ?? "");
  const colleague = await someone(world, body, "Employee", other.afm);
  const answer = { organizationId, id, text: "Όπως συμφωνήθηκε" };
  await world.call(leaveRequests[outcome], answer, { as: clerk });
  return { recipients: [person], others: [clerk, representative, colleague] };
}

async function deviceAsks(): Promise<Audience> {
  world.setNow(march18);
  const { organizationId, clerk, representative, device, punch } = await entranceOf(world);
  await sendBy(world, device, [punch(1, "05:30", { offsetMs: 3_600_000 })]);
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  return { recipients: [clerk, representative], others: [reader] };
}

async function paymentReturned(): Promise<Audience> {
  world.setNow(april2);
  const body = await buildPayableMonth(world);
  const id = await buildSubmitted(world, body);
  const [line] = await linesOf(world, body, id);
  const credits = [{ lineId: line?.id ?? "", status: "RJCT", code: "AC04" }];
  const bytes = pain002(id, { group: "PART", credits });
  const { organizationId, maker, approver, clerk, representative } = body;
  await world.call(payments.readAnswer, { organizationId, id }, { as: approver, bytes });
  return { recipients: [maker], others: [approver, clerk, representative] };
}

/** The Administrator names the clerk to stand in for the representative, and ends it where asked. */
async function deputyNamed(ends: boolean) {
  world.setNow(march18);
  const { organizationId, clerk, representative } = await buildMonth(world);
  const administrator = await world.signInAs({ role: "Administrator" });
  const colleague = await world.signInAs({ role: "Employee", organizationId });
  const whom = { userId: clerk.userId, representsId: representative.userId };
  const act = { from: "2026-03-20", to: "2026-03-22", number: "41/2026", decidedOn: "2026-03-17" };
  const appointment = { organizationId, ...whom, ...act, ada: "" };
  const { id } = await world.call(deputies.appoint, appointment, { as: administrator });
  const end = { organizationId, id, reason: "Επέστρεψε" };
  if (ends) await world.call(deputies.end, end, { as: administrator });
  return { clerk, representative, others: [colleague, administrator] };
}

async function deputyAndHead(ends: boolean, recipients: readonly ("clerk" | "representative")[]) {
  const { others, ...both } = await deputyNamed(ends);
  const untold = (["clerk", "representative"] as const).filter((one) => !recipients.includes(one));
  return {
    recipients: recipients.map((one) => both[one]),
    others: [...others, ...untold.map((one) => both[one])],
  };
}

test.each<[NotificationKind, string, () => Promise<Audience>]>([
  ["unlock-decided", "the requester, when it is granted", () => unlockDecided("grant")],
  ["unlock-decided", "the requester, when it is refused", () => unlockDecided("refuse")],
  ["dispute-opened", "users who write the body's data", disputeOpened],
  ["dispute-answered", "the account of the person who disputed", disputeAnswered],
  ["leave-requested", "users who write the body's data, except the requester", leaveRequested],
  ["leave-answered", "the requester's account, when it is granted", () => leaveAnswered("accept")],
  ["leave-answered", "the requester's account, when it is refused", () => leaveAnswered("reject")],
  ["device-question", "users who write the body's data", deviceAsks],
  ["payment-returned", "the creator of the payment", paymentReturned],
  ["deputy-named", "the deputy", () => deputyAndHead(false, ["clerk"])],
  ["deputy-of-yours", "the represented user", () => deputyAndHead(false, ["representative"])],
  ["deputy-ended", "both", () => deputyAndHead(true, ["clerk", "representative"])],
])("%s reaches %s, and nobody else", async (kind, _whom, arrange) => {
  const { recipients, others } = await arrange();
  const stranger = (await buildMonth(world)).clerk;
  const timesTold = async (as: Visitor) => {
    const { items } = await world.call(notifications.getAll, {}, { as });
    return items.filter((item) => item.kind === kind).length;
  };
  expect(await Promise.all(recipients.map(timesTold))).toEqual(recipients.map(() => 1));
  const untold = [...others, stranger];
  expect(await Promise.all(untold.map(timesTold))).toEqual(untold.map(() => 0));
});

test("an announcement changed to need confirmation notifies once those concerned who have not confirmed it", async () => {
  world.setNow(april2);
  const { organizationId, clerk, representative } = await buildMonth(world);
  const executive = await world.signInAs({ role: "Executive" });
  const words = [{ type: "text" as const, text: "Words" }];
  const body = { type: "doc" as const, content: [{ type: "paragraph" as const, content: words }] };
  const fields: InputOf<typeof announcements.create> = {
    title: "Announcement",
    body,
    importance: "usual",
    organizations: [organizationId],
    roles: ["Employee"],
    fromDay: "2026-04-02",
    toDay: null,
    mustConfirm: false,
  };
  const as = { as: executive };
  const { id } = await world.call(announcements.create, fields, as);
  const change = (version: number, given: Partial<typeof fields>) =>
    world.call(announcements.update, { ...fields, mustConfirm: true, ...given, id, version }, as);
  const toldTo = async (to: Visitor) =>
    (await world.call(notifications.getAll, {}, { as: to })).items.map(({ params }) => params);
  expect(await toldTo(clerk)).toEqual([]);

  await change(1, {});
  expect(await toldTo(clerk)).toEqual([{ subjectId: id }]);
  expect(await toldTo(representative)).toEqual([]);

  await world.call(notifications.read, { ids: [] }, { as: clerk });
  await world.call(announcements.confirm, { id }, { as: clerk });
  await change(2, { roles: ["Employee", "LegalRepresentative"] });
  expect(await toldTo(clerk)).toHaveLength(1);
  expect(await toldTo(representative)).toEqual([{ subjectId: id }]);
});
