import { expect, test } from "vitest";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { search } from "#api/search.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { personOf } from "#server/testing/own-affairs.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { adaTexts } from "#texts/ada.ts";
import { overtimeRefusals } from "#texts/overtime-decisions.ts";
import { typedDecision } from "./testing.ts";

const world = worldOfFile();

/** A body with one person whom a decision may name. */
async function body() {
  const month = await buildMonth(world, { since: "2026-03-26" });
  const { organizationId, structureId, clerk: as } = month;
  const { employeeId } = await personOf(world, month, month.contractIds[0] ?? "");
  const inputOf = (given: Partial<Parameters<typeof typedDecision>[0]> = {}) =>
    typedDecision({ organizationId, people: [{ employeeId }], ...given });
  const create = (given: Parameters<typeof inputOf>[0] = {}) =>
    world.try(overtimeDecisions.create, inputOf(given), { as });
  const made = async (given: Parameters<typeof inputOf>[0] = {}) =>
    (await world.call(overtimeDecisions.create, inputOf(given), { as })).id;
  const of = (id: string) => world.call(overtimeDecisions.getById, { organizationId, id }, { as });
  const end = (id: string, lastDay: string) =>
    world.try(overtimeDecisions.end, { organizationId, id, lastDay, reason: "Ολοκλήρωση" }, { as });
  const numbers = async (filter: object = {}) => {
    const found = await world
      .by(as)
      .call(overtimeDecisions.getAll, { organizationId, when: "all", ...filter });
    return found.items.map(({ number }) => number).toSorted();
  };
  return { ...month, employeeId, structureId, as, create, made, of, end, numbers };
}

test("a decision is stored with the people it covers and their hours", async () => {
  const { employeeId, structureId, made, of } = await body();
  const id = await made({
    ada: "ψθδζ46μτλπ-ξχ7",
    people: [{ employeeId, monthMinutes: 300 }],
    structureIds: [structureId],
  });
  expect(await of(id)).toMatchObject({
    number: "12/2026",
    ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7",
    monthMinutes: 600,
    people: [{ employeeId, monthMinutes: 300, totalMinutes: null }],
    structures: [{ id: structureId }],
    endedOn: null,
    end: null,
  });
});

