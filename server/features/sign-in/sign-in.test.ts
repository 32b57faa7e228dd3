import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { buildOrganization, buildStructure, buildUser } from "#server/db/seed/builders.ts";
import { signInWith } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const password = "Paron-demo-2026!";

test("C-08 C-11 a clerk signs in, is known by name, signs out and is no longer known", async () => {
  const body = await buildOrganization(world.owner);
  const links = [{ organizationId: body.id, right: "read" }] as const;
  const user = await buildUser(world.owner, {
    role: "Employee",
    userName: "clerk",
    nickName: "Μαρία",
    links,
    password,
  });

  const signedIn = await signInWith(world, { userName: "Clerk", password });
  expect(signedIn).toMatchObject({ area: "Employee", nickName: "Μαρία", expiresIn: 480 });

  const clerk = { userId: user.id, token: signedIn.token };
  expect(await world.call(users.getCurrent, {}, { as: clerk })).toMatchObject({
    id: user.id,
    userName: "clerk",
  });
  expect(await world.call(organizations.getAllForCurrentUser, {}, { as: clerk })).toMatchObject([
    { id: body.id, description: body.description, shortTitle: body.short_title, fullAccess: false },
  ]);

  await world.call(users.logout, {}, { as: clerk });
  expect((await world.try(users.getCurrent, {}, { as: clerk })).status).toBe(401);
});

test("C-08 an unknown name and a wrong password get the same answer", async () => {
  await buildUser(world.owner, { role: "Employee", userName: "someone", password });
  const mistaken = await world.try(users.login, {
    userName: "someone",
    password: "another password",
  });
  const unknown = await world.try(users.login, { userName: "nobody", password });
  expect(mistaken.status).toBe(401);
  expect({ ...unknown.problem, requestId: "" }).toEqual({ ...mistaken.problem, requestId: "" });
});

test("a session ends when its time is up", async () => {
  await buildUser(world.owner, { role: "Executive", userName: "tired", password });
  const { token } = await signInWith(world, { userName: "tired", password });
  const tired = { userId: "", token };
  const signedInAt = new Date("2026-03-18T09:00:00Z").getTime();
  world.setNow(new Date(signedInAt + 479 * 60_000));
  expect((await world.try(users.getCurrent, {}, { as: tired })).status).toBe(200);
  world.setNow(new Date(signedInAt + 480 * 60_000));
  expect((await world.try(users.getCurrent, {}, { as: tired })).status).toBe(401);
  world.setNow(new Date(signedInAt));
});

test("a role without screens is told so only after the right password", async () => {
  await buildUser(world.owner, { role: "WebServiceUser", userName: "machine", password });
  expect((await world.try(users.login, { userName: "machine", password })).status).toBe(403);
  expect((await world.try(users.login, { userName: "machine", password: "wrong" })).status).toBe(
    401,
  );
});

test("the sixth attempt for one account from one address must wait", async () => {
  await buildUser(world.owner, { role: "Employee", userName: "guessed", password });
  const guess = () => world.try(users.login, { userName: "guessed", password: "guess" });
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a foreign body is answered like an unknown one; a body with read access refuses writes", async () => {
  const [mine, other] = [
    await buildOrganization(world.owner),
    await buildOrganization(world.owner),
  ];
  const reader = await world.signInAs({ role: "Employee", organizationId: mine.id, right: "read" });
  const structureId = (await buildStructure(world.owner, { organization_id: mine.id })).id;
  const sheet = { structureId, date: "2026-03-17" };
  const sheetOf = (organizationId: string) =>
    world.try(attendances.getDaySheet, { organizationId, ...sheet }, { as: reader });

  expect((await sheetOf(mine.id)).status).toBe(200);
  const foreign = await sheetOf(other.id);
  const unknown = await sheetOf("0198f4a2-0000-7000-8000-000000000000");
  expect(foreign.status).toBe(404);
  expect({ ...unknown.problem, requestId: "" }).toEqual({ ...foreign.problem, requestId: "" });

  const submit = { organizationId: mine.id, ...sheet, version: 0 };
  await expect(world.call(attendances.submitSheet, submit, { as: reader })).rejects.toMatchObject({
    status: 403,
  });
});
