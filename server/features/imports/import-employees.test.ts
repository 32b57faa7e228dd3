import { describe, expect, test } from "vitest";
import { employees } from "#api/employees.ts";
import { imports } from "#api/imports.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { csvOf, xlsxOf } from "#server/testing/table-files.ts";
import { employeeTexts } from "#texts/employees.ts";
import { bodyWithClerk, type BodyWithClerk } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

const headers = ["Α.Φ.Μ.", "ΕΠΩΝΥΜΟ", "Ονομα", "Ημ/νία γέννησης", "Κάρτα", "Σχόλια"];

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => [
    trainingAfm(n),
    `Επώνυμο${n}`,
    "Άννα",
    "5/3/1980",
    String(100 + n),
    "",
  ]);

const upload = ({ organizationId }: BodyWithClerk) => ({ organizationId, fileName: "people.xlsx" });

describe("an xlsx of 200 employees with 3 bad rows", () => {
  const rows = people(200);
  rows[10] = ["123456789", "Λάθος", "Άννα", "", "", ""];
  rows[50] = [trainingAfm(50), "", "Άννα", "31/02/1980", "", ""];
  rows[199] = [trainingAfm(0), "Διπλός", "Άννα", "", "", ""];

  test("is previewed row by row, and nothing is changed", async () => {
    const desk = await bodyWithClerk(world);
    const options = { as: desk.clerk, bytes: await xlsxOf(headers, rows) };
    const report = await world.call(imports.previewEmployees, upload(desk), options);
    expect(report.counts).toEqual({ create: 197, update: 0, same: 0, error: 3 });
    expect(report.columns.map(({ column }) => column)).toEqual([
      "ΑΦΜ",
      "Επώνυμο",
      "Όνομα",
      "Ημερομηνία γέννησης",
      "Αριθμός κάρτας",
      null,
    ]);
    const bad = report.rows.filter(({ outcome }) => outcome === "error");
    expect(bad.map(({ line, errors }) => [line, errors])).toEqual([
      [
        12,
        [
          {
            column: "ΑΦΜ",
            message: "Διαβάστηκε «123456789». Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του",
          },
        ],
      ],
      [
        52,
        [
          {
            column: "Ημερομηνία γέννησης",
            message: "Διαβάστηκε «31/02/1980». Γράψτε ημερομηνία, π.χ. 31/12/2026",
          },
          { column: "Επώνυμο", message: "Το πεδίο είναι υποχρεωτικό" },
        ],
      ],
      [201, [{ column: "ΑΦΜ", message: "Η ίδια τιμή υπάρχει και στη γραμμή 2" }]],
    ]);
    expect(await totalOf(desk)).toBe(0);
  });

  test("is refused whole unless bad rows are skipped; importing the same file again changes nothing", async () => {
    const desk = await bodyWithClerk(world);
    const options = { as: desk.clerk, bytes: await xlsxOf(headers, rows) };
    const refused = await world.try(imports.applyEmployees, upload(desk), options);
    expect([refused.status, refused.problem?.detail]).toEqual([
      409,
      "3 γραμμές έχουν σφάλματα. Διορθώστε το αρχείο ή επιλέξτε να παραλειφθούν",
    ]);
    expect(await totalOf(desk)).toBe(0);

    const skipping = { ...upload(desk), skipErrors: "true" };
    const first = await world.call(imports.applyEmployees, skipping, options);
    expect(first.counts).toMatchObject({ create: 197, error: 3 });
    expect(await totalOf(desk)).toBe(197);
    const again = await world.call(imports.applyEmployees, skipping, options);
    expect(again.counts).toEqual({ create: 0, update: 0, same: 197, error: 3 });
    expect(await entriesOf(desk)).toBe(197);
  });
});

