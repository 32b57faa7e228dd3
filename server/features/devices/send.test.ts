import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { devices } from "#api/devices.ts";
import { imports } from "#api/imports.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { organizations } from "#api/organizations.ts";
import { appOf } from "#server/app.ts";
import { buildContract, buildEmployee, buildStructure } from "#server/db/seed/builders.ts";
import { sessionsOf } from "#server/kernel/session.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { visit } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { entranceOf, entryOf, freshKey, openBy, pairedDevice, sendBy, today } from "./testing.ts";

const world = worldOfFile();

const entrance = () => entranceOf(world);

test("an arrival and a departure are greeted by name and recorded in the day, marked as a device's", async () => {
  const { device, punch, recorded } = await entrance();
  const arrived = await sendBy(world, device, [punch(1, "05:28")]);
  expect(arrived.body?.entries).toEqual([
    { number: 1, outcome: "recorded", question: null, name: expect.stringMatching(/^\S+ \S\.$/) },
  ]);
  expect(await recorded()).toEqual([{ kind: "work", from: 448, to: null, mark: "device" }]);
  await sendBy(world, device, [punch(2, "08:30", { direction: "out" })]);
  expect(await recorded()).toEqual([{ kind: "work", from: 448, to: 630, mark: "device" }]);
});

test("a departure is recorded as one, even without another press for days", async () => {
  const { device, punch, recorded } = await entrance();
  await sendBy(world, device, [punch(1, "05:28", { direction: "out" })]);
  expect(await recorded()).toEqual([{ kind: "work", from: null, to: 448, mark: "device" }]);
});

test("repeated or reordered device entries are taken once and answered alike", async () => {
  const { device, punch, punches } = await entrance();
  const both = [punch(1, "05:30"), punch(2, "08:00", { direction: "out" })];
  const first = await sendBy(world, device, both.toReversed());
  const again = await sendBy(world, device, both);
  expect(again.body?.entries).toEqual(first.body?.entries);
  expect(first.body?.entries.map(({ number }) => number)).toEqual([1, 2]);
  expect(await punches()).toHaveLength(2);
  const changed = await sendBy(world, device, [punch(2, "08:45", { direction: "out" })]);
  expect(changed.body?.entries).toMatchObject([{ number: 2, outcome: "refused" }]);
  expect(await punches()).toHaveLength(2);
});

test("the same parcel sent twice at once is stored once", async () => {
  const { device, punch, punches } = await entrance();
  const parcel = [1, 2, 3, 4].map((number) => punch(number, `0${4 + number}:00`));
  const answers = await Promise.all([sendBy(world, device, parcel), sendBy(world, device, parcel)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await punches()).toHaveLength(4);
});

test("a signature by another key is refused, for the parcel and for an entry in it", async () => {
  const { device, punch, punches } = await entrance();
  const stranger = { ...device, key: freshKey().key };
  expect((await sendBy(world, stranger, [punch(1, "05:30")])).status).toBe(404);
  const forged = { ...punch(1, "05:30"), value: "2000" };
  const answer = await sendBy(world, device, [forged]);
  expect(answer.body?.entries).toMatchObject([{ outcome: "refused" }]);
  expect(await punches()).toEqual([]);
});

test("missing entry numbers are asked for until they arrive, and the punch after them is kept", async () => {
  const { device, punch, punches, questions } = await entrance();
  await sendBy(world, device, [punch(1, "05:30")]);
  await sendBy(world, device, [punch(4, "08:00", { direction: "out" })]);
  expect(await questions()).toMatchObject([{ number: 4, question: "gap" }]);
  expect(await punches()).toHaveLength(2);
  await sendBy(world, device, [punch(6, "08:30")]);
  await sendBy(world, device, [punch(2, "07:00")]);
  expect(await questions()).toMatchObject([{ number: 4 }, { number: 6 }]);
  await sendBy(world, device, [punch(3, "07:30")]);
  expect(await questions()).toMatchObject([{ number: 6 }]);
  await sendBy(world, device, [punch(5, "08:10")]);
  expect(await questions()).toEqual([]);
});

test.each([
  { jump: "was moved between the press and the sending", more: { offsetMs: 3_600_000 } },
  { jump: "runs ahead of the server", at: "10:00" },
])("a clock that $jump raises a question, and its punch waits for acceptance", async (given) => {
  const { organizationId, clerk, device, punch, punches, questions, recorded } = await entrance();
  await sendBy(world, device, [punch(1, given.at ?? "05:30", given.more)]);
  expect(await questions()).toMatchObject([{ number: 1, question: "clock" }]);
  expect(await punches()).toEqual([]);
  expect(await recorded()).toBeUndefined();
  const answer = { organizationId, deviceId: device.id, number: 1, accepted: true };
  await world.call(devices.answerQuestion, answer, { as: clerk });
  expect(await punches()).toHaveLength(1);
  expect(await recorded()).toMatchObject([{ kind: "work", mark: "device" }]);
  expect(await questions()).toEqual([]);
  const other = { ...answer, accepted: false };
  expect((await world.try(devices.answerQuestion, other, { as: clerk })).status).toBe(409);
});

test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
  "a clock that says %s is refused by name, and what comes after it is taken",
  async (at) => {
    const { device, punch } = await entrance();
    const odd = entryOf(device, { number: 1, at, value: "1042" });
    const tried = await sendBy(world, device, [odd]);
    expect(tried.problem).toMatchObject({
      status: 400,
      errors: { "entries.0.at": ["Η ημερομηνία δεν υπάρχει ή είναι εκτός των ετών 1900 έως 2099"] },
    });
    expect((await sendBy(world, device, [punch(1, "05:28")])).status).toBe(200);
  },
);

