import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { history } from "#api/history.ts";
import { payrollLayouts } from "#api/payroll-layouts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { windows1253, windows1253Byte } from "#domain/payments/windows-1253.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, create, type PayableMonth, programOf } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const absent: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΑΑΠ", mark: "typed" },
];
const unpaid = { "2026-03-05": absent, "2026-03-06": absent };

type Fields = Partial<Omit<z.input<typeof payrollLayouts.create.input>, "organizationId">>;

/** A month of two people: the first has two days without pay, the second a name that Windows-1253 can represent entirely. */
async function marchOfTwo() {
  const march = await buildPayableMonth(world, { contracts: 2, instead: unpaid });
  const [first = "", second = ""] = march.contractIds;
  await renamed(march, first, {
    last_name: "Αβραάμ",
    first_name: "Άννα",
    afm: "090000045",
    amka: "01018012345",
  });
  await renamed(march, second, {
    last_name: "Ψάλτης-D’Alba",
    first_name: "Ζώης",
    afm: "040000000",
    amka: null,
  });
  return march;
}

async function renamed(
  { organizationId }: PayableMonth,
  contractId: string,
  to: Record<string, string | null>,
): Promise<void> {
  const of = { organization_id: organizationId };
  const contracts = rowsWhere(world, "contract", { ...of, id: contractId });
  const { employee_id: id } = await contracts.readOne("employee_id");
  await rowsWhere(world, "employee", { ...of, id }).change(to);
}

async function keep({ organizationId, clerk }: PayableMonth, fields: Fields) {
  const columns = [{ holds: "afm" } as const];
  const input = { organizationId, title: "Πρόγραμμα", columns, ...fields };
  return world.call(payrollLayouts.create, input, { as: clerk });
}

const fileOf = async ({ organizationId, clerk }: PayableMonth, fields: Fields) => {
  const { id } = await keep({ organizationId, clerk } as PayableMonth, fields);
  const input = { organizationId, id, month: "2026-03" };
  return world.call(payrollLayouts.getFile, input, { as: clerk });
};

const lines = (...of: string[]) => of.map((line) => `${line}\r\n`).join("");

