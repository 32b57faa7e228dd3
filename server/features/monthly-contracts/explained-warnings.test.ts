import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import {
  buildMonth,
  recordAgain,
  returnMonth,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { openWorld, type World } from "#server/testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: new Date("2026-04-02T08:00:00Z") });
});
afterAll(() => world.close());

/** Two and a half hours beyond the plan: overtime without a decision. */
const late = [{ kind: "work", from: 450, to: 1080, mark: "device" } as const];

async function withWarning() {
  const march = await buildMonth(world, { instead: { "2026-03-02": late } });
  await submitMonth(world, march);
  return march;
}

function of({ organizationId, structureId, month }: MonthOfStructure) {
  return { organizationId, structureId, month };
}

async function findings(march: MonthOfStructure) {
  const answer = await world.call(monthlyContracts.getFindings, of(march), { as: march.clerk });
  return answer.findings;
}

/** Explains every warning that the clerk sees. */
async function explain(march: MonthOfStructure, note = "Απόφαση ΑΔΑ 9ΩΞ3-ΒΛ5") {
  const noted = (await findings(march)).flatMap(({ contractId, rule, date, inputs, level }) =>
    contractId && level === "warning" ? [{ contractId, rule, date, inputs }] : [],
  );
  const input = { ...of(march), findings: noted, note };
  return world.call(monthlyContracts.explain, input, { as: march.clerk });
}

async function openWarnings(march: MonthOfStructure) {
  const { structures } = await world.call(verifications.getSignable, of(march), {
    as: march.representative,
  });
  return structures[0]?.doubts?.warnings;
}

describe("a warning", () => {
  test("that is explained no longer waits for a note, and tells who wrote it", async () => {
    const march = await withWarning();
    expect(await openWarnings(march)).toBe(1);
    expect(await explain(march)).toEqual({ explained: 1 });
    expect(await openWarnings(march)).toBe(0);
    const [warning] = await findings(march);
    expect(warning).toMatchObject({
      rule: "R13",
      note: { note: "Απόφαση ΑΔΑ 9ΩΞ3-ΒΛ5", at: "2026-04-02T08:00:00.000Z" },
    });
    expect((await signMonth(world, march)).code).toMatch(/^.{16}$/);
  });

  test("that changes asks for another note", async () => {
    const march = await withWarning();
    await explain(march);
    await returnMonth(world, march, { reason: "Λάθος ώρα" });
    const intervals = [{ kind: "work", from: 450, to: 1050, mark: "typed" } as const];
    expect(await recordAgain(world, march, 1, intervals)).toMatchObject({ outcome: "saved" });
    expect(await openWarnings(march)).toBe(1);
  });

  test("is explained by the note of the signature, where nobody did before", async () => {
    const march = await withWarning();
    await signMonth(world, march, "Έκτακτη ανάγκη καθαρισμού");
    expect((await findings(march))[0]?.note?.note).toBe("Έκτακτη ανάγκη καθαρισμού");
  });

  test("of another structure's contract is explained by nobody here", async () => {
    const march = await withWarning();
    const foreign = await withWarning();
    const [contractId = ""] = foreign.contractIds;
    const finding = { contractId, rule: "R13", date: "2026-03-02", inputs: {} };
    const input = { ...of(march), findings: [finding], note: "Γνωστό" };
    const tried = await world.try(monthlyContracts.explain, input, { as: march.clerk });
    expect(tried.status).toBe(404);
  });
});

describe("the board counts doubts", () => {
  test("as they were checked, less what is explained, and says when a record is younger", async () => {
    const march = await buildMonth(world, { instead: { "2026-03-02": late } });
    const { organizationId, month, clerk: as } = march;
    const board = async () =>
      (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as }))
        .structures[0];
    expect(await board()).toMatchObject({ warnings: 0, unchecked: 1 });
    await world.call(monthlyContracts.check, of(march), { as });
    expect(await board()).toMatchObject({ errors: 0, warnings: 1, unchecked: 0 });
    await explain(march);
    expect(await board()).toMatchObject({ warnings: 0, unchecked: 0 });
    world.setNow(new Date("2026-04-02T08:01:00Z"));
    await recordAgain(world, march);
    expect(await board()).toMatchObject({ unchecked: 1 });
  });
});

describe("a body sets the rules for itself", () => {
  test("from a day on: what was a warning stops the signature", async () => {
    const march = await buildMonth(world, { instead: { "2026-03-02": late } });
    const { organizationId: organization_id } = march;
    await inBodies(world.owner, [organization_id], (tx) =>
      tx
        .insertInto("finding_parameter")
        .values([
          { organization_id, name: "R13", valid_from: "2026-03-15", value: '"error"' },
          { organization_id, name: "R13", valid_from: "2026-04-01", value: '"off"' },
        ])
        .execute(),
    );
    expect((await findings(march))[0]).toMatchObject({ rule: "R13", level: "error" });
    expect(await submitMonth(world, march)).toMatchObject([{ outcome: "refused" }]);
  });
});