test("a constantly wrong clock is corrected by what the device knows of it", async () => {
  const { device, punch, punches } = await entrance();
  const slow = new Date(world.parts.clock().getTime() - 3_600_000).toISOString();
  await sendBy(world, device, [punch(1, "04:30", { offsetMs: 3_600_000 })], slow);
  expect((await punches()).map(({ at }) => at.toISOString())).toEqual([`${today}T05:30:00.000Z`]);
});

test("a wrong clock is found on the day, a right one is checked and not found", async () => {
  const { organizationId, structureId, month, clerk, contractId, device, punch } = await entrance();
  const findings = async () => {
    const query = { organizationId, structureId, month };
    const { findings: all, rules } = await world.call(monthlyContracts.getFindings, query, {
      as: clerk,
    });
    return { found: all.filter(({ rule }) => rule === "R19"), isAsked: rules.includes("R19") };
  };
  expect(await findings()).toEqual({ found: [], isAsked: false });
  await sendBy(world, device, [punch(1, "05:30")]);
  expect(await findings()).toEqual({ found: [], isAsked: true });
  const slow = new Date(world.parts.clock().getTime() - 3_600_000).toISOString();
  await sendBy(world, device, [punch(2, "06:30", { offsetMs: 3_600_000 })], slow);
  const inputs = { offsetSeconds: -3600, mostSeconds: 120 };
  expect((await findings()).found).toMatchObject([{ contractId, date: today, inputs }]);
  const dayQuery = { organizationId, structureId, date: today };
  const { rows } = await world.call(attendances.getDaySheet, dayQuery, { as: clerk });
  expect(rows[0]?.punches).toMatchObject([
    { clockOffsetSeconds: 0, distanceMeters: null },
    { clockOffsetSeconds: -3600 },
  ]);
});

test("a device is asked for its location only where the structure has one, and only the distance is stored", async () => {
  const { organizationId, structureId, month, clerk, device, punch } = await entrance();
  const findings = async () => {
    const query = { organizationId, structureId, month };
    const { findings: all, rules } = await world.call(monthlyContracts.getFindings, query, {
      as: clerk,
    });
    const found = all.filter(({ rule }) => rule === "R20").map(({ inputs }) => inputs);
    return { found, isAsked: rules.includes("R20") };
  };
  const away = { latitude: 37.9855, longitude: 23.7348 };
  const unasked = await sendBy(world, device, [punch(1, "05:30", { place: away })]);
  expect(unasked.body).toMatchObject({ asksPlace: false, entries: [{ outcome: "recorded" }] });
  expect(await findings()).toEqual({ found: [], isAsked: false });

  await rowsWhere(world, "structure", { organization_id: organizationId }).change({
    place: "37.9755, 23.7348",
  });
  const untold = await sendBy(world, device, [punch(2, "06:30")]);
  expect(untold.body?.asksPlace).toBe(true);
  expect(await findings()).toEqual({ found: [], isAsked: false });
  await sendBy(world, device, [punch(3, "07:30", { place: { ...away, latitude: 37.9756 } })]);
  expect(await findings()).toEqual({ found: [], isAsked: true });
  await sendBy(world, device, [punch(4, "08:30", { place: away })]);
  const far = { distanceMeters: 1112, mostMeters: 200 };
  expect(await findings()).toEqual({ found: [far], isAsked: true });
});

test("the location is signed with the entry: another one is refused", async () => {
  const { device, punch } = await entrance();
  const entry = punch(1, "05:30", { place: { latitude: 37.9755, longitude: 23.7348 } });
  const moved = { ...entry, place: { latitude: 38, longitude: 23.7348 } };
  expect((await sendBy(world, device, [moved])).body?.entries).toMatchObject([
    { outcome: "refused" },
  ]);
});

