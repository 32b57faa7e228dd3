import { expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { signInWith } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const newPassword = "θάλασσα τρένο πορτοκάλι";

const world = worldOfFile();

let people = 0;
async function someone() {
  people += 1;
  const userName = `noticed-${people}`;
  const { id } = await buildUser(world.owner, { role: "Employee", userName, password });
  return {
    id,
    userName,
    as: await signInWith(world, { userName, password }, { from: "10.1.1.1" }),
  };
}

test("a changed password is announced in every other session, with when and from where, until read", async () => {
  const { userName, as } = await someone();
  const from = "10.9.9.9";
  await world.call(users.changePassword, { currentPassword: password, newPassword }, { as, from });
  const [own] = await world.call(users.getNotices, {}, { as });
  expect(own).toMatchObject({ kind: "password-changed", ip: from, byAnother: false, isNew: false });

  const next = await signInWith(world, { userName, password: newPassword });
  const isNew = async () => (await world.call(users.getNotices, {}, { as: next }))[0]?.isNew;
  expect(await isNew()).toBe(true);
  expect(await world.call(users.readNotices, {}, { as: next })).toEqual({ read: 1 });
  expect(await isNew()).toBe(false);
});

test("a password set by an administrator is announced as such, and only to its owner", async () => {
  const [one, other] = [await someone(), await someone()];
  const administrator = await world.signInAs({ role: "Administrator" });
  const reset = { id: one.id, version: 1 };
  const given = await world.call(users.resetPassword, reset, { as: administrator });
  const oneTimePassword = given.oneTimePassword ?? "";
  const first = await signInWith(world, { userName: one.userName, password: oneTimePassword });
  await world
    .by(first)
    .call(users.changePassword, { currentPassword: oneTimePassword, newPassword });
  const notices = await world.call(users.getNotices, {}, { as: first });
  expect(notices.map(({ kind, byAnother }) => [kind, byAnother])).toEqual([
    ["password-changed", false],
    ["password-reset", true],
  ]);
  expect(await world.call(users.getNotices, {}, { as: other.as })).toEqual([]);
  // Everyone must choose their own password: the next session is only notified of the other change.
  const next = await signInWith(world, { userName: one.userName, password: newPassword });
  const list = await world.call(users.getNotices, {}, { as: next });
  expect(list.filter(({ isNew }) => isNew).map(({ kind }) => kind)).toEqual(["password-reset"]);
});
