import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import type { InputOf } from "#api/call.ts";
import { contracts } from "#api/contracts.ts";
import { documents } from "#api/documents.ts";
import { structures } from "#api/structures.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { activeContract, castOfBody, drafted, recordDay, termIn } from "./testing.ts";

const world = worldOfFile();

describe("the life of a contract", () => {
  test("is drafted, submitted and approved by the representative, with who did what", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id } = await activeContract(world, cast);
    const details = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
    expect(details).toMatchObject({
      state: "active",
      version: 3,
      employee: { id: cast.employeeId },
      terms: [
        { structureId: cast.structureId, rate: "1100.00", validFrom: "2026-01-01", validTo: null },
      ],
      settledThrough: null,
    });
    expect(details.acts.map(({ state }) => state)).toEqual(["active", "submitted", "draft"]);
  });

  test("is not approved by the clerk, nor twice", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk, head } = cast;
    const made = await world.call(contracts.create, drafted(cast), clerk);
    const byClerk = { organizationId, contracts: [made] };
    expect((await world.try(contracts.approve, byClerk, clerk)).status).toBe(403);
    const early = await world.call(contracts.approve, byClerk, head);
    expect(early.contracts).toMatchObject([
      {
        outcome: "refused",
        state: "draft",
        messages: ["Η κατάσταση της σύμβασης δεν επιτρέπει αυτή την ενέργεια"],
      },
    ]);
  });

  test("is approved by nobody who created, changed or submitted it, whatever the role; the database refuses it too", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk, head } = cast;
    const administrator = { as: await world.signInAs({ role: "Administrator" }) };
    const made = await world.call(contracts.create, drafted(cast), head);
    const { employeeId: _, ...fields } = drafted(cast);
    const changed = { ...fields, id: made.id, version: 1, specialty: "Ηλεκτρολόγος" };
    const { version } = await world.call(contracts.update, changed, administrator);
    const input = { organizationId, contracts: [{ id: made.id, version }] };
    await world.call(contracts.submit, input, clerk);
    const submitted = { organizationId, contracts: [{ id: made.id, version: version + 1 }] };
    for (const as of [head, administrator]) {
      const { contracts: outcomes } = await world.call(contracts.approve, submitted, as);
      expect(outcomes).toMatchObject([
        {
          outcome: "refused",
          messages: [
            "Η σύμβαση εγκρίνεται από άλλο πρόσωπο, όχι από όποιον τη συνέταξε, την άλλαξε ή την υπέβαλε",
          ],
        },
      ]);
      const details = await world.call(contracts.getById, { organizationId, id: made.id }, as);
      expect(details.isMaker).toBe(true);
      const behindOurBack = rowsWhere(world, "contract", {
        organization_id: organizationId,
      }).change({ approved_by: as.as.userId });
      await expect(behindOurBack).rejects.toThrow("contract_by_two");
    }
    const executive = { as: await world.signInAs({ role: "Executive" }) };
    const { contracts: approved } = await world.call(contracts.approve, submitted, executive);
    expect(approved).toMatchObject([{ outcome: "done", state: "active" }]);
  });

  test("is rejected with a reason, edited and submitted again", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk, head } = cast;
    const made = await world.call(contracts.create, drafted(cast), clerk);
    await world.call(contracts.submit, { organizationId, contracts: [made] }, clerk);
    const reject = { organizationId, id: made.id, version: 2 };
    const silent = await world.try(contracts.reject, { ...reject, reason: " " }, head);
    expect(silent.problem?.errors).toHaveProperty("reason");
    await world.call(contracts.reject, { ...reject, reason: "Λάθος αμοιβή" }, head);

    const { employeeId: _, ...fields } = drafted(cast);
    const edited = await world.call(
      contracts.update,
      { ...fields, id: made.id, version: 3, startDate: "2026-02-01" },
      clerk,
    );
    const again = await world.call(
      contracts.submit,
      { organizationId, contracts: [edited] },
      clerk,
    );
    expect(again.contracts).toMatchObject([{ outcome: "done", state: "submitted", version: 5 }]);
    const details = await world.call(contracts.getById, { organizationId, id: made.id }, clerk);
    expect(details.terms).toMatchObject([{ validFrom: "2026-02-01" }]);
    expect(details.acts.find(({ state }) => state === "rejected")?.reason).toBe("Λάθος αμοιβή");
  });

  test("that begins too far ahead is not submitted, however it was stored", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk } = cast;
    const made = await world.call(contracts.create, drafted(cast), clerk);
    const inBody = { organization_id: organizationId };
    const late = { start_date: "2028-01-01", end_date: "2028-12-31" };
    await rowsWhere(world, "contract", { ...inBody, id: made.id }).change(late);
    const terms = rowsWhere(world, "contract_term", { ...inBody, contract_id: made.id });
    await terms.change({ valid_from: "2028-01-01" });
    const input = { organizationId, contracts: [made] };
    expect((await world.call(contracts.submit, input, clerk)).contracts).toMatchObject([
      { outcome: "refused", messages: [expect.stringContaining("τέλος του επόμενου έτους")] },
    ]);
  });

  test("once rejected cannot return to a structure closed meanwhile", async () => {
    const cast = await castOfBody(world);
    const { organizationId, structureId, clerk, head } = cast;
    const made = await world.call(contracts.create, drafted(cast), clerk);
    await world.call(contracts.submit, { organizationId, contracts: [made] }, clerk);
    const reject = { organizationId, id: made.id, version: 2, reason: "Λάθος αμοιβή" };
    const rejected = await world.call(contracts.reject, reject, head);
    const submit = () =>
      world.call(contracts.submit, { organizationId, contracts: [rejected] }, clerk);
    const close = { organizationId, id: structureId, version: 1, closedOn: "2026-06-30" };
    const closed = await world.call(structures.close, close, clerk);
    expect((await submit()).contracts).toMatchObject([
      { outcome: "refused", messages: ["Η Δομή δεν λειτουργεί σε όλη τη διάρκεια του όρου"] },
    ]);
    await world.call(structures.reopen, { organizationId, ...closed }, clerk);
    expect((await submit()).contracts).toMatchObject([{ outcome: "done" }]);
  });

  test("in force cannot be edited or deleted; a draft can be deleted as it was read", async () => {
    const cast = await castOfBody(world);
    const { employeeId: _, ...fields } = drafted(cast);
    const active = await activeContract(world, cast);
    const edited = await world.try(contracts.update, { ...fields, ...active }, cast.clerk);
    const deleted = await world.try(contracts.delete, active, cast.clerk);
    expect([edited.status, deleted.status]).toEqual([409, 409]);

    const later = { startDate: "2027-01-01", endDate: "2027-12-31" };
    const draft = { ...drafted(cast), number: "Άλλη", ...later };
    const made = await world.call(contracts.create, draft, cast.clerk);
    const { id } = made;
    const { organizationId } = cast;
    const { employeeId: _person, ...update } = { ...draft, ...made, specialty: "Ηλεκτρολόγος" };
    const changed = await world.call(contracts.update, update, cast.clerk);
    const stale = await world.try(contracts.delete, { organizationId, ...made }, cast.clerk);
    expect([stale.status, stale.problem?.current]).toMatchObject([
      409,
      { version: changed.version, specialty: "Ηλεκτρολόγος" },
    ]);
    await world.call(contracts.delete, { organizationId, ...changed }, cast.clerk);
    expect((await world.try(contracts.getById, { organizationId, id }, cast.clerk)).status).toBe(
      404,
    );
  });

  test("a draft with a document, leave correction or sickness benefit cannot be deleted, and says why", async () => {
    const cast = await castOfBody(world);
    const { organizationId } = cast;
    const { id, version } = await world.call(contracts.create, drafted(cast), cast.clerk);
    const known = async () =>
      (await world.call(contracts.getById, { organizationId, id }, cast.clerk)).hasEvidence;
    expect(await known()).toBe(false);
    const document = { organizationId, kind: "signed-contract", contractId: id };
    const file = { ...document, fileName: "a.pdf" };
    await world.call(documents.upload, file, { ...cast.clerk, bytes: samplePdf() });
    expect(await known()).toBe(true);
    const { status, problem } = await world.try(
      contracts.delete,
      { organizationId, id, version },
      cast.clerk,
    );
    expect([status, problem?.detail]).toEqual([
      409,
      expect.stringContaining("η σύμβαση δεν διαγράφεται"),
    ]);
  });

  test("is suspended, has no duty meanwhile, and resumes under its last term", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    const act = { organizationId, id };
    const suspended = await world.call(
      contracts.suspend,
      { ...act, version, from: "2026-03-01", reason: "Άδεια άνευ αποδοχών" },
      cast.head,
    );
    expect(suspended.state).toBe("suspended");
    const early = await world.try(
      contracts.resume,
      { ...act, version: suspended.version, from: "2026-02-20" },
      cast.head,
    );
    expect(early.problem?.errors).toHaveProperty("from");
    await world.call(
      contracts.resume,
      { ...act, version: suspended.version, from: "2026-05-01" },
      cast.head,
    );
    const details = await world.call(contracts.getById, act, cast.clerk);
    expect(details.state).toBe("active");
    expect(details.terms.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ["2026-01-01", "2026-02-28"],
      ["2026-05-01", null],
    ]);
  });

  test("is terminated on a day after which nothing is recorded", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    await recordDay(world, cast, id, "2026-03-17");
    const terminate = { organizationId, id, version, reason: "Παραίτηση" };
    const early = await world.try(
      contracts.terminate,
      { ...terminate, lastDay: "2026-03-16" },
      cast.head,
    );
    expect(early.problem?.errors).toEqual({
      lastDay: [
        "Υπάρχουν καταχωρισμένες παρουσίες μετά από αυτή την ημερομηνία. Διαγράψτε τες πρώτα",
      ],
    });
    const late = { ...terminate, lastDay: "2027-01-01" };
    expect((await world.try(contracts.terminate, late, cast.head)).status).toBe(409);
    await world.call(contracts.terminate, { ...terminate, lastDay: "2026-03-17" }, cast.head);
    const details = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
    expect(details).toMatchObject({
      state: "terminated",
      endDate: "2026-03-17",
      terms: [{ validTo: "2026-03-17" }],
    });
  });
});