test("an empty file is reported as empty", async () => {
  const desk = await bodyWithClerk(world);
  const nothing = { as: desk.clerk, bytes: Buffer.alloc(0) };
  const refused = await world.try(imports.previewEmployees, upload(desk), nothing);
  expect([refused.status, refused.problem?.detail]).toEqual([400, "Το αρχείο είναι κενό"]);
});

test("a later file changes what it contains and leaves the rest", async () => {
  const desk = await bodyWithClerk(world);
  const first = [["555777003", "Παππά", "Ζωή", "2310123456"]];
  const options = (rows: string[][], header = ["ΑΦΜ", "Επώνυμο", "Όνομα", "Τηλέφωνο"]) => ({
    as: desk.clerk,
    bytes: csvOf(header, rows),
  });
  await world.call(imports.applyEmployees, upload(desk), options(first));
  const changed = await world.call(
    imports.applyEmployees,
    upload(desk),
    options([["555777003", "Παππά-Νίκα", ""]], ["ΑΦΜ", "Επώνυμο", "Τηλέφωνο"]),
  );
  expect(changed.rows).toMatchObject([
    {
      outcome: "update",
      title: "Παππά-Νίκα Ζωή, 555777003",
      changes: [{ column: "Επώνυμο", before: "Παππά", after: "Παππά-Νίκα" }],
    },
  ]);
  const { items } = await world
    .by(desk.clerk)
    .call(employees.getAll, { organizationId: desk.organizationId });
  expect(items).toMatchObject([{ lastName: "Παππά-Νίκα", phone: "2310123456", version: 2 }]);
});

test("a tax number of another person is refused with both names; another surname is a change", async () => {
  const desk = await bodyWithClerk(world);
  const header = ["ΑΦΜ", "Επώνυμο", "Όνομα"];
  const of = (...rows: string[][]) => ({ as: desk.clerk, bytes: csvOf(header, rows) });
  const zoe = ["555777003", "Παππά", "Ζωή"];
  await world.call(imports.applyEmployees, upload(desk), of(zoe));
  const other = of(["555777003", "Νίκας", "Ηλίας"]);
  const report = await world.call(imports.previewEmployees, upload(desk), other);
  expect(report.rows).toMatchObject([
    {
      outcome: "error",
      errors: [
        {
          column: "ΑΦΜ",
          message:
            "Ο ΑΦΜ 555777003 ανήκει στο μητρώο σας σε «Παππά Ζωή», ενώ η γραμμή γράφει «Νίκας Ηλίας». Διορθώστε τη γραμμή ή, αν το πρόσωπο άλλαξε όνομα, αλλάξτε το πρώτα στα στοιχεία του",
        },
      ],
    },
  ]);
  expect((await world.try(imports.applyEmployees, upload(desk), other)).status).toBe(409);
  for (const name of [
    ["Νίκα", "Ζωή"],
    ["PAPPA", "ZOI"],
    ["Παππά", "Ζ."],
    ["", "Ζωή"],
  ]) {
    const same = of(["555777003", ...name]);
    const { rows } = await world.call(imports.previewEmployees, upload(desk), same);
    expect(rows[0]?.errors, name.join(" ")).toEqual([]);
  }
});

test("leading zeros are kept as text; a lost one is suggested, never added", async () => {
  const desk = await bodyWithClerk(world);
  const header = ["ΑΦΜ", "Επώνυμο", "Όνομα"];
  const rows = [
    ["010509832", "Κατά", "Λέξη"],
    ["10509832", "Χωρίς", "Μηδέν"],
  ];
  const options = { as: desk.clerk, bytes: await xlsxOf(header, rows) };
  const report = await world.call(imports.previewEmployees, upload(desk), options);
  expect(report.rows.map(({ outcome, errors }) => [outcome, errors[0]?.message])).toEqual([
    ["create", undefined],
    [
      "error",
      expect.stringContaining(
        "Ο ΑΦΜ αποτελείται από 9 ψηφία. Μήπως χάθηκε το αρχικό μηδέν (010509832);",
      ),
    ],
  ]);
});