describe("the month exported in a layout", () => {
  test("is a csv with the body's headers, byte by byte", async () => {
    const march = await marchOfTwo();
    const file = await fileOf(march, {
      title: "Πρόγραμμα Α",
      columns: [
        { holds: "afm", head: "ΑΦΜ" },
        { holds: "lastName", head: "ΕΠΩΝΥΜΟ" },
        { holds: "presentDays", head: "ΗΜ" },
        { holds: "workedMinutes", head: "ΩΡΕΣ" },
        { holds: "unpaid", head: "ΧΩΡΙΣ" },
        { holds: "amount", head: "ΠΟΣΟ" },
      ],
    });
    expect(file.name).toBe("Πρόγραμμα Α 2026-03.csv");
    const expected = lines(
      "ΑΦΜ;ΕΠΩΝΥΜΟ;ΗΜ;ΩΡΕΣ;ΧΩΡΙΣ;ΠΟΣΟ",
      "090000045;Αβραάμ;19;152,00;-83,33;1166,67",
      "040000000;Ψάλτης-D’Alba;21;168,00;0,00;1250,00",
    );
    const mark = [0xef, 0xbb, 0xbf];
    expect(file.bytes.equals(Buffer.concat([Buffer.from(mark), Buffer.from(expected)]))).toBe(true);
  });

  test("has neither BOM nor headers, and a line for each kind with a code", async () => {
    const march = await marchOfTwo();
    const file = await fileOf(march, {
      per: "kind",
      encoding: "utf-8",
      withHeads: false,
      delimiter: "tab",
      decimalSign: "point",
      columns: [
        { holds: "amka" },
        { holds: "monthNumber" },
        { holds: "kindCode" },
        { holds: "kindQuantity" },
      ],
      kinds: [
        { kind: "presentDays", code: "001" },
        { kind: "unpaid", code: "ΑΑ" },
        { kind: "amount", code: "900" },
      ],
    });
    const expected = lines(
      "01018012345\t03\t001\t19",
      "01018012345\t03\tΑΑ\t-83.33",
      "01018012345\t03\t900\t1166.67",
      "\t03\t001\t21",
      "\t03\t900\t1250.00",
    );
    expect(file.bytes.equals(Buffer.from(expected))).toBe(true);
  });

  test("has fixed widths in Windows-1253, byte by byte", async () => {
    const march = await marchOfTwo();
    const file = await fileOf(march, {
      form: "fixed",
      encoding: "windows-1253",
      columns: [
        { holds: "constant", text: "€", width: 2 },
        { holds: "lastName", width: 13, fill: "." },
        { holds: "presentDays", width: 3, align: "end", fill: "0" },
        { holds: "takenOff", width: 8, align: "end", fill: "0" },
        { holds: "amka", width: 11 },
      ],
    });
    expect(file.name).toBe("Πρόγραμμα 2026-03.txt");
    const expected = Buffer.concat([
      Buffer.from([0x80, 0x20]),
      // Αβραάμ
      Buffer.from([0xc1, 0xe2, 0xf1, 0xe1, 0xdc, 0xec]),
      Buffer.from(".......019-0083,3301018012345\r\n"),
      Buffer.from([0x80, 0x20]),
      // Ψάλτης-D’Alba
      Buffer.from([0xd8, 0xdc, 0xeb, 0xf4, 0xe7, 0xf2, 0x2d, 0x44, 0x92, 0x41, 0x6c, 0x62, 0x61]),
      Buffer.from("02100000,00           \r\n"),
    ]);
    expect(file.bytes.toString("hex")).toBe(expected.toString("hex"));
  });

  test("has amounts as whole cents padded with zeros, if the program wants no decimal sign", async () => {
    const march = await marchOfTwo();
    const file = await fileOf(march, {
      form: "fixed",
      encoding: "utf-8",
      decimalSign: "none",
      columns: [
        { holds: "afm", width: 9 },
        { holds: "takenOff", width: 8, align: "end", fill: "0" },
        { holds: "amount", width: 10, align: "end", fill: "0" },
      ],
    });
    const expected = lines("090000045-00083330000116667", "040000000000000000000125000");
    expect(file.bytes.toString()).toBe(expected);
  });

  test("is refused if values do not fit, naming person and column, and the preview says so", async () => {
    const march = await marchOfTwo();
    const { organizationId, contractIds, clerk: as } = march;
    await renamed(march, contractIds[0] ?? "", { first_name: "Żużana" });
    const { id } = await keep(march, {
      form: "fixed",
      encoding: "windows-1253",
      columns: [
        { holds: "lastName", head: "ΕΠΩΝΥΜΟ", width: 12 },
        { holds: "firstName", width: 12 },
        { holds: "takenOff", width: 5, align: "end" },
      ],
    });
    const query = { organizationId, id, month: "2026-03" };
    const sentences = [
      "Αβραάμ Żużana, στήλη 2 «Όνομα»: η τιμή έχει χαρακτήρες που δεν υπάρχουν στην κωδικοποίηση: Ż ż",
      "Αβραάμ Żużana, στήλη 3 «Μειώσεις (€)»: η τιμή «-83,33» έχει 6 χαρακτήρες και η στήλη 5",
      "Ψάλτης-D’Alba Ζώης, στήλη 1 «ΕΠΩΝΥΜΟ»: η τιμή «Ψάλτης-D’Alba» έχει 13 χαρακτήρες και η στήλη 12",
    ];
    const { refusals } = await world.call(payrollLayouts.getOutcome, query, { as });
    expect(refusals).toEqual(sentences);
    const { status, problem } = await world.try(payrollLayouts.getFile, query, { as });
    expect([status, problem]).toMatchObject([409, { detail: sentences }]);
  });

  test("leaves out people without an amount yet and says so, unless it has no amounts", async () => {
    const march = await marchOfTwo();
    const { organizationId, contractIds, clerk: as } = march;
    const of = { organization_id: organizationId, contract_id: contractIds[0] ?? "" };
    await rowsWhere(world, "monthly_contract", of).change({ state: "submitted" });
    const number = (
      await rowsWhere(world, "contract", {
        organization_id: organizationId,
        id: contractIds[0] ?? "",
      }).readOne("number")
    ).number;
    const query = { organizationId, month: "2026-03" };
    const withAmounts = await keep(march, {
      title: "Με ποσά",
      encoding: "utf-8",
      withHeads: false,
      columns: [{ holds: "afm" }, { holds: "amount" }],
    });
    const outcome = await world.call(
      payrollLayouts.getOutcome,
      { ...query, id: withAmounts.id },
      { as },
    );
    expect(outcome).toEqual({
      contracts: 1,
      lines: 1,
      unsigned: 0,
      leftOut: [{ name: "Αβραάμ Άννα", contractNumber: number, why: "Ο μήνας δεν έχει υπογραφεί" }],
      leftOutInAll: 1,
      uncomputed: 0,
      refusals: [],
    });
    const toTake = { ...query, id: withAmounts.id };
    const unread = await world.try(payrollLayouts.getFile, toTake, { as });
    expect([unread.status, unread.problem?.detail]).toEqual([
      409,
      ["Μένει εκτός 1 σύμβαση", `Αβραάμ Άννα, σύμβαση ${number}: Ο μήνας δεν έχει υπογραφεί`],
    ]);
    const file = await world.call(payrollLayouts.getFile, { ...toTake, leavesOut: 1 }, { as });
    expect(file.bytes.toString()).toBe("040000000;1250,00\r\n");
    const { id } = await keep(march, { columns: [{ holds: "afm" }, { holds: "presentDays" }] });
    expect(await world.call(payrollLayouts.getOutcome, { ...query, id }, { as })).toMatchObject({
      contracts: 2,
      unsigned: 1,
      leftOut: [],
    });
  });

  test("leaves out people with nothing of the coded kinds, and says so", async () => {
    const march = await marchOfTwo();
    const { organizationId, clerk: as } = march;
    const { id } = await keep(march, {
      per: "kind",
      columns: [{ holds: "afm" }, { holds: "kindQuantity" }],
      kinds: [{ kind: "unpaid", code: "ΑΑ" }],
    });
    const query = { organizationId, id, month: "2026-03" };
    expect(await world.call(payrollLayouts.getOutcome, query, { as })).toMatchObject({
      contracts: 1,
      lines: 1,
      leftOut: [{ name: "Ψάλτης-D’Alba Ζώης", why: "Κανένα είδος με κωδικό δεν έχει ποσότητα" }],
    });
  });

  test("leaves out people with unknown insurance days, if it has them, and says why", async () => {
    const march = await marchOfTwo();
    const { organizationId, contractIds, clerk: as } = march;
    const first = { organization_id: organizationId, id: contractIds[0] ?? "" };
    await rowsWhere(world, "contract", first).change({ employment_type: 1 });
    const columns = [{ holds: "afm" as const }, { holds: "insuranceDays" as const }];
    const { id } = await keep(march, { columns, withHeads: false, encoding: "utf-8" });
    const query = { organizationId, id, month: "2026-03" };
    expect(await world.call(payrollLayouts.getOutcome, query, { as })).toMatchObject({
      contracts: 1,
      leftOut: [{ name: "Αβραάμ Άννα", why: expect.stringMatching(/^Σχέση δημοσίου δικαίου: /) }],
    });
    const read = { ...query, leavesOut: 1 };
    const file = await world.call(payrollLayouts.getFile, read, { as });
    expect(file.bytes.toString()).toBe("040000000;25\r\n");
  });

  test("has what payments hold of the month, beside its amount and as a kind, for readers without reasons too", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId } = march;
    const [contractId = ""] = march.contractIds;
    await create(world, march);
    await rowsWhere(world, "contract_term", {
      organization_id: organizationId,
      contract_id: contractId,
    }).change({ rate: "1300.00" });
    const columns = [{ holds: "amount" } as const, { holds: "held" } as const];
    const file = await fileOf(march, { encoding: "utf-8", withHeads: false, columns });
    expect(file.bytes.toString()).toBe(lines("1300,00;1250,00", "1250,00;1250,00"));
    const { id } = await keep(march, {
      title: "Ανά είδος",
      encoding: "utf-8",
      withHeads: false,
      per: "kind",
      columns: [{ holds: "kindCode" }, { holds: "kindQuantity" }],
      kinds: [{ kind: "held", code: "77" }],
    });
    const as = await programOf(world, march, [payrollLayouts.getFile]);
    const input = { organizationId, id, month: "2026-03" };
    const byKind = await world.call(payrollLayouts.getFile, input, { as });
    expect(byKind.bytes.toString()).toBe(lines("77;1250,00", "77;1250,00"));
  });

  test("is refused when it would be empty", async () => {
    const march = await marchOfTwo();
    const { organizationId, clerk: as } = march;
    const { id } = await keep(march, {});
    const query = { organizationId, id, month: "2025-01" };
    const { status, problem } = await world.try(payrollLayouts.getFile, query, { as });
    expect([status, problem]).toMatchObject([
      409,
      {
        detail: [
          "Ο μήνας δεν έχει γραμμή για αυτή τη διάταξη",
          "Μένουν εκτός 2 συμβάσεις",
          expect.stringMatching(/^Αβραάμ Άννα, σύμβαση .+: Η σύμβαση δεν έχει ακόμη μήνα$/),
          expect.stringMatching(/^Ψάλτης-D’Alba Ζώης, σύμβαση .+: Η σύμβαση δεν έχει ακόμη μήνα$/),
          "2 συμβάσεις σε ισχύ δεν έχουν ακόμη μήνα και λείπουν από το αρχείο",
        ],
      },
    ]);
  });

  test("is refused when nobody has an amount yet, naming whom it leaves out, what each lacks, and how many more", async () => {
    const march = await buildPayableMonth(world, { contracts: 22 });
    const { organizationId } = march;
    await rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({
      state: "submitted",
    });
    const { id } = await keep(march, { columns: [{ holds: "afm" }, { holds: "amount" }] });
    const query = { organizationId, id, month: "2026-03" };
    const as = await programOf(world, march, [payrollLayouts.getFile]);
    const { status, problem } = await world.try(payrollLayouts.getFile, query, { as });
    const named = expect.stringMatching(/^.+ .+, σύμβαση .+: Ο μήνας δεν έχει υπογραφεί$/);
    expect([status, problem?.detail]).toEqual([
      409,
      [
        "Ο μήνας δεν έχει γραμμή για αυτή τη διάταξη",
        "Μένουν εκτός 22 συμβάσεις",
        ...Array.from({ length: 20 }, () => named),
        "και άλλες 2",
      ],
    ]);
  });

  test("reveals to a program no reason of an absence, by its columns or kinds", async () => {
    const march = await marchOfTwo();
    const { organizationId } = march;
    const calls = [payrollLayouts.getFile, payrollLayouts.getOutcome];
    const as = await programOf(world, march, calls);
    const byColumn = await keep(march, { columns: [{ holds: "afm" }, { holds: "unpaid" }] });
    const byKind = await keep(march, {
      title: "Ανά είδος",
      per: "kind",
      columns: [{ holds: "afm" }, { holds: "kindQuantity" }],
      kinds: [{ kind: "sickDays", code: "7" }],
    });
    for (const { id } of [byColumn, byKind]) {
      const query = { organizationId, id, month: "2026-03" };
      const { status, problem } = await world.try(payrollLayouts.getFile, query, { as });
      expect(status).toBe(409);
      expect(JSON.stringify(problem)).toContain("δεν σας επιτρέπεται να δείτε");
      expect(await world.call(payrollLayouts.getOutcome, query, { as })).toMatchObject({
        contracts: 0,
        leftOut: [],
      });
    }
    const columns = [{ holds: "afm" } as const, { holds: "takenOff" } as const];
    const open = await keep(march, { title: "Χωρίς λόγους", encoding: "utf-8", columns });
    const openQuery = { organizationId, id: open.id, month: "2026-03" };
    const file = await world.call(payrollLayouts.getFile, openQuery, { as });
    expect(file.bytes.toString()).toBe(lines(";", "090000045;-83,33", "040000000;0,00"));
  });
});