test("wrong fields are named, and a number is unique", async () => {
  const cast = await castOfBody(world);
  const draft = drafted(cast);
  const wrong = await world.try(
    contracts.create,
    {
      ...draft,
      employmentType: 99,
      endDate: "2025-12-31",
      rate: "-1.00",
    },
    cast.clerk,
  );
  expect(wrong.problem?.errors).toEqual({
    employmentType: ["Η σχέση εργασίας δεν είναι έγκυρη"],
    endDate: ["Η ημερομηνία λήξης προηγείται της έναρξης"],
    rate: ["Η τιμή του πεδίου «Αμοιβή» δεν μπορεί να είναι αρνητική"],
  });
  const tooMuch = { ...draft, number: "Σ".repeat(41), weeklyMinutes: 4321 };
  expect((await world.try(contracts.create, tooMuch, cast.clerk)).problem?.errors).toEqual({
    number: ["Στο πεδίο «Αριθμός σύμβασης» επιτρέπονται έως 40 χαρακτήρες"],
    weeklyMinutes: ["Η τιμή του πεδίου «Ώρες ανά εβδομάδα» πρέπει να είναι από 0 έως 72 ώρες"],
  });
  await world.call(contracts.create, draft, cast.clerk);
  const twin = await world.try(
    contracts.create,
    { ...draft, startDate: "2027-01-01", endDate: "2027-12-31" },
    cast.clerk,
  );
  expect(twin.problem?.errors).toEqual({
    number: ["Υπάρχει ήδη σύμβαση με αυτόν τον αριθμό στον Φορέα"],
  });
});

