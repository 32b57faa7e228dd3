import { beforeAll, expect, test } from "vitest";
import { organizations } from "#api/organizations.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
let administrator: { as: Visitor };
beforeAll(async () => {
  administrator = { as: await world.signInAs({ role: "Administrator" }) };
});

const nothing = "00000000-0000-7000-8000-000000000000";

test("assignments are made one by one: each row has its outcome, and a repeat changes nothing", async () => {
  const [one, other] = [await buildOrganization(world.owner), await buildOrganization(world.owner)];
  const user = await buildUser(world.owner, {
    role: "Employee",
    links: [{ organizationId: one.id, right: "read" }],
  });
  const links = [
    { userId: user.id, organizationId: one.id, right: "full" },
    { userId: user.id, organizationId: other.id, right: "read" },
    { userId: nothing, organizationId: other.id, right: "read" },
    { userId: user.id, organizationId: nothing, right: "full" },
  ] as const;
  const outcomes = async () =>
    (await world.call(userOrganizations.assign, { links: [...links] }, administrator)).outcomes.map(
      ({ outcome }) => outcome,
    );
  expect(await outcomes()).toEqual(["done", "done", "refused", "refused"]);
  expect(await outcomes()).toEqual(["unchanged", "unchanged", "refused", "refused"]);
  const { items } = await world.call(userOrganizations.getAll, { userId: user.id }, administrator);
  const rights = Object.fromEntries(
    items.map(({ organizationId, right }) => [organizationId, right]),
  );
  expect(rights).toEqual({ [one.id]: "full", [other.id]: "read" });
  const acts = await world.owner
    .selectFrom("audit_entry")
    .select(["before", "after"])
    .where("subject_id", "=", user.id)
    .where("act", "=", "user.assign-organization")
    .orderBy("id")
    .execute();
  expect(acts).toEqual([
    {
      before: { organizationId: one.id, right: "read" },
      after: { organizationId: one.id, right: "full" },
    },
    {
      before: { organizationId: other.id, right: null },
      after: { organizationId: other.id, right: "read" },
    },
  ]);
});

test("a repeated assignment whose answer was lost gets what the first did", async () => {
  const [body, user] = [
    await buildOrganization(world.owner),
    await buildUser(world.owner, { role: "Employee" }),
  ];
  const links = [{ userId: user.id, organizationId: body.id, right: "read" as const }];
  const once = { ...administrator, key: "one-and-the-same-assignment" };
  const first = await world.call(userOrganizations.assign, { links }, once);
  expect(first.outcomes).toMatchObject([{ outcome: "done" }]);
  expect(await world.call(userOrganizations.assign, { links }, once)).toEqual(first);
  const anew = await world.call(userOrganizations.assign, { links }, administrator);
  expect(anew.outcomes).toMatchObject([{ outcome: "unchanged" }]);
});

test("a removed assignment applies to the running session", async () => {
  const body = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId: body.id });
  const bodies = () => world.call(organizations.getAllForCurrentUser, {}, { as: clerk });
  expect(await bodies()).toHaveLength(1);
  const link = { userId: clerk.userId, organizationId: body.id, right: null };
  await world.call(userOrganizations.assign, { links: [link] }, administrator);
  expect(await bodies()).toEqual([]);
});

test("assignments are found by words of the user or organization, and by right", async () => {
  const body = await buildOrganization(world.owner, { description: "Σύνδεσμος Ύδρευσης" });
  const linked = (nickName: string, right: "full" | "read") =>
    buildUser(world.owner, {
      role: "Employee",
      nickName,
      links: [{ organizationId: body.id, right }],
    });
  await linked("Άννα Ζερβού", "full");
  await linked("Βάσω Ζερβού", "read");
  const names = async (query: object) => {
    const { items, total } = await world.call(userOrganizations.getAll, query, administrator);
    return [total, ...items.map(({ nickName }) => nickName)];
  };
  expect(await names({ search: "υδρευσης" })).toEqual([2, "Άννα Ζερβού", "Βάσω Ζερβού"]);
  expect(await names({ search: "βασω υδρευσης" })).toEqual([1, "Βάσω Ζερβού"]);
  expect(await names({ organizationId: body.id, right: "full" })).toEqual([1, "Άννα Ζερβού"]);
  expect(await names({ organizationId: body.id, sort: "-nickName", take: 1 })).toEqual([
    2,
    "Βάσω Ζερβού",
  ]);
});
