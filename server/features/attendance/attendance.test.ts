import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { unpackRecords } from "#api/cells.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { asWriter } from "#server/db/handles.ts";
import { lockStructures } from "#server/features/calendar-changes/public.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

const work = (from: number, to: number | null): Interval => ({
  kind: "work",
  from,
  to,
  mark: "typed",
});
const leave: Interval = { kind: "absence", from: null, to: null, reason: "ΚΑΝ", mark: "typed" };

/** A body with one structure, as many contracts as asked, and its clerk. */
async function body(contracts = 1) {
  const {
    organizationId,
    structureId,
    contracts: made,
    clerk,
  } = await bodyWithStaff(
    world,
    Array.from({ length: contracts }, () => ({})),
  );
  const save = (
    records: {
      contractId: string;
      date: string;
      version: number;
      intervals: Interval[];
      note?: string;
    }[],
    as = clerk,
  ) => world.by(as).call(attendances.saveRecords, { organizationId, structureId, records });
  const daySheet = (date: string) =>
    world.by(clerk).call(attendances.getDaySheet, { organizationId, structureId, date });
  const totals = async (contract_id: string) => {
    const own = { organization_id: organizationId, contract_id };
    return (await rowsWhere(world, "monthly_contract", own).read("totals"))[0]?.totals;
  };
  return {
    organizationId,
    structureId,
    contracts: made.map(({ id }) => id),
    contract: made[0]?.id ?? "",
    clerk,
    save,
    daySheet,
    totals,
  };
}

test("telework sent as an absence reason is stored as telework, not as duty elsewhere", async () => {
  const { contract, save, daySheet } = await body();
  const sent: Interval = { ...leave, reason: "ΤΗΛ" };
  const { records } = await save([
    { contractId: contract, date: "2026-03-17", version: 0, intervals: [sent] },
  ]);
  expect(records.map(({ outcome }) => outcome)).toEqual(["saved"]);
  const telework = { kind: "telework", from: null, to: null, mark: "typed" };
  expect((await daySheet("2026-03-17")).rows).toMatchObject([{ intervals: [telework] }]);
});

test("a saved day is on the day sheet, in the month grid and in the month's totals", async () => {
  const { organizationId, structureId, contracts, clerk, save, daySheet, totals } = await body(2);
  const [first = "", second = ""] = contracts;
  const saved = await save([
    { contractId: first, date: "2026-03-17", version: 0, intervals: [work(458, 932)] },
    { contractId: second, date: "2026-03-17", version: 0, intervals: [leave], note: "με αίτηση" },
  ]);
  expect(saved.records.map((one) => [one.outcome, one.version])).toEqual([
    ["saved", 1],
    ["saved", 1],
  ]);
  const sheet = await daySheet("2026-03-17");
  const rowOf = (id: string) => sheet.rows.find((row) => row.contractId === id);
  expect(rowOf(first)?.intervals).toEqual([work(458, 932)]);
  expect(rowOf(second)).toMatchObject({ intervals: [leave], note: "με αίτηση", version: 1 });
  const month = await world.by(clerk).call(attendances.getMonthSheet, {
    organizationId,
    structureId,
    month: "2026-03",
  });
  const cells = unpackRecords(month.rows.find((row) => row.contractId === second)?.cells ?? "");
  expect(cells).toEqual([{ day: 17, version: 1, note: true, intervals: [leave] }]);
  expect(await totals(first)).toMatchObject({
    presentDays: 1,
    workedMinutes: 474,
    balanceMinutes: -6,
    plannedDays: 21,
    pendingDays: 20,
  });
  expect(await totals(second)).toMatchObject({
    leavePaidDays: 1,
    workedMinutes: 0,
    pendingDays: 20,
  });
});

test("a day saved without a note keeps the note it had", async () => {
  const { contract, save, daySheet } = await body();
  const day = { contractId: contract, date: "2026-03-17" };
  await save([{ ...day, version: 0, intervals: [leave], note: "με αίτηση" }]);
  const again = await save([{ ...day, version: 1, intervals: [work(450, 930)] }]);
  expect(again.records[0]?.outcome).toBe("saved");
  const row = (await daySheet("2026-03-17")).rows[0];
  expect(row).toMatchObject({ intervals: [work(450, 930)], note: "με αίτηση", version: 2 });
});

test("a day that appears twice in one save is refused, and neither is recorded", async () => {
  const { save, contract, totals } = await body();
  const day = { contractId: contract, date: "2026-03-17", version: 0 };
  const twice = [
    { ...day, intervals: [work(450, 930)] },
    { ...day, intervals: [leave] },
  ];
  await expect(save(twice)).rejects.toMatchObject({
    problem: {
      status: 400,
      errors: { records: ["Κάθε ημέρα ενός εργαζομένου στέλνεται μία φορά στην ίδια αποθήκευση"] },
    },
  });
  expect(await totals(contract)).toBeUndefined();
});

