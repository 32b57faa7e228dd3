import { v7 as uuid } from "uuid";
import { describe, expect, test } from "vitest";
import { history } from "#api/history.ts";
import { structures } from "#api/structures.ts";
import { buildContract, buildSchedule, buildStructure } from "#server/db/seed/builders.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

/** A body with a clerk who may write. */
const fields = { code: "ΔΝΣΗ", title: "Διεύθυνση Καθαριότητας", openedOn: "2024-01-01" };

test("a structure's location is optional; an invalid one is refused with an example", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const create = (place: string) =>
    world.try(structures.create, { organizationId, ...fields, place }, as);
  expect((await create("Πλατεία Συντάγματος")).problem?.errors).toMatchObject({
    place: [expect.stringContaining("π.χ. 37.9755, 23.7348")],
  });
  const { body } = await create(" 37.9755, 23.7348");
  const input = { organizationId, id: body?.id ?? "" };
  expect((await world.call(structures.getById, input, as)).place).toBe("37.9755, 23.7348");
});

describe("the list", () => {
  test("finds by words without accents, with look-alike letters and in the wrong keyboard layout", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    await buildStructure(world.owner, { ...body, title: "Παιδικός Σταθμός Αγίας Άννας" });
    await buildStructure(world.owner, { ...body, title: "Κοιμητήριο" });
    for (const search of ["αννασ παιδ", "ANNA", "staumow", "ΣΤΑΘΜΌΣ"]) {
      const { items, total } = await world.call(structures.getAll, { organizationId, search }, as);
      expect([total, items[0]?.title], search).toEqual([1, "Παιδικός Σταθμός Αγίας Άννας"]);
    }
    // Typed with Latin capitals that look Greek; on the Greek layout its P would be a pi.
    const latin = await world.call(structures.getAll, { organizationId, search: "KOIMHTHPIO" }, as);
    expect(latin.items[0]?.title).toBe("Κοιμητήριο");
    await buildStructure(world.owner, { ...body, title: "TMHMA Πpάσινoυ", code: "ΠΡ-1" });
    for (const search of ["ΤΜΗΜΑ", "τμημα πρασινου", "TMHMA"]) {
      const { items } = await world.call(structures.getAll, { organizationId, search }, as);
      expect(items[0]?.title, search).toBe("TMHMA Πpάσινoυ");
    }
    const nothing = await world.call(structures.getAll, { organizationId, search: "100%" }, as);
    expect(nothing).toEqual({ items: [], total: 0 });
  });

  test("is sorted by column, paged, and shows how many people work in each", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    for (const title of ["Άλφα", "Γάμα", "Βήτα"])
      await buildStructure(world.owner, { ...body, title });
    const { term } = await buildContract(world.owner, body);
    const titles = async (query: object) => {
      const { items } = await world.call(structures.getAll, { organizationId, ...query }, as);
      return items.map((item) => item.title);
    };
    expect((await titles({})).slice(0, 3)).toEqual(["Άλφα", "Βήτα", "Γάμα"]);
    expect(await titles({ sort: "-title", take: 2, skip: 1 })).toEqual(["Γάμα", "Βήτα"]);
    const { items, total } = await world.call(
      structures.getAll,
      { organizationId, sort: "-contracts", take: 1 },
      as,
    );
    expect([total, items[0]?.id, items[0]?.contracts]).toEqual([4, term.structure_id, 1]);
    const wrong = await world.try(
      structures.getAll,
      { organizationId, sort: "id; drop table structure" as "title" },
      as,
    );
    expect(wrong.status).toBe(400);
  });

  test("is exported as csv with its filter applied", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId, opened_on: "2021-02-03" };
    await buildStructure(world.owner, { ...body, code: "Κ1", title: "=Κοιμητήριο" });
    await buildStructure(world.owner, { ...body, title: "Γραφείο" });
    const file = await world.call(
      structures.export,
      { organizationId, search: "κοιμ", format: "csv" },
      as,
    );
    expect(file.name).toBe("Δομές 2026-03-18.csv");
    expect(file.bytes.toString("utf8").split("\n")[1]).toBe("Κ1;'=Κοιμητήριο;;;;;0;03/02/2021;");
    const xlsx = await world.call(structures.export, { organizationId, format: "xlsx" }, as);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe("PK");
  });
});

