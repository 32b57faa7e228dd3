import { describe, expect, test } from "vitest";
import { attendanceFiles } from "#api/attendance-files.ts";
import { attendances } from "#api/attendances.ts";
import { packIntervals } from "#api/cells.ts";
import { history } from "#api/history.ts";
import { weekday } from "#domain/calendar/day.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { xlsxOf } from "#server/testing/table-files.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { refusalTexts } from "#texts/refusals.ts";
import {
  apply,
  days,
  withTexts,
  openOffice,
  preview,
  readTestFile,
  monthCells,
} from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-01T08:00:00Z") });

const people = (count: number) =>
  Array.from("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥ".slice(0, count), (letter) => `${letter}ανίδης Άννα`);

/** An ordinary month of a person as offices write it. */
const plainMonth = days.map((day) => {
  if (weekday(day) > 5) return "ΣΚ";
  if (day.endsWith("25")) return "ΑΡ";
  return day.endsWith("09") ? "ΚΑ" : "7:30-15:30";
});

const headings = ["ΑΦΜ", "Ονοματεπώνυμο", ...days.map((_, index) => String(index + 1)), "Σύνολο"];
const dayAt = (day: number) => day + 1;

/** The row of a person, with other texts on some days. */
const rowOf = (
  { afm, name }: { afm: string; name: string },
  texts: Record<number, string> = {},
) => {
  const row = [afm, name, ...plainMonth, "21"];
  for (const [day, text] of Object.entries(texts)) row[dayAt(Number(day))] = text;
  return row;
};

describe("a month of 20 people with 30 errors", () => {
  test("is read, quoted by cell, corrected, recorded and undone as a whole", async () => {
    const office = await openOffice(world, people(20));
    const rows = office.staff.map((person, n) =>
      rowOf(person, {
        // An unknown word, a departure by the 12-hour clock, hours other than the plan's, work on a Saturday.
        ...(n < 10 ? { 2: "ΨΩ" } : { 3: "8-3" }),
        ...(n < 6 ? { 4: "6" } : {}),
        ...(n >= 15 && n < 19 ? { 7: "Π" } : {}),
        // Texts that are read differently than in the grid.
        5: "Κανονική άδεια",
        6: "8",
        14: "Ρεπό",
      }),
    );
    rows[19] = rowOf({ afm: "", name: "Άγνωστος Κανείς" });
    const table = await readTestFile(world, office, await xlsxOf(headings, rows));
    expect(table.columns).toEqual(["afm", "fullName", ...days.map((_, n) => n + 1), null]);

    const report = await preview(world, office, table);
    expect(report.counts.error).toBe(30);
    const faults = report.people.flatMap(({ days: fileDays, message, name }) =>
      message === null
        ? fileDays.map(({ cell, text, message: why, meant }) => [cell, text, why, meant])
        : [[name, message]],
    );
    expect([faults[0], faults[1], faults[16], faults[21], faults.at(-1)]).toEqual([
      [
        "D2",
        "ΨΩ",
        "Δεν αναγνωρίζεται το «ΨΩ». Γράψτε κωδικό (π.χ. Π, ΚΑΝ), τον τίτλο του λόγου (π.χ. Κανονική άδεια) ή ώρες (π.χ. 7:30-15:30)",
        null,
      ],
      ["F2", "6", expect.stringContaining("Οι ώρες «6» δεν είναι όσες το ωράριο"), "7:30-13:30"],
      ["E12", "8-3", expect.any(String), "8:00-15:00"],
      ["E17", "8-3", expect.any(String), "8:00-15:00"],
      ["Άγνωστος Κανείς", expect.stringContaining("Δεν βρέθηκε στη Δομή")],
    ]);
    expect(await monthCells(world, office)).toEqual(office.staff.map(() => []));

    const refused = await world
      .by(office.clerk)
      .try(attendanceFiles.apply, { ...office.of, fileName: "march.xlsx", ...table });
    expect([refused.status, refused.problem?.detail]).toEqual([
      409,
      "30 σημεία δεν διαβάζονται. Διορθώστε τα ή επιλέξτε να παραλειφθούν",
    ]);
    expect(await monthCells(world, office)).toEqual(office.staff.map(() => []));

    const texts = new Map(
      report.people.flatMap(({ days: fileDays }) =>
        fileDays.map(({ cell, text, meant }): [string, string] => [
          cell,
          meant ?? (text === "Π" ? "ΣΚ" : "Τηλεργασία"),
        ]),
      ),
    );
    const right = withTexts(table, texts, report);
    const last = office.staff[19];
    right.rows = right.rows.map((row) =>
      row.line === 21 ? { ...row, contractId: last?.contractId ?? null } : row,
    );
    const done = await apply(world, office, right);
    expect(done.report.counts).toEqual({ create: 420, update: 0, same: 200, error: 0 });
    const recorded = await monthCells(world, office);
    expect(recorded.map(({ length }) => length)).toEqual(office.staff.map(() => 21));
    expect(recorded[0]?.slice(0, 5)).toEqual([
      "2 ti-",
      "3 wi450-930",
      "4 wi450-810",
      "5 ai-:ΚΑΝ",
      "6 wi-",
    ]);

    const { id } = done;
    const undo = { organizationId: office.organizationId, id };
    expect(await world.call(attendanceFiles.undo, undo, { as: office.clerk })).toEqual({
      restored: 420,
      kept: [],
    });
    expect(await monthCells(world, office)).toEqual(office.staff.map(() => []));
    const { items } = await world.call(attendanceFiles.getAll, office.of, { as: office.clerk });
    expect(items).toMatchObject([{ id, fileName: "march.xlsx", records: 420 }]);
    expect(items[0]?.undoneBy).not.toBeNull();
    const again = await world.try(attendanceFiles.undo, undo, { as: office.clerk });
    expect([again.status, again.problem?.detail]).toEqual([409, "Η εισαγωγή έχει ήδη αναιρεθεί"]);
  });

  test("is recorded without what was not understood, if the importer says so", async () => {
    const office = await openOffice(world, people(2));
    const rows = office.staff.map((person) => rowOf(person, { 2: "ΨΩ" }));
    const table = await readTestFile(world, office, await xlsxOf(headings, rows));
    const done = await apply(world, office, table, { skipErrors: true });
    expect(done.report.counts).toEqual({ create: 40, update: 0, same: 20, error: 2 });
    expect((await monthCells(world, office)).map(([first]) => first)).toEqual([
      "3 wi450-930",
      "3 wi450-930",
    ]);
  });
});

