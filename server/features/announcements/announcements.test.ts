import type { Transaction } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { announcements } from "#api/announcements.ts";
import { notifications } from "#api/notifications.ts";
import type { DB } from "#server/db/database.gen.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { announce, announced, wordsOf } from "./testing.ts";

const world = worldOfFile();
const executive = visitorOfFile(world, { role: "Executive" });
let clerk: Visitor;
let organizationId = "";
beforeAll(async () => {
  organizationId = (await buildOrganization(world.owner)).id;
  clerk = await world.signInAs({ role: "Employee", organizationId });
});

const visibleIds = async (as: Visitor) =>
  (await world.call(announcements.getAll, { take: 200 }, { as })).items.map(({ id }) => id);

describe("an announcement", () => {
  test("concerns the roles and organizations that it names, from its first day on", async () => {
    const { id: other } = await buildOrganization(world.owner);
    const byAudience = {
      all: await announce(world, executive, {}),
      mine: await announce(world, executive, { organizations: [organizationId] }),
      others: await announce(world, executive, { organizations: [other] }),
      heads: await announce(world, executive, { roles: ["LegalRepresentative"] }),
      later: await announce(world, executive, { fromDay: "2026-03-19" }),
    };
    const found = await visibleIds(clerk);
    const isSeen = Object.entries(byAudience).map(([name, { id }]) => [name, found.includes(id)]);
    expect(Object.fromEntries(isSeen)).toEqual({
      all: true,
      mine: true,
      others: false,
      heads: false,
      later: false,
    });
    const byId = await world.try(
      announcements.getById,
      { id: byAudience.others.id },
      { as: clerk },
    );
    expect(byId.status).toBe(404);
    expect((await visibleIds(executive)).includes(byAudience.later.id)).toBe(true);
  });

  test("that would have ended before anybody sees it is not published", async () => {
    const days = { fromDay: "2026-03-01", toDay: "2026-03-17" };
    await expect(announce(world, executive, days)).rejects.toMatchObject({
      problem: {
        status: 400,
        errors: {
          toDay: [
            "Η ημερομηνία λήξης έχει περάσει και η ανακοίνωση δεν θα εμφανιζόταν σε κανέναν. Ορίστε σημερινή ή μεταγενέστερη",
          ],
        },
      },
    });
    const { id } = await announce(world, executive, { ...days, toDay: "2026-03-18" });
    expect(await visibleIds(clerk)).toContain(id);
  });

  const given = {
    title: "Κλείσιμο Μαρτίου",
    organizations: null,
    roles: ["Employee" as const, "LegalRepresentative" as const],
  };
  const published = async () => {
    const found = await world.call(
      announcements.getAll,
      { search: given.title },
      { as: executive },
    );
    return found.items.length;
  };

  test("published from two windows, at once or in turn, is stored once and the second is told so", async () => {
    const input = announced(given);
    const publish = () => world.try(announcements.create, input, { as: executive });
    // Publishing waits for the publisher's row, so both calls have started.
    const lock = {
      holds: (tx: Transaction<DB>) =>
        tx
          .selectFrom("app_user")
          .select("id")
          .where("id", "=", executive.userId)
          .forUpdate()
          .execute(),
      places: 2,
    };
    const both = () => Promise.all([publish(), publish()]);
    const answers = await whileWaiting(world, organizationId, lock, both);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem?.detail).toMatch(
      /^Η ίδια ανακοίνωση έχει ήδη δημοσιευθεί \(18\/03\/2026/,
    );
    const later = { ...input, roles: given.roles.toReversed() };
    const other = await world.signInAs({ role: "Executive" });
    expect((await world.try(announcements.create, later, { as: other })).status).toBe(409);
    expect(await published()).toBe(1);
  });

  test("can be repeated for other people, from another day on, or once the first is withdrawn", async () => {
    const before = await published();
    const again = { ...given, title: `${given.title} ξανά` };
    const { id } = await announce(world, executive, again);
    await announce(world, executive, { ...again, roles: null });
    await announce(world, executive, { ...again, organizations: [organizationId] });
    await announce(world, executive, { ...again, fromDay: "2026-03-19" });
    await announce(world, executive, { ...again, body: wordsOf("Others") });
    const tried = () => world.try(announcements.create, announced(again), { as: executive });
    expect((await tried()).status).toBe(409);
    await world.call(announcements.withdraw, { id }, { as: executive });
    expect([(await tried()).status, (await published()) - before]).toEqual([200, 6]);
  });

  test("is unread until read, waits for confirmation, and shows its author who confirmed", async () => {
    const { id } = await announce(world, executive, { organizations: [organizationId] });
    const owed = async () => {
      const { items } = await world.call(announcements.getUnread, {}, { as: clerk });
      return items.some((one) => one.id === id);
    };
    expect(await owed()).toBe(true);
    await world.call(announcements.read, { id }, { as: clerk });
    expect(await owed()).toBe(true);
    await world.call(announcements.confirm, { id }, { as: clerk });
    expect(await owed()).toBe(false);
    const readers = await world.call(announcements.getReaders, { id }, { as: executive });
    expect([readers.read, readers.confirmed]).toEqual([1, 1]);
    expect(readers.items.at(-1)).toMatchObject({ id: clerk.userId });
  });

  test("once confirmed marks that person's notification of it as read, and no other", async () => {
    const { id: ownBody } = await buildOrganization(world.owner);
    const [one, other] = [
      await world.signInAs({ role: "Employee", organizationId: ownBody }),
      await world.signInAs({ role: "Employee", organizationId: ownBody }),
    ];
    const given = { organizations: [ownBody] };
    const { id } = await announce(world, executive, given);
    const later = await announce(world, executive, given);
    const unread = async (as: Visitor) => {
      const { items } = await world.call(notifications.getAll, {}, { as });
      return new Set(
        items.flatMap(({ params, readAt }) => (readAt === null ? params.subjectId : [])),
      );
    };
    expect(await unread(one)).toEqual(new Set([id, later.id]));
    await world.call(announcements.confirm, { id }, { as: one });
    expect(await unread(one)).toEqual(new Set([later.id]));
    expect(await unread(other)).toEqual(new Set([id, later.id]));
  });

  test("that is withdrawn disappears for its readers and cannot be changed", async () => {
    const { id } = await announce(world, executive, {});
    await world.call(announcements.withdraw, { id }, { as: executive });
    expect(await visibleIds(clerk)).not.toContain(id);
    expect((await world.try(announcements.withdraw, { id }, { as: executive })).status).toBe(409);
  });

  test("gives its files only to those it concerns", async () => {
    const { id } = await announce(world, executive, { roles: ["LegalRepresentative"] });
    const bytes = samplePdf();
    const given = { id, fileName: "a.pdf" };
    const file = await world.call(announcements.addFile, given, { as: executive, bytes });
    const wanted = { id, fileId: file.id };
    const got = await world.call(announcements.getFile, wanted, { as: executive });
    expect(got.bytes.equals(bytes)).toBe(true);
    expect((await world.try(announcements.getFile, wanted, { as: clerk })).status).toBe(404);
  });

  test("keeps its text as typed, even if it looks like markup", async () => {
    const markup = "<img src=x onerror=alert(1)><script>alert(1)</script>";
    const { id } = await announce(world, executive, { title: markup, body: wordsOf(markup) });
    const { title, body } = await world.call(announcements.getById, { id }, { as: clerk });
    expect([title, body]).toEqual([markup, wordsOf(markup)]);
  });
});
