import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { imports } from "#api/imports.ts";
import { structures } from "#api/structures.ts";
import { buildEmployee, buildSchedule, buildStructure } from "#server/db/seed/builders.ts";
import { officeWeek } from "#server/db/seed/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { csvOf } from "#server/testing/table-files.ts";
import { bodyWithClerk, type BodyWithClerk } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

const headers = [
  "Αριθμός σύμβασης",
  "ΑΦΜ",
  "Σχέση εργασίας",
  "Έναρξη",
  "Λήξη",
  "Δομή",
  "Ωράριο",
  "Ώρες",
  "Αμοιβή",
];
const upload = ({ organizationId }: BodyWithClerk) => ({
  organizationId,
  fileName: "contracts.csv",
});
const file = (desk: BodyWithClerk, rows: string[][]) => ({
  as: desk.clerk,
  bytes: csvOf(headers, rows),
});

/** A body with a structure, its morning schedule, an afternoon one, and two people. */
async function staffedDesk(): Promise<BodyWithClerk> {
  const desk = await bodyWithClerk(world);
  const body = { organization_id: desk.organizationId };
  const morning = await buildSchedule(world.owner, { ...body, title: "Πρωί 08:00-12:00" });
  await buildSchedule(world.owner, {
    ...body,
    title: "Απόγευμα",
    weeks: JSON.stringify(officeWeek(960, 1200)),
  });
  await buildStructure(world.owner, {
    ...body,
    code: "ΚΑΘ",
    title: "Καθαριότητα",
    schedule_id: morning.id,
  });
  await buildEmployee(world.owner, { ...body, afm: "555777003", last_name: "Παππά" });
  await buildEmployee(world.owner, { ...body, afm: "010509832", last_name: "Νίκας" });
  return desk;
}

const good = ["Σ1", "555777003", "ΙΔΟΧ", "1/1/2026", "31/12/2026", "ΚΑΘ", "", "20", "1.100,50"];

test("an amount that commas between the fields cut in two is an error of its row, wherever it is", async () => {
  const desk = await staffedDesk();
  const header = "Αριθμός σύμβασης,ΑΦΜ,Σχέση εργασίας,Έναρξη,Δομή,Αμοιβή";
  const lines = [
    `${header},Ειδικότητα`,
    "Σ1,555777003,3,01/02/2026,ΚΑΘ,1.100,50,Τεχνίτης",
    "Σ2,010509832,3,01/02/2026,ΚΑΘ,900,Τεχνίτης",
  ];
  const preview = (text: string) =>
    world.call(imports.previewContracts, upload(desk), {
      as: desk.clerk,
      bytes: Buffer.from(text),
    });
  const { rows } = await preview(lines.join("\n"));
  expect(rows.map(({ outcome }) => outcome)).toEqual(["error", "create"]);
  expect(rows[0]?.errors[0]?.message).toContain("κόβει στα δύο");
  const last = await preview(`${header}\nΣ1,555777003,3,01/02/2026,ΚΑΘ,1.100,50\n`);
  expect(last.rows[0]?.errors.map(({ column }) => column)).toEqual(["Αμοιβή"]);
});

test("rows become drafts with their first term; importing the same file again changes nothing", async () => {
  const desk = await staffedDesk();
  const { organizationId, clerk } = desk;
  const rows = [
    good,
    ["Σ2", "010509832", "3", "01/02/2026", "", "καθαριοτητα", "απόγευμα", "", "900"],
  ];
  const report = await world.call(imports.applyContracts, upload(desk), file(desk, rows));
  expect(report.rows.map(({ outcome, title }) => [outcome, title])).toEqual([
    ["create", "Σ1, Παππά Άννα"],
    ["create", "Σ2, Νίκας Άννα"],
  ]);
  expect(report.rows.map(({ pay }) => pay)).toEqual([
    { employmentType: 2, weeklyMinutes: 1200, payBasis: "monthly", rate: "1100.50" },
    { employmentType: 3, weeklyMinutes: 1200, payBasis: "monthly", rate: "900.00" },
  ]);
  const again = await world.call(imports.applyContracts, upload(desk), file(desk, rows));
  expect(again.counts).toEqual({ create: 0, update: 0, same: 2, error: 0 });

  const { items } = await world
    .by(clerk)
    .call(contracts.getAll, { organizationId, sort: "number" });
  expect(items.map(({ pay }) => pay?.rate)).toEqual(["1100.50", "900.00"]);
  const details = await Promise.all(
    items.map(({ id }) => world.call(contracts.getById, { organizationId, id }, { as: clerk })),
  );
  expect(details).toMatchObject([
    {
      number: "Σ1",
      state: "draft",
      endDate: "2026-12-31",
      terms: [{ scheduleTitle: "Πρωί 08:00-12:00", weeklyMinutes: 1200, rate: "1100.50" }],
      acts: [{ state: "draft" }],
    },
    {
      number: "Σ2",
      endDate: null,
      terms: [{ scheduleTitle: "Απόγευμα", weeklyMinutes: 1200, rate: "900.00" }],
    },
  ]);
});