const ends = "Συμπληρώστε την ημερομηνία λήξης: η σύμβαση είναι ορισμένου χρόνου";
const pays = "Συμπληρώστε το ποσό της αμοιβής ή επιλέξτε τρόπο αμοιβής «Χωρίς αμοιβή»";

test("a fixed-term contract needs an end, and a pay basis needs an amount", async () => {
  const cast = await castOfBody(world);
  const draft = drafted(cast);
  const errorsOf = async (given: Partial<InputOf<typeof contracts.create>>) =>
    (await world.try(contracts.create, { ...draft, ...given }, cast.clerk)).problem?.errors;
  expect(await errorsOf({ endDate: null, rate: "0.00" })).toEqual({
    endDate: [ends],
    rate: [pays],
  });
  expect(await errorsOf({ payBasis: "none" })).toHaveProperty("rate");
  const { id } = await world.call(contracts.create, draft, cast.clerk);
  const { employeeId: _, ...edited } = { ...draft, id, version: 1, endDate: null };
  const update = await world.try(contracts.update, edited, cast.clerk);
  expect(update.problem?.errors).toEqual({ endDate: [ends] });
  const term = { ...termIn(cast), rate: "0.00", validFrom: "2026-04-01" };
  const { organizationId } = cast;
  const added = await world.try(
    contracts.addTerm,
    { organizationId, id, version: 1, ...term },
    cast.clerk,
  );
  expect(added.problem?.errors).toEqual({ rate: [pays] });
  await world.call(
    contracts.create,
    {
      ...draft,
      number: "C-2/2026",
      startDate: "2027-01-01",
      endDate: "2027-12-31",
      payBasis: "none",
      rate: "0.00",
    },
    cast.clerk,
  );
});