test("an exported list can be imported unchanged, with its masked numbers untouched", async () => {
  const desk = await bodyWithClerk(world);
  const { organizationId, clerk } = desk;
  const maria = { afm: "555777003", lastName: "Παππά", firstName: "Ζωή", education: "PE" as const };
  const { id } = await world.by(clerk).call(employees.create, {
    organizationId,
    ...maria,
    amka: "15029200035",
    phone: "+441632960001",
  });
  for (const format of ["csv", "xlsx"] as const) {
    const { bytes } = await world.call(employees.export, { organizationId, format }, { as: clerk });
    const report = await world.call(imports.applyEmployees, upload(desk), { as: clerk, bytes });
    expect(report.rows, format).toMatchObject([{ outcome: "same" }]);
  }
  const employee = await world.call(employees.getById, { organizationId, id }, { as: clerk });
  expect(employee.amka).toBe("15029200035");
});

test.each([
  ["csv", "\0", csvOf],
  ["xlsx", "\0", xlsxOf],
] as const)(
  "a row of a %s with an unstorable character (%j) is refused at its column; the others are imported",
  async (_, character, fileOf) => {
    const desk = await bodyWithClerk(world);
    const rows = people(4);
    rows[1] = [trainingAfm(1), `Επώ${character}νυμο`, "Άννα", "", "", ""];
    rows[2] = [trainingAfm(2), "Επώνυμο", "Άννα", "", `1${character}2`, ""];
    const options = { as: desk.clerk, bytes: await fileOf(headers, rows) };
    const apply = { ...upload(desk), skipErrors: "true" };
    const report = await world.call(imports.applyEmployees, apply, options);
    expect(report.counts).toEqual({ create: 2, update: 0, same: 0, error: 2 });
    const message =
      "Η τιμή περιέχει χαρακτήρα που δεν μπορεί να αποθηκευτεί. Πληκτρολογήστε την ξανά";
    expect(report.rows.map(({ line, errors }) => [line, errors])).toEqual([
      [2, []],
      [3, [{ column: "Επώνυμο", message }]],
      [4, [{ column: "Αριθμός κάρτας", message }]],
      [5, []],
    ]);
  },
);

test("a name without letters for a payment order is an error at its column", async () => {
  const desk = await bodyWithClerk(world);
  const bytes = csvOf(["ΑΦΜ", "Επώνυμο", "Όνομα"], [[trainingAfm(1), "李小龍", "Bruce"]]);
  const options = { as: desk.clerk, bytes };
  const { rows } = await world.call(imports.previewEmployees, upload(desk), options);
  expect(rows[0]?.errors).toEqual([
    { column: "Επώνυμο", message: expect.stringMatching(/ελληνικό ή λατινικό γράμμα/) },
  ]);
});

test("a future birth date is an error at its column", async () => {
  const desk = await bodyWithClerk(world);
  const header = ["ΑΦΜ", "Επώνυμο", "Όνομα", "Ημ/νία γέννησης"];
  const bytes = csvOf(header, [["555777003", "Παππά", "Ζωή", "15/2/2092"]]);
  const report = await world.call(imports.previewEmployees, upload(desk), {
    as: desk.clerk,
    bytes,
  });
  expect(report.rows[0]?.errors).toEqual([
    { column: "Ημερομηνία γέννησης", message: employeeTexts.birthDate },
  ]);
});

test("an AMKA of an earlier row or a colleague is an error at its column", async () => {
  const desk = await bodyWithClerk(world);
  const header = ["ΑΦΜ", "Επώνυμο", "Όνομα", "ΑΜΚΑ"];
  const errorsOf = async (...rows: string[][]) => {
    const input = { ...upload(desk), skipErrors: "true" };
    const options = { as: desk.clerk, bytes: csvOf(header, rows) };
    const report = await world.call(imports.applyEmployees, input, options);
    return report.rows.map(({ errors }) => errors);
  };
  const zoe = ["555777003", "Παππά", "Ζωή", "15029200035"];
  const twin = zoe.with(0, "010509832");
  expect(await errorsOf(zoe, twin)).toEqual([
    [],
    [{ column: "ΑΜΚΑ", message: "Η ίδια τιμή υπάρχει και στη γραμμή 2" }],
  ]);
  expect(await errorsOf(twin)).toEqual([
    [{ column: "ΑΜΚΑ", message: employeeTexts.duplicateAmka }],
  ]);
  expect(await errorsOf(zoe)).toEqual([[]]);
});