test("a later file changes a draft, but not a contract in force", async () => {
  const desk = await staffedDesk();
  const { organizationId, clerk } = desk;
  await world.call(imports.applyContracts, upload(desk), file(desk, [good]));
  const raised = good.with(8, "1.200,00");
  const changed = await world.call(imports.applyContracts, upload(desk), file(desk, [raised]));
  expect(changed.rows[0]).toMatchObject({
    outcome: "update",
    changes: [{ column: "Αμοιβή", before: "1100.50", after: "1200.00" }],
  });
  const { items } = await world.call(contracts.getAll, { organizationId }, { as: clerk });
  await world.call(contracts.submit, { organizationId, contracts: items }, { as: clerk });
  const [same, late] = await Promise.all(
    [raised, good].map((row) =>
      world.call(imports.previewContracts, upload(desk), file(desk, [row])),
    ),
  );
  expect([same?.rows[0]?.outcome, late?.rows[0]]).toMatchObject([
    "same",
    {
      outcome: "error",
      errors: [
        {
          column: "Αριθμός σύμβασης",
          message:
            "Η σύμβαση δεν είναι πρόχειρη. Οι όροι της αλλάζουν με νέο όρο από τη σελίδα της",
        },
      ],
    },
  ]);
});

test("a title shared by two structures or schedules is reported as ambiguous", async () => {
  const desk = await staffedDesk();
  const { organizationId, clerk } = desk;
  const body = { organization_id: organizationId };
  await buildStructure(world.owner, { ...body, code: "Κ.ΑΘ", title: "Καθαριότητα" });
  await buildSchedule(world.owner, { ...body, title: "ΑΠΌΓΕΥΜΑ" });
  const planned = good.with(6, "Πρωί 08:00-12:00");
  const rows = ["Καθαριότητα", "καθ", "ΚΑΘ", "Κ.ΑΘ"].map((structure) => planned.with(5, structure));
  const schedule = planned.with(6, "Απόγευμα");
  const reads = [...rows, schedule].map((row) =>
    world.call(imports.previewContracts, upload(desk), file(desk, [row])),
  );
  const reports = await Promise.all(reads);
  const several =
    "Ταιριάζει σε περισσότερες από μία Δομές. Γράψτε τον κωδικό της Δομής όπως είναι στο μητρώο";
  expect(reports.map((report) => report.rows[0]?.errors)).toEqual([
    [{ column: "Κωδικός Δομής", message: `Διαβάστηκε «Καθαριότητα». ${several}` }],
    [{ column: "Κωδικός Δομής", message: `Διαβάστηκε «καθ». ${several}` }],
    [],
    [],
    [
      {
        column: "Ωράριο",
        message:
          "Διαβάστηκε «Απόγευμα». Περισσότερα από ένα ωράρια έχουν αυτόν τον τίτλο. Δώστε τους πρώτα διαφορετικούς τίτλους",
      },
    ],
  ]);
  await world.call(imports.applyContracts, upload(desk), file(desk, [planned]));
  const { items } = await world.call(contracts.getAll, { organizationId }, { as: clerk });
  const { structures: all } = await world.by(clerk).call(structures.getTree, { organizationId });
  const first = all.find(({ code }) => code === "ΚΑΘ");
  expect(items).toMatchObject([{ structureId: first?.id }]);
});

test.each([
  ["ΙΔΟΧ", 2],
  ["Ι.Δ.Ο.Χ.", 2],
  ["Ορισμένου χρόνου", 2],
  ["ΙΔΙΩΤΙΚΟΥ ΔΙΚΑΙΟΥ ΟΡΙΣΜΕΝΟΥ ΧΡΟΝΟΥ", 2],
  ["αορίστου χρονου", 3],
  ["Μόνιμος", 1],
  ["ωρομίσθια", 4],
])("an employment type is read as people write it: %s", async (words, type) => {
  const desk = await staffedDesk();
  const { organizationId, clerk } = desk;
  const row = ["Σ1", "555777003", words, "1/1/2026", "31/12/2026", "ΚΑΘ", "", "20", "900"];
  await world.call(imports.applyContracts, upload(desk), file(desk, [row]));
  const { items } = await world.call(contracts.getAll, { organizationId }, { as: clerk });
  const id = items[0]?.id ?? "";
  const { employmentType } = await world.by(clerk).call(contracts.getById, { organizationId, id });
  expect(employmentType).toBe(type);
});

