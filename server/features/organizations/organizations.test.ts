import { beforeAll, describe, expect, test } from "vitest";
import { organizations } from "#api/organizations.ts";
import { buildContract, buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
let administrator: { as: Visitor };
beforeAll(async () => {
  administrator = { as: await world.signInAs({ role: "Administrator" }) };
  // A body to which no clerk of the tests is linked.
  await buildOrganization(world.owner);
});

async function bodyWithClerk() {
  const body = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId: body.id, right: "read" });
  return { body, clerk: { as: clerk } };
}

const fieldsOfBody = {
  description: "Δήμος Νέας Χαλκηδόνος",
  shortTitle: "Χαλκηδόνα",
  legalForm: "Δήμος",
  regime: "public",
} as const;

describe("C-01 an organization", () => {
  test("is shown with its figures to those who see it, and is not found by others", async () => {
    const { body, clerk } = await bodyWithClerk();
    const stranger = await bodyWithClerk();
    await buildContract(world.owner, { organization_id: body.id });
    const details = await world.call(organizations.getById, { id: body.id }, clerk);
    expect(details).toMatchObject({
      id: body.id,
      description: body.description,
      afm: body.afm,
      structures: 1,
      employees: 1,
      users: 1,
    });
    const foreign = await world.try(organizations.getById, { id: body.id }, stranger.clerk);
    const nowhere = await world.try(
      organizations.getById,
      { id: "00000000-0000-7000-8000-000000000000" },
      stranger.clerk,
    );
    expect(foreign.status).toBe(404);
    expect({ ...foreign.problem, requestId: "" }).toEqual({ ...nowhere.problem, requestId: "" });
  });
});

describe("C-02 the register", () => {
  test("shows users their own, the agency all, and is searched, filtered, sorted and paged", async () => {
    const { body, clerk } = await bodyWithClerk();
    const own = await world.call(organizations.getAll, {}, clerk);
    expect([own.total, own.items.map(({ id }) => id)]).toEqual([1, [body.id]]);

    const list = async (query: object) => {
      const given = { search: "Συγκριτική", ...query };
      const { items, total } = await world.call(organizations.getAll, given, administrator);
      return [total, ...items.map(({ shortTitle }) => shortTitle)];
    };
    for (const [n, shortTitle] of ["Ώρα", "Άλφα", "Βήτα"].entries()) {
      const regime = n === 0 ? "private" : "public";
      await buildOrganization(world.owner, {
        description: `${shortTitle} Συγκριτική`,
        short_title: shortTitle,
        regime,
      });
    }
    expect(await list({})).toEqual([3, "Άλφα", "Βήτα", "Ώρα"]);
    expect(await list({ sort: "-description", take: 2 })).toEqual([3, "Ώρα", "Βήτα"]);
    expect(await list({ take: 1, skip: 1 })).toEqual([3, "Βήτα"]);
    expect(await list({ regime: "private" })).toEqual([1, "Ώρα"]);
    expect(await list({ search: "συγκριτικη αλφα" })).toEqual([1, "Άλφα"]);
  });
});

describe("C-03 the organizations of the current user", () => {
  test("are a plain array with id, description and the user's rights there", async () => {
    const { body, clerk } = await bodyWithClerk();
    expect(await world.call(organizations.getAllForCurrentUser, {}, clerk)).toEqual([
      {
        id: body.id,
        description: body.description,
        shortTitle: body.short_title,
        fullAccess: false,
        area: "Employee",
        deputyTo: null,
        endsOn: null,
      },
    ]);
    const all = await world.call(organizations.getAllForCurrentUser, {}, administrator);
    expect(all.find(({ id }) => id === body.id)).toMatchObject({ fullAccess: true });
  });
});

