import { expect, test } from "vitest";
import { attendanceFiles } from "#api/attendance-files.ts";
import { csvOf } from "#server/testing/table-files.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { apply, openOffice, preview, readTestFile } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-01T08:00:00Z") });

/** Headings whose day columns name a different month each time. */
const dated = (of: string) => [
  "Μητρώο",
  "Παρατηρήσεις",
  `1/${of}`,
  `2-${of}-2026`,
  `Τρ 3/${of}/26`,
];

test("the chosen matching of columns is remembered for the body, with who chose it, for next month's file", async () => {
  const office = await openOffice(world, ["Αανίδης Άννα"]);
  const { staff, of, clerk } = office;
  const row = [staff[0]?.number ?? "", "ό,τι", "ΣΚ", "Π", "8:00–16:00"];
  const march = await readTestFile(world, office, csvOf(dated("3"), [row]), "march.csv");
  expect([march.columns, march.matchedBy]).toEqual([[null, null, 1, 2, 3], null]);
  const unsaid = await world.try(attendanceFiles.preview, { ...of, ...march }, { as: clerk });
  expect([unsaid.status, unsaid.problem?.detail]).toEqual([
    400,
    expect.stringContaining("Ορίστε ποια στήλη δείχνει τον εργαζόμενο"),
  ]);
  await apply(world, office, { ...march, columns: ["contractNumber", null, 1, 2, 3] });

  world.setNow(new Date("2026-05-01T08:00:00Z"));
  const april = { ...office, of: { ...of, month: "2026-04" } };
  const next = await readTestFile(world, april, csvOf(dated("4"), [row]), "april.csv");
  expect(next.columns).toEqual(["contractNumber", null, 1, 2, 3]);
  expect([next.matchedBy, next.matchedAt]).toEqual([
    expect.any(String),
    "2026-04-01T08:00:00.000Z",
  ]);
  const other = await openOffice(world, ["Αανίδης Άννα"]);
  const elsewhere = await readTestFile(
    world,
    { ...other, of: { ...other.of, month: "2026-04" } },
    csvOf(dated("4"), [row]),
  );
  expect(elsewhere.columns).toEqual([null, null, 1, 2, 3]);
  world.setNow(new Date("2026-04-01T08:00:00Z"));
});

test("titles, weekdays and sums are not people; a person's second row is an error", async () => {
  const office = await openOffice(world, ["Αανίδης Άννα", "Βανίδης Άννα"]);
  const [one, other] = office.staff;
  const bytes = csvOf(
    ["ΠΑΡΟΥΣΙΟΛΟΓΙΟ", "", "", ""],
    [
      ["Επώνυμο", "Όνομα", "2 Μαρ", "Τρίτη 3"],
      ["", "", "Δ", "Τ"],
      ["Αανίδης", "Α.", "Π", "ΡΕΠΟ"],
      ["ΒΑΝΙΔΗΣ", "ΑΝΝΑ", "-15:30", ""],
      [one?.name.split(" ")[0] ?? "", "Άννα", "Π", "Π"],
      ["", "", "2", "2"],
    ],
  );
  const report = await preview(world, office, await readTestFile(world, office, bytes));
  expect(report.leftOut).toEqual([3, 7]);
  expect(report.people.map(({ line, name, message }) => [line, name, message])).toEqual([
    [4, one?.name, null],
    [5, other?.name, null],
    [6, one?.name, "Ο ίδιος εργαζόμενος υπάρχει και στη γραμμή 4"],
  ]);
  expect(report.counts).toEqual({ create: 3, update: 0, same: 0, error: 1 });
});

test.each([
  ["without days", ["ΑΦΜ", "Όνομα"], /Δεν βρέθηκε γραμμή με επικεφαλίδες ημερών/],
  ["of another month", ["ΑΦΜ", "1/2/2026", "2/2/2026"], /είναι άλλου μήνα \(02\/2026\).* 03\/2026/],
])("a file %s is refused with a sentence", async (_, header, sentence) => {
  const office = await openOffice(world, ["Αανίδης Άννα"]);
  const input = { ...office.of, fileName: "a.csv" };
  const options = { as: office.clerk, bytes: csvOf(header, [header]) };
  const tried = await world.try(attendanceFiles.read, input, options);
  expect([tried.status, tried.problem?.detail]).toEqual([400, expect.stringMatching(sentence)]);
});

test("rows that begin with numbers and hold hours are not taken for headings", async () => {
  const office = await openOffice(world, ["Αανίδης Άννα"]);
  const table = csvOf(["Α/Α", "Υπάλληλος", "2/3", "3/3"], [["1", "Αανίδης Άννα", "7", "8"]]);
  const bytes = Buffer.concat([Buffer.from("\n"), table]);
  const { columns, rows } = await readTestFile(world, office, bytes);
  expect([columns, rows]).toEqual([
    [null, "fullName", 2, 3],
    [{ line: 3, cells: ["1", "Αανίδης Άννα", "7", "8"] }],
  ]);
});
