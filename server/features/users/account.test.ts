import { describe, expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { signInWith } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const better = "θάλασσα τρένο πορτοκάλι";

const world = worldOfFile();

let people = 0;
async function someone() {
  people += 1;
  const body = await buildOrganization(world.owner, { description: "Δήμος Χαλκηδόνος" });
  const credentials = { userName: `account-${people}`, password };
  const { id } = await buildUser(world.owner, {
    role: "Employee",
    nickName: "Ευτυχία Αλεξάνδρου",
    email: "eftychia.al@halkidona.gr",
    links: [{ organizationId: body.id, right: "full" }],
    ...credentials,
  });
  const from = `10.0.${people}.1`;
  return { id, credentials, from, as: await signInWith(world, credentials, { from }) };
}

describe("C-09 one's own data", () => {
  test("are changed by their owner, whoever else the request names", async () => {
    const one = await someone();
    const other = await someone();
    const { version } = await world.call(users.getCurrent, {}, one);
    const fields = { version, nickName: " Νέα  ", email: "nea@example.gr", phone: "2101234567" };
    const more = {
      id: other.id,
      userId: other.id,
      area: "Administrator",
      userName: "root",
      afm: "094187530",
    };
    await world.call(users.updateCurrentUser, { ...fields, ...more }, one);
    expect(await world.call(users.getCurrent, {}, one)).toMatchObject({
      id: one.id,
      userName: one.credentials.userName,
      nickName: "Νέα",
      email: "nea@example.gr",
      phone: "2101234567",
      area: "Employee",
      hasTaxis: false,
      version: version + 1,
    });
    const untouched = await world.call(users.getCurrent, {}, other);
    expect(untouched).toMatchObject({ nickName: "Ευτυχία Αλεξάνδρου", version: 1 });
  });

  test("changed by another meanwhile answer 409 with what is stored", async () => {
    const one = await someone();
    await world.call(users.updateCurrentUser, { version: 1, nickName: "Πρώτη" }, one);
    const second = await world.try(
      users.updateCurrentUser,
      { version: 1, nickName: "Δεύτερη" },
      one,
    );
    expect(second.status).toBe(409);
    expect(second.problem?.current).toMatchObject({ nickName: "Πρώτη", version: 2 });
  });

  test("leave an audit entry of what changed, without personal data", async () => {
    const one = await someone();
    await world.call(users.updateCurrentUser, { version: 1, nickName: "Άλλη" }, one);
    const entry = await rowsWhere(world, "audit_entry", { subject_id: one.id }).readOne(
      "act",
      "actor_id",
      "before",
      "after",
    );
    expect(entry).toMatchObject({
      act: "user.update-own",
      actor_id: one.id,
      after: { changed: ["email", "nickName"] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Ευτυχία|Άλλη/);
  });
});

describe("C-10 a new password", () => {
  test("replaces the old one, and the session that set it continues", async () => {
    const { as, credentials, from } = await someone();
    await world.call(
      users.changePassword,
      { currentPassword: password, newPassword: better.normalize("NFD") },
      { as, from },
    );
    expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
    expect((await world.try(users.login, credentials, { from })).status).toBe(401);
    await signInWith(world, { ...credentials, password: better.normalize("NFC") }, { from });
  });

  test("is refused if the current one is wrong, or the new one unchanged or weak, each at its field", async () => {
    const one = await someone();
    const change = async (currentPassword: string, newPassword: string) =>
      (await world.try(users.changePassword, { currentPassword, newPassword }, one)).problem
        ?.errors;
    expect(await change("mistaken", better)).toEqual({
      currentPassword: ["Ο τρέχων κωδικός δεν είναι σωστός"],
    });
    expect(await change(password, password)).toEqual({
      newPassword: ["Ο νέος κωδικός πρέπει να διαφέρει από τον τρέχοντα"],
    });
    expect(await change(password, "Χαλκηδόνος2026!!")).toEqual({
      newPassword: ["Ο κωδικός βασίζεται σε δικά σας στοιχεία ή στο όνομα του Φορέα"],
    });
  });

  test("is stored as argon2id with at least 19 MiB and two passes, never twice alike", async () => {
    const pair = [await someone(), await someone()];
    for (const one of pair)
      await world.call(
        users.changePassword,
        { currentPassword: password, newPassword: better },
        one,
      );
    const rows = await rowsWhere(world, "app_user", { id: pair.map(({ id }) => id) }).read(
      "password_hash",
    );
    const hashes = rows.map((row) => row.password_hash ?? "");
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("is set by one of many requests at the same moment", async () => {
    const one = await someone();
    const tried = await Promise.all(
      [1, 2, 3].map((n) =>
        world.try(
          users.changePassword,
          { currentPassword: password, newPassword: `${better} ${"αβδ".charAt(n)}${n}` },
          one,
        ),
      ),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("C-17 the password policy", () => {
  test.each([
    ["ποδήλατο λεμόνι βροχή", []],
    ["gT7#kq2zPw9!mXv", []],
    [
      "gT7#kq2zPw9!mX",
      [
        "Ο κωδικός πρέπει να έχει τουλάχιστον 15 χαρακτήρες. Μια φράση με λίγες άσχετες λέξεις είναι ασφαλής και απομνημονεύεται εύκολα",
      ],
    ],
    [
      "Ολυμπιακός 1925!",
      [
        "Ο κωδικός βασίζεται σε λέξεις που δοκιμάζονται πρώτες. Προσθέστε κι άλλες, άσχετες μεταξύ τους",
        "Ο κωδικός βασίζεται σε χρονολογία",
      ],
    ],
    ["eftychia.al@halkidona", ["Ο κωδικός βασίζεται σε δικά σας στοιχεία ή στο όνομα του Φορέα"]],
    [
      "Paron-Παρών-paron-1",
      ["Ο κωδικός βασίζεται στο όνομα της εφαρμογής", "Ο κωδικός επαναλαμβάνει τα ίδια στοιχεία"],
    ],
  ])("gives the same answer for «%s» in every call", async (candidate, reasons) => {
    const one = await someone();
    const verdict = { isValid: reasons.length === 0, reasons };
    expect(await world.call(users.validatePassword, { password: candidate }, one)).toEqual(verdict);
    expect(await world.call(users.checkPassword, { password: candidate }, one)).toEqual(verdict);
    const changed = await world.try(
      users.changePassword,
      { currentPassword: password, newPassword: candidate },
      one,
    );
    expect(changed.problem?.errors ?? {}).toEqual(
      reasons[0] === undefined ? {} : { newPassword: [reasons[0]] },
    );
    const administrator = await world.signInAs({ role: "Administrator" });
    people += 1;
    const { organizationId } = await world.owner
      .selectFrom("user_organization")
      .select("organization_id as organizationId")
      .where("user_id", "=", one.id)
      .executeTakeFirstOrThrow();
    const created = await world.by(administrator).try(users.create, {
      userName: `policy-${people}`,
      nickName: "Ευτυχία Αλεξάνδρου",
      email: "eftychia.al@halkidona.gr",
      area: "Employee",
      password: candidate,
      organizations: [{ organizationId, right: "full" }],
    });
    expect(created.problem?.errors ?? {}).toEqual(
      reasons[0] === undefined ? {} : { password: [reasons[0]] },
    );
  });

  test("never reveals whether a password is the current one, and needs a session", async () => {
    const one = await someone();
    expect(await world.call(users.validatePassword, { password }, one)).toEqual({
      isValid: true,
      reasons: [],
    });
    expect((await world.try(users.validatePassword, { password })).status).toBe(401);
    expect((await world.try(users.isAfmValid, { afm: trainingAfm(1) })).status).toBe(401);
  });
});

describe("C-16 a tax number", () => {
  test("is checked by its form and its check digit", async () => {
    const { as } = await someone();
    const verdict = (afm: string) => world.call(users.isAfmValid, { id: "", afm }, { as });
    expect(await verdict(" EL 094187530 ")).toEqual({ isValid: true, reason: null, message: null });
    expect(await verdict("12345678")).toMatchObject({ isValid: false, reason: "format" });
    expect(await verdict("123456789")).toMatchObject({ isValid: false, reason: "checksum" });
    expect(await verdict("000000000")).toMatchObject({ isValid: false, reason: "checksum" });
  });

  test("is checked at most thirty times a minute per person", async () => {
    const [one, other] = [await someone(), await someone()];
    const ask = (as: typeof one.as) =>
      world.try(users.isAfmValid, { afm: trainingAfm(78) }, { as });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(one.as)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await ask(other.as)).status).toBe(200);
  });

  test("of another user is reported to those who administer users, and to nobody else", async () => {
    const administrator = await world.signInAs({ role: "Administrator" });
    const clerk = await someone();
    const afm = trainingAfm(77);
    const fields = { userName: "has-afm", nickName: "Έχει ΑΦΜ", area: "Executive", afm } as const;
    const { id } = await world.call(users.create, fields, { as: administrator });
    const ask = async (as: typeof administrator, of?: string) =>
      (await world.call(users.isAfmValid, { id: of, afm }, { as })).reason;
    expect(await ask(administrator)).toBe("duplicate");
    expect(await ask(administrator, id)).toBeNull();
    expect(await ask(clerk.as)).toBeNull();
  });
});