describe("C-04 the organizations for a new announcement", () => {
  test("are all, by name, with the users each reaches; only for those who announce", async () => {
    const { body, clerk } = await bodyWithClerk();
    const links = [{ organizationId: body.id, right: "full" }] as const;
    const disabledUser = await buildUser(world.owner, { role: "Employee", links });
    await rowsWhere(world, "app_user", { id: disabledUser.id }).change({ disabled_at: new Date() });
    for (const name of ["Ώρα", "Άλφα"])
      await buildOrganization(world.owner, { description: `${name} Ανακοινώσεων` });
    const call = organizations.getOrganizationsForNewAnnouncement;
    const all = await world.call(call, {}, administrator);
    const names = all.map(({ description }) => description);
    const own = names.filter((name) => name.endsWith("Ανακοινώσεων"));
    expect(own).toEqual(["Άλφα Ανακοινώσεων", "Ώρα Ανακοινώσεων"]);
    expect(all.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      description: body.description,
      shortTitle: body.short_title,
      users: 1,
    });
    const { total } = await world.call(organizations.getAll, {}, administrator);
    expect(all).toHaveLength(total);
    expect((await world.try(call, {}, clerk)).status).toBe(403);
  });
});

describe("C-05 the organizations of a user", () => {
  test("are all, each with the user's right there; for a user out of one's administration, none", async () => {
    const { body, clerk } = await bodyWithClerk();
    const call = organizations.getForUserAssignment;
    const rights = await world.call(call, { userId: clerk.as.userId }, administrator);
    expect(rights.find(({ id }) => id === body.id)?.right).toBe("read");
    expect(rights.filter(({ right }) => right !== null)).toHaveLength(1);
    const executive = { as: await world.signInAs({ role: "Executive" }) };
    const above = await world.try(call, { userId: administrator.as.userId }, executive);
    expect(above.status).toBe(404);
  });
});

test("a first day of keeping is at most a year ahead; a stored one further ahead may stay", async () => {
  const fields = { ...fieldsOfBody, afm: trainingAfm(605), keptFrom: "2099-01-01" };
  const { status, problem } = await world.try(organizations.create, fields, administrator);
  expect([status, problem?.errors]).toEqual([
    400,
    {
      keptFrom: [
        "Η πρώτη ημέρα τήρησης δεν μπορεί να είναι μετά τις 18/03/2027, έναν χρόνο από σήμερα",
      ],
    },
  ]);
  const latest = { ...fields, keptFrom: "2027-03-18" };
  const { id, version } = await world.call(organizations.create, latest, administrator);
  const change = { ...latest, id, version };
  const further = { ...change, keptFrom: "2027-03-19" };
  expect((await world.try(organizations.update, further, administrator)).status).toBe(400);
  await rowsWhere(world, "organization", { id }).change({ kept_from: "2099-01-01" });
  const other = { ...change, keptFrom: "2099-01-01", municipality: "Χαλκηδόνα" };
  expect((await world.try(organizations.update, other, administrator)).status).toBe(200);
});

test("a first day of keeping is at most ten years back, as the refusal says", async () => {
  const own = { ...fieldsOfBody, afm: trainingAfm(606), description: "Body of 2016" };
  const fields = { ...own, keptFrom: "1900-01-01" };
  const { problem } = await world.try(organizations.create, fields, administrator);
  expect(problem?.errors).toEqual({
    keptFrom: [
      "Η πρώτη ημέρα τήρησης δεν μπορεί να είναι πριν από τις 01/01/2016, δέκα χρόνια πίσω",
    ],
  });
  const earliest = { ...fields, keptFrom: "2016-01-01" };
  expect((await world.try(organizations.create, earliest, administrator)).status).toBe(200);
});

test("the month's completeness is shown by structure to those who see the organization", async () => {
  const { body, clerk } = await bodyWithClerk();
  const stranger = await bodyWithClerk();
  await buildContract(world.owner, { organization_id: body.id });
  const call = organizations.getCompleteness;
  const { month, structures } = await world.call(call, { id: body.id }, clerk);
  expect(month).toBe("2026-03");
  expect(structures).toMatchObject([
    { contracts: 1, expectedDays: 13, recordedDays: 0, pendingDays: 13, submittedSheets: 0 },
  ]);
  expect((await world.try(call, { id: body.id }, stranger.clerk)).status).toBe(404);
});

