import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { collectiveActs } from "#api/collective-acts.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { ownMonths } from "#api/own-months.ts";
import { search } from "#api/search.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildEmployee } from "#server/db/seed/builders.ts";
import { changeReason } from "#server/testing/change-reason.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { someone } from "#server/testing/own-affairs.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { adaTexts } from "#texts/ada.ts";
import { collectiveActRefusals as refusals, dayReasonTexts } from "#texts/collective-acts.ts";
import { atWork, bodyOfTwo, onLeave, typedAct } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

type People = { lastName: string; days: { date: string; what: string; says: string }[] }[];

/** The outcome for each person, one line per day. */
const outcomes = (people: People) =>
  people.flatMap(({ lastName, days }) => days.map(({ what, says }) => [lastName, what, says]));

/** A small body, with calls made as its clerk. */
async function body(above: readonly string[], below: readonly string[] = []) {
  const made = await bodyOfTwo(world, above, below);
  const { organizationId, as } = made;
  type Given = Partial<Parameters<typeof typedAct>[0]>;
  const inputOf = (given: Given = {}) =>
    typedAct({ organizationId, title: "24ωρη απεργία ΑΔΕΔΥ", ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7", ...given });
  const preview = async (given: Given = {}, by = as) => {
    const { code, from, to, wholeBody, structureIds, withSubstructures, employeeIds } =
      inputOf(given);
    const query = { code, from, to, wholeBody, structureIds, withSubstructures, employeeIds };
    return (await world.call(collectiveActs.preview, { organizationId, ...query }, { as: by }))
      .people;
  };
  const tryRecord = (given: Given = {}, how: { as?: typeof as; key?: string } = {}) =>
    world.try(collectiveActs.record, inputOf(given), { as, ...how });
  const record = (given: Given = {}, how: { as?: typeof as } = {}) =>
    world.call(collectiveActs.record, inputOf(given), { as, ...how });
  const withdraw = (id: string, by = as) =>
    world.try(collectiveActs.withdraw, { organizationId, id, reason: "Ανεστάλη" }, { as: by });
  const of = (id: string) => world.call(collectiveActs.getById, { organizationId, id }, { as });
  const codes = async () => {
    const rows = await rowsWhere(world, "attendance_record", {
      organization_id: organizationId,
    }).read("contract_id", "reason");
    return new Map(rows.map(({ contract_id, reason }) => [contract_id, reason]));
  };
  return { ...made, inputOf, preview, tryRecord, record, withdraw, details: of, codes };
}

test("the preview shows what becomes of each person, and recording does exactly that", async () => {
  const names = ["Αλεξίου", "Βασιλείου", "Γεωργίου", "Δήμου", "Ευθυμίου", "Ζήσης", "Ηλιάδη"];
  const made = await body(names, ["Θεοδώρου"]);
  const { organizationId, underId, of, save, preview, record } = made;
  await save("Βασιλείου", atWork);
  await save("Γεωργίου", onLeave);
  await save("Δήμου", [{ kind: "absence", from: null, to: null, reason: "ΑΠΕ", mark: "typed" }]);
  await addRows(world, "punch", {
    organization_id: organizationId,
    id: randomUUID(),
    source: "attlog",
    card_number: "77",
    at: new Date("2026-03-17T05:30:00Z"),
    direction: "in",
    raw_line: "",
    employee_id: of("Ευθυμίου").employeeId,
  });
  const handedIn = { organizationId, contractIds: [of("Ζήσης").contractId] };
  await addRows(world, "monthly_contract", {
    organization_id: handedIn.organizationId,
    contract_id: of("Ζήσης").contractId,
    month: "2026-03",
    structure_id: made.structureId,
    state: "submitted",
    totals: "{}",
  });
  await addRows(world, "attendance_sheet", {
    organization_id: organizationId,
    structure_id: underId,
    date: "2026-03-17",
    state: "locked",
  });
  const clerk = await someone(world, made, "Employee", of("Ηλιάδη").afm);
  const idle = await buildEmployee(world.owner, {
    organization_id: organizationId,
    last_name: "Ιωάννου",
  });
  const given = { employeeIds: [idle.id] };
  const people = await preview(given, clerk);
  expect(outcomes(people)).toEqual([
    ["Αλεξίου", "taken", ""],
    ["Βασιλείου", "worked", "Υπάρχει παρουσία (πληκτρολογήθηκε)"],
    ["Γεωργίου", "away", "Κανονική άδεια"],
    ["Δήμου", "stands", dayReasonTexts.stands],
    ["Ευθυμίου", "punched", dayReasonTexts.punched],
    ["Ζήσης", "month-signed", dayReasonTexts["month-signed"]],
    ["Ηλιάδη", "own", dayReasonTexts.own],
    ["Θεοδώρου", "day-locked", dayReasonTexts["day-locked"]],
    ["Ιωάννου", "outside", dayReasonTexts.outside],
  ]);
  const before = await made.codes();
  const { id, people: done } = await record(given, { as: clerk });
  expect(done).toEqual(people);
  const after = await made.codes();
  expect(after).toEqual(new Map([...before, [of("Αλεξίου").contractId, "ΑΠΕ"]]));
  expect(await made.details(id)).toMatchObject({
    people: 1,
    days: 1,
    records: [{ lastName: "Αλεξίου", days: [{ date: "2026-03-17", stands: true }] }],
    named: [{ lastName: "Ιωάννου" }],
    withdrawal: null,
  });
});

test("a person clocked as working is reported, a rest day counts for nobody, and a weekend within an act stays empty", async () => {
  const { organizationId, of, save, preview, record } = await body(["Αλεξίου", "Βασιλείου"]);
  await save("Βασιλείου", atWork, { date: "2026-03-13" });
  await rowsWhere(world, "attendance_record", {
    organization_id: organizationId,
    contract_id: of("Βασιλείου").contractId,
  }).change({ intervals: JSON.stringify([{ ...atWork[0], mark: "device" }]) });
  const days = { from: "2026-03-13", to: "2026-03-16" };
  const off = ["off", dayReasonTexts.off];
  expect(outcomes(await preview(days))).toEqual([
    ["Αλεξίου", "taken", ""],
    ["Αλεξίου", ...off],
    ["Αλεξίου", ...off],
    ["Αλεξίου", "taken", ""],
    ["Βασιλείου", "worked", "Υπάρχει παρουσία (από συσκευή)"],
    ["Βασιλείου", ...off],
    ["Βασιλείου", ...off],
    ["Βασιλείου", "taken", ""],
  ]);
  const { id } = await record(days);
  const entries = await ledgerOf(world, organizationId, { act: "collective-act.record" });
  const name = "24ωρη απεργία ΑΔΕΔΥ (απόφαση 12/2026, ΑΔΑ ΨΘΔΖ46ΜΤΛΠ-ΞΧ7)";
  expect(entries.map(({ subject_kind, reason }) => [subject_kind, reason])).toEqual([
    ["attendance-record", name],
    ["attendance-record", name],
    ["attendance-record", name],
    ["collective-act", ""],
  ]);
  expect(entries.at(-1)?.subject_id).toBe(id);
});

test("an act covers structures with or without those below, and people wherever they work", async () => {
  const { structureId, underId, of, preview } = await body(["Αλεξίου"], ["Βασιλείου", "Γεωργίου"]);
  const names = async (given: Parameters<typeof preview>[0]) =>
    (await preview({ wholeBody: false, ...given })).map(({ lastName }) => lastName);
  const above = { structureIds: [structureId] };
  expect(await names(above)).toEqual(["Αλεξίου", "Βασιλείου", "Γεωργίου"]);
  expect(await names({ ...above, withSubstructures: false })).toEqual(["Αλεξίου"]);
  expect(await names({ structureIds: [underId] })).toEqual(["Βασιλείου", "Γεωργίου"]);
  const besides = { employeeIds: [of("Γεωργίου").employeeId], withSubstructures: false };
  expect(await names({ ...above, ...besides })).toEqual(["Αλεξίου", "Γεωργίου"]);
});

test("an act under the same key is recorded once; of two at once the second finds nobody left", async () => {
  const { organizationId, as, tryRecord } = await body(["Αλεξίου", "Βασιλείου"]);
  const key = randomUUID();
  const [first, again] = [await tryRecord({}, { key }), await tryRecord({}, { key })];
  expect(again.body).toEqual(first.body);
  const next = { from: "2026-03-16", to: "2026-03-16" };
  const pressed = await Promise.all([tryRecord(next), tryRecord(next)]);
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = pressed.find(({ status }) => status === 409);
  expect(refused?.problem?.detail).toBe(refusals.nobody);
  const { items } = await world.by(as).call(collectiveActs.getAll, { organizationId });
  expect(items.map(({ from, people, days }) => [from, people, days])).toEqual([
    ["2026-03-17", 2, 2],
    ["2026-03-16", 2, 2],
  ]);
});

test("a person recorded by another while an act waits is kept and named, and the others are recorded", async () => {
  const { organizationId, of, save, tryRecord } = await body(["Αλεξίου", "Βασιλείου"]);
  await save("Αλεξίου", atWork);
  await save("Αλεξίου", [], { version: 1 });
  const ofPerson = { organization_id: organizationId, contract_id: of("Αλεξίου").contractId };
  const recorded = await whileWaiting(
    world,
    organizationId,
    {
      holds: (tx) =>
        tx
          .selectFrom("contract")
          .select("id")
          .where("id", "=", ofPerson.contract_id)
          .forUpdate()
          .execute(),
      goesOn: (tx) =>
        tx
          .updateTable("attendance_record")
          .set({ intervals: JSON.stringify(atWork), version: 3 })
          .where((record) => record.and(ofPerson))
          .execute(),
    },
    () => tryRecord(),
  );
  expect(outcomes(recorded.body?.people ?? [])).toEqual([
    ["Αλεξίου", "worked", "Υπάρχει παρουσία (πληκτρολογήθηκε)"],
    ["Βασιλείου", "taken", ""],
  ]);
});

test("an act is withdrawn as a whole: its unchanged days are emptied, and changed ones stay and are named", async () => {
  const names = ["Αλεξίου", "Βασιλείου", "Γεωργίου", "Δήμου", "Ευθυμίου"];
  const made = await body(names, ["Ζήσης"]);
  const { organizationId, of, save, record, withdraw, details, codes } = made;
  const { id } = await record();
  const strike: Interval[] = [
    { kind: "absence", from: null, to: null, reason: "ΑΠΕ", mark: "typed" },
  ];
  await save("Βασιλείου", atWork, { version: 1 });
  await save("Γεωργίου", strike, { version: 1, note: "Δήλωσε συμμετοχή" });
  await addRows(world, "attendance_sheet", {
    organization_id: organizationId,
    structure_id: made.underId,
    date: "2026-03-17",
    state: "locked",
  });
  const other = await someone(world, made, "Employee", of("Δήμου").afm);
  const undone = await withdraw(id, other);
  expect(undone.body?.emptied).toBe(2);
  expect(undone.body?.kept.map(({ lastName, says }) => [lastName, says])).toEqual([
    ["Βασιλείου", dayReasonTexts.changed],
    ["Γεωργίου", dayReasonTexts.changed],
    ["Δήμου", dayReasonTexts.own],
    ["Ζήσης", dayReasonTexts["day-locked"]],
  ]);
  const reasons = await codes();
  expect(names.map((name) => reasons.get(of(name).contractId))).toEqual([
    null,
    null,
    "ΑΠΕ",
    "ΑΠΕ",
    null,
  ]);
  expect(await details(id)).toMatchObject({
    withdrawal: { emptied: 2, reason: "Ανεστάλη" },
    kept: 4,
  });
  const again = await withdraw(id);
  expect([again.status, again.problem?.detail]).toEqual([409, refusals.withdrawn]);
  const entries = await ledgerOf(world, organizationId, { act: "collective-act.withdraw" });
  expect(entries.map(({ subject_kind }) => subject_kind)).toEqual([
    "attendance-record",
    "attendance-record",
    "collective-act",
  ]);
});

test("an act with nothing left to withdraw stays, and of two withdrawals at once one succeeds", async () => {
  const { save, record, withdraw, details } = await body(["Αλεξίου"]);
  const { id } = await record();
  await save("Αλεξίου", atWork, { version: 1 });
  const tried = await withdraw(id);
  expect([tried.status, tried.problem?.detail]).toEqual([409, refusals.keptAll]);
  expect((await details(id)).withdrawal).toBeNull();
  await save("Αλεξίου", [], { version: 2 });
  const { id: second } = await record();
  const pressed = await Promise.all([withdraw(second), withdraw(second)]);
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("a day rewritten by a later act is not withdrawn with the first", async () => {
  const { save, record, withdraw, codes, of } = await body(["Αλεξίου", "Βασιλείου"]);
  const { id } = await record();
  await save("Αλεξίου", [], { version: 1 });
  await record({ title: "48ωρη απεργία", number: "13/2026" });
  const undone = await withdraw(id);
  expect(undone.body?.kept.map(({ lastName }) => lastName)).toEqual(["Αλεξίου"]);
  expect((await codes()).get(of("Αλεξίου").contractId)).toBe("ΑΠΕ");
});

test("structures, people and acts of another body are not found", async () => {
  const [here, there] = [await body(["Αλεξίου"]), await body(["Βασιλείου"])];
  const { id } = await there.record();
  const foreign = [
    { wholeBody: false, structureIds: [there.structureId] },
    { wholeBody: false, structureIds: [here.structureId, there.underId] },
    { employeeIds: [there.of("Βασιλείου").employeeId] },
  ];
  for (const given of foreign) expect((await here.tryRecord(given)).status).toBe(404);
  expect((await here.withdraw(id)).status).toBe(404);
  expect((await here.codes()).size).toBe(0);
});

test.each([
  ["in hours", { code: "ΣΤΑ" }, { code: [refusals.notCollective] }],
  ["with a balance", { code: "ΚΑΝ" }, { code: [refusals.notCollective] }],
  ["of illness", { code: "ΑΝΒ" }, { code: [refusals.notCollective] }],
  ["of an unknown reason", { code: "ΨΨ" }, { code: [refusals.notCollective] }],
  ["for nobody", { wholeBody: false }, { structureIds: [refusals["covers-nobody"]] }],
  ["ending before it begins", { to: "2026-03-16" }, { to: [refusals["ends-before"]] }],
  ["of too many days", { to: "2026-04-17" }, { to: [refusals["too-long"]] }],
  ["with an invalid ΑΔΑ", { ada: "12/2026" }, { ada: [adaTexts.wrong] }],
  [
    "too far ahead",
    { from: "2028-01-03", to: "2028-01-03" },
    { to: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"] },
  ],
  [
    "of another century",
    { from: "1926-03-17", to: "1926-03-17" },
    { from: ["Γίνονται δεκτές ημερομηνίες από 01/01/2016 και μετά"] },
  ],
])("an act %s is refused at its field", async (_case, given, errors) => {
  const { tryRecord, codes } = await body(["Αλεξίου"]);
  const tried = await tryRecord(given);
  expect([tried.status, tried.problem?.errors]).toEqual([400, errors]);
  expect((await codes()).size).toBe(0);
});

test("a reader of the body, the agency and a signer each may do what their role allows", async () => {
  const made = await body(["Αλεξίου"]);
  const { organizationId, tryRecord } = made;
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const executive = await world.signInAs({ role: "Executive" });
  expect((await tryRecord({}, { as: reader })).status).toBe(403);
  expect((await tryRecord({}, { as: executive })).status).toBe(403);
  const administrator = await world.signInAs({ role: "Administrator" });
  const unsaid = await tryRecord({}, { as: administrator });
  expect(unsaid.problem?.errors).toHaveProperty("reason");
  const signer = await someone(world, made, "LegalRepresentative");
  expect((await tryRecord({}, { as: signer })).status).toBe(200);
  const { items } = await world.by(executive).call(collectiveActs.getAll, { organizationId });
  expect(items.map(({ title }) => title)).toEqual(["24ωρη απεργία ΑΔΕΔΥ"]);
});

test("an act under a reason hidden since is shown to, and found by, only those who may know reasons", async () => {
  const { organizationId, record, as } = await body(["Αλεξίου"]);
  const { id } = await record({ code: "ΔΙΑ", title: "Καύσωνας" });
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const titles = async (by: typeof as) =>
    (await world.by(by).call(collectiveActs.getAll, { organizationId })).items.map(
      ({ title }) => title,
    );
  const found = async (by: typeof as) =>
    (await world.by(by).call(search.find, { organizationId, term: "12/2026" })).collectiveActs.map(
      ({ title }) => title,
    );
  expect([await titles(reader), await titles(as)]).toEqual([["Καύσωνας"], ["Καύσωνας"]]);
  expect([await found(reader), await found(as)]).toEqual([["Καύσωνας"], ["Καύσωνας"]]);
  await changeReason(world, "ΔΙΑ", { isSensitive: true, validFrom: "2026-03-18" });
  expect([await titles(reader), await titles(as)]).toEqual([[], ["Καύσωνας"]]);
  expect([await found(reader), await found(as)]).toEqual([[], ["Καύσωνας"]]);
  const opened = await world.try(collectiveActs.getById, { organizationId, id }, { as: reader });
  expect(opened.status).toBe(404);
});

test("no history names an act whose reason was hidden since, except to those who may know reasons", async () => {
  const { organizationId, structureId, of, record, withdraw, as } = await body(["Αλεξίου"]);
  const strike = await record({ title: "Απεργία", from: "2026-03-16", to: "2026-03-16" });
  const { id } = await record({ ada: "", code: "ΡΕΠ", title: "Ανάπαυση" });
  await withdraw(id);
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const day = { organizationId, contractId: of("Αλεξίου").contractId, date: "2026-03-17" };
  const reasons = async (by: typeof as) => {
    const asks = world.by(by);
    const ofDay = await asks.call(attendances.getRecordHistory, day);
    const ofSheet = await asks.call(history.getAll, {
      organizationId,
      structureId,
      date: day.date,
    });
    const ofAct = await asks.call(history.getAll, {
      organizationId,
      subjectKind: "collective-act",
      subjectId: id,
    });
    const ofStrike = await asks.call(history.getAll, {
      organizationId,
      subjectKind: "collective-act",
      subjectId: strike.id,
    });
    return {
      ofDay: ofDay.items.map(({ reason }) => reason),
      ofSheet: ofSheet.items.map(({ act, reason }) => [act, reason]),
      ofAct: [ofAct.total, ofAct.items.map(({ reason }) => reason)],
      ofStrike: ofStrike.total,
    };
  };
  const [made, undone] = ["Ανάπαυση (απόφαση 12/2026)", "Ανάκληση: Ανάπαυση (απόφαση 12/2026)"];
  const all = {
    ofDay: [undone, made],
    ofSheet: [
      ["collective-act.withdraw", undone],
      ["collective-act.record", made],
    ],
    ofAct: [2, ["Ανεστάλη", ""]],
    ofStrike: 1,
  };
  expect([await reasons(reader), await reasons(as)]).toEqual([all, all]);
  await changeReason(world, "ΡΕΠ", { isSensitive: true, validFrom: "2026-03-18" });
  const without = {
    ofDay: ["", ""],
    ofSheet: [
      ["collective-act.withdraw", ""],
      ["collective-act.record", ""],
    ],
    ofAct: [0, []],
    ofStrike: 1,
  };
  expect([await reasons(reader), await reasons(as)]).toEqual([without, all]);
});

test("one's own day and a day's history name the act behind them, until it is withdrawn", async () => {
  const made = await body(["Αλεξίου", "Βασιλείου"]);
  const { organizationId, of, record, withdraw, as } = made;
  const { id } = await record();
  const oneself = await someone(world, made, "Employee", of("Αλεξίου").afm);
  const ownAct = async () => {
    const query = { organizationId, month: "2026-03" };
    const { items } = await world.call(ownMonths.getAll, query, { as: oneself });
    return items[0]?.days.find(({ date }) => date === "2026-03-17")?.act;
  };
  const name = "24ωρη απεργία ΑΔΕΔΥ (απόφαση 12/2026, ΑΔΑ ΨΘΔΖ46ΜΤΛΠ-ΞΧ7)";
  expect(await ownAct()).toBe(name);
  await withdraw(id);
  expect(await ownAct()).toBeNull();
  const day = { organizationId, contractId: of("Αλεξίου").contractId, date: "2026-03-17" };
  const { items } = await world.call(attendances.getRecordHistory, day, { as });
  expect(items.map(({ reason }) => reason)).toEqual([`Ανάκληση: ${name}`, name]);
});

test("a day written by an act counts in the month like a typed one", async () => {
  const { organizationId, as, record, save, of } = await body(["Αλεξίου", "Βασιλείου"]);
  await save("Βασιλείου", [
    { kind: "absence", from: null, to: null, reason: "ΑΠΕ", mark: "typed" },
  ]);
  await record();
  const query = { organizationId, month: "2026-03" };
  const { items } = await world.call(monthlyContracts.getAll, query, { as });
  const totals = (name: string) =>
    items.find(({ contractId }) => contractId === of(name).contractId)?.totals;
  expect(totals("Αλεξίου")).toEqual(totals("Βασιλείου"));
});