const far = ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"];

test("a contract begins within sixty years, and not in a mistyped century", async () => {
  const cast = await castOfBody(world);
  const draft = { ...drafted(cast), employmentType: 1, endDate: null };
  const errorsOf = async (startDate: string) =>
    (await world.try(contracts.create, { ...draft, startDate }, cast.clerk)).problem?.errors;
  const refusal = { startDate: ["Γίνονται δεκτές ημερομηνίες από 01/01/1966 και μετά"] };
  expect(await errorsOf("1926-03-01")).toEqual(refusal);
  const { id } = await world.call(
    contracts.create,
    { ...draft, startDate: "1966-01-01" },
    cast.clerk,
  );
  const { employeeId: _, ...edited } = { ...draft, id, version: 1, startDate: "1965-12-31" };
  expect((await world.try(contracts.update, edited, cast.clerk)).problem?.errors).toEqual(refusal);
});

test("nothing of a contract begins after the end of next year", async () => {
  const cast = await castOfBody(world);
  const { clerk } = cast;
  const draft = drafted(cast);
  const { employeeId: _, ...fields } = { ...draft, employmentType: 1, endDate: null };
  const late = { ...draft, startDate: "2062-01-01", endDate: "2062-12-31" };
  const created = await world.try(contracts.create, late, clerk);
  expect([created.status, created.problem?.errors]).toEqual([400, { startDate: far }]);
  const { id } = await world.call(contracts.create, { ...draft, number: "Β" }, clerk);
  const changed = { ...fields, number: "Β", id, version: 1, startDate: "2062-01-01" };
  const edited = await world.try(contracts.update, changed, clerk);
  expect(edited.problem?.errors).toEqual({ startDate: far });

  const other = await castOfBody(world);
  const active = await activeContract(world, other, { employmentType: 1, endDate: "2090-12-31" });
  const [term, reason] = [termIn(other), "Απόφαση 7/2026"];
  const day = "2028-01-01";
  const tried = [
    await world.try(contracts.addTerm, { ...active, ...term, validFrom: day }, other.clerk),
    await world.try(contracts.suspend, { ...active, from: day, reason }, other.head),
    await world.try(contracts.terminate, { ...active, lastDay: day, reason }, other.head),
  ];
  expect(tried.map(({ problem }) => problem?.errors)).toEqual([
    { validFrom: far },
    { from: far },
    { lastDay: far },
  ]);
  const suspend = { ...active, from: "2026-04-01", reason };
  const suspended = await world.call(contracts.suspend, suspend, other.head);
  const resume = { ...active, ...suspended, from: day };
  const resumed = await world.try(contracts.resume, resume, other.head);
  expect(resumed.problem?.errors).toEqual({ from: far });
});

