import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { unpackRecords } from "#api/cells.ts";
import { contracts } from "#api/contracts.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { history } from "#api/history.ts";
import { schedules } from "#api/schedules.ts";
import { buildStructure } from "#server/db/seed/builders.ts";
import { officeWeek } from "#server/db/seed/rows.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { activeContract, castOfBody, drafted, recordDay, settleMonth, termIn } from "./testing.ts";

const world = worldOfFile();

describe("terms over time", () => {
  test("a new term ends the one before on its eve", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    const moved = await buildStructure(world.owner, { organization_id: organizationId });
    const term = termIn(cast);
    await world.call(
      contracts.addTerm,
      {
        organizationId,
        id,
        version,
        ...term,
        structureId: moved.id,
        validFrom: "2026-04-01",
        reason: "Μετακίνηση",
      },
      cast.clerk,
    );
    const details = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
    expect(details.terms).toMatchObject([
      { structureId: cast.structureId, validFrom: "2026-01-01", validTo: "2026-03-31" },
      { structureId: moved.id, validFrom: "2026-04-01", validTo: null },
    ]);
    const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
    const { items } = await world.call(history.getAll, subject, cast.clerk);
    expect(items[0]).toMatchObject({ act: "contract.addTerm", reason: "Μετακίνηση" });
  });

  test("one starting on the first day of another replaces it, and the history keeps the replaced one", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    const term = { ...termIn(cast), validFrom: "2026-04-01", reason: "Διόρθωση" };
    const add = (given: { version: number; rate: string }) =>
      world.call(contracts.addTerm, { organizationId, id, ...term, ...given }, cast.clerk);
    const first = await add({ version, rate: "1200.00" });
    await add({ version: first.version, rate: "1300.00" });
    const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
    const { items } = await world.call(history.getAll, subject, cast.clerk);
    expect(items.slice(0, 2)).toMatchObject([
      { changes: [{ field: "rate", before: "1200.00", after: "1300.00" }] },
      { changes: expect.arrayContaining([{ field: "rate", before: "1100.00", after: "1200.00" }]) },
    ]);
  });

  test("reaching back over recorded days needs a confirmation, and keeps them as they are", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    await recordDay(world, cast, id, "2026-03-17");
    const term = termIn(cast);
    const hours = { weeklyMinutes: 1800, rate: "900.00" };
    const back = { organizationId, id, version, ...term, ...hours, validFrom: "2026-03-16" };
    const tried = await world.try(contracts.addTerm, back, cast.clerk);
    expect(tried.problem).toMatchObject({
      status: 409,
      errors: {
        keepRecorded: [
          "Έχει ήδη καταχωριστεί 1 ημέρα με τους προηγούμενους όρους. Θα μείνει όπως υπολογίστηκε",
        ],
      },
    });
    await world.call(contracts.addTerm, { ...back, keepRecorded: true }, cast.clerk);
  });

  test("a backdated move takes later recorded days to the new structure's month and sheets", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    await recordDay(world, cast, id, "2026-03-13");
    await recordDay(world, cast, id, "2026-03-17");
    const moved = await buildStructure(world.owner, { organization_id: organizationId });
    const term = { ...termIn(cast), structureId: moved.id, validFrom: "2026-03-16" };
    const back = { organizationId, id, version, ...term, keepRecorded: true };
    await world.call(contracts.addTerm, back, cast.clerk);
    const daysIn = async (structureId: string) => {
      const query = { organizationId, structureId, month: "2026-03" };
      const { rows } = await world.call(attendances.getMonthSheet, query, cast.clerk);
      return rows.map(({ cells }) => unpackRecords(cells).map(({ day }) => day));
    };
    const { structures } = await world.call(
      monthlyContracts.getBoard,
      { organizationId, month: "2026-03" },
      cast.clerk,
    );
    const people = structures.map((one) => [one.structureId, one.contracts]);
    expect(people).toContainEqual([moved.id, 1]);
    expect(people).not.toContainEqual([cast.structureId, 1]);
    expect(await daysIn(cast.structureId)).toEqual([[13]]);
    expect(await daysIn(moved.id)).toEqual([[17]]);
    const dayQuery = { organizationId, structureId: moved.id, date: "2026-03-17" };
    const { rows } = await world.call(attendances.getDaySheet, dayQuery, cast.clerk);
    expect(rows).toMatchObject([{ contractId: id, version: 1 }]);
  });

  test("never reach back into a submitted month, except for pay", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    await settleMonth(world, cast, id, "2026-02");
    const term = { ...termIn(cast), weeklyMinutes: 1800 };
    const addTerm = { organizationId, id, version, ...term };
    const back = await world.try(
      contracts.addTerm,
      { ...addTerm, validFrom: "2026-02-28" },
      cast.clerk,
    );
    expect(back.problem?.errors?.["validFrom"]?.[0]).toMatch(/^Έχει υποβληθεί ή υπογραφεί/);
    await world.call(contracts.addTerm, { ...addTerm, validFrom: "2026-03-01" }, cast.clerk);
    const raise = {
      ...termIn(cast),
      validFrom: "2026-02-01",
      rate: "1200.00",
      version: version + 1,
    };
    await world.call(contracts.addTerm, { organizationId, id, ...raise }, cast.clerk);
    const { terms } = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
    expect(terms.map(({ validFrom, validTo, rate }) => [validFrom, validTo, rate])).toEqual([
      ["2026-01-01", "2026-01-31", "1100.00"],
      ["2026-02-01", "2026-02-28", "1200.00"],
      ["2026-03-01", null, "1100.00"],
    ]);
  });

  test("of an ended contract change in pay only, on days when it ran", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    await rowsWhere(world, "contract", { organization_id: organizationId }).change({
      state: "terminated",
      end_date: "2026-02-28",
    });
    const raise = { organizationId, id, version, ...termIn(cast), rate: "1200.00" };
    const add = (given: { validFrom: string; weeklyMinutes?: number }) =>
      world.try(contracts.addTerm, { ...raise, ...given }, cast.clerk);
    const outside = await add({ validFrom: "2026-03-01" });
    const hours = await add({ validFrom: "2026-02-01", weeklyMinutes: 1800 });
    expect([outside, hours].map(({ problem }) => problem?.errors?.["validFrom"])).toEqual([
      ["Ο όρος πρέπει να ισχύει μέσα στη διάρκεια της σύμβασης"],
      ["Η σύμβαση έχει λήξει ή διακοπεί"],
    ]);
    expect((await add({ validFrom: "2026-02-01" })).status).toBe(200);
  });

  test("stay within the contract and in open structures", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    const closing = await buildStructure(world.owner, {
      organization_id: organizationId,
      closed_on: "2026-06-30",
    });
    const term = termIn(cast);
    const addTerm = { organizationId, id, version, ...term, validFrom: "2026-04-01" };
    const outside = await world.try(
      contracts.addTerm,
      { ...addTerm, validFrom: "2027-01-01" },
      cast.clerk,
    );
    const closed = await world.try(
      contracts.addTerm,
      { ...addTerm, structureId: closing.id },
      cast.clerk,
    );
    expect([outside.problem?.errors?.["validFrom"], closed.problem?.detail]).toEqual([
      ["Ο όρος πρέπει να ισχύει μέσα στη διάρκεια της σύμβασης"],
      "Η Δομή δεν λειτουργεί σε όλη τη διάρκεια του όρου",
    ]);
  });
});