test("the body's search finds a decision by its number, ΑΔΑ and issuing organ", async () => {
  const { organizationId, made, as } = await body();
  const id = await made({ ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7" });
  for (const term of ["12/2026", "ψθδζ46μτλπ", "mayor"])
    expect((await world.call(search.find, { organizationId, term }, { as })).decisions).toEqual([
      { id, title: "12/2026", detail: "Απογευματινή · Mayor" },
    ]);
});

test("the list filters decisions by words, kind and whether they are in force", async () => {
  world.setNow(new Date("2026-04-10T09:00:00Z"));
  const { made, numbers } = await body();
  await made({ number: "Μάρτιος", ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7" });
  await made({ number: "Μάιος", from: "2026-05-01", to: "2026-05-31", kind: "night" });
  expect(await numbers()).toEqual(["Μάιος", "Μάρτιος"]);
  expect(await numbers({ when: "coming" })).toEqual(["Μάιος"]);
  expect(await numbers({ when: "past" })).toEqual(["Μάρτιος"]);
  expect(await numbers({ kind: "night" })).toEqual(["Μάιος"]);
  expect(await numbers({ search: "μαιοσ" })).toEqual(["Μάιος"]);
  expect(await numbers({ search: "ΨΘΔΖ46" })).toEqual(["Μάρτιος"]);
  world.setNow(new Date("2026-03-18T09:00:00Z"));
});

test.each<[string, Partial<Parameters<typeof typedDecision>[0]>, Record<string, string[]>]>([
  ["an end before its start", { to: "2026-02-28" }, { to: [overtimeRefusals["ends-before"]] }],
  ["more than a year", { to: "2027-03-02" }, { to: [overtimeRefusals["too-long"]] }],
  ["nobody", { people: [] }, { people: [overtimeRefusals["covers-nobody"]] }],
  [
    "fewer hours in total than per month",
    { totalMinutes: 599 },
    { totalMinutes: [overtimeRefusals["total-below-month"]] },
  ],
  [
    "more hours than a month has",
    { monthMinutes: 44_641, totalMinutes: 44_641 },
    { monthMinutes: ["Η τιμή του πεδίου «Ώρες τον μήνα» πρέπει να είναι από 1 έως 744 ώρες"] },
  ],
  ["an invalid ΑΔΑ", { ada: "12/2026" }, { ada: [adaTexts.wrong] }],
  [
    "days too far ahead",
    { from: "2028-01-01", to: "2028-02-01" },
    { to: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"] },
  ],
  [
    "days of another century",
    { from: "1926-03-01", to: "1926-03-31" },
    { from: ["Γίνονται δεκτές ημερομηνίες από 01/01/2016 και μετά"] },
  ],
])("a decision with %s is refused at its field", async (_case, given, errors) => {
  const { create, numbers } = await body();
  const tried = await create(given);
  expect([tried.status, tried.problem?.errors]).toEqual([400, errors]);
  expect(await numbers()).toEqual([]);
});

test("a person is named once, and must belong to the body", async () => {
  const { employeeId, create } = await body();
  const other = await body();
  const twice = await create({ people: [{ employeeId }, { employeeId }] });
  expect(twice.problem?.errors).toEqual({ people: [overtimeRefusals["named-twice"]] });
  const foreign = [
    { people: [{ employeeId: other.employeeId }] },
    { structureIds: [other.structureId] },
    { amends: await other.made() },
  ];
  for (const given of foreign) expect((await create(given)).status).toBe(404);
});

test("the exported list has hours as hours, and each kind in words", async () => {
  const { organizationId, as, made } = await body();
  await made({ monthMinutes: 630, totalMinutes: 1230, kind: "sunday-holiday" });
  const query = { organizationId, when: "all", format: "csv" } as const;
  const { bytes } = await world.call(overtimeDecisions.export, query, { as });
  const [, row = ""] = bytes.toString("utf8").split("\n");
  expect(row).toContain("Κυριακών και εξαιρέσιμων ημερών");
  expect(row).toMatch(/10,5.*20,5/);
});

test("an amended decision stays as it was, and names the amending one and its own end", async () => {
  const { made, of, create } = await body();
  const first = await made();
  const before = await of(first);
  const second = await made({ number: "15/2026", from: "2026-03-16", amends: first });
  const { endedOn, amendedBy, end, ...rest } = await of(first);
  expect({ ...rest, endedOn: null, amendedBy: null, end: null }).toEqual(before);
  expect([endedOn, amendedBy, end?.lastDay]).toEqual(["2026-03-15", "15/2026", "2026-03-15"]);
  expect((await of(second)).end).toBeNull();
  const again = await create({ number: "16/2026", from: "2026-03-10", amends: first });
  expect([again.status, again.problem?.detail]).toEqual([
    409,
    overtimeRefusals.hasEnded("12/2026"),
  ]);
});

test("a decision ends on one of its days, or on the eve of its first, and once", async () => {
  const { made, of, end } = await body();
  const id = await made();
  for (const day of ["2026-02-27", "2026-04-01"]) {
    const tried = await end(id, day);
    const message = overtimeRefusals.endsOutside("12/2026", "2026-03-01", "2026-03-31");
    expect(tried.problem?.errors).toEqual({ lastDay: [message] });
  }
  expect((await end(id, "2026-02-28")).status).toBe(200);
  expect((await of(id)).end).toMatchObject({ lastDay: "2026-02-28", reason: "Ολοκλήρωση" });
  expect((await end(id, "2026-03-10")).status).toBe(409);
});

test("a decision typed twice at once is stored once; another kind, or one after its end, is stored too", async () => {
  const { made, create, end } = await body();
  const tried = await Promise.all([create(), create({ work: "Εκλογές", to: "2026-03-20" })]);
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 400]));
  const refused = tried.find(({ status }) => status === 400);
  expect(refused?.problem?.errors).toEqual({ number: [overtimeRefusals.kept] });
  await made({ kind: "night" });
  await made({ number: "13/2026" });
  const id = await made({ from: "2026-04-01", to: "2026-04-30" });
  expect((await end(id, "2026-04-10")).status).toBe(200);
  await made({ from: "2026-04-01", to: "2026-04-30" });
});

test("of two who end a decision at once, one is told that it has ended", async () => {
  const { made, end } = await body();
  const id = await made();
  const tried = await Promise.all(["2026-03-10", "2026-03-11"].map((day) => end(id, day)));
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("each step of a decision is a ledger entry", async () => {
  const { organizationId, made, end } = await body();
  const first = await made();
  const second = await made({ number: "15/2026", from: "2026-03-16", amends: first });
  await end(second, "2026-03-20");
  const entries = await ledgerOf(world, organizationId, { subject_kind: "overtime-decision" });
  expect(entries.map(({ act, subject_id }) => [act, subject_id])).toEqual([
    ["overtime-decision.create", first],
    ["overtime-decision.amend", second],
    ["overtime-decision.amend", first],
    ["overtime-decision.end", second],
  ]);
});