test("an unknown card waits for its holder; a person of another structure raises a question", async () => {
  const { organizationId, clerk, device, punch, punches, questions } = await entrance();
  const body = { organization_id: organizationId };
  const elsewhere = await buildStructure(world.owner, body);
  const visitor = await buildEmployee(world.owner, { ...body, card_number: "2077" });
  const term = { structure_id: elsewhere.id };
  await buildContract(world.owner, { ...body, employee_id: visitor.id, term });
  await sendBy(world, device, [
    punch(1, "05:30", { value: "2077" }),
    punch(2, "05:31", { value: "9999" }),
  ]);
  expect(await questions()).toMatchObject([
    { question: "other-structure" },
    { question: "unknown-badge" },
  ]);
  expect(await punches()).toMatchObject([{ card_number: "9999" }]);
  const unknown = await world.call(imports.getUnknownCards, { organizationId }, { as: clerk });
  expect(unknown.items).toMatchObject([{ cardNumber: "9999" }]);
});

test("a person's record is not changed by a device", async () => {
  const { organizationId, structureId, clerk, contractId, device, punch, recorded } =
    await entrance();
  const intervals = [{ kind: "work", from: 480, to: 900, mark: "typed" } as const];
  await world.by(clerk).call(attendances.saveRecords, {
    organizationId,
    structureId,
    records: [{ contractId, date: today, version: 0, intervals }],
  });
  await sendBy(world, device, [punch(1, "05:30")]);
  expect(await recorded()).toEqual(intervals);
});

test("a device revoked at one server is refused at another, and its session ends there within a second", async () => {
  const { organizationId, clerk, device, punch, punches } = await entrance();
  const { answer } = await openBy(world, device);
  const as = { userId: device.id, token: answer.body?.session?.token ?? "" };
  let itsNow = world.parts.clock();
  const sessions = sessionsOf(world.database);
  const app = await appOf({ ...world.parts, sessions, clock: () => itsNow });
  const other: typeof world = {
    ...world,
    try: (call, input, options = {}) => visit(app, call, input, options),
  };
  const asks = async () => (await other.try(organizations.getAllForCurrentUser, {}, { as })).status;
  expect(await asks()).toBe(200);
  expect((await sendBy(other, device, [punch(1, "05:30")])).status).toBe(200);

  const { id, version } = device;
  await world.call(devices.revoke, { organizationId, id, version }, { as: clerk });
  expect((await sendBy(other, device, [punch(2, "05:40")])).status).toBe(403);
  expect(await punches()).toHaveLength(1);
  itsNow = new Date(itsNow.getTime() + 1000);
  expect(await asks()).toBe(401);
  await app.close();
});

test("a revoked device is refused from the next call on", async () => {
  const { organizationId, clerk, device, punch, punches } = await entrance();
  const { id, version } = device;
  await world.call(devices.revoke, { organizationId, id, version }, { as: clerk });
  expect((await sendBy(world, device, [punch(1, "05:30")])).status).toBe(403);
  expect(await punches()).toEqual([]);
});

test("two devices sending for the same person at the same time leave a record with the punches of both", async () => {
  const { organizationId, structureId, clerk, device, punch, recorded } = await entrance();
  const other = await pairedDevice(world, clerk, { organizationId, structureId });
  const range = { organizationId, structureId, from: today, to: today };
  for (let round = 0; round < 10; round += 1) {
    const at = (minute: number) => `${today}T05:${String(round * 4 + minute).padStart(2, "0")}:00Z`;
    const left = { number: round + 1, at: at(2), value: "1042", direction: "out" } as const;
    await Promise.all([
      sendBy(world, device, [punch(round + 1, at(0).slice(11, 16))]),
      sendBy(world, other, [entryOf(other, left)]),
    ]);
    const outcome = await world.call(imports.proposeFromPunches, range, { as: clerk });
    expect(outcome.proposals).toEqual([]);
    expect(await recorded()).toHaveLength(round + 1);
  }
});

test("an acceptance sent again, because its answer was lost, is recorded where the first attempt was cut short", async () => {
  const { organizationId, clerk, device, punch, punches, recorded, forgetDay } = await entrance();
  await sendBy(world, device, [punch(1, "05:30", { offsetMs: 3_600_000 })]);
  const answer = { organizationId, deviceId: device.id, number: 1, accepted: true };
  const once = { as: clerk, key: randomUUID() };
  await world.call(devices.answerQuestion, answer, once);
  const whole = await recorded();
  await forgetDay();
  expect(await world.call(devices.answerQuestion, answer, once)).toEqual({ number: 1 });
  expect(await recorded()).toEqual(whole);
  expect(await punches()).toHaveLength(1);
});

test("a parcel sent again, because its answer was lost, is recorded where the first attempt was cut short", async () => {
  const { device, punch, recorded, forgetDay } = await entrance();
  const parcel = [punch(1, "05:28")];
  await sendBy(world, device, parcel);
  const whole = await recorded();
  await forgetDay();
  expect(await recorded()).toBeUndefined();
  await sendBy(world, device, parcel);
  expect(await recorded()).toEqual(whole);
});
