import { expect, test } from "vitest";
import { users } from "#api/security.ts";
import { UserFields } from "#api/user-register.ts";
import { configOf } from "#server/config.ts";
import { signInWith } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, worldOfFile } from "#server/testing/world.ts";
import { createByCommand, resetByCommand } from "./public.ts";

const now = new Date("2026-03-18T09:00:00Z");

const world = worldOfFile({ now, environment: { NODE_ENV: "production" } });

const given = () => ({
  config: configOf({ NODE_ENV: "production" }),
  database: world.database,
  clock: () => now,
});
const fields = (userName: string) =>
  UserFields.parse({ userName, area: "Administrator", nickName: "Πρώτη Διαχειρίστρια" });

test("the first administrator is created by command, and must set a password and add a second factor", async () => {
  const { userName, oneTimePassword } = await createByCommand(given(), fields("First"));
  const as = await signInWith(world, { userName, password: oneTimePassword });
  expect(as).toMatchObject({ area: "Administrator", owes: "password" });
  await world.by(as).call(users.changePassword, {
    currentPassword: oneTimePassword,
    newPassword: "θάλασσα τρένο πορτοκάλι",
  });
  expect((await world.call(users.getCurrent, {}, { as })).owes).toBe("second-factor");
  const entry = await rowsWhere(world, "audit_entry", { act: "user.create" }).readOne(
    "act",
    "actor_id",
    "actor_role",
  );
  expect(entry).toMatchObject({ actor_id: null, actor_role: "System" });
});

test("no account exists before one is created", async () => {
  const fresh = await openWorld();
  expect(
    await fresh.owner.selectFrom("app_user").select("id").where("role", "<>", "System").execute(),
  ).toEqual([]);
  await fresh.close();
});

test("an administrator whom nobody else can help gets a new secret, and the old session ends", async () => {
  const { userName, oneTimePassword } = await createByCommand(given(), fields("helpless"));
  const as = await signInWith(world, { userName, password: oneTimePassword });
  const reset = await resetByCommand(given(), "HELPLESS");
  world.setNow(new Date(now.getTime() + 1000));
  expect((await world.try(users.getCurrent, {}, { as })).status).toBe(401);
  const again = await signInWith(world, { userName, password: reset.oneTimePassword });
  expect(again.owes).toBe("password");
  world.setNow(now);
});

test("a name that is taken, or of no user who may still sign in, is refused", async () => {
  await createByCommand(given(), fields("taken"));
  await expect(createByCommand(given(), fields("taken"))).rejects.toMatchObject({ status: 400 });
  await expect(resetByCommand(given(), "nobody")).rejects.toMatchObject({ status: 404 });
  await rowsWhere(world, "app_user", { user_name: "taken" }).change({ valid_until: "2026-03-17" });
  await expect(resetByCommand(given(), "taken")).rejects.toMatchObject({ status: 404 });
});

test("a one-time password pasted with the blanks and line breaks of its message opens the account, and is the present one there", async () => {
  const { userName, oneTimePassword } = await createByCommand(given(), fields("pasted"));
  const pasted = ` ${oneTimePassword.replace("-", "-\n")}\u200B \r\n`;
  const as = await signInWith(world, { userName, password: pasted });
  expect(as).toMatchObject({ area: "Administrator", owes: "password" });
  const change = { currentPassword: pasted, newPassword: "θάλασσα τρένο πορτοκάλι" };
  await world.by(as).call(users.changePassword, change);
  expect((await world.call(users.getCurrent, {}, { as })).owes).toBe("second-factor");
});