test("a colleague's card is an error at its column", async () => {
  const desk = await bodyWithClerk(world);
  const header = ["ΑΦΜ", "Επώνυμο", "Όνομα", "Κάρτα"];
  const options = (rows: string[][]) => ({ as: desk.clerk, bytes: csvOf(header, rows) });
  await world.call(
    imports.applyEmployees,
    upload(desk),
    options([["555777003", "Παππά", "Ζωή", "17"]]),
  );
  const report = await world.call(
    imports.previewEmployees,
    upload(desk),
    options([["010509832", "Νίκας", "Ηλίας", "17"]]),
  );
  expect(report.rows[0]?.errors).toEqual([
    { column: "Αριθμός κάρτας", message: "Η κάρτα έχει δοθεί σε άλλον εργαζόμενο του Φορέα" },
  ]);
});

test("text under no heading, as from a split cell, is reported; an empty column is not", async () => {
  const desk = await bodyWithClerk(world);
  const text = "\n;;\nΑΦΜ;Επώνυμο;Όνομα;;\n555777003;Παππά;Χατζή;Ζωή;\n";
  const options = { as: desk.clerk, bytes: Buffer.from(text) };
  const report = await world.call(imports.previewEmployees, upload(desk), options);
  expect(report.columns.filter(({ column }) => column === null)).toEqual([
    { header: "4η στήλη (χωρίς τίτλο)", column: null },
  ]);
  expect(report.rows.map(({ line }) => line)).toEqual([4]);
});

test.each([
  ["no tax number column", csvOf(["Επώνυμο"], [["Παππά"]]), /Δεν βρέθηκε η στήλη «ΑΦΜ»/],
  ["no rows", csvOf(["ΑΦΜ"], []), /δεν έχει γραμμές/],
  [
    "a document in place of a table",
    samplePdf(),
    /δεν διαβάζεται ως πίνακας\. Δώστε αρχείο Excel \(\.xlsx\) ή CSV/,
  ],
  ["no table", Buffer.from([0, 1, 2, 3]), /δεν διαβάζεται ως πίνακας/],
])("a file with %s is refused with a sentence", async (_, bytes, sentence) => {
  const desk = await bodyWithClerk(world);
  const tried = await world.try(imports.previewEmployees, upload(desk), { as: desk.clerk, bytes });
  expect([tried.status, tried.problem?.detail]).toEqual([400, expect.stringMatching(sentence)]);
});

test("the template's headers are recognised", async () => {
  const desk = await bodyWithClerk(world);
  const { bytes } = await world
    .by(desk.clerk)
    .call(imports.getTemplate, { of: "employees", format: "csv" });
  const filled = Buffer.concat([bytes, Buffer.from("555777003;;Παππά;Ζωή\n")]);
  const report = await world.call(imports.previewEmployees, upload(desk), {
    as: desk.clerk,
    bytes: filled,
  });
  expect(report.columns.map(({ column }) => column)).not.toContain(null);
  expect(report.counts.create).toBe(1);
});

async function totalOf({ organizationId, clerk }: BodyWithClerk): Promise<number> {
  const { total } = await world.call(employees.getAll, { organizationId }, { as: clerk });
  return total;
}

async function entriesOf({ organizationId }: BodyWithClerk): Promise<number> {
  const filter = { act: "employee.import", source: "import" } as const;
  return (await ledgerOf(world, organizationId, filter)).length;
}
