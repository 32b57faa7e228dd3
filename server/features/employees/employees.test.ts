import { describe, expect, test } from "vitest";
import { employees } from "#api/employees.ts";
import { history } from "#api/history.ts";
import { buildContract, buildEmployee } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { employeeTexts } from "#texts/employees.ts";

const world = worldOfFile();

const maria = { afm: "555777003", lastName: "Παπαδοπούλου", firstName: "Μαρία" };

describe("the list of employees", () => {
  test("finds by surname, first name and AFM, and masks the AMKA", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    await world.call(
      employees.create,
      { organizationId, ...maria, amka: "15029200035", birthDate: "1992-02-15" },
      as,
    );
    await buildEmployee(world.owner, { ...body, last_name: "Άλλος", afm: "010509832" });
    for (const search of ["παπαδοπουλου μαρ", "ΜΑΡΙΑ", "555777"]) {
      const { items, total } = await world.call(employees.getAll, { organizationId, search }, as);
      expect([total, items[0]?.lastName, items[0]?.amka], search).toEqual([
        1,
        "Παπαδοπούλου",
        "•••••••0035",
      ]);
    }
  });

  test("is alphabetical and shows who has an active contract", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    for (const last_name of ["Ωμέγα", "Άλφα", "Έψιλον"])
      await buildEmployee(world.owner, { ...body, last_name });
    const names = async (query: object) => {
      const { items } = await world.call(employees.getAll, { organizationId, ...query }, as);
      return items.map((item) => item.lastName);
    };
    expect(await names({})).toEqual(["Άλφα", "Έψιλον", "Ωμέγα"]);
    expect(await names({ sort: "-name", take: 1 })).toEqual(["Ωμέγα"]);
    await buildContract(world.owner, body);
    expect(await names({ employed: "yes" })).toEqual(["Παραδείγματος"]);
    expect(await names({ employed: "no" })).toHaveLength(3);
  });

  test("is exported as a file with the AMKA masked", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const employee = { organizationId, ...maria, afm: "010509832", amka: "15029200035" };
    await world.call(employees.create, { ...employee, education: "PE" }, as);
    const file = await world.call(employees.export, { organizationId, format: "csv" }, as);
    expect(file.bytes.toString("utf8").split("\n")[1]).toBe(
      "Παπαδοπούλου;Μαρία;;010509832;•••••••0035;ΠΕ;;;;;0",
    );
  });
});

