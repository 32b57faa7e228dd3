import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { InputOf } from "#api/call.ts";
import { announcements } from "#api/announcements.ts";
import { notifications } from "#api/notifications.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { doorOf, listenTo } from "#server/testing/listen.ts";
import {
  approveMonth,
  buildMonth,
  returnMonth,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T09:00:00Z") });

const seenBy = (as: Visitor) => world.call(notifications.getAll, {}, { as });
const kindsOf = async (as: Visitor) => (await seenBy(as)).items.map(({ kind }) => kind);

test("the submitter learns at once that a month was returned or approved; nobody else does", async () => {
  const march = await buildMonth(world);
  const { organizationId, clerk, representative } = march;
  const stranger = await world.signInAs({ role: "Employee", organizationId });
  const door = await doorOf(world);
  const listening = await listenTo(door, clerk);
  await listening.until("open");
  await submitMonth(world, march);
  await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  await listening.until("notifications");
  listening.close();
  const { items, total, unread } = await seenBy(clerk);
  expect([total, unread]).toEqual([1, 1]);
  expect(items[0]).toMatchObject({
    kind: "month-returned",
    params: { month: "2026-03" },
    organization: { id: organizationId },
    readAt: null,
  });
  world.setNow(new Date("2026-04-02T09:01:00Z"));
  await submitMonth(world, march);
  await signMonth(world, march);
  await approveMonth(world, march);
  expect(await kindsOf(clerk)).toEqual(["month-approved", "month-returned"]);
  expect(await kindsOf(representative)).toEqual(["month-approved"]);
  expect(await kindsOf(stranger)).toEqual([]);
});

test("a notification is not repeated while unread; a read one stays read, and only one's own can be marked", async () => {
  const march = await buildMonth(world);
  const { clerk, representative } = march;
  for (let round = 0; round < 2; round += 1) {
    await submitMonth(world, march);
    await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  }
  const [first] = (await seenBy(clerk)).items;
  expect((await seenBy(clerk)).total).toBe(1);
  const ids = [first?.id ?? ""];
  await world.call(notifications.read, { ids }, { as: representative });
  expect((await seenBy(clerk)).unread).toBe(1);
  const once = { as: clerk, key: randomUUID() };
  for (let round = 0; round < 2; round += 1)
    expect(await world.call(notifications.read, { ids }, once)).toEqual({});
  expect((await seenBy(clerk)).unread).toBe(0);
  await submitMonth(world, march);
  await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  expect(await seenBy(clerk)).toMatchObject({ total: 2, unread: 1 });
  await world.call(notifications.read, { ids: [] }, { as: clerk });
  expect((await seenBy(clerk)).unread).toBe(0);
});

test("a user who no longer sees the body sees none of its notifications", async () => {
  const march = await buildMonth(world);
  await submitMonth(world, march);
  await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  const { userId } = march.clerk;
  await world.owner.deleteFrom("user_organization").where("user_id", "=", userId).execute();
  const again = await world.as({ id: userId });
  expect(await seenBy(again)).toMatchObject({ items: [], total: 0, unread: 0 });
});

test("an announcement to confirm notifies those it concerns, from its first day on", async () => {
  const { organizationId, clerk, representative } = await buildMonth(world);
  const executive = await world.signInAs({ role: "Executive" });
  const given = { organizations: [organizationId], roles: ["Employee" as const] };
  const announcement = await announce(executive, { ...given, fromDay: "2026-04-02" });
  await announce(executive, { ...given, fromDay: "2026-04-05" });
  await announce(executive, { ...given, fromDay: "2026-04-02", mustConfirm: false });
  expect((await seenBy(clerk)).items).toMatchObject([
    { kind: "announcement-to-confirm", params: { subjectId: announcement.id }, organization: null },
  ]);
  expect(await kindsOf(representative)).toEqual([]);
  world.setNow(new Date("2026-04-05T09:00:00Z"));
  expect((await seenBy(clerk)).total).toBe(2);
  world.setNow(new Date("2026-04-02T09:00:00Z"));
});

test("a reminder follows its announcement to another first day, and is removed with its withdrawal, its need for confirmation or its readers", async () => {
  const { organizationId, clerk } = await buildMonth(world);
  const executive = await world.signInAs({ role: "Executive" });
  const given = { organizations: [organizationId], roles: ["Employee" as const] };
  const today = { ...given, fromDay: "2026-04-02" };
  const subjects = async () => (await seenBy(clerk)).items.map(({ params }) => params.subjectId);
  const { id, version } = await announce(executive, today);
  expect(await subjects()).toEqual([id]);
  const later = { ...fieldsOf({ ...given, fromDay: "2026-04-05" }), id, version };
  const moved = await world.call(announcements.update, later, { as: executive });
  expect(await subjects()).toEqual([]);
  world.setNow(new Date("2026-04-05T09:00:00Z"));
  expect(await subjects()).toEqual([id]);
  const unasked = { ...later, ...moved, mustConfirm: false };
  const changed = await world.call(announcements.update, unasked, { as: executive });
  expect(await subjects()).toEqual([]);
  const update = await world.call(
    announcements.update,
    { ...later, ...changed },
    { as: executive },
  );
  expect(await subjects()).toEqual([id]);
  const heads = { ...later, ...update, roles: ["LegalRepresentative" as const] };
  await world.call(announcements.update, heads, { as: executive });
  expect(await subjects()).toEqual([]);
  const other = await announce(executive, today);
  expect(await subjects()).toEqual([other.id]);
  await world.call(announcements.withdraw, { id: other.id }, { as: executive });
  expect(await subjects()).toEqual([]);
  world.setNow(new Date("2026-04-02T09:00:00Z"));
});

test("a notification is deleted after ninety days", async () => {
  const march = await buildMonth(world);
  await submitMonth(world, march);
  await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  await sql`update notification set at = at - interval '91 days' where user_id = ${march.clerk.userId}`.execute(
    world.owner,
  );
  for (const job of allJobs) if (job.name === "logs.prune") await world.runJob(job);
  expect((await seenBy(march.clerk)).total).toBe(0);
});

type Announced = Pick<
  InputOf<typeof announcements.create>,
  "organizations" | "roles" | "fromDay"
> & { mustConfirm?: boolean };

const announce = (as: Visitor, given: Announced) =>
  world.call(announcements.create, fieldsOf(given), { as });

function fieldsOf(given: Announced) {
  const words = [{ type: "text" as const, text: "Words" }];
  const body = { type: "doc" as const, content: [{ type: "paragraph" as const, content: words }] };
  const title = `Announcement ${randomUUID()}`;
  const usual = { title, body, importance: "usual" as const, toDay: null };
  return { ...usual, mustConfirm: true, ...given };
}