test("a word corrected to a code is understood in the body's next file, with who corrected it, until it is forgotten", async () => {
  const office = await openOffice(world, people(2));
  const { organizationId, clerk } = office;
  const tableOf = async (of: typeof office, day: number, text: string) => {
    const rows = of.staff.map((person, n) =>
      rowOf(person, n === 0 ? { [day]: text, 4: "Ψ 7" } : {}),
    );
    return readTestFile(world, of, await xlsxOf(headings, rows));
  };
  const faultsOf = async (of: typeof office, table: Awaited<ReturnType<typeof tableOf>>) => {
    const report = await preview(world, of, table);
    const faults = report.people.flatMap(({ line, days: fileDays }) =>
      fileDays.filter(({ message }) => message !== null).map((day) => ({ ...day, line })),
    );
    return { report, faults };
  };
  const table = await tableOf(office, 2, "ΑΔ.Κ.");
  const { report, faults } = await faultsOf(office, table);
  expect(faults.map(({ text }) => text)).toEqual(["ΑΔ.Κ.", "Ψ 7"]);
  const texts = new Map(
    faults.map(({ cell, text }) => [cell, text === "ΑΔ.Κ." ? "καν" : "7:30-15:30"]),
  );
  const were = faults.map(({ line, column, text }) => ({ line, column, was: text }));
  await apply(world, office, withTexts(table, texts, report), { mended: were });

  const next = await faultsOf(office, await tableOf(office, 3, "αδκ"));
  expect(next.faults.map(({ text }) => text)).toEqual(["Ψ 7"]);
  expect(next.report.words).toMatchObject([{ word: "ΑΔ.Κ.", code: "ΚΑΝ", cells: 1 }]);
  const { items } = await world.call(attendanceFiles.getWords, { organizationId }, { as: clerk });
  expect(items).toMatchObject([{ word: "ΑΔ.Κ.", code: "ΚΑΝ" }]);
  const other = await openOffice(world, people(2));
  const elsewhere = await faultsOf(other, await tableOf(other, 3, "αδκ"));
  expect(elsewhere.faults.map(({ text }) => text)).toEqual(["αδκ", "Ψ 7"]);

  const forget = { organizationId, id: items[0]?.id ?? "" };
  expect(
    (
      await world
        .by(other.clerk)
        .try(attendanceFiles.forgetWord, { ...forget, organizationId: other.organizationId })
    ).status,
  ).toBe(404);
  await world.call(attendanceFiles.forgetWord, forget, { as: clerk });
  expect((await world.try(attendanceFiles.forgetWord, forget, { as: clerk })).status).toBe(404);
  const after = await faultsOf(office, await tableOf(office, 3, "αδκ"));
  expect(after.faults.map(({ text }) => text)).toEqual(["αδκ", "Ψ 7"]);
  expect(after.report.words).toEqual([]);
});

