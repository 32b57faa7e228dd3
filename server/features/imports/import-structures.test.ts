import { expect, test } from "vitest";
import { type ImportReport, imports } from "#api/imports.ts";
import { structures } from "#api/structures.ts";
import { buildSchedule, buildStructure } from "#server/db/seed/builders.ts";
import { type BodyWithClerk, bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { csvOf } from "#server/testing/table-files.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const headers = ["ΚΩΔΙΚΟΣ", "Τίτλος", "Υπάγεται σε", "Ωράριο", "Έναρξη λειτουργίας"];
const upload = ({ organizationId }: BodyWithClerk) => ({
  organizationId,
  fileName: "structures.csv",
});
const file = ({ as }: BodyWithClerk, rows: string[][]) => ({ ...as, bytes: csvOf(headers, rows) });

const preview = (desk: BodyWithClerk, ...rows: string[][]) =>
  world.call(imports.previewStructures, upload(desk), file(desk, rows));
const apply = (desk: BodyWithClerk, ...rows: string[][]) =>
  world.call(imports.applyStructures, { ...upload(desk), skipErrors: "true" }, file(desk, rows));

const errorsOf = ({ rows }: ImportReport) =>
  rows.flatMap(({ line, errors }) =>
    errors.map(({ column, message }) => [line, column, message] as const),
  );

test("a tree in any order becomes structures, each under its parent; importing the same file again changes nothing", async () => {
  const desk = await bodyWithClerk(world);
  const { organizationId, as } = desk;
  const schedule = await buildSchedule(world.owner, {
    organization_id: organizationId,
    title: "Πρωινό",
  });
  const rows = [
    ["Σ2", "2ο Δημοτικό Σχολείο", "διευθυνση εκπαιδευσης", "ΠΡΩΙΝΟ", "1/9/2024"],
    ["Δ", "Διεύθυνση Εκπαίδευσης", "Γ", "", ""],
    ["Γ", "Γενική Διεύθυνση", "", "", ""],
    ...Array.from({ length: 60 }, (_, n) => [`Ν${n}`, `Νηπιαγωγείο ${n}`, "Δ", "", ""]),
  ];
  expect((await preview(desk, ...rows)).counts).toEqual({
    create: 63,
    update: 0,
    same: 0,
    error: 0,
  });
  const { total: none } = await world.call(structures.getAll, { organizationId }, as);
  expect(none).toBe(0);

  await apply(desk, ...rows);
  const tree = await world.call(structures.getTree, { organizationId }, as);
  const codeOf = new Map(tree.structures.map(({ id, code }) => [id, code]));
  const above = Object.fromEntries(
    tree.structures.map(({ code, parentId }) => [code, codeOf.get(parentId ?? "") ?? null]),
  );
  expect(above).toMatchObject({ Γ: null, Δ: "Γ", Σ2: "Δ", Ν59: "Δ" });
  const id = tree.structures.find(({ code }) => code === "Σ2")?.id ?? "";
  expect(await world.call(structures.getById, { organizationId, id }, as)).toMatchObject({
    title: "2ο Δημοτικό Σχολείο",
    scheduleId: schedule.id,
    openedOn: "2024-09-01",
    version: 1,
  });
  const filter = { act: "structure.import", source: "import" } as const;
  expect(await ledgerOf(world, organizationId, filter)).toHaveLength(63);

  const again = await apply(desk, ...rows);
  expect(again.counts).toEqual({ create: 0, update: 0, same: 63, error: 0 });
  expect(await ledgerOf(world, organizationId, filter)).toHaveLength(63);

  const moved = await apply(desk, ["Σ2", "", "Γ", "", ""]);
  expect(moved.rows[0]).toMatchObject({
    outcome: "update",
    changes: [
      {
        column: "Ανώτερη Δομή",
        before: "Διεύθυνση Εκπαίδευσης (Δ)",
        after: "Γενική Διεύθυνση (Γ)",
      },
    ],
  });
});

test("a loop, a duplicate code, and an unknown or closed parent are reported by row; rows below a skipped one are skipped", async () => {
  const desk = await bodyWithClerk(world);
  const { organizationId, as } = desk;
  const body = { organization_id: organizationId };
  await buildStructure(world.owner, { ...body, code: "ΚΛ", closed_on: "2026-01-31" });
  await buildStructure(world.owner, { ...body, code: "ΑΝ", title: "Ανοικτή" });
  const rows = [
    ["Α", "Άλφα", "Β", "", ""],
    ["Β", "Βήτα", "Α", "", ""],
    ["Γ", "Γάμα", "Β", "", ""],
    ["Δ", "Δέλτα", "", "", ""],
    ["Δ", "Δέλτα πάλι", "", "", ""],
    ["Ε", "Έψιλον", "Πουθενά", "", ""],
    ["Ζ", "Ζήτα", "ΚΛ", "Άγνωστο", "31/2/2026"],
    ["Η", "Ήτα", "ΚΛ", "", ""],
    ["Θ", "", "", "", ""],
    ["Ι", "Γιώτα", "Ι", "", ""],
    ["ΑΝ", "", "Δ", "", ""],
  ];
  const report = await apply(desk, ...rows);
  const below = "Μια Δομή δεν μπορεί να υπαχθεί στον εαυτό της ή σε Δομή που υπάγεται σε αυτήν";
  expect(errorsOf(report)).toEqual([
    [2, "Ανώτερη Δομή", below],
    [3, "Ανώτερη Δομή", below],
    [
      4,
      "Ανώτερη Δομή",
      "Η ανώτερη Δομή βρίσκεται στη γραμμή 3, που έχει σφάλματα. Διορθώστε πρώτα εκείνη τη γραμμή",
    ],
    [6, "Κωδικός", "Η ίδια τιμή υπάρχει και στη γραμμή 5"],
    [
      7,
      "Ανώτερη Δομή",
      expect.stringMatching(
        /^Διαβάστηκε «Πουθενά»\. Δεν υπάρχει Δομή .* Δεκτές τιμές: Α \(Άλφα\), /,
      ),
    ],
    [8, "Συνήθες ωράριο", expect.stringMatching(/^Διαβάστηκε «Άγνωστο»\. Δεν υπάρχει ωράριο/)],
    [8, "Έναρξη λειτουργίας", "Διαβάστηκε «31/2/2026». Γράψτε ημερομηνία, π.χ. 31/12/2026"],
    [9, "Ανώτερη Δομή", "Η ανώτερη Δομή έχει κλείσει"],
    [10, "Τίτλος", "Το πεδίο είναι υποχρεωτικό"],
    [11, "Ανώτερη Δομή", below],
  ]);
  expect(report.counts).toEqual({ create: 1, update: 1, same: 0, error: 9 });
  const { structures: stored } = await world.call(structures.getTree, { organizationId }, as);
  expect(stored.map(({ code }) => code).toSorted()).toEqual(["ΑΝ", "Δ", "ΚΛ"].toSorted());

  const whole = await world.try(imports.applyStructures, upload(desk), file(desk, rows));
  expect([whole.status, whole.problem?.detail]).toEqual([
    409,
    "9 γραμμές έχουν σφάλματα. Διορθώστε το αρχείο ή επιλέξτε να παραλειφθούν",
  ]);
});

test("a code is read as the one that looks the same, of the body or of an earlier row", async () => {
  const desk = await bodyWithClerk(world);
  const { organizationId, as } = desk;
  await world.call(
    structures.create,
    { organizationId, code: "Α1", title: "Άλφα", openedOn: "2024-01-01" },
    as,
  );
  const report = await apply(
    desk,
    ["A1", "Άλφα πρώτη", "", "", ""],
    ["Β2", "Βήτα", "", "", ""],
    ["B2", "Βήτα δεύτερη", "", "", ""],
  );
  expect(errorsOf(report)).toEqual([[4, "Κωδικός", expect.stringContaining("γραμμή 3")]]);
  const { structures: stored } = await world.call(structures.getTree, { organizationId }, as);
  expect(stored.map(({ code, title }) => [code, title])).toEqual([
    ["Α1", "Άλφα πρώτη"],
    ["Β2", "Βήτα"],
  ]);
});

test("a row that opens a structure beyond the next year is refused", async () => {
  const desk = await bodyWithClerk(world);
  const report = await apply(desk, ["Ξ", "Ξενώνας", "", "", "1/1/2062"]);
  expect(errorsOf(report)).toEqual([
    [2, "Έναρξη λειτουργίας", "Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"],
  ]);
});

test("a row that would close a loop once another is skipped is skipped too", async () => {
  const desk = await bodyWithClerk(world);
  const body = { organization_id: desk.organizationId };
  const { id } = await buildStructure(world.owner, { ...body, code: "Α", title: "Άλφα" });
  await buildStructure(world.owner, { ...body, code: "Β", title: "Βήτα", parent_id: id });
  await buildStructure(world.owner, { ...body, code: "Γ", title: "Γάμα" });
  const below = ["Β", "Βήτα", "Γ", "", ""];
  const above = ["Α", "Άλφα", "Β", "", ""];
  expect((await preview(desk, below, above)).counts.update).toBe(2);
  const report = await preview(desk, below.with(4, "χθες"), above);
  expect(errorsOf(report).map(([line, column]) => [line, column])).toEqual([
    [2, "Έναρξη λειτουργίας"],
    [3, "Ανώτερη Δομή"],
  ]);
});

test("the template's headers are recognised", async () => {
  const desk = await bodyWithClerk(world);
  const { bytes } = await world
    .by(desk.clerk)
    .call(imports.getTemplate, { of: "structures", format: "csv" });
  const filled = Buffer.concat([bytes, Buffer.from("Σ1;1ο Σχολείο;;Σχολείο;;Οδός 1\n")]);
  const report = await world.call(imports.previewStructures, upload(desk), {
    ...desk.as,
    bytes: filled,
  });
  expect(report.columns.map(({ column }) => column)).not.toContain(null);
  expect(report.counts.create).toBe(1);
});
