import { beforeEach, expect, test } from "vitest";
import { devices } from "#api/devices.ts";
import { history } from "#api/history.ts";
import { imports } from "#api/imports.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { readers } from "#api/readers.ts";
import { buildContract, buildEmployee, buildStructure } from "#server/db/seed/builders.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { secretNotArrived } from "#texts/faults.ts";
import { serialTaken } from "#texts/readers.ts";
import { declaredReader, lineOf, StandInReader } from "./testing.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { atDoor } from "#server/testing/at-door.ts";

const world = worldOfFile();

const today = "2026-03-18";
const now = Date.parse(`${today}T09:00:00Z`);
beforeEach(() => world.setNow(new Date(now)));

const later = (minutes: number) => world.setNow(new Date(now + minutes * 60_000));
const at = (time: string) => `${today} ${time}:00`;

/** A structure's gate with an approved reader, and a person there whose today is not recorded. */
async function gate(given: { networks?: string[] } = {}) {
  const month = await buildMonth(world, { without: [today] });
  const { organizationId, structureId, clerk } = month;
  const { reader, device } = await declaredReader(world, clerk, {
    organizationId,
    structureId,
    ...given,
  });
  const person = await atDoor(world, month);
  const punches = async () => {
    const found = rowsWhere(world, "punch", { organization_id: organizationId });
    const rows = await found.readInOrder("at", "card_number", "direction");
    return rows.map((row) => `${row.card_number} ${row.at.toISOString()} ${row.direction}`);
  };
  const details = () =>
    world.call(readers.getById, { organizationId, id: device.id }, { as: clerk });
  return { ...month, ...person, reader, device, punches, details };
}

test("a reader is greeted, sends arrival and departure, and they are in the day's record", async () => {
  const { reader, recorded, details } = await gate();
  const greeting = await reader.greet();
  expect(greeting.text.split("\r\n")).toEqual(
    expect.arrayContaining([
      `GET OPTION FROM: ${reader.serial}`,
      "ATTLOGStamp=0",
      "TimeZone=2",
      "Realtime=1",
      "TransFlag=TransData AttLog",
    ]),
  );
  expect(await reader.send([lineOf("1042", at("07:28"))], "101")).toEqual({
    status: 200,
    text: "OK: 1",
  });
  expect(await recorded()).toEqual([{ kind: "work", from: 448, to: null, mark: "device" }]);
  await reader.send([lineOf("1042", at("10:30"), 1)], "102");
  expect(await recorded()).toEqual([{ kind: "work", from: 448, to: 630, mark: "device" }]);
  expect(await details()).toMatchObject({
    lastStamp: "102",
    entries: 2,
    questions: 0,
    lastPunchedAt: `${today}T08:30:00.000Z`,
    pushVersion: "2.4.1",
  });
  expect((await reader.greet()).text).toContain("ATTLOGStamp=102");
});

test("lines sent again, twice at once, out of order or by file are stored once", async () => {
  const { organizationId, clerk, reader, punches, details } = await gate();
  const morning = lineOf("1042", at("07:30"));
  const noon = lineOf("1042", at("10:30"), 1);
  await reader.send([noon], "2");
  expect((await reader.send([morning, noon, morning], "1")).text).toBe("OK: 3");
  const expected = [`1042 ${today}T05:30:00.000Z in`, `1042 ${today}T08:30:00.000Z out`];
  expect(await punches()).toEqual(expected);
  await Promise.all([reader.send([morning, noon]), reader.send([noon, morning])]);
  const file = { bytes: Buffer.from(`${morning}\n${noon}\n`), as: clerk };
  await world.call(imports.punches, { organizationId, fileName: "attlog.dat" }, file);
  expect(await punches()).toEqual(expected);
  expect(await details()).toMatchObject({ entries: 2 });
  await reader.send([lineOf("1042", at("07:30"), 1)]);
  expect(await punches()).toHaveLength(3);
});

test("a log sent again, because its answer was lost, is recorded where the first attempt was cut short", async () => {
  const { reader, forgetDay, recorded } = await gate();
  const log = [lineOf("1042", at("07:30")), lineOf("1042", at("10:30"), 1)];
  await reader.send(log);
  const whole = await recorded();
  expect(whole).toEqual([{ kind: "work", from: 450, to: 630, mark: "device" }]);
  await forgetDay();
  await reader.send(log);
  expect(await recorded()).toEqual(whole);
});

