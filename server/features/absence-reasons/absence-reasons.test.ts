import { beforeAll, describe, expect, test } from "vitest";
import { absenceReasons, type ReasonFields } from "#api/absence-reasons.ts";
import { attendances } from "#api/attendances.ts";
import { unlockReasons } from "#api/unlock-reasons.ts";
import { unlocks } from "#api/unlocks.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
let administrator: { as: Visitor };
let march: MonthOfStructure;
beforeAll(async () => {
  administrator = { as: await world.signInAs({ role: "Administrator" }) };
  march = await buildMonth(world);
});

const found = (input: object) => world.call(absenceReasons.getAll, input, administrator);
const reason = (id: string) => world.call(absenceReasons.getById, { id }, administrator);

async function fieldsOf(id: string): Promise<ReasonFields & { id: string; version: number }> {
  const { code: _code, validFrom: _from, editions: _editions, ...fields } = await reason(id);
  return fields;
}

/** The outcome of recording a day of leave with the reason. */
async function recording(date: string, code: string): Promise<string[]> {
  const { organizationId, structureId, contractIds, clerk } = march;
  const intervals = [
    { kind: "absence", from: null, to: null, reason: code, mark: "typed" },
  ] as const;
  const records = [
    { contractId: contractIds[0] ?? "", date, version: 0, intervals: [...intervals] },
  ];
  const input = { organizationId, structureId, records };
  const { records: saved } = await world.call(attendances.saveRecords, input, { as: clerk });
  return saved[0]?.messages ?? [];
}