describe("an employee", () => {
  test("is registered cleaned, and shown with contracts and history", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const fields = {
      ...maria,
      afm: " EL 555 777 003",
      iban: "gr16 0110 1250 0000 0001 2300 695",
      phone: "+30 694 123 4567",
      cardNumber: " 17 ",
    };
    const { id } = await world.call(employees.create, { organizationId, ...fields }, as);
    const contract = await buildContract(world.owner, {
      organization_id: organizationId,
      employee_id: id,
      number: "Σ-2026/1",
    });
    await world.call(
      employees.update,
      { organizationId, id, version: 1, ...maria, iban: null, fatherName: "Νικολάου" },
      as,
    );
    const details = await world.call(employees.getById, { organizationId, id }, as);
    expect(details).toMatchObject({
      ...maria,
      phone: "",
      iban: null,
      cardNumber: null,
      fatherName: "Νικολάου",
      version: 2,
      contracts: [{ id: contract.id, number: "Σ-2026/1", employmentType: 3, state: "active" }],
    });
    const subject = { organizationId, subjectKind: "employee" as const, subjectId: details.id };
    const { items } = await world.call(history.getAll, subject, as);
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: "iban", before: "GR•••••••••••••••••••••0695", after: null },
        { field: "phone", before: "6941234567", after: "" },
        { field: "cardNumber", before: "17", after: null },
      ]),
    );
  });

  test("is refused with a message beside each wrong field", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const tried = await world.try(
      employees.create,
      {
        organizationId,
        afm: "123456789",
        lastName: " ",
        firstName: "Μαρία",
        amka: "15029200034",
        iban: "GR00",
        phone: "12",
        email: "maria@dοmos.gr",
      },
      as,
    );
    expect(tried.problem?.errors).toEqual({
      afm: ["Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του"],
      lastName: ["Το πεδίο «Επώνυμο» είναι υποχρεωτικό"],
      amka: ["Ο ΑΜΚΑ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του"],
      iban: ["Το IBAN δεν έχει το μήκος που ορίζει η χώρα του (για την Ελλάδα 27 χαρακτήρες)"],
      phone: [
        "Ο αριθμός τηλεφώνου έχει 10 ψηφία και αρχίζει από 2 ή 69. Αριθμός άλλης χώρας γράφεται με +, π.χ. +35722123456",
      ],
      email: ["Η ηλεκτρονική διεύθυνση έχει ελληνικά γράμματα. Γράψτε την με λατινικά"],
    });
  });

  test("needs a name with letters that a payment order can write", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const given = { organizationId, ...maria, lastName: "李", firstName: "小龍" };
    const tried = await world.try(employees.create, given, as);
    expect([tried.status, tried.problem?.errors]).toEqual([
      400,
      { lastName: [expect.stringMatching(/ελληνικό ή λατινικό γράμμα/)] },
    ]);
  });

  test("needs the birth date that the AMKA contains", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const tried = await world.try(
      employees.create,
      { organizationId, ...maria, amka: "15029200035", birthDate: "1992-02-16" },
      as,
    );
    expect(tried.problem?.errors).toEqual({
      amka: ["Ο ΑΜΚΑ δεν συμφωνεί με την ημερομηνία γέννησης"],
    });
  });

  test("is not born in the future, as a two-digit year may say", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const input = { organizationId, ...maria, amka: "15029200035" };
    const born = (birthDate: string) => ({ ...input, birthDate });
    const made = await world.call(employees.create, born("1992-02-15"), as);
    const changed = { ...born("2092-02-15"), ...made };
    const tried = [
      await world.try(employees.create, { ...born("2092-02-15"), afm: "010509832" }, as),
      await world.try(employees.update, changed, as),
    ];
    for (const { problem } of tried)
      expect(problem?.errors).toEqual({ birthDate: [employeeTexts.birthDate] });
  });

  test("exists once: a second one with the AMKA is refused, and so is a change to it", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const first = { organizationId, ...maria, amka: "15029200035" };
    const made = await world.call(employees.create, first, as);
    const second = { organizationId, ...maria, afm: "010509832" };
    const twin = await world.try(employees.create, { ...second, amka: first.amka }, as);
    const other = await world.call(employees.create, second, as);
    const changed = await world.try(
      employees.update,
      { ...second, ...other, amka: first.amka },
      as,
    );
    for (const { problem } of [twin, changed])
      expect(problem?.errors).toEqual({
        amka: ["Υπάρχει ήδη εργαζόμενος με αυτόν τον ΑΜΚΑ στον Φορέα"],
      });
    await world.call(employees.update, { ...first, ...made, specialty: "Οδηγός" }, as);
  });

  test("exists once when ten clerks enter the person at once, each with another AFM", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const entered = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const one = { ...maria, afm: trainingAfm(index + 1), amka: "15029200035" };
        return world.try(employees.create, { organizationId, ...one }, as);
      }),
    );
    const outcomes = entered.map(({ problem }) => problem?.errors?.["amka"]?.[0] ?? "entered");
    expect(outcomes.toSorted()).toEqual(["entered", ...Array(9).fill(employeeTexts.duplicateAmka)]);
  });

  test("cannot have a colleague's AFM or card, though another body may", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const elsewhere = await bodyWithClerk(world);
    const first = { organizationId, ...maria, cardNumber: "17" };
    await world.call(employees.create, first, as);
    const sameAfm = await world.try(employees.create, { ...first, cardNumber: "18" }, as);
    const sameCard = await world.try(employees.create, { ...first, afm: "010509832" }, as);
    expect([sameAfm.problem?.errors, sameCard.problem?.errors]).toEqual([
      { afm: ["Υπάρχει ήδη εργαζόμενος με αυτόν τον ΑΦΜ στον Φορέα"] },
      { cardNumber: ["Η κάρτα έχει δοθεί σε άλλον εργαζόμενο του Φορέα"] },
    ]);
    const { organizationId: other } = elsewhere;
    await world.call(employees.create, { ...first, organizationId: other }, elsewhere.as);
  });

  test("given a card gets the punches that waited for it", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    await addRows(world, "punch", {
      organization_id: organizationId,
      id: "0190a000-0000-7000-8000-000000000001",
      source: "attlog",
      card_number: "17",
      at: "2026-03-17T05:30:00Z",
      direction: "in",
      raw_line: "17",
    });
    const { id } = await world.call(
      employees.create,
      { organizationId, ...maria, cardNumber: "17" },
      as,
    );
    const punches = await rowsWhere(world, "punch", { organization_id: organizationId }).read(
      "employee_id",
    );
    expect(punches).toEqual([{ employee_id: id }]);
  });

  test("shows AMKA and IBAN in full only to those who may edit", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const { id } = await world.call(
      employees.create,
      { organizationId, ...maria, amka: "15029200035", iban: "GR1601101250000000012300695" },
      as,
    );
    const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
    const executive = await world.signInAs({ role: "Executive" });
    for (const visitor of [reader, executive]) {
      const details = await world.call(employees.getById, { organizationId, id }, { as: visitor });
      expect(details).toMatchObject({ amka: "•••••••0035", iban: "GR•••••••••••••••••••••0695" });
    }
    const edited = await world.call(employees.getById, { organizationId, id }, as);
    expect(edited.amka).toBe("15029200035");
  });

  test("shows the second to save what is stored", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const made = await world.call(employees.create, { organizationId, ...maria }, as);
    const update = { organizationId, ...made, ...maria };
    await world.call(employees.update, { ...update, specialty: "ΔΕ Οδηγών" }, as);
    const second = await world.try(employees.update, { ...update, specialty: "ΥΕ" }, as);
    expect([second.status, second.problem?.current]).toMatchObject([
      409,
      { specialty: "ΔΕ Οδηγών", version: 2 },
    ]);
  });
});
