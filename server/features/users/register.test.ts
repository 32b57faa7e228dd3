import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { signInWith } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { errorsOf, registerOf } from "./testing.ts";

const world = worldOfFile();
const { administrator, executive, fresh, linked, create } = registerOf(world);

describe("C-12 the list of users", () => {
  test("is searched by words and filtered by role, state and organization", async () => {
    const body = await buildOrganization(world.owner);
    const links = [{ organizationId: body.id, right: "read" }] as const;
    const given = { ...fresh("LegalRepresentative"), nickName: "Χρυσόστομος Ζαρμπάλας" };
    const { id } = await world.call(
      users.create,
      { ...given, afm: trainingAfm(501), organizations: [...links] },
      administrator,
    );
    for (const filter of [
      { search: "ζαρμπαλασ χρυσ" },
      { search: trainingAfm(501) },
      { search: given.userName },
      { organizationId: body.id },
      { area: "LegalRepresentative" as const, search: "Ζαρμπάλας" },
      { state: "active" as const, search: "Ζαρμπάλας" },
    ]) {
      const { items, total } = await world.call(users.getAll, filter, administrator);
      expect([total, items[0]?.id], JSON.stringify(filter)).toEqual([1, id]);
    }
    const others = { area: "Employee", search: "Ζαρμπάλας" } as const;
    expect((await world.call(users.getAll, others, administrator)).total).toBe(0);
    await world.call(users.disable, { id, version: 1 }, administrator);
    const active = await world.call(
      users.getAll,
      { state: "active", search: "Ζαρμπάλας" },
      administrator,
    );
    expect(active).toEqual({ items: [], total: 0 });
    const { items } = await world.call(users.getAll, { organizationId: body.id }, administrator);
    expect(items[0]).toMatchObject({
      isDisabled: true,
      organizations: 1,
      hasSecondFactor: false,
      lastSignInAt: null,
      version: 2,
    });
  });

  test("is sorted and paged, and works without parameters", async () => {
    for (const nickName of ["Ωραία", "Άλφα"])
      await create({ ...(await linked()), nickName: `${nickName} Ταξινομημένη` });
    const names = async (query: object) => {
      const given = { search: "Ταξινομημένη", ...query };
      const { items } = await world.call(users.getAll, given, administrator);
      return items.map((item) => item.nickName);
    };
    expect(await names({})).toEqual(["Άλφα Ταξινομημένη", "Ωραία Ταξινομημένη"]);
    expect(await names({ sort: "-nickName", take: 1 })).toEqual(["Ωραία Ταξινομημένη"]);
    expect((await world.call(users.getAll, {}, administrator)).total).toBeGreaterThan(2);
  });

  test("shows an Executive only the users an Executive may change", async () => {
    const { items } = await world.call(users.getAll, { take: 200 }, executive);
    const roles = new Set(items.map((item) => item.area));
    expect(roles.has("Administrator") || roles.has("Executive")).toBe(false);
    const [boss] = (await world.call(users.getAll, { area: "Administrator" }, administrator)).items;
    const id = boss?.id ?? "";
    const statuses = await Promise.all([
      world.try(users.getById, { id }, executive),
      world.try(users.disable, { id, version: 1 }, executive),
      world.try(users.resetPassword, { id, version: 1 }, executive),
      world.try(users.delete, { id }, executive),
      world.try(users.setOrganizations, { id, version: 1, organizations: [] }, executive),
      world.try(users.update, { ...fresh(), id, version: 1 }, executive),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test("shows when each last signed in", async () => {
    const { id, oneTimePassword } = await create();
    const { userName } = await world.call(users.getById, { id }, administrator);
    await signInWith(world, { userName, password: oneTimePassword ?? "" });
    const user = await world.call(users.getById, { id }, administrator);
    expect(user).toMatchObject({ lastSignInAt: "2026-03-18T09:00:00.000Z", sessions: 1 });
  });
});

describe("C-13 a new user", () => {
  test("signs in once with the secret shown once, and must set a password first", async () => {
    const body = await buildOrganization(world.owner);
    const structure = await buildStructure(world.owner, { organization_id: body.id });
    const given = {
      ...fresh(),
      organizations: [{ organizationId: body.id, right: "full" as const }],
    };
    const { id, oneTimePassword } = await world.call(users.create, given, administrator);
    const credentials = { userName: given.userName, password: oneTimePassword ?? "" };
    const as = await signInWith(world, credentials);
    expect(as.owes).toBe("password");
    const sheet = { organizationId: body.id, structureId: structure.id, date: "2026-03-17" };
    const answer = await world.try(attendances.getDaySheet, sheet, { as });
    expect([answer.status, answer.problem?.detail]).toEqual([
      403,
      "Ορίστε πρώτα δικό σας κωδικό πρόσβασης",
    ]);
    expect((await world.call(organizations.getAllForCurrentUser, {}, { as }))[0]?.id).toBe(body.id);
    expect((await world.try(users.login, credentials)).status).toBe(401);

    const newPassword = "θάλασσα τρένο πορτοκάλι";
    await world
      .by(as)
      .call(users.changePassword, { currentPassword: credentials.password, newPassword });
    await world.call(attendances.getDaySheet, sheet, { as });
    const again = await signInWith(world, { userName: given.userName, password: newPassword });
    expect(again.owes).toBeNull();
    expect((await world.call(users.getById, { id }, administrator)).owesPassword).toBe(false);
  });

  test("may have a typed password, which must be changed too", async () => {
    const password = "φεγγάρι λεμόνι ποδήλατο";
    const given = { ...(await linked()), password };
    const made = await world.call(users.create, given, administrator);
    expect(made.oneTimePassword).toBeNull();
    expect((await signInWith(world, { userName: given.userName, password })).owes).toBe("password");
  });

  test("needs a unique name, a unique AFM, and valid fields", async () => {
    const afm = trainingAfm(502);
    const first = { ...(await linked()), afm };
    await world.call(users.create, first, administrator);
    const attempt = async (given: object) =>
      errorsOf(await world.try(users.create, { ...(await linked()), ...given }, administrator));
    expect(await attempt({ userName: first.userName.toUpperCase() })).toEqual({
      userName: ["Το όνομα χρήστη χρησιμοποιείται ήδη"],
    });
    expect(await attempt({ afm })).toEqual({ afm: ["Υπάρχει ήδη χρήστης με αυτόν τον ΑΦΜ"] });
    expect(await attempt({ userName: "με ελληνικά" })).toHaveProperty("userName");
    expect(await attempt({ afm: "123456789", email: "x" })).toEqual({
      afm: ["Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του"],
      email: ["Η ηλεκτρονική διεύθυνση δεν είναι έγκυρη"],
    });
    expect(await attempt({ area: "ThirdPartyUser" })).toEqual({
      validUntil: ["Ο Εξωτερικός Χρήστης έχει υποχρεωτικά ημερομηνία λήξης"],
    });
  });

  test("cannot have a past last day, and nobody sets their own: no useless secret is shown", async () => {
    const past = [
      "Η ημέρα έχει περάσει. Δώστε τη σημερινή ή μεταγενέστερη· για άμεση λήξη υπάρχει η απενεργοποίηση",
    ];
    const tried = { ...(await linked()), validUntil: "2026-03-17" };
    const made = await world.try(users.create, tried, administrator);
    expect(errorsOf(made)).toEqual({ validUntil: past });
    const own = await world.call(users.getById, { id: administrator.as.userId }, administrator);
    for (const validUntil of ["2026-03-17", "2026-03-19"]) {
      const changed = await world.try(users.update, { ...own, validUntil }, administrator);
      expect(errorsOf(changed)).toEqual({
        validUntil: ["Δεν μπορείτε να ορίσετε λήξη στον δικό σας λογαριασμό"],
      });
    }
  });

  test.each([
    ["Executive", "Administrator"],
    ["Executive", "Executive"],
    ["Administrator", "System"],
  ] as const)("created by an %s cannot be a %s", async (by, area) => {
    const tried = await world.try(
      users.create,
      fresh(area),
      by === "Executive" ? executive : administrator,
    );
    expect(errorsOf(tried)).toEqual({ area: ["Δεν μπορείτε να αποδώσετε αυτόν τον ρόλο"] });
  });

  test.each([
    "LegalRepresentative",
    "Employee",
    "MobileUser",
    "ThirdPartyUser",
    "WebServiceUser",
  ] as const)("created by an Executive may be a %s", async (area) => {
    const { id } = await create(await linked(area), executive);
    expect((await world.call(users.getById, { id }, executive)).area).toBe(area);
  });

  test.each([
    ["LegalRepresentative", { organizations: ["Ο ρόλος χρειάζεται τουλάχιστον έναν Φορέα"] }],
    ["Employee", { organizations: ["Ο ρόλος χρειάζεται τουλάχιστον έναν Φορέα"] }],
    ["Executive", undefined],
    ["WebServiceUser", undefined],
  ] as const)("without any organization as %s", async (area, errors) => {
    const tried = await world.try(users.create, fresh(area), administrator);
    expect(errorsOf(tried)).toEqual(errors);
  });

  test("gets a role of a body only with an organization, and may lose the last one", async () => {
    const { id, version } = await world.call(users.create, fresh("Executive"), administrator);
    const clerk = { ...fresh(), id };
    const tried = await world.try(users.update, { ...clerk, version }, administrator);
    expect(errorsOf(tried)).toEqual({ area: ["Ο ρόλος χρειάζεται τουλάχιστον έναν Φορέα"] });
    const { organizations: links } = await linked();
    const given = await world.call(
      users.setOrganizations,
      { id, version, organizations: links },
      administrator,
    );
    const changed = await world.call(
      users.update,
      { ...clerk, version: given.version },
      administrator,
    );
    const without = { id, version: changed.version, organizations: [] };
    expect((await world.try(users.setOrganizations, without, administrator)).status).toBe(200);
  });

  test("has only the fields typed", async () => {
    const more = {
      id: "00000000-0000-7000-8000-000000000000",
      version: 9,
      passwordHash: "x",
      password_hash: "x",
      disabledAt: "2026-01-01T00:00:00Z",
      isAdmin: true,
      role: "Administrator",
    };
    const { id, version } = await world.call(
      users.create,
      { ...(await linked()), ...more },
      administrator,
    );
    expect([id === more.id, version]).toEqual([false, 1]);
    const user = await world.call(users.getById, { id }, administrator);
    expect(user).toMatchObject({ area: "Employee", isDisabled: false });
  });
});