test.each([
  { sent: "text/plain" },
  { sent: "application/x-www-form-urlencoded" },
  { sent: "application/push;charset=GB2312" },
  { sent: "" },
])("a log is accepted with the content type «$sent»", async ({ sent }) => {
  const { reader, punches } = await gate();
  reader.contentType = sent;
  expect((await reader.send([lineOf("1042", at("07:30"))])).text).toBe("OK: 1");
  expect(await punches()).toHaveLength(1);
});

test("invalid lines are counted and skipped, so that the reader continues; an oversized upload is refused", async () => {
  const { reader, punches, details } = await gate();
  const greek = Buffer.from(`Μαρία\t${at("07:30")}\t0\n\x00\x01\n`, "utf8");
  const body = Buffer.concat([
    greek,
    Buffer.from(`${lineOf("1042", at("07:31"))}\r\n`),
    Buffer.from([0xcc, 0xe1, 0x09, 0xff]),
  ]);
  expect((await reader.post("ATTLOG", body)).text).toBe("OK: 4");
  expect(await punches()).toHaveLength(1);
  expect(await details()).toMatchObject({ badLines: 3, entries: 1 });
  expect((await reader.send([lineOf("1".repeat(600_000), at("07:32"))])).status).toBe(413);
  expect((await reader.send([lineOf("1".repeat(400), at("07:32"))])).text).toBe("OK: 1");
  expect((await reader.send([`${lineOf("1042", at("07:33"))}\0`])).text).toBe("OK: 1");
  expect(await punches()).toHaveLength(1);
});

test("lines from before the approval day are counted and skipped", async () => {
  const { reader, punches, details } = await gate();
  await reader.send([lineOf("1042", "2026-03-17 07:30:00"), lineOf("1042", at("07:30"))]);
  expect(await punches()).toEqual([`1042 ${today}T05:30:00.000Z in`]);
  expect(await details()).toMatchObject({ oldLines: 1, entries: 1 });
});

test("data of other tables is not stored", async () => {
  const { organizationId, reader, details } = await gate();
  const user = "USER PIN=1042\tName=Μαρία Παππά\tPri=0\tCard=778899\n";
  for (const table of ["OPERLOG", "USERINFO", "ATTPHOTO", "BIODATA"])
    expect(await reader.post(table, user)).toEqual({ status: 200, text: "OK" });
  expect(await details()).toMatchObject({ entries: 0, lastStamp: "" });
  expect(await ledgerOf(world, organizationId, { subject_kind: "device-entry" })).toEqual([]);
});

test("an unknown serial, a wrong secret, a waiting reader and a revoked one are refused alike", async () => {
  const { organizationId, structureId, clerk, reader, device, punches } = await gate();
  const waiting = await declaredReader(world, clerk, { organizationId, structureId, asking: true });
  const unknown = new StandInReader(world, "ZZZ9999999");
  const wrong = new StandInReader(world, reader.serial);
  const answers = [];
  for (const one of [unknown, wrong, waiting.reader])
    answers.push(await one.greet(), await one.ask());
  wrong.path = `/r/${"1".repeat(20)}`;
  answers.push(await wrong.send([lineOf("1042", at("07:30"))]));
  await world.call(devices.revoke, device, { as: clerk });
  answers.push(await reader.send([lineOf("1042", at("07:30"))]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 403, text: "ERROR\n" })]),
  );
  expect(await punches()).toEqual([]);
  const input = { organizationId, id: waiting.device.id };
  const details = await world.call(readers.getById, input, { as: clerk });
  expect(details).toMatchObject({
    state: "asked",
    seenAt: new Date(now).toISOString(),
    greetedAt: null,
  });
});

test("without a secret a reader is admitted from its networks only", async () => {
  const { reader } = await gate({ networks: ["10.20.0.0/24"] });
  expect((await reader.greet()).status).toBe(403);
  reader.from = "10.20.0.77";
  expect((await reader.greet()).status).toBe(200);
});

