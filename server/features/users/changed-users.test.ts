import { describe, expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { openBrowser } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { secretNotArrived } from "#texts/faults.ts";
import { userRefusals } from "#texts/users.ts";
import { errorsOf, registerOf } from "./testing.ts";

const world = worldOfFile();
const { administrator, executive, fresh, linked, create } = registerOf(world);

describe("C-14 changing a user", () => {
  test("stores what was typed, and answers 409 with what is stored to the second to save", async () => {
    const { id } = await create();
    const fields = {
      ...fresh("LegalRepresentative"),
      email: "a@example.gr",
      afm: trainingAfm(503),
    };
    await world.call(users.update, { ...fields, id, version: 1 }, executive);
    expect(await world.call(users.getById, { id }, administrator)).toMatchObject({
      ...fields,
      version: 2,
    });
    const late = await world.try(users.update, { ...fresh(), id, version: 1 }, administrator);
    expect(late.status).toBe(409);
    expect(late.problem?.current).toMatchObject({ userName: fields.userName, version: 2 });
    expect(JSON.stringify(late.problem)).not.toContain("password");
  });

  test("raises nobody above the one who makes it, and never that one", async () => {
    const { id } = await create();
    const raised = await world.try(
      users.update,
      { ...fresh("Administrator"), id, version: 1 },
      executive,
    );
    expect(errorsOf(raised)).toEqual({ area: ["Δεν μπορείτε να αποδώσετε αυτόν τον ρόλο"] });
    const own = await world.try(
      users.update,
      { ...fresh("Executive"), id: administrator.as.userId, version: 1 },
      administrator,
    );
    expect(errorsOf(own)).toEqual({ area: ["Δεν μπορείτε να αλλάξετε τον δικό σας ρόλο"] });
  });

  test("replaces all organizations, each once, and only existing ones", async () => {
    const [one, two] = [await buildOrganization(world.owner), await buildOrganization(world.owner)];
    const { id } = await create();
    const set = (version: number, links: { organizationId: string; right: "full" | "read" }[]) =>
      world.try(users.setOrganizations, { id, version, organizations: links }, executive);
    await set(1, [{ organizationId: one.id, right: "full" }]);
    await set(2, [{ organizationId: two.id, right: "read" }]);
    const { links } = await world.call(users.getById, { id }, administrator);
    expect(links).toEqual([
      { organizationId: two.id, right: "read", description: two.description },
    ]);
    const twice = { organizationId: one.id, right: "full" as const };
    expect((await set(3, [twice, twice])).status).toBe(400);
    const nowhere = "00000000-0000-7000-8000-000000000000";
    expect((await set(3, [{ organizationId: nowhere, right: "full" }])).status).toBe(404);
    expect((await set(2, [])).status).toBe(409);
  });
});

describe("C-15 deleting a user", () => {
  test("frees the name, keeps who did what, and erases the rest of the person", async () => {
    const body = await buildOrganization(world.owner);
    const given = {
      ...fresh(),
      email: "gone@example.gr",
      phone: "2101234567",
      afm: trainingAfm(504),
      organizations: [{ organizationId: body.id, right: "read" as const }],
    };
    const { id } = await world.call(users.create, given, administrator);
    await world.call(users.delete, { id }, administrator);
    const lookup = await world.try(users.getById, { id }, administrator);
    expect([lookup.status, lookup.problem?.detail]).toEqual([
      404,
      "Δεν βρέθηκε. Ίσως διαγράφηκε ή δεν έχετε πια πρόσβαση",
    ]);
    expect((await world.try(users.delete, { id }, administrator)).status).toBe(404);
    const row = await world.owner
      .selectFrom("app_user")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      nick_name: given.nickName,
      email: "",
      phone: "",
      afm: null,
      password_hash: null,
    });
    const links = await rowsWhere(world, "user_organization", { user_id: id }).read(
      "organization_id",
    );
    expect(links).toEqual([]);
    const second = await world.call(users.create, given, administrator);
    expect(second.id).not.toBe(id);
  });

  test("is not possible for oneself, by any call", async () => {
    const { userId: id } = administrator.as;
    const statuses = await Promise.all([
      world.try(users.delete, { id }, administrator),
      world.try(users.disable, { id, version: 1 }, administrator),
      world.try(users.resetPassword, { id, version: 1 }, administrator),
      world.try(users.resetSecondFactor, { id, version: 1 }, administrator),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  });

  test("by two administrators of each other at once leaves one", async () => {
    const pair = [
      await world.signInAs({ role: "Administrator" }),
      await world.signInAs({ role: "Administrator" }),
    ];
    const [a, b] = pair;
    if (!a || !b) throw new Error("Two were made");
    const ended = await Promise.all([
      world.try(users.delete, { id: b.userId }, { as: a }),
      world.try(users.delete, { id: a.userId }, { as: b }),
    ]);
    expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

/** A newly created user, and the secret shown for it. */
async function oneTime() {
  const given = await linked();
  const { id, oneTimePassword } = await create(given);
  return { id, credentials: { userName: given.userName, password: oneTimePassword ?? "" } };
}

describe("a secret issued by an administrator", () => {
  test("works for one of twenty who try it at the same moment", async () => {
    const { credentials } = await oneTime();
    const tries = Array.from({ length: 20 }, (_, n) =>
      world.try(users.login, credentials, { from: `10.7.0.${n}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test("expires after twenty-four hours", async () => {
    const { credentials } = await oneTime();
    world.setNow(new Date("2026-03-19T09:00:00Z"));
    expect((await world.try(users.login, credentials)).status).toBe(401);
    world.setNow(new Date("2026-03-18T09:00:00Z"));
    expect((await world.try(users.login, credentials)).status).toBe(200);
  });

  test("replaces the password, and a second one the first", async () => {
    const { id, credentials } = await oneTime();
    const reset = await world.call(users.resetPassword, { id, version: 1 }, administrator);
    expect((await world.try(users.login, credentials)).status).toBe(401);
    const password = reset.oneTimePassword ?? "";
    expect((await world.try(users.login, { ...credentials, password })).status).toBe(200);
  });

  test.each([
    ["a disabled user", { disabled_at: new Date() }],
    ["a user whose last day has passed", { valid_until: "2026-03-17" }],
  ])("is refused for %s, since it would open nothing", async (_who, over) => {
    const { id } = await oneTime();
    await world.owner.updateTable("app_user").set(over).where("id", "=", id).execute();
    const { status, problem } = await world.try(
      users.resetPassword,
      { id, version: 1 },
      administrator,
    );
    expect([status, problem?.detail]).toEqual([409, userRefusals["signs-in-nowhere"]]);
  });

  test("is stored nowhere in the clear, and a repeat of the request is told so", async () => {
    const { id } = await oneTime();
    const options = { ...administrator, key: "a-key-of-sixteen-signs" };
    const reset = await world.call(users.resetPassword, { id, version: 1 }, options);
    const again = await world.try(users.resetPassword, { id, version: 1 }, options);
    expect([again.status, again.problem?.detail]).toEqual([409, secretNotArrived]);
    const secret = reset.oneTimePassword ?? "";
    expect(secret).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    const tables = ["app_user", "audit_entry", "idempotency_key", "login_log"] as const;
    for (const table of tables) {
      const rows: unknown[] = await world.owner.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(secret);
    }
  });
});

test.each([
  ["from an address", false],
  ["from a known device", true],
])(
  "a person with too many wrong passwords %s can try again after an unlock, which is audited",
  async (_where, isKnown) => {
    const password = "φεγγάρι λεμόνι ποδήλατο";
    const { id, user_name: userName } = await buildUser(world.owner, {
      role: "Employee",
      password,
    });
    const browser = openBrowser(world, isKnown ? "10.8.0.2" : "10.8.0.1");
    if (isKnown) await browser.signIn({ userName, password });
    const statusWith = async (candidate: string) =>
      (await browser.try(users.login, { userName, password: candidate })).status;
    for (let tries = 0; tries < 6; tries += 1) await statusWith("a wrong password");
    expect(await statusWith(password)).toBe(429);
    const waiting = await world.call(users.getById, { id }, executive);
    expect(waiting.waitsUntil).toBe("2026-03-18T09:00:01.000Z");

    await world.call(users.unlock, { id }, executive);
    expect((await world.call(users.getById, { id }, executive)).waitsUntil).toBeNull();
    expect(await statusWith(password)).toBe(200);
    const acts = await rowsWhere(world, "audit_entry", { subject_id: id }).read("act", "actor_id");
    expect(acts).toEqual([{ act: "user.unlock", actor_id: executive.as.userId }]);
  },
);

test("the register is exported with its filter applied", async () => {
  const given = { ...(await linked()), nickName: "Εξαγόμενη Ροδάνθη" };
  await create(given);
  const filter = { search: "εξαγομενη", format: "csv" } as const;
  const file = await world.call(users.export, filter, administrator);
  const [head, ...rows] = file.bytes.toString("utf8").trim().split(/\r?\n/);
  expect(head).toContain("Ονοματεπώνυμο;Όνομα χρήστη;Ρόλος");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`Εξαγόμενη Ροδάνθη;${given.userName};Χειριστής Φορέα`);
});