describe("the register of organizations is maintained", () => {
  test("by adding and changing, with before and after in the audit", async () => {
    const given = { ...fieldsOfBody, afm: trainingAfm(601), description: "Δήμος Αλλαγών" };
    const { id } = await world.call(organizations.create, given, administrator);
    const changed = {
      ...given,
      phone: "210 1234567",
      postcode: "105 57",
      debtorIban: "gr16 0110 1250 0000 0001 2300 695",
      debtorBic: "ethngraa",
      orderFormat: "pain.001.001.09",
    } as const;
    await world.call(organizations.update, { ...changed, id, version: 1 }, administrator);
    expect(await world.call(organizations.getById, { id }, administrator)).toMatchObject({
      ...given,
      phone: "2101234567",
      postcode: "10557",
      debtorIban: "GR1601101250000000012300695",
      debtorBic: "ETHNGRAA",
      orderFormat: "pain.001.001.09",
      version: 2,
    });
    const late = await world.try(organizations.update, { ...given, id, version: 1 }, administrator);
    expect([late.status, late.problem?.current]).toMatchObject([409, { version: 2 }]);
    const acts = await world.owner
      .selectFrom("audit_entry")
      .select(["act", "before", "after"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(acts).toMatchObject([
      { act: "organization.create", before: null, after: { afm: given.afm } },
      {
        act: "organization.update",
        before: { phone: "", orderFormat: "pain.001.001.03" },
        after: { phone: "2101234567", orderFormat: "pain.001.001.09" },
      },
    ]);
  });

  test("with a valid account, and no BIC without one", async () => {
    const given = { ...fieldsOfBody, afm: trainingAfm(603) };
    const wrongs = async (account: object) =>
      (await world.try(organizations.create, { ...given, ...account }, administrator)).problem
        ?.errors;
    expect(await wrongs({ debtorIban: "GR1601101250000000012300696" })).toEqual({
      debtorIban: ["Το IBAN δεν είναι έγκυρο. Ελέγξτε τα ψηφία του"],
    });
    expect(await wrongs({ debtorIban: "TR330006100519786457841326" })).toEqual({
      debtorIban: [
        "Το IBAN είναι εκτός SEPA και η τράπεζα δεν εκτελεί από αυτό την εντολή. Δώστε IBAN χώρας του SEPA",
      ],
    });
    expect(await wrongs({ debtorBic: "ETHNGRAA" })).toEqual({
      debtorIban: ["Συμπληρώστε και το IBAN"],
    });
  });

  test("with one organization per tax number", async () => {
    const given = { ...fieldsOfBody, afm: trainingAfm(602), description: "Δήμος Δύο Φορές" };
    await world.call(organizations.create, given, administrator);
    const twice = await world.try(organizations.create, given, administrator);
    expect(twice.problem?.errors).toEqual({ afm: ["Υπάρχει ήδη Φορέας με αυτόν τον ΑΦΜ"] });
  });

  test("with one organization per title, as search reads it, also when ten add it at once", async () => {
    const title = "Δημοτικό Λιμενικό Ταμείο Δοκιμής";
    const entered = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const one = { ...fieldsOfBody, afm: trainingAfm(610 + index), description: title };
        return world.try(organizations.create, one, administrator);
      }),
    );
    const outcomes = entered.map(
      ({ problem }) => problem?.errors?.["description"]?.[0] ?? "entered",
    );
    const taken = "Υπάρχει ήδη Φορέας με αυτή την επωνυμία";
    expect(outcomes.toSorted()).toEqual(["entered", ...Array(9).fill(taken)]);
    const other = { ...fieldsOfBody, afm: trainingAfm(620), description: "Δημοτικό Ταμείο" };
    const { id, version } = await world.call(organizations.create, other, administrator);
    const renamed = { ...other, id, version, description: "ΔΗΜΟΤΙΚΟ ΛΙΜΕΝΙΚO  ΤΑΜΕΙΟ ΔΟΚΙΜΗΣ" };
    const alike = await world.try(organizations.update, renamed, administrator);
    expect(alike.problem?.errors).toEqual({ description: [taken] });
    const same = { ...other, id, version, description: "Δημοτικό ταμείο" };
    expect((await world.try(organizations.update, same, administrator)).status).toBe(200);
  });
});