test.each([
  ["Ανά μήνα", "monthly"],
  ["ημερομίσθιο", "daily"],
  ["Ώρα", "hourly"],
  ["ΑΝΑ ΠΑΡΟΥΣΙΑ", "presence"],
])("a pay basis is read as people write it: %s", async (words, payBasis) => {
  const desk = await staffedDesk();
  const { organizationId, clerk: as } = desk;
  const bytes = csvOf([...headers, "Αμοιβή ανά"], [[...good.with(8, "12,00"), words]]);
  await world.call(imports.applyContracts, upload(desk), { as, bytes });
  const { items } = await world.call(contracts.getAll, { organizationId }, { as });
  const id = items[0]?.id ?? "";
  const { terms } = await world.call(contracts.getById, { organizationId, id }, { as });
  expect(terms).toMatchObject([{ payBasis }]);
});

test("each wrong cell is reported at its column", async () => {
  const desk = await staffedDesk();
  const rows = [
    ["Σ1", "555777015", "ΙΔΟΧ", "1/1/2026", "31/12/2026", "ΚΑΘ", "", "", "900"],
    ["Σ2", "555777003", "κάτι", "1/1/2026", "", "ΚΑΘ", "", "", "900"],
    ["Σ5", "555777003", "ΙΔΟΧ", "1/1/2026", "1/12/2025", "ΚΑΘ", "", "", "900"],
    ["Σ6", "555777003", "ΙΔΟΧ", "1/1/2026", "", "ΚΑΘ", "", "", ""],
    ["Σ3", "555777003", "ΙΔΟΧ", "1/13/2026", "", "Αλλού", "Βράδυ", "πολλές", "-5"],
    ["Σ4", "555777003", "", "", "", "", "", "", ""],
  ];
  const report = await world.call(imports.previewContracts, upload(desk), file(desk, rows));
  expect(report.counts.error).toBe(6);
  expect(report.rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
    ["ΑΦΜ"],
    ["Σχέση εργασίας"],
    ["Λήξη"],
    ["Λήξη", "Αμοιβή"],
    ["Έναρξη", "Κωδικός Δομής", "Ωράριο", "Ώρες ανά εβδομάδα", "Αμοιβή"],
    ["Σχέση εργασίας", "Έναρξη", "Κωδικός Δομής", "Ωράριο", "Ώρες ανά εβδομάδα"],
  ]);
});

test("a wrong cell's message quotes what was read and lists what is accepted", async () => {
  const desk = await staffedDesk();
  const body = { organization_id: desk.organizationId };
  for (let n = 1; n <= 9; n += 1)
    await buildStructure(world.owner, { ...body, code: `Δ${n}`, title: `Τμήμα ${n}` });
  const rows = [
    ["Σ1", "555777015", "κάτι", "1/13/2026", "", "Αλλού", "Βράδυ", "πολλές", "χίλια"],
    ["Σ2", "", "ΙΔΑΧ", "1/1/2026", "", "ΚΑΘ", "", "", "900"],
  ];
  const report = await world.call(imports.previewContracts, upload(desk), file(desk, rows));
  const [first, second] = report.rows.map(({ errors }) =>
    Object.fromEntries(errors.map(({ column, message }) => [column, message])),
  );
  expect(first).toEqual({
    ΑΦΜ: "Διαβάστηκε «555777015». Δεν υπάρχει εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα",
    "Σχέση εργασίας": expect.stringMatching(
      /^Διαβάστηκε «κάτι»\. Δεν είναι σχέση εργασίας\. Δεκτές τιμές: Μόνιμος υπάλληλος, ΙΔΑΧ, .* και 13 ακόμη$/,
    ),
    Έναρξη: "Διαβάστηκε «1/13/2026». Γράψτε ημερομηνία, π.χ. 31/12/2026",
    "Κωδικός Δομής":
      "Διαβάστηκε «Αλλού». Δεν υπάρχει Δομή με αυτόν τον κωδικό ή τίτλο. Δεκτές τιμές: Δ1 (Τμήμα 1), Δ2 (Τμήμα 2), Δ3 (Τμήμα 3), Δ4 (Τμήμα 4), Δ5 (Τμήμα 5), Δ6 (Τμήμα 6), Δ7 (Τμήμα 7), Δ8 (Τμήμα 8) και 2 ακόμη",
    Ωράριο:
      "Διαβάστηκε «Βράδυ». Δεν υπάρχει ωράριο με αυτόν τον τίτλο. Δεκτές τιμές: Απόγευμα, Πρωί 08:00-12:00",
    "Ώρες ανά εβδομάδα": "Διαβάστηκε «πολλές». Γράψτε ώρες, π.χ. 40 ή 37:30",
    Αμοιβή: "Διαβάστηκε «χίλια». Γράψτε ποσό, π.χ. 1.250,00",
  });
  expect(second).toEqual({ ΑΦΜ: "Το πεδίο είναι υποχρεωτικό" });
});