test("an employment type with working time needs hours, whoever types them", async () => {
  const cast = await castOfBody(world);
  const hours = [expect.stringMatching(/^Συμπληρώστε τις ώρες/)];
  const draft = { ...drafted(cast), weeklyMinutes: 0 };
  const created = await world.try(contracts.create, draft, cast.clerk);
  expect([created.status, created.problem?.errors]).toEqual([400, { weeklyMinutes: hours }]);
  await world.call(contracts.create, { ...draft, number: "Α", employmentType: 6 }, cast.clerk);
  const active = await activeContract(world, cast);
  const term = { ...termIn(cast), weeklyMinutes: 0, validFrom: "2026-04-01" };
  const added = await world.try(contracts.addTerm, { ...active, ...term }, cast.clerk);
  expect([added.status, added.problem?.errors]).toEqual([409, { weeklyMinutes: hours }]);
});

test("an old draft without an end or pay cannot be submitted", async () => {
  const cast = await castOfBody(world);
  const { organizationId, employeeId: employee_id } = cast;
  const body = { organization_id: organizationId, employee_id, state: "draft" };
  const endless = await buildContract(world.owner, { ...body, employment_type: 2 });
  const unpaid = await buildContract(world.owner, { ...body, term: { rate: "0.00" } });
  const { contracts: outcomes } = await world.call(
    contracts.submit,
    { organizationId, contracts: [endless, unpaid].map(({ id }) => ({ id, version: 1 })) },
    cast.clerk,
  );
  expect(outcomes).toMatchObject([
    { outcome: "refused", messages: [ends] },
    { outcome: "refused", messages: [pays] },
  ]);
});

test("a contract's month lists unjustified days and missing punches beside leave and due days", async () => {
  const cast = await castOfBody(world);
  const { organizationId, structureId, clerk } = cast;
  const { id } = await activeContract(world, cast);
  const at = { contractId: id, version: 0 };
  const away = { kind: "absence", reason: "ΑΔΙ", from: null, to: null, mark: "typed" } as const;
  const noPunch = { kind: "work", from: 450, to: null, mark: "typed" } as const;
  const records = [
    { ...at, date: "2026-03-02", intervals: [away] },
    { ...at, date: "2026-03-03", intervals: [noPunch] },
  ];
  await world.call(attendances.saveRecords, { organizationId, structureId, records }, clerk);
  const { months } = await world.call(contracts.getById, { organizationId, id }, clerk);
  expect(months).toMatchObject([{ leaveDays: 0, unjustifiedDays: 1, missingDays: 1 }]);
});

test("the second to save sees what is stored; in bulk, each row does", async () => {
  const cast = await castOfBody(world);
  const active = await activeContract(world, cast);
  const { organizationId, id } = active;
  const suspend = { ...active, from: "2026-04-01", reason: "Στράτευση" };
  const stale = await world.try(contracts.suspend, { ...suspend, version: 1 }, cast.head);
  expect([stale.status, stale.problem?.current]).toMatchObject([409, { state: "active" }]);
  const bulk = await world.call(
    contracts.approve,
    { organizationId, contracts: [{ id, version: 1 }] },
    cast.head,
  );
  expect(bulk.contracts).toMatchObject([{ outcome: "changed", version: active.version }]);
});