test("undoing restores what was stored, keeps and names what changed since, and the ledger has an entry for each", async () => {
  const office = await openOffice(world, people(2));
  const { organizationId, of, clerk, staff } = office;
  const [first, second] = staff.map(({ contractId }) => contractId);
  const interval = { kind: "work", from: 480, to: 960, mark: "typed" } as const;
  const save = (contractId = "", date = "", version = 0, intervals = [interval]) =>
    world.by(clerk).call(attendances.saveRecords, {
      ...of,
      records: [{ contractId, date, version, intervals, note: "ώρα ιατρού" }],
    });
  await save(first, "2026-03-02");
  const table = await readTestFile(
    world,
    office,
    await xlsxOf(
      headings,
      staff.map((one) => rowOf(one)),
    ),
  );
  const report = await preview(world, office, table);
  expect(report.counts).toMatchObject({ create: 41, update: 1, error: 0 });
  expect(report.people[0]?.days).toMatchObject([
    { cell: "D2", before: "08:00-16:00", after: "07:30-15:30" },
  ]);
  const { id } = await apply(world, office, table);
  await save(second, "2026-03-03", 1);
  const undone = await world.call(attendanceFiles.undo, { organizationId, id }, { as: clerk });
  expect(undone).toEqual({
    restored: 41,
    kept: [{ name: staff[1]?.name, date: "2026-03-03", message: expect.any(String) }],
  });
  expect(await monthCells(world, office)).toEqual([["2 wt480-960"], ["3 wt480-960"]]);
  const record = { organizationId, contractId: first ?? "", date: "2026-03-02" };
  const changes = await world.call(attendances.getRecordHistory, record, { as: clerk });
  expect(changes.items.map(({ source }) => source)).toEqual(["web", "import", "web"]);
  const subject = { subjectKind: "attendance-file", subjectId: id } as const;
  const entries = await world.call(history.getAll, { organizationId, ...subject }, { as: clerk });
  expect(entries.items.map(({ act }) => act)).toEqual([
    "attendance.undoImport",
    "attendance.import",
  ]);
});

test("a plain presence does not replace times from a clock", async () => {
  const office = await openOffice(world, people(1));
  const { of, clerk, staff } = office;
  const typedIntervals = [{ kind: "work", from: 448, to: 933, mark: "typed" } as const];
  const day = { contractId: staff[0]?.contractId ?? "", date: "2026-03-02", version: 0 };
  const records = [{ ...day, intervals: typedIntervals }];
  await world.call(attendances.saveRecords, { ...of, records }, { as: clerk });
  const intervals = typedIntervals.map((one) => ({ ...one, mark: "device" as const }));
  const byClock = { intervals: JSON.stringify(intervals), cell: packIntervals(intervals) };
  await rowsWhere(world, "attendance_record", { organization_id: office.organizationId }).change(
    byClock,
  );
  const rows = staff.map((one) => rowOf(one, { 2: "Παρούσα", 3: "Παρούσα" }));
  const table = await readTestFile(world, office, await xlsxOf(headings, rows));
  const { report } = await apply(world, office, table);
  expect(report.counts).toEqual({ create: 20, update: 0, same: 11, error: 0 });
  expect((await monthCells(world, office))[0]?.slice(0, 2)).toEqual(["2 wd448-933", "3 wi-"]);
});

test("a locked day and a future one are errors at their cells; other structures and people are not touched", async () => {
  world.setNow(new Date("2026-03-30T08:00:00Z"));
  const office = await openOffice(world, people(1));
  const other = await openOffice(world, people(1));
  const rows = [rowOf(office.staff[0] ?? { afm: "", name: "" })];
  await addRows(world, "attendance_sheet", {
    organization_id: office.organizationId,
    structure_id: office.of.structureId,
    date: "2026-03-05",
    state: "locked",
  });
  const table = await readTestFile(world, office, await xlsxOf(headings, rows));
  const report = await preview(world, office, table);
  expect(report.people[0]?.days.map(({ cell, message }) => [cell, message])).toEqual([
    ["G2", refusalTexts["day-locked"]],
    ["AG2", refusalTexts["future-day"]],
  ]);
  const input = { ...office.of, ...table };
  const attempts = [
    { ...input, structureId: other.of.structureId },
    {
      ...input,
      rows: table.rows.map((row) => ({ ...row, contractId: other.staff[0]?.contractId ?? null })),
    },
  ];
  for (const attempt of attempts)
    expect((await world.try(attendanceFiles.preview, attempt, { as: office.clerk })).status).toBe(
      404,
    );
  const reader = await world.signInAs({
    role: "Employee",
    organizationId: office.organizationId,
    right: "read",
  });
  const request = { ...input, fileName: "march.xlsx" };
  expect((await world.try(attendanceFiles.apply, request, { as: reader })).status).toBe(403);
  world.setNow(new Date("2026-04-01T08:00:00Z"));
});