test("a contract that begins in a mistyped century is refused at its row", async () => {
  const desk = await staffedDesk();
  const report = await world.call(
    imports.previewContracts,
    upload(desk),
    file(desk, [good.with(3, "1/3/1926").with(4, "1/3/1927")]),
  );
  expect(report.rows.map(({ errors }) => errors)).toMatchObject([
    [{ column: "Έναρξη", message: "Γίνονται δεκτές ημερομηνίες από 01/01/1966 και μετά" }],
  ]);
});

test("a tax number of another person than the named one is refused, with both names", async () => {
  const desk = await staffedDesk();
  const allHeaders = [...headers, "ΕΠΩΝΥΜΟ", "ΟΝΟΜΑ", "Εργαζόμενος"];
  const rows = [
    [...good, "ΠΑΠΠΑ", "ΑΝΝΑ", ""],
    [...good.with(0, "Σ2").with(3, "1/1/2027").with(4, "1/2/2027"), "", "", "Άννα Παππά"],
    [...good.with(0, "Σ3").with(3, "1/3/2027").with(4, "1/4/2027"), "Νίκας", "Άννα", ""],
  ];
  const report = await world.call(imports.previewContracts, upload(desk), {
    as: desk.clerk,
    bytes: csvOf(allHeaders, rows),
  });
  expect(report.rows.map(({ outcome, errors }) => [outcome, errors])).toEqual([
    ["create", []],
    ["create", []],
    [
      "error",
      [
        {
          column: "ΑΦΜ",
          message:
            "Ο ΑΦΜ 555777003 ανήκει στο μητρώο σας σε «Παππά Άννα», ενώ η γραμμή γράφει «Νίκας Άννα». Διορθώστε τον ΑΦΜ ή το όνομα",
        },
      ],
    ],
  ]);
});

test("a row starting decades ahead, or without hours, is reported at its column", async () => {
  const desk = await staffedDesk();
  const rows = [good.with(3, "1/1/2062").with(4, "31/12/2062"), good.with(0, "Σ2").with(7, "0")];
  const report = await world.call(imports.previewContracts, upload(desk), file(desk, rows));
  expect(report.rows.map(({ errors }) => errors)).toEqual([
    [{ column: "Έναρξη", message: expect.stringMatching(/^Γίνονται δεκτές ημερομηνίες έως και/) }],
    [{ column: "Ώρες ανά εβδομάδα", message: expect.stringMatching(/^Συμπληρώστε τις ώρες/) }],
  ]);
});

test("of rows that together exceed one person's full time the later ones are refused", async () => {
  const desk = await staffedDesk();
  const row = ["Σ1", "555777003", "ΙΔΑΧ", "1/1/2026", "", "ΚΑΘ", "", "30", "900"];
  const rows = [row, ["Σ2", ...row.slice(1)].with(6, "Απόγευμα")];
  const report = await world.call(imports.previewContracts, upload(desk), file(desk, rows));
  expect(report.rows.map(({ outcome, errors }) => [outcome, errors[0]?.message])).toEqual([
    ["create", undefined],
    [
      "error",
      "Ο εργαζόμενος θα υπερέβαινε τις 40 ώρες ανά εβδομάδα, μαζί με όσες ώρες έχουν οι άλλες συμβάσεις του στο ίδιο διάστημα",
    ],
  ]);
});

test("people and structures of another body are not found", async () => {
  const desk = await staffedDesk();
  const bare = await bodyWithClerk(world);
  const report = await world.call(imports.previewContracts, upload(bare), {
    ...file(desk, [good]),
    as: bare.clerk,
  });
  expect(report.rows[0]?.errors.map(({ column }) => column)).toContain("ΑΦΜ");
  const foreign = await world.try(imports.previewContracts, upload(bare), file(desk, [good]));
  expect(foreign.status).toBe(404);
});
