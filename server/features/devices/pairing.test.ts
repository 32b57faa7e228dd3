import { expect, test } from "vitest";
import { devices } from "#api/devices.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { structures } from "#api/structures.ts";
import { buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { wrongCode } from "#texts/devices.ts";
import { freshKey, openBy, pairedDevice } from "./testing.ts";

const world = worldOfFile();

async function body() {
  const organizationId = (await buildOrganization(world.owner)).id;
  const structure = await buildStructure(world.owner, { organization_id: organizationId });
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  return { organizationId, structureId: structure.id, clerk };
}

async function invited() {
  const { organizationId, structureId, clerk } = await body();
  const place = { organizationId, structureId };
  const made = await world.call(devices.create, { ...place, title: "Είσοδος" }, { as: clerk });
  const list = async () =>
    (await world.call(devices.getAll, { organizationId }, { as: clerk })).items;
  return { ...place, clerk, ...made, list };
}

const pair = (code: string, from?: string) =>
  world.try(
    devices.pair,
    { code, publicKey: freshKey().publicKey },
    from === undefined ? {} : { from },
  );

test("R-43 a device pairs by its code, a person approves it by its fingerprint, and its key opens sessions", async () => {
  const { organizationId, id, code, clerk, list } = await invited();
  const { key, publicKey } = freshKey();
  const deviceName = await world.call(devices.pair, {
    code: ` ${code.slice(0, 4)} ${code.slice(4)}`,
    publicKey,
  });
  expect(deviceName).toEqual({ organizationId, deviceId: id });
  const device = { ...deviceName, key };
  expect(await list()).toMatchObject([{ state: "asked", structureTitle: expect.any(String) }]);
  expect((await openBy(world, device)).answer.body).toMatchObject({
    state: "asked",
    session: null,
  });

  await world.call(devices.approve, { organizationId, id, version: 2 }, { as: clerk });
  const { answer } = await openBy(world, device);
  const { session } = answer.body ?? {};
  expect(session).toMatchObject({ area: "MobileUser", nickName: "Είσοδος", owes: null });
  const as = { userId: id, token: session?.token ?? "" };
  expect(await world.call(organizations.getAllForCurrentUser, {}, { as })).toHaveLength(1);
  expect((await world.try(structures.getAll, { organizationId }, { as })).status).toBe(403);
});

test("a code works once, for fifteen minutes, and five wrong attempts close it", async () => {
  const used = await invited();
  expect((await pair(used.code, "10.0.0.1")).status).toBe(200);
  expect((await pair(used.code, "10.0.0.1")).problem?.errors).toEqual({ code: [wrongCode] });

  const old = await invited();
  world.setNow(new Date(world.parts.clock().getTime() + 15 * 60_000));
  expect((await pair(old.code, "10.0.0.2")).status).toBe(400);

  const guessed = await invited();
  const wrong = guessed.code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  for (let index = 0; index < 5; index += 1)
    expect((await pair(wrong, `10.0.1.${index}`)).status).toBe(400);
  expect((await pair(guessed.code, "10.0.1.9")).status).toBe(400);
  const { organizationId, id, clerk } = guessed;
  const ofOther = { organizationId, id, version: 2 };
  const stale = await world.by(clerk).try(devices.renewCode, ofOther);
  expect(stale.problem?.current).toMatchObject({ state: "invited", version: 1 });
  const fresh = await world.by(clerk).call(devices.renewCode, { organizationId, id, version: 1 });
  expect((await pair(fresh.code, "10.0.1.10")).status).toBe(200);
});

test("guessing codes from one address is slowed down, and a code is stored only as a digest", async () => {
  const { code } = await invited();
  const answers: number[] = [];
  for (let index = 0; index < 7; index += 1)
    answers.push((await pair(`${code.slice(0, 4)}00000${index}`, "10.0.2.1")).status);
  expect(answers).toContain(429);
  const rows = await world.owner.selectFrom("pairing_code").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("a challenge opens one session, and only for the device's own signature", async () => {
  const { organizationId, structureId, clerk } = await body();
  const device = await pairedDevice(world, clerk, { organizationId, structureId });
  const { input, answer } = await openBy(world, device);
  expect(answer.status).toBe(200);
  expect((await world.try(devices.open, input)).status).toBe(404);
  const stranger = await openBy(world, { ...device, key: freshKey().key });
  expect(stranger.answer.status).toBe(404);
  const elsewhere = await body();
  const foreign = await openBy(world, { ...device, organizationId: elsewhere.organizationId });
  expect(foreign.answer.status).toBe(404);
});

test("a revoked device loses its session, and gets no other", async () => {
  const { organizationId, structureId, clerk } = await body();
  const device = await pairedDevice(world, clerk, { organizationId, structureId });
  const { answer } = await openBy(world, device);
  const as = { userId: device.id, token: answer.body?.session?.token ?? "" };
  expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
  const { id, version } = device;
  await world.call(devices.revoke, { organizationId, id, version }, { as: clerk });
  expect((await world.try(users.getCurrent, {}, { as })).status).toBe(401);
  world.setNow(new Date(world.parts.clock().getTime() + 1000));
  const later = await openBy(world, device);
  expect(later.answer.body).toMatchObject({ state: "revoked", session: null });
});

test("a device is decided on once, from the version that was read, and only in the body's structures", async () => {
  const { organizationId, id, code, clerk } = await invited();
  const act = { organizationId, id };
  expect((await world.try(devices.approve, { ...act, version: 1 }, { as: clerk })).status).toBe(
    409,
  );
  await pair(code, "10.0.3.1");
  expect((await world.try(devices.approve, { ...act, version: 1 }, { as: clerk })).status).toBe(
    409,
  );
  await world.call(devices.refuse, { ...act, version: 2 }, { as: clerk });
  expect((await world.try(devices.approve, { ...act, version: 3 }, { as: clerk })).status).toBe(
    409,
  );
  const other = await body();
  const foreign = { organizationId, structureId: other.structureId, title: "Ξένη" };
  expect((await world.try(devices.create, foreign, { as: clerk })).status).toBe(404);
});

test("a device that is only invited, or awaiting approval, can be ended: its code and key open nothing", async () => {
  const waiting = await invited();
  const { organizationId, clerk } = waiting;
  await world.call(devices.revoke, { organizationId, id: waiting.id, version: 1 }, { as: clerk });
  expect((await pair(waiting.code, "10.0.3.1")).status).toBe(400);
  expect(await waiting.list()).toMatchObject([{ state: "revoked" }]);

  const asking = await invited();
  const { key, publicKey } = freshKey();
  const deviceName = await world.call(devices.pair, { code: asking.code, publicKey });
  const act = { organizationId: asking.organizationId, id: asking.id, version: 2 };
  await world.call(devices.revoke, act, { as: asking.clerk });
  expect((await openBy(world, { ...deviceName, key })).answer.body).toMatchObject({
    state: "revoked",
    session: null,
  });
});