test("a second save replaces the day in the totals, and an emptied day is pending again", async () => {
  const { contract, save, totals } = await body();
  const day = (version: number, intervals: Interval[]) =>
    save([{ contractId: contract, date: "2026-03-16", version, intervals }]);
  await day(0, [work(450, 930)]);
  await day(1, [work(450, 900)]);
  expect(await totals(contract)).toMatchObject({
    presentDays: 1,
    workedMinutes: 450,
    balanceMinutes: -30,
  });
  await day(2, []);
  expect(await totals(contract)).toMatchObject({
    presentDays: 0,
    workedMinutes: 0,
    balanceMinutes: 0,
    pendingDays: 21,
  });
});

test("of two clerks on one cell the second gets what is stored, and nothing is overwritten", async () => {
  const { contract, organizationId, save, daySheet } = await body();
  const other = await world.signInAs({ role: "Employee", organizationId });
  const record = (to: number) => [
    { contractId: contract, date: "2026-03-16", version: 0, intervals: [work(450, to)] },
  ];
  await save(record(930));
  const { records } = await save(record(900), other);
  expect(records[0]).toMatchObject({
    outcome: "changed",
    version: 1,
    messages: ["Η εγγραφή τροποποιήθηκε από άλλον χρήστη"],
    current: { intervals: [work(450, 930)], version: 1, isOwn: false },
  });
  expect((await daySheet("2026-03-16")).rows[0]?.intervals).toEqual([work(450, 930)]);
});

test("a clerk who changed the cell in another window is told that it was themselves", async () => {
  const { contract, save } = await body();
  const record = (to: number) => [
    { contractId: contract, date: "2026-03-16", version: 0, intervals: [work(450, to)] },
  ];
  await save(record(930));
  const { records } = await save(record(900));
  expect(records[0]).toMatchObject({
    outcome: "changed",
    messages: ["Η εγγραφή τροποποιήθηκε από εσάς, σε άλλο παράθυρο"],
    current: { updatedBy: "Εσείς, από άλλο παράθυρο", isOwn: true },
  });
});

test("a save that waits for a closure uses the closed day's plan: nothing is due on it, so nothing is deducted", async () => {
  const { organizationId, contract, save, totals } = await body();
  const own = { organization_id: organizationId };
  const closed = { from_day: "2026-03-17", to_day: "2026-03-17" };
  await save([
    { contractId: contract, date: "2026-03-16", version: 0, intervals: [work(450, 930)] },
  ]);
  const { records } = await whileWaiting(
    world,
    organizationId,
    {
      holds: (tx) => lockStructures(asWriter(tx), organizationId),
      goesOn: (tx) =>
        tx
          .insertInto("closure")
          .values({ ...own, ...closed, id: crypto.randomUUID(), title: "Απεντόμωση" })
          .execute(),
    },
    () =>
      save([{ contractId: contract, date: "2026-03-17", version: 0, intervals: [work(450, 930)] }]),
  );
  expect(records).toMatchObject([{ outcome: "saved" }]);
  const stored = rowsWhere(world, "attendance_record", { ...own, date: "2026-03-17" });
  expect(await stored.readOne("planned_minutes")).toEqual({ planned_minutes: 0 });
  expect(await totals(contract)).toMatchObject({ pendingDays: 20 });
});

test("of twenty saves of one cell at once one succeeds, and the totals count it once", async () => {
  const { contract, save, totals } = await body();
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save([
        {
          contractId: contract,
          date: "2026-03-16",
          version: 0,
          intervals: [work(450, 900 + index)],
        },
      ]),
    ),
  );
  expect(saves.filter((one) => one.records[0]?.outcome === "saved")).toHaveLength(1);
  expect(await totals(contract)).toMatchObject({ presentDays: 1, pendingDays: 20 });
});

