import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { imports } from "#api/imports.ts";
import { buildContract, buildEmployee } from "#server/db/seed/builders.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithClerk, type BodyWithClerk } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

const upload = ({ organizationId }: BodyWithClerk) => ({
  organizationId,
  fileName: "1_attlog.dat",
});
const log = (...lines: string[]) => Buffer.from(lines.join("\n"));

/** A body with one person under the office week 07:30-15:30, holder of card 17. */
async function clockedDesk() {
  const desk = await bodyWithClerk(world);
  const body = { organization_id: desk.organizationId };
  const employee = await buildEmployee(world.owner, { ...body, card_number: "17" });
  const contract = await buildContract(world.owner, { ...body, employee_id: employee.id });
  const { organizationId } = desk;
  return { ...desk, employee, contract, structureId: contract.term.structure_id, organizationId };
}

describe("an attlog file", () => {
  test("is stored line by line, and importing it again changes nothing", async () => {
    const desk = await clockedDesk();
    const bytes = log(
      "17\t2026-03-16 07:31:00\t0\t1",
      "17\t2026-03-16 15:30:00\t1\t1",
      "99\t2026-03-16 08:00:00\t0\t1",
      "17\tyesterday\t0\t1",
    );
    const options = { as: desk.clerk, bytes };
    const first = await world.call(imports.punches, upload(desk), options);
    expect(first).toEqual({
      lines: 4,
      added: 3,
      known: 0,
      unknownCards: 1,
      bad: 1,
      badLines: [{ line: 4, text: "17\tyesterday\t0\t1" }],
      ambiguous: 0,
      ahead: 0,
      from: "2026-03-16",
      to: "2026-03-16",
    });
    const again = await world.call(imports.punches, upload(desk), options);
    expect(again).toMatchObject({ added: 0, known: 3, unknownCards: 1 });
  });

  test("skips future times, and says how many", async () => {
    const desk = await clockedDesk();
    const send = (...lines: string[]) =>
      world.try(imports.punches, upload(desk), { as: desk.clerk, bytes: log(...lines) });
    const tonight = "17\t2026-03-18 23:31:00\t0\t1";
    const yearsAhead = "17\t2062-03-18 07:31:00\t0\t1";
    const known = "17\t2026-03-18 07:31:00\t0\t1";
    const { body } = await send(known, tonight, yearsAhead);
    expect(body).toMatchObject({ lines: 3, added: 1, ahead: 2, bad: 0, to: "2026-03-18" });
    const range = { from: "2062-03-01", to: "2062-03-31" };
    const query = { organizationId: desk.organizationId, structureId: desk.structureId, ...range };
    const proposed = await world.call(imports.proposeFromPunches, query, { as: desk.clerk });
    expect(proposed.proposals).toEqual([]);
    expect((await send(yearsAhead)).problem?.detail).toBe(
      "1 σήμανση έχει μελλοντική ώρα και δεν εισήχθη. Ελέγξτε το ρολόι του αναγνώστη",
    );
  });

  test("without punches is refused", async () => {
    const desk = await clockedDesk();
    const tried = await world.try(imports.punches, upload(desk), {
      as: desk.clerk,
      bytes: log("ΑΦΜ;Επώνυμο"),
    });
    expect(tried.problem?.detail).toBe("Το αρχείο δεν έχει καμία σήμανση που να διαβάζεται");
  });
});

test("an unknown card waits until it is assigned, and brings its punches", async () => {
  const desk = await clockedDesk();
  const { organizationId, clerk, employee } = desk;
  const bytes = log(
    "99\t2026-03-16 07:31:00\t0\t1",
    "99\t2026-03-16 15:30:00\t1\t1",
    "55\t2026-03-16 08:00:00\t0\t1",
  );
  await world.call(imports.punches, upload(desk), { as: clerk, bytes });
  const waiting = () => world.call(imports.getUnknownCards, { organizationId }, { as: clerk });
  expect(await waiting()).toEqual({
    items: [
      {
        cardNumber: "99",
        punches: 2,
        firstAt: "2026-03-16T05:31:00.000Z",
        lastAt: "2026-03-16T13:30:00.000Z",
      },
      expect.objectContaining({ cardNumber: "55", punches: 1 }),
    ],
    total: 2,
  });
  const assigned = await world
    .by(clerk)
    .call(imports.assignCard, { organizationId, cardNumber: "99", employeeId: employee.id });
  expect(assigned).toEqual({ linked: 2 });
  expect((await waiting()).items.map(({ cardNumber }) => cardNumber)).toEqual(["55"]);
  const duplicate = await world.by(clerk).try(imports.assignCard, {
    organizationId,
    cardNumber: "99",
    employeeId: (await buildEmployee(world.owner, { organization_id: organizationId })).id,
  });
  expect(duplicate.problem?.errors).toHaveProperty("cardNumber");
});