describe("a layout of a body", () => {
  test("is refused if no file could be made of it, at its columns, and with another's title", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, clerk: as } = march;
    const tried = (fields: Fields) =>
      world.try(
        payrollLayouts.create,
        { organizationId, title: "Α", columns: [{ holds: "afm" as const }], ...fields },
        { as },
      );
    expect(await tried({ form: "fixed" })).toMatchObject({
      status: 400,
      problem: {
        errors: { columns: ["Στήλη 1 «ΑΦΜ»: Συμπληρώστε πλάτος από 1 έως 200 χαρακτήρες"] },
      },
    });
    await keep(march, { title: "Πρόγραμμα" });
    expect(await tried({ title: "πρόγραμμα" })).toMatchObject({
      status: 400,
      problem: { errors: { title: ["Υπάρχει ήδη διάταξη με αυτόν τον τίτλο στον Φορέα"] } },
    });
  });

  test("does not overwrite another's change, and keeps the previous version in the history", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, clerk: as } = march;
    const { id } = await keep(march, { title: "Πρώτη" });
    const input = { organizationId, id, columns: [{ holds: "amka" as const }] };
    const first = { ...input, version: 1, title: "Δεύτερη" };
    expect(await world.call(payrollLayouts.update, first, { as })).toEqual({ id, version: 2 });
    const second = { ...input, version: 1, title: "Τρίτη" };
    expect(await world.try(payrollLayouts.update, second, { as })).toMatchObject({
      status: 409,
      problem: { current: { title: "Δεύτερη", columns: [{ holds: "amka" }], version: 2 } },
    });
    const stale = { organizationId, id, version: 1 };
    expect((await world.try(payrollLayouts.delete, stale, { as })).status).toBe(409);
    await world.call(payrollLayouts.delete, { organizationId, id, version: 2 }, { as });
    const { items } = await world.call(payrollLayouts.getAll, { organizationId }, { as });
    expect(items).toEqual([]);
    const of = { organizationId, subjectKind: "payroll-layout", subjectId: id } as const;
    const entries = await world.call(history.getAll, of, { as });
    expect(entries.items.map(({ act }) => act)).toEqual([
      "payroll-layout.delete",
      "payroll-layout.update",
      "payroll-layout.create",
    ]);
  });

  test("is visible in its body only", async () => {
    const march = await buildPayableMonth(world);
    const other = await buildPayableMonth(world);
    const { id } = await keep(other, {});
    const { organizationId, clerk: as } = march;
    const query = { organizationId, id, month: "2026-03" };
    for (const call of [payrollLayouts.getFile, payrollLayouts.getOutcome])
      expect((await world.try(call, query, { as })).status).toBe(404);
    const columns = [{ holds: "afm" as const }];
    const edited = { organizationId, id, version: 1, title: "Α", columns };
    expect((await world.try(payrollLayouts.update, edited, { as })).status).toBe(404);
  });

  test("is tried on the newest signed month", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, contractIds, clerk: as } = march;
    const sample = () => world.call(payrollLayouts.getSample, { organizationId }, { as });
    const of = { organization_id: organizationId, contract_id: contractIds[0] ?? "" };
    const begun = await rowsWhere(world, "monthly_contract", of).readOne();
    await addRows(world, "monthly_contract", { ...begun, month: "2026-04", state: "draft" });
    expect(await sample()).toMatchObject({ month: "2026-03", rows: [{ amount: "1250.00" }, {}] });
    await rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({
      state: "draft",
    });
    expect(await sample()).toMatchObject({ month: "2026-04", rows: [{ amount: null }] });
  });
});

test("each letter of Windows-1253 is written as the byte it is read from", () => {
  const read = new TextDecoder("windows-1253");
  for (let byte = 0; byte < 256; byte++) {
    const letter = read.decode(Uint8Array.of(byte));
    const isControl = byte >= 0x80 && byte < 0xa0 && letter.charCodeAt(0) === byte;
    const expected = isControl || letter === "\ufffd" ? null : byte;
    expect(windows1253Byte(letter), `0x${byte.toString(16)}`).toBe(expected);
  }
  expect(windows1253("Άρ €'")).toEqual(Uint8Array.of(0xa2, 0xf1, 0x20, 0x80, 0x27));
  expect(windows1253("Ὀ")).toBeNull();
});