test.each<[string, Interval[], string, string]>([
  [
    "a departure before an arrival",
    [work(930, 450)],
    "2026-03-17",
    "Η ώρα αποχώρησης προηγείται της προσέλευσης",
  ],
  [
    "work on the next day",
    [work(1500, 1800)],
    "2026-03-17",
    "Η προσέλευση είναι από 00:00 έως 23:59. Ό,τι αρχίζει μετά τα μεσάνυχτα ανήκει στην επόμενη ημέρα",
  ],
  [
    "work of more than a day and a night",
    [work(480, 2820)],
    "2026-03-17",
    "Ένα διάστημα διαρκεί έως 24 ώρες",
  ],
  [
    "work on a future day",
    [work(450, 930)],
    "2026-03-20",
    "Δεν καταχωρίζονται παρουσίες για μελλοντική ημέρα",
  ],
  [
    "an unknown reason",
    [{ ...leave, reason: "ΩΩΩ" }],
    "2026-03-17",
    "Ο λόγος απουσίας δεν υπάρχει",
  ],
  [
    "a day before the contract",
    [work(450, 930)],
    "2019-01-07",
    "Ο εργαζόμενος δεν έχει ενεργή σύμβαση στη Δομή για την ημερομηνία αυτή",
  ],
])(
  "%s is refused with its message, while its neighbour is saved",
  async (_case, intervals, date, sentence) => {
    const { contract, save } = await body();
    const { records } = await save([
      { contractId: contract, date, version: 0, intervals },
      { contractId: contract, date: "2026-03-13", version: 0, intervals: [work(450, 930)] },
    ]);
    expect(records[0]).toMatchObject({ outcome: "refused", messages: [sentence] });
    expect(records[1]).toMatchObject({ outcome: "saved" });
  },
);

test("leave on a future day is saved", async () => {
  const { contract, save } = await body();
  const { records } = await save([
    { contractId: contract, date: "2026-03-20", version: 0, intervals: [leave] },
  ]);
  expect(records[0]?.outcome).toBe("saved");
});

test("the same key applies a save once, and is refused with other content", async () => {
  const { contract, organizationId, structureId, clerk, totals } = await body();
  const input = (to: number) => ({
    organizationId,
    structureId,
    records: [{ contractId: contract, date: "2026-03-16", version: 0, intervals: [work(450, to)] }],
  });
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.call(attendances.saveRecords, input(930), { as: clerk, key }),
    ),
  );
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.records[0]?.outcome).toBe("saved");
  expect(await totals(contract)).toMatchObject({ presentDays: 1 });
  const other = await world.try(attendances.saveRecords, input(900), { as: clerk, key });
  expect(other.status).toBe(422);
});

test("a day is submitted once everyone has a record; a locked day is refused", async () => {
  const { contracts, organizationId, structureId, clerk, save } = await body(2);
  const [first = "", second = ""] = contracts;
  const submit = (version: number) =>
    world.by(clerk).try(attendances.submitSheet, {
      organizationId,
      structureId,
      date: "2026-03-17",
      version,
    });
  await save([{ contractId: first, date: "2026-03-17", version: 0, intervals: [work(450, 930)] }]);
  expect((await submit(0)).problem).toMatchObject({
    status: 409,
    detail: "Υπάρχουν εργαζόμενοι χωρίς καταχώριση",
  });
  await save([{ contractId: second, date: "2026-03-17", version: 0, intervals: [leave] }]);
  expect((await submit(0)).body).toEqual({ state: "submitted", version: 1 });
  expect((await submit(1)).problem).toMatchObject({
    detail: "Το παρουσιολόγιο της ημέρας έχει ήδη υποβληθεί",
  });
  await rowsWhere(world, "attendance_sheet", {
    organization_id: organizationId,
    date: "2026-03-17",
  }).change({ state: "locked" });
  const { records } = await save([
    { contractId: first, date: "2026-03-17", version: 1, intervals: [leave] },
    { contractId: first, date: "2026-03-16", version: 0, intervals: [leave] },
  ]);
  expect(records).toMatchObject([
    {
      outcome: "refused",
      messages: ["Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος"],
    },
    { outcome: "saved" },
  ]);
});

test("an administrator gives a reason, which stays in the day's history", async () => {
  const { contract, organizationId, structureId, clerk, save } = await body();
  await save([
    { contractId: contract, date: "2026-03-17", version: 0, intervals: [work(450, 930)] },
  ]);
  const administrator = await world.signInAs({ role: "Administrator" });
  const input = {
    organizationId,
    structureId,
    records: [{ contractId: contract, date: "2026-03-17", version: 1, intervals: [leave] }],
  };
  expect((await world.try(attendances.saveRecords, input, { as: administrator })).status).toBe(400);
  await world
    .by(administrator)
    .call(attendances.saveRecords, { ...input, reason: "διόρθωση μετά από έλεγχο" });
  const history = await world.by(clerk).call(attendances.getRecordHistory, {
    organizationId,
    contractId: contract,
    date: "2026-03-17",
  });
  expect(history.items.map(({ before, after, reason }) => ({ before, after, reason }))).toEqual([
    { before: [work(450, 930)], after: [leave], reason: "διόρθωση μετά από έλεγχο" },
    { before: null, after: [work(450, 930)], reason: "" },
  ]);
});