test.each(["0.0.0.0/0", "::/0", "64.0.0.0/2"])(
  "a reader cannot be admitted from %s, which is open to everybody",
  async (network) => {
    const { organizationId, structureId, clerk: as } = await gate();
    const input = {
      organizationId,
      structureId,
      title: "Gate",
      serial: "CKUH2033099",
      inPath: false,
    };
    const tried = await world.try(readers.create, { ...input, networks: [network] }, { as });
    expect(tried.problem?.errors).toEqual({
      "networks.0": [
        "Το δίκτυο καλύπτει υπερβολικά πολλές διευθύνσεις. Δηλώστε πρόθεμα από /8 και πάνω (για IPv6 από /16)",
      ],
    });
  },
);

test("a serial number belongs to one reader, and is free once that is revoked", async () => {
  const { clerk, organizationId, structureId, reader, device } = await gate();
  const { serial } = reader;
  const given = { organizationId, structureId, title: "Other", serial, inPath: true };
  const duplicate = await world.try(readers.create, given, { as: clerk });
  expect(duplicate.problem?.errors).toEqual({ serial: [serialTaken] });
  await world.call(devices.revoke, device, { as: clerk });
  expect((await world.try(readers.create, given, { as: clerk })).status).toBe(200);
});

test("strangers and an over-eager reader each meet their own rate limit", async () => {
  const { reader } = await gate();
  const stranger = new StandInReader(world, "ZZZ8888888");
  stranger.from = "192.0.2.9";
  let last = 0;
  for (let call = 0; call <= 60; call += 1) last = (await stranger.ask()).status;
  expect(last).toBe(429);
  expect((await reader.ask()).status).toBe(200);
  for (let call = 0; call <= 240; call += 1) last = (await reader.ask()).status;
  expect(last).toBe(429);
});

test("unknown numbers, people from elsewhere, locked sheets and second contracts raise questions on the day", async () => {
  const { organizationId, structureId, scheduleId, clerk, reader, ...month } = await gate();
  const body = { organization_id: organizationId };
  const elsewhere = await buildStructure(world.owner, body);
  const visitor = await buildEmployee(world.owner, { ...body, card_number: "2077" });
  await buildContract(world.owner, {
    ...body,
    employee_id: visitor.id,
    term: { structure_id: elsewhere.id },
  });
  const twice = await buildEmployee(world.owner, { ...body, card_number: "3001" });
  for (const weekly_minutes of [1200, 1199])
    await buildContract(world.owner, {
      ...body,
      employee_id: twice.id,
      term: { structure_id: structureId, schedule_id: scheduleId, weekly_minutes },
    });
  await reader.send([
    lineOf("9999", at("07:30")),
    lineOf("2077", at("07:31")),
    lineOf("3001", at("07:32")),
  ]);
  const sheet = { ...body, structure_id: structureId, date: today };
  await rowsWhere(world, "attendance_sheet", sheet).remove();
  await addRows(world, "attendance_sheet", { ...sheet, state: "locked" });
  await reader.send([lineOf("1042", at("07:33"))]);
  const queue = await world
    .by(clerk)
    .call(devices.getQuestions, { organizationId, structureId, date: today });
  expect(queue.items.map(({ cardNumber, question }) => `${cardNumber} ${question}`)).toEqual([
    "9999 unknown-badge",
    "2077 other-structure",
    "3001 two-contracts",
    "1042 locked",
  ]);
  expect(await month.recorded()).toBeUndefined();
  expect(await month.punches()).toEqual([
    `9999 ${today}T05:30:00.000Z in`,
    `3001 ${today}T05:32:00.000Z in`,
    `1042 ${today}T05:33:00.000Z in`,
  ]);
});

test("a reader's clock is judged by a line made just now, not by stored lines", async () => {
  const { organizationId, structureId, month, clerk, reader, device } = await gate();
  const findings = async () => {
    const query = { organizationId, structureId, month };
    const { findings: all, rules } = await world.call(monthlyContracts.getFindings, query, {
      as: clerk,
    });
    const found = all.filter(({ rule }) => rule === "R19").map(({ inputs }) => inputs);
    return { found, isAsked: rules.includes("R19") };
  };
  await reader.greet();
  await reader.send([lineOf("1042", at("07:30"))]);
  expect(await findings()).toEqual({ found: [], isAsked: false });
  later(9);
  await reader.ask();
  later(10);
  await reader.send([lineOf("1042", at("10:10"), 1)]);
  await world.by(clerk).call(devices.answerQuestion, {
    organizationId,
    deviceId: device.id,
    number: 2,
    accepted: true,
  });
  const slow = { offsetSeconds: -3600, mostSeconds: 120 };
  expect(await findings()).toEqual({ found: [slow], isAsked: true });
  later(20);
  await reader.ask();
  later(21);
  await reader.send([lineOf("1042", at("11:21"), 1)]);
  expect(await findings()).toEqual({ found: [slow], isAsked: true });
});