describe("punches of a structure", () => {
  test("become proposals that leave missing punches missing, and are recorded once", async () => {
    const desk = await clockedDesk();
    const { organizationId, structureId, clerk, contract } = desk;
    const bytes = log(
      "17\t2026-03-16 07:28:00\t0\t1",
      "17\t2026-03-16 07:28:30\t0\t1",
      "17\t2026-03-16 15:33:00\t1\t1",
      "17\t2026-03-17 07:35:00\t0\t1",
    );
    await world.call(imports.punches, upload(desk), { as: clerk, bytes });
    const range = { organizationId, structureId, from: "2026-03-16", to: "2026-03-17" };
    const found = await world.call(imports.proposeFromPunches, range, { as: clerk });
    expect(found).toMatchObject({ questions: [], same: 0, more: 0 });
    expect(
      found.proposals.map(({ date, intervals, leftOut, version }) => [
        date,
        intervals.map(({ from, to, mark }) => [from, to, mark]),
        leftOut,
        version,
      ]),
    ).toEqual([
      ["2026-03-16", [[448, 933, "device"]], 1, 0],
      ["2026-03-17", [[455, null, "device"]], 0, 0],
    ]);

    const applied = await world
      .by(clerk)
      .call(imports.applyPunches, { ...range, days: found.proposals });
    expect(applied.records.map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
    const history = await world.by(clerk).call(attendances.getRecordHistory, {
      organizationId,
      contractId: contract.id,
      date: "2026-03-16",
    });
    expect(history.items[0]).toMatchObject({ source: "device" });
    const later = await world.call(imports.proposeFromPunches, range, { as: clerk });
    expect(later).toMatchObject({ proposals: [], questions: [], same: 2 });
  });

  test("replace a typed day only on confirmation", async () => {
    const desk = await clockedDesk();
    const { organizationId, structureId, clerk, contract } = desk;
    const interval = { kind: "work", from: 450, to: 930, mark: "typed" } as const;
    const { records } = await world.by(clerk).call(attendances.saveRecords, {
      organizationId,
      structureId,
      records: [
        {
          contractId: contract.id,
          date: "2026-03-16",
          version: 0,
          intervals: [interval],
        },
      ],
    });
    expect(records[0]?.outcome).toBe("saved");
    const bytes = log("17\t2026-03-16 07:28:00\t0\t1", "17\t2026-03-16 14:00:00\t1\t1");
    await world.call(imports.punches, upload(desk), { as: clerk, bytes });
    const range = { organizationId, structureId, from: "2026-03-16", to: "2026-03-16" };
    const found = await world.call(imports.proposeFromPunches, range, { as: clerk });
    expect(found.proposals).toEqual([]);
    expect(found.questions).toMatchObject([
      { why: "typed", version: 1, recorded: [{ from: 450, to: 930 }], intervals: [{ to: 840 }] },
    ]);
    const applied = await world
      .by(clerk)
      .call(imports.applyPunches, { ...range, days: found.questions });
    expect(applied.records).toMatchObject([{ outcome: "saved", version: 2 }]);
  });

  test("of a person with two contracts on one day raise a question", async () => {
    const desk = await clockedDesk();
    const { organizationId, structureId, clerk, employee } = desk;
    await buildContract(world.owner, {
      organization_id: organizationId,
      employee_id: employee.id,
    });
    await world.call(imports.punches, upload(desk), {
      as: clerk,
      bytes: log("17\t2026-03-16 07:28:00\t0\t1"),
    });
    const range = { organizationId, structureId, from: "2026-03-16", to: "2026-03-16" };
    const found = await world.call(imports.proposeFromPunches, range, { as: clerk });
    expect(found).toMatchObject({ proposals: [], questions: [{ why: "two-contracts" }] });
  });

  test("are requested for at most 31 days", async () => {
    const { organizationId, structureId, clerk } = await clockedDesk();
    const tried = await world.by(clerk).try(imports.proposeFromPunches, {
      organizationId,
      structureId,
      from: "2026-03-01",
      to: "2026-04-01",
    });
    expect(tried.problem?.errors).toEqual({
      to: ["Το διάστημα δεν μπορεί να υπερβαίνει τις 31 ημέρες"],
    });
  });
});