describe("an absence reason", () => {
  test("R-41 is found by its code, its law and look-alike letters, and filtered by regime, group and state", async () => {
    expect((await found({})).total).toBe(58);
    expect((await found({ search: "kanonikh" })).items.map(({ code }) => code)).not.toContain(
      "ΑΔΙ",
    );
    expect((await found({ search: "1264/1982" })).items.map(({ code }) => code)).toEqual([
      "ΣΥΝ",
      "ΑΠΕ",
      "ΣΤΑ",
    ]);
    expect((await found({ group: "sick", regime: "private" })).items).toMatchObject([
      { code: "ΑΣΘ", isSensitive: true },
    ]);
    expect((await found({ state: "retired" })).total).toBe(0);
    const { items } = await found({ sort: "-maxPerYear", take: 1 });
    expect(items).toMatchObject([{ code: "ΑΘΛ", maxPerYear: 240 }]);
  });

  test("changes from a day on, keeps its properties before it, and each edition names its author", async () => {
    const before = await fieldsOf("ΓΑΜ");
    const changed = { ...before, maxPerEvent: 7, validFrom: "2026-04-01" };
    await world.call(absenceReasons.update, changed, administrator);
    expect(await reason("ΓΑΜ")).toMatchObject({ maxPerEvent: 5, version: 2 });
    const on = (day: string) =>
      world.call(
        absenceReasons.getAll,
        { search: "ΓΑΜ", regime: "public", on: day },
        administrator,
      );
    expect((await on("2026-03-31")).items).toMatchObject([{ maxPerEvent: 5, validFrom: null }]);
    expect((await on("2026-04-01")).items).toMatchObject([
      { maxPerEvent: 7, validFrom: "2026-04-01" },
    ]);
    const { editions } = await reason("ΓΑΜ");
    expect(editions).toMatchObject([
      { maxPerEvent: 7, validFrom: "2026-04-01", setBy: expect.any(String) },
      { maxPerEvent: 5, validFrom: null, setBy: null },
    ]);
    const entry = await world.owner
      .selectFrom("audit_entry")
      .select(["act", "before", "after"])
      .where("subject_id", "=", "ΓΑΜ")
      .where("act", "<>", "ledger.tell")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      act: "absence-reason.update",
      before: { maxPerEvent: 5 },
      after: { maxPerEvent: 7, validFrom: "2026-04-01" },
    });
  });

  test("changed by two: the second gets what is stored now", async () => {
    const fields = { ...(await fieldsOf("ΘΑΝ")), validFrom: "2026-03-18" };
    await world.call(absenceReasons.update, fields, administrator);
    const tried = await world.try(absenceReasons.update, fields, administrator);
    expect(tried.status).toBe(409);
    expect(tried.problem?.current).toMatchObject({ version: 2 });
  });

  test.each([
    ["from a day that has passed", "validFrom", { validFrom: "2026-03-17" }],
    ["from a day too far ahead", "validFrom", { validFrom: "2028-01-01" }],
    ["with another's short title", "shortTitle", { shortTitle: "καν" }],
    ["with another's title", "title", { title: "ΚΑΝΟΝΙΚΗ ΑΔΕΙΑ" }],
    ["with an unnamed document", "documentKind", { documentKind: "" }],
    [
      "carried over as an unknown reason",
      "carriedAs",
      { carriedAs: "ΧΧΧ", carryOverUntil: "03-31" },
    ],
    ["as unpaid work", "countsAsPresence", { countsAsPresence: true, paid: "none" as const }],
    [
      "as work that is not service",
      "countsAsService",
      { countsAsPresence: true, countsAsService: false },
    ],
    ["as both unpaid and paid", "paid", { group: "unpaid" as const }],
    [
      "as illness shown to everybody",
      "isSensitive",
      { group: "sick" as const, isSensitive: false },
    ],
    ["with an unknown colour", "colour", { colour: "red" }],
  ])("cannot be changed %s", async (_case, field, given) => {
    const input = { ...(await fieldsOf("ΑΙΜ")), validFrom: "2026-03-18", ...given };
    const tried = await world.try(absenceReasons.update, input, administrator);
    expect(tried.status).toBe(400);
    expect(Object.keys(tried.problem?.errors ?? {})).toEqual([field]);
  });

  test.each([
    { code: "καν", word: "ΚΑΝ", why: "in small letters" },
    { code: "KAN", word: "ΚΑΝ", why: "in Latin letters" },
    { code: "Σεμ", word: "ΣΕΜ", why: "as training is written" },
  ])("cannot have a code that a cell reads as another: $word $why", async ({ code, word }) => {
    const fresh = { ...(await fieldsOf("ΑΙΜ")), code, shortTitle: "ΔΚ" };
    const { problem } = await world.try(absenceReasons.create, fresh, administrator);
    expect(problem?.errors).toEqual({
      code: [`Στο παρουσιολόγιο ο κωδικός διαβάζεται όπως το «${word}». Επιλέξτε άλλον`],
    });
  });

  test("can be recorded as soon as it is added, and its code is unique", async () => {
    const fresh = { ...(await fieldsOf("ΑΙΜ")), code: "ΔΟΚ", shortTitle: "ΔΟΚ", title: "Δοκιμή" };
    await world.call(absenceReasons.create, fresh, administrator);
    const tried = await world.try(absenceReasons.create, fresh, administrator);
    expect(Object.keys(tried.problem?.errors ?? {})).toEqual(["code"]);
    expect(await recording("2026-04-02", "ΔΟΚ")).toEqual([]);
  });

  test.each(["Δ Κ", "Δ;", "Δ,Κ", "Δ+Κ", "8", "7:30-15:30", "-"])(
    "cannot have the code %s, which a cell would read otherwise",
    async (code) => {
      const fresh = { ...(await fieldsOf("ΑΙΜ")), code, shortTitle: "ΔΚ" };
      const tried = await world.try(absenceReasons.create, fresh, administrator);
      expect(tried.problem?.errors).toEqual({
        code: ["Ο κωδικός αρχίζει με γράμμα και έχει μόνο γράμματα, ψηφία και τελείες"],
      });
    },
  );

  test("of annual or carried leave cannot be retired", async () => {
    const tried = async (code: string) => {
      const { id, version } = await reason(code);
      const retire = { id, version, validFrom: "2026-04-10" };
      return (await world.try(absenceReasons.retire, retire, administrator)).problem;
    };
    expect([await tried("ΚΑΝ"), await tried("ΚΑΜ")]).toMatchObject([
      {
        status: 400,
        errors: {
          validFrom: [
            "Κανένας άλλος ενεργός λόγος δεν δίνει κανονική άδεια στο δημόσιο ή στο ιδιωτικό δίκαιο. Προσθέστε πρώτα άλλον",
          ],
        },
      },
      { status: 400, errors: { validFrom: [expect.stringMatching(/Αλλάξτε πρώτα εκείνη$/)] } },
    ]);
    const annual = { ...(await fieldsOf("ΚΑΝ")), validFrom: "2026-04-10" };
    const other = { ...annual, group: "special" as const, carryOverUntil: null, carriedAs: null };
    const moved = await world.try(absenceReasons.update, other, administrator);
    expect(Object.keys(moved.problem?.errors ?? {})).toEqual(["group"]);
    expect(await reason("ΚΑΝ")).toMatchObject({ version: annual.version, isActive: true });
  });

  test("that is retired is not recorded from that day on, and stays on days before", async () => {
    const { id, version } = await reason("ΑΙΡ");
    await world.call(
      absenceReasons.retire,
      { id, version, validFrom: "2026-04-10" },
      administrator,
    );
    expect(await reason("ΑΙΡ")).toMatchObject({ isActive: true });
    const on = { on: "2026-04-10" };
    const reasons = await world.call(attendances.getReasons, on, { as: march.clerk });
    expect(reasons.find(({ code }) => code === "ΑΙΡ")).toMatchObject({ isActive: false });
    expect(await recording("2026-04-09", "ΑΙΡ")).toEqual([]);
    expect(await recording("2026-04-14", "ΑΙΡ")).toEqual([
      "Ο λόγος απουσίας έχει καταργηθεί για την ημέρα αυτή",
    ]);
  });

  test("is exported with all its fields", async () => {
    const answer = await world.app.inject({
      method: "GET",
      url: "/api/AbsenceReasons/Export?format=csv&search=%CE%91%CE%9D%CE%92",
      headers: { authorization: `Bearer ${administrator.as.token}` },
    });
    expect(answer.body).toContain("Βραχυχρόνια αναρρωτική άδεια");
    expect(answer.body).toContain("Ιατρική γνωμάτευση ή υπεύθυνη δήλωση");
    expect(answer.body).not.toContain("Απεργία");
  });
});