describe("the contracts of one person", () => {
  test("never exceed full time together, nor share the same hours", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk } = cast;
    const morning = await world.call(
      schedules.create,
      { organizationId, title: "Πρωί", anchor: "2024-01-01", weeks: officeWeek(480, 720) },
      clerk,
    );
    const noon = await world.call(
      schedules.create,
      { organizationId, title: "Μεσημέρι", anchor: "2024-01-01", weeks: officeWeek(660, 900) },
      clerk,
    );
    const base = drafted(cast);
    const half = { scheduleId: morning.id, weeklyMinutes: 1200 };
    await activeContract(world, cast, half);
    const second = { ...base, number: "Β" };
    const over = await world.try(contracts.create, second, clerk);
    const meeting = await world.try(
      contracts.create,
      { ...second, ...half, scheduleId: noon.id },
      clerk,
    );
    expect([over.problem?.detail, meeting.problem?.detail]).toEqual([
      "Ο εργαζόμενος θα υπερέβαινε τις 40 ώρες ανά εβδομάδα, μαζί με όσες ώρες έχουν οι άλλες συμβάσεις του στο ίδιο διάστημα",
      "Το ωράριο συμπίπτει με εκείνο άλλης σύμβασης του ίδιου εργαζομένου",
    ]);
    await world.call(
      contracts.create,
      { ...second, startDate: "2027-01-01", endDate: "2027-12-31" },
      clerk,
    );
  });

  test("cannot come to the same hours by a change of one schedule", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk } = cast;
    const anchor = "2024-01-01";
    const early = { organizationId, title: "Πρωί", anchor, weeks: officeWeek(480, 720) };
    const late = { organizationId, title: "Απόγευμα", anchor, weeks: officeWeek(720, 960) };
    const morning = await world.call(schedules.create, early, clerk);
    const afternoon = await world.call(schedules.create, late, clerk);
    const half = { weeklyMinutes: 1200 };
    await activeContract(world, cast, { ...half, scheduleId: morning.id });
    await activeContract(world, cast, { ...half, scheduleId: afternoon.id, number: "Β" });
    const from = (minute: number) =>
      world.try(
        schedules.update,
        { ...late, ...afternoon, weeks: officeWeek(minute, minute + 240) },
        clerk,
      );
    const { problem } = await from(719);
    expect([problem?.status, problem?.detail]).toEqual([
      409,
      expect.stringMatching(
        /^Με αυτές τις ώρες το ωράριο συμπίπτει με εκείνο άλλης σύμβασης του ίδιου εργαζομένου: \S+ Άννα$/,
      ),
    ]);
    expect((await from(780)).status).toBe(200);
  });

  test("drafted at the same time are not both approved", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk } = cast;
    const first = await world.call(contracts.create, drafted(cast), clerk);
    const twin = await world.call(contracts.create, { ...drafted(cast), number: "Β" }, clerk);
    const { contracts: outcomes } = await world.call(
      contracts.submit,
      { organizationId, contracts: [first, twin] },
      clerk,
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "refused"]);
  });
});