test("an already connected reader reveals its clock error by a single line; a person decides", async () => {
  const { organizationId, clerk, reader, device, punches, questions, details } = await gate();
  await reader.greet();
  later(9);
  await reader.ask();
  later(10);
  await reader.send([lineOf("1042", at("10:10"))]);
  expect(await details()).toMatchObject({ offsetMs: 3_600_000 });
  expect(await questions()).toMatchObject([
    { question: "clock", at: `${today}T08:10:00.000Z`, punchedAt: `${today}T09:10:00.000Z` },
  ]);
  expect(await punches()).toEqual([]);
  await world.by(clerk).call(devices.answerQuestion, {
    organizationId,
    deviceId: device.id,
    number: 1,
    accepted: true,
  });
  expect(await punches()).toEqual([`1042 ${today}T09:10:00.000Z in`]);
});

test("a reader whose address was lost gets another, shown once: the previous one is refused, and the history says who", async () => {
  const { organizationId, clerk, reader, device, punches } = await gate();
  const by = world.by(clerk);
  const key = "another-address-of-the-gate";
  const { path, version } = await by.call(readers.renewAddress, device, { key });
  expect(path).toMatch(/^\/r\/\d{20}$/);
  expect(path).not.toBe(reader.path);
  const again = await by.try(readers.renewAddress, device, { key });
  expect([again.status, again.problem?.detail]).toEqual([409, secretNotArrived]);
  expect((await by.try(readers.renewAddress, device)).status).toBe(409);
  expect((await reader.send([lineOf("1042", at("07:30"))])).status).toBe(403);
  reader.path = path;
  expect((await reader.send([lineOf("1042", at("07:30"))])).text).toBe("OK: 1");
  expect(await punches()).toHaveLength(1);
  const subject = { organizationId, subjectKind: "device" as const, subjectId: device.id };
  const { items } = await by.call(history.getAll, subject);
  expect(items[0]).toMatchObject({ act: "reader.renew-address", by: expect.any(String) as string });
  const revoked = await by.call(devices.revoke, { ...device, version });
  expect((await by.try(readers.renewAddress, { ...device, version: revoked.version })).status).toBe(
    409,
  );
});

test("a reader admitted by its networks has no address to renew", async () => {
  const { clerk, device } = await gate({ networks: ["127.0.0.0/8"] });
  const { status, problem } = await world.by(clerk).try(readers.renewAddress, device);
  expect([status, problem?.detail]).toEqual([
    409,
    "Ο αναγνώστης συνδέεται από τα δίκτυά του, χωρίς μυστική διεύθυνση",
  ]);
});

test("the clock is set once a day, and again at the change of season", async () => {
  const { organizationId, clerk, reader, device, details } = await gate();
  const wall = ((26 * 12 + 2) * 31 + 17) * 86_400 + 11 * 3600;
  expect((await reader.ask()).text).toBe(`C:1:SET OPTION DateTime=${wall}\r\n`);
  await reader.tell(1, 0);
  expect((await reader.ask()).text).toBe("OK");
  const check = { organizationId, id: device.id, command: "check" } as const;
  await world.call(readers.instruct, check, { as: clerk });
  expect((await reader.ask()).text).toBe("C:2:CHECK\r\n");
  await reader.tell(2, -1004);
  expect((await details()).commands).toMatchObject([
    { seq: 2, command: "check", result: -1004 },
    { seq: 1, command: "set-time", result: 0, askedBy: null },
  ]);
  world.setNow(new Date("2026-03-28T23:30:00Z"));
  expect((await reader.ask()).text).toMatch(/^C:3:SET OPTION/);
  expect((await reader.greet()).text).toContain("TimeZone=2\r\n");
  world.setNow(new Date("2026-03-29T01:30:00Z"));
  expect((await reader.ask()).text).toMatch(/^C:4:SET OPTION/);
  expect((await reader.greet()).text).toContain("TimeZone=3\r\n");
});