const items = () => world.call(unlockReasons.getAll, {}, administrator);
const offered = async () => {
  const reasons = await world.call(unlocks.getReasons, {}, { as: march.clerk });
  return reasons.map(({ code }) => code);
};

describe("an unlock reason", () => {
  test("R-40 is added, changed and retired; requesters choose among those in force", async () => {
    const given = { code: "ΔΟΚ", title: "Δοκιμή", hint: "Γράψτε", sortOrder: 9, validTo: null };
    const { id } = await world.call(unlockReasons.create, given, administrator);
    expect(await offered()).toContain("ΔΟΚ");
    const { code: _code, ...fields } = given;
    const changed = { ...fields, id, version: 1, title: "Δοκιμή πρώτη" };
    await world.call(unlockReasons.update, changed, administrator);
    expect((await world.try(unlockReasons.update, changed, administrator)).status).toBe(409);
    await world.call(unlockReasons.retire, { id, version: 2 }, administrator);
    expect(await offered()).not.toContain("ΔΟΚ");
    expect((await items()).items.at(-1)).toMatchObject({ title: "Δοκιμή πρώτη", isActive: false });
    const acts = await world.owner
      .selectFrom("audit_entry")
      .select("act")
      .where("subject_kind", "=", "unlock-reason")
      .where("act", "<>", "ledger.tell")
      .orderBy("id")
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      "unlock-reason.create",
      "unlock-reason.update",
      "unlock-reason.retire",
    ]);
  });

  test("has a unique title among those in use, and an end between today and ten years ahead", async () => {
    const given = { code: "ΜΟΝ", title: "Μοναδικός λόγος", validTo: null };
    const twins = await Promise.all(
      ["ΜΟΝ", "ΜΟΝ2", "ΜΟΝ3"].map((code) =>
        world.try(unlockReasons.create, { ...given, code }, administrator),
      ),
    );
    const taken = { title: ["Ο τίτλος χρησιμοποιείται ήδη από άλλον ενεργό λόγο"] };
    const errors = twins.map(({ problem }) => problem?.errors ?? null);
    expect(errors.filter((one) => one !== null)).toEqual([taken, taken]);
    const code = twins.find(({ status }) => status === 200)?.body?.id ?? "";
    await world.call(unlockReasons.retire, { id: code, version: 1 }, administrator);
    const next = { ...given, code: "ΜΟΝ4", title: "ΜΟΝΑΔΙΚΟΣ ΛΟΓΟΣ" };
    await world.call(unlockReasons.create, next, administrator);
    const back = { title: given.title, validTo: null, id: code, version: 2 };
    const tried = await world.try(unlockReasons.update, back, administrator);
    expect(tried.problem?.errors).toEqual(taken);
    const wrongDay = async (validTo: string) => {
      const one = { code: "ΗΜΕ", title: "Με ημέρα", validTo };
      return (await world.try(unlockReasons.create, one, administrator)).problem?.errors;
    };
    expect([await wrongDay("2026-03-17"), await wrongDay("2036-03-19")]).toEqual([
      { validTo: ["Η τελευταία ημέρα δεν μπορεί να έχει περάσει"] },
      { validTo: ["Γίνονται δεκτές ημερομηνίες έως και 18/03/2036"] },
    ]);
    expect(await wrongDay("2036-03-18")).toBeUndefined();
  });

  test("gives 404 for an unknown id, and its code is unique", async () => {
    const known = { code: "ΛΑΘ", title: "Λάθος" };
    const twice = await world.try(unlockReasons.create, known, administrator);
    expect(Object.keys(twice.problem?.errors ?? {})).toEqual(["code"]);
    await world.call(unlockReasons.create, { code: "ΚΑΤ", title: "Κατά λάθος" }, administrator);
    const latin = { code: "KAT", title: "Κατ' εξαίρεση" };
    const alike = await world.try(unlockReasons.create, latin, administrator);
    expect(alike.problem?.errors?.["code"]?.[0]).toMatch(/«ΚΑΤ», που υπάρχει ήδη/);
    expect((await world.try(unlockReasons.getById, { id: "ΧΧΧ" }, administrator)).status).toBe(404);
  });
});