describe("a structure", () => {
  test("is created, appears in the tree, is changed, and has a history", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    const schedule = await buildSchedule(world.owner, { ...body, title: "Πρωινό" });
    const parent = await world.call(structures.create, { organizationId, ...fields }, as);
    const child = await world.call(
      structures.create,
      {
        organizationId,
        ...fields,
        code: "ΤΜ1",
        title: "Τμήμα Α",
        parentId: parent.id,
        scheduleId: schedule.id,
        phone: "+30 2310 123456",
      },
      as,
    );
    const tree = await world.call(structures.getTree, { organizationId }, as);
    expect(tree.structures.map(({ id, parentId }) => [id, parentId])).toEqual([
      [parent.id, null],
      [child.id, parent.id],
    ]);

    await world.call(
      structures.update,
      { organizationId, ...child, ...fields, code: "ΤΜ1", title: "Τμήμα Β", parentId: parent.id },
      as,
    );
    const details = await world.call(structures.getById, { organizationId, id: child.id }, as);
    expect(details).toMatchObject({
      title: "Τμήμα Β",
      phone: "",
      version: 2,
      parentTitle: fields.title,
      schedules: [],
      completeness: { month: "2026-03", recordedDays: 0 },
    });
    const subject = { organizationId, subjectKind: "structure" as const, subjectId: details.id };
    const { items } = await world.call(history.getAll, subject, as);
    expect(items.map(({ act }) => act)).toEqual(["structure.update", "structure.create"]);
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: "title", before: "Τμήμα Α", after: "Τμήμα Β" },
        { field: "scheduleId", before: "Πρωινό", after: null },
        { field: "phone", before: "2310123456", after: "" },
      ]),
    );
  });

  test("shows its schedules, the contracts under each, and its closures", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const body = { organization_id: organizationId };
    const { term } = await buildContract(world.owner, body);
    const closures = [
      { ...body, id: uuid(), title: "Αύγουστος", from_day: "2026-08-10", to_day: "2026-08-20" },
      { ...body, id: uuid(), title: "Παλιά", from_day: "2025-08-10", to_day: "2025-08-20" },
    ];
    await addRows(world, "closure", closures);
    const details = await world.call(
      structures.getById,
      { organizationId, id: term.structure_id },
      as,
    );
    expect(details).toMatchObject({
      contracts: 1,
      schedules: [{ id: term.schedule_id, weeklyMinutes: 2400, contracts: 1, isDefault: true }],
      closures: [{ title: "Αύγουστος", from: "2026-08-10", wholeBody: true }],
    });
  });

  test("cannot take another's code, nor be placed below itself", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const first = await world.call(structures.create, { organizationId, ...fields }, as);
    const twin = await world.try(structures.create, { organizationId, ...fields }, as);
    expect(twin.problem).toMatchObject({
      status: 400,
      errors: { code: ["Υπάρχει ήδη Δομή με αυτόν τον κωδικό στον Φορέα"] },
    });
    const below = await world.try(
      structures.update,
      { organizationId, ...first, ...fields, parentId: first.id },
      as,
    );
    expect(below.problem?.errors).toHaveProperty("parentId");
  });

  test("cannot take a code that only looks like another's", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const inGreek = { organizationId, ...fields, code: "Α1" };
    const made = await world.call(structures.create, inGreek, as);
    const latin = { ...inGreek, code: "a1" };
    const why =
      "Στο μάτι δεν ξεχωρίζει από το «Α1», που υπάρχει ήδη: ίσως διαφέρουν τα ελληνικά γράμματα από τα λατινικά";
    const twin = await world.try(structures.create, latin, as);
    expect([twin.status, twin.problem?.errors]).toEqual([400, { code: [why] }]);
    const other = await world.call(structures.create, { ...inGreek, code: "Β1" }, as);
    const moved = await world.try(structures.update, { ...latin, ...other }, as);
    expect(moved.problem?.errors).toEqual({ code: [why] });
    // Its own code may change from one alphabet to the other.
    expect((await world.try(structures.update, { ...latin, ...made }, as)).status).toBe(200);
  });

  test("cannot open beyond the next year", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const far = { ...fields, openedOn: "2062-03-20" };
    const refused = { openedOn: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"] };
    const tried = await world.try(structures.create, { organizationId, ...far }, as);
    expect(tried.problem?.errors).toEqual(refused);
    const made = await world.call(structures.create, { organizationId, ...fields }, as);
    const moved = await world.try(structures.update, { organizationId, ...made, ...far }, as);
    expect(moved.problem?.errors).toEqual(refused);
  });

  test("cannot open after its last working day", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const made = await world.call(structures.create, { organizationId, ...fields }, as);
    const closedOn = "2025-06-30";
    const closed = await world.call(structures.close, { organizationId, ...made, closedOn }, as);
    const opening = (openedOn: string) =>
      world.try(structures.update, { organizationId, ...closed, ...fields, openedOn }, as);
    expect((await opening("2025-07-01")).problem).toMatchObject({
      status: 400,
      errors: {
        openedOn: [
          "Η έναρξη λειτουργίας δεν μπορεί να είναι μετά την τελευταία ημέρα λειτουργίας της Δομής, 30/06/2025",
        ],
      },
    });
    expect((await opening(closedOn)).status).toBe(200);
  });

  test("shows the second to save what is stored", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const made = await world.call(structures.create, { organizationId, ...fields }, as);
    await world.call(structures.update, { organizationId, ...made, ...fields, title: "Πρώτη" }, as);
    const second = await world.try(
      structures.update,
      { organizationId, ...made, ...fields, title: "Δεύτερη" },
      as,
    );
    expect(second.status).toBe(409);
    expect(second.problem?.current).toMatchObject({ title: "Πρώτη", version: 2 });
  });

  test("closes once nothing in it continues, and opens again", async () => {
    const { organizationId, as } = await bodyWithClerk(world);
    const { term } = await buildContract(world.owner, { organization_id: organizationId });
    const id = term.structure_id;
    const close = { organizationId, id, version: 1, closedOn: "2026-06-30" };
    const busy = await world.try(structures.close, close, as);
    expect(busy.problem?.detail).toMatch(/συμβάσεις που συνεχίζονται/);

    const { id: empty } = await buildStructure(world.owner, { organization_id: organizationId });
    const closed = await world.call(structures.close, { ...close, id: empty }, as);
    const open = await world.call(structures.getAll, { organizationId }, as);
    expect(open.items.map((item) => item.id)).toContain(empty);
    world.setNow(new Date("2026-07-01T09:00:00Z"));
    const later = await world.call(structures.getAll, { organizationId }, as);
    expect(later.items.map((item) => item.id)).toEqual([id]);
    world.setNow(new Date("2026-03-18T09:00:00Z"));
    await world.call(structures.reopen, { organizationId, ...closed }, as);
    const details = await world.call(structures.getById, { organizationId, id: empty }, as);
    expect(details.closedOn).toBeNull();
  });
});

test("a structure does not close before the last day of an ended contract there", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const { term } = await buildContract(world.owner, {
    organization_id: organizationId,
    start_date: "2025-01-01",
    end_date: "2026-02-10",
    state: "ended",
  });
  const closing = (closedOn: string) =>
    world.try(
      structures.close,
      { organizationId, id: term.structure_id, version: 1, closedOn },
      as,
    );
  expect((await closing("2026-02-09")).problem).toMatchObject({
    status: 400,
    errors: {
      closedOn: [
        "Συμβάσεις που έχουν λήξει ίσχυαν στη Δομή έως 10/02/2026. Η τελευταία ημέρα λειτουργίας δεν μπορεί να προηγείται",
      ],
    },
  });
  expect((await closing("2026-02-10")).status).toBe(200);
});
