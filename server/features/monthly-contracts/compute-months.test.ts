import { describe, expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { buildContract, buildStructure } from "#server/db/seed/builders.ts";
import { termRow } from "#server/db/seed/rows.ts";
import {
  actsOf,
  buildMonth,
  changeDates,
  computeMonth,
  returnMonth,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

describe("a month is computed", () => {
  test("from the records, and computing it again changes nothing", async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02"] });
    expect(await computeMonth(world, march)).toEqual({ computed: 2 });
    expect(await computeMonth(world, march)).toEqual({ computed: 0 });
    const [first, second] = await rowsOf(world, march);
    expect(first).toMatchObject({
      state: "draft",
      totals: { plannedDays: 21, presentDays: 20, pendingDays: 1 },
    });
    expect(second).toMatchObject({
      totals: { workedMinutes: 21 * 480, plannedMinutes: 21 * 480, pendingDays: 0 },
    });
  });

  test("again when the contract has changed", async () => {
    const march = await buildMonth(world, { without: ["2026-03-02"] });
    await computeMonth(world, march);
    await changeDates(world, march, { start: "2026-03-03" });
    expect(await computeMonth(world, march)).toEqual({ computed: 1 });
    expect((await rowsOf(world, march))[0]?.totals).toMatchObject({
      plannedDays: 20,
      pendingDays: 0,
    });
  });

  test("in the structure where the contract ends the month", async () => {
    const march = await buildMonth(world);
    const body = { organization_id: march.organizationId };
    const other = await buildStructure(world.owner, body);
    const term = { structure_id: march.structureId, schedule_id: march.scheduleId };
    const moved = await buildContract(world.owner, {
      ...body,
      term: { ...term, valid_to: "2026-03-15" },
    });
    const next = {
      ...body,
      ...term,
      structure_id: other.id,
      contract_id: moved.id,
      valid_from: "2026-03-16",
    };
    await addRows(world, "contract_term", termRow(next));
    await computeMonth(world, march);
    const titles = (await board(march)).map(({ structureId, contracts }) => [
      structureId,
      contracts,
    ]);
    expect(titles).toContainEqual([march.structureId, 1]);
    expect(titles).toContainEqual([other.id, 1]);
  });

  test("and cancelled when its contract no longer runs in it", async () => {
    const march = await buildMonth(world, { contracts: 2 });
    await computeMonth(world, march);
    await changeDates(world, march, { end: "2026-02-27" });
    await computeMonth(world, march);
    const rows = await rowsOf(world, march);
    expect(rows.map(({ contractId }) => contractId)).toEqual([march.contractIds[1]]);
    expect(await actsOf(world, march)).toMatchObject([
      { state: "cancelled", reason: "Η σύμβαση δεν ισχύει πλέον στον μήνα" },
    ]);
  });

  test("and restored when its contract runs in it after all", async () => {
    const march = await buildMonth(world);
    await computeMonth(world, march);
    await changeDates(world, march, { end: "2026-02-27" });
    await computeMonth(world, march);
    await changeDates(world, march, { end: "2026-04-30" });
    await computeMonth(world, march);
    expect(await rowsOf(world, march)).toMatchObject([{ state: "draft", version: 3 }]);
    expect((await actsOf(world, march)).map(({ state }) => state)).toEqual(["cancelled", "draft"]);
  });
});

/** Two submitted contracts' March; one was returned, and its person has no records. */
async function givenBack() {
  const march = await buildMonth(world, { contracts: 2 });
  await submitMonth(world, march);
  const [id = ""] = march.contractIds;
  await returnMonth(world, march, { reason: "resigned in February", contractIds: [id] });
  const { organizationId } = march;
  const ofContract = { organization_id: organizationId, contract_id: id };
  await rowsWhere(world, "attendance_record", ofContract).remove();
  const by = world.by(march.representative);
  const inputNow = async () => {
    const { version } = await by.call(contracts.getById, { organizationId, id });
    return { organizationId, id, version, reason: "resigned" };
  };
  return { march, id, by, inputNow };
}

test.each(["terminate", "suspend"] as const)(
  "after a %s before its start a returned month is cancelled, and the structure may be signed",
  async (act) => {
    const { march, id, by, inputNow } = await givenBack();
    if (act === "terminate")
      await by.call(contracts.terminate, { ...(await inputNow()), lastDay: "2026-02-27" });
    else await by.call(contracts.suspend, { ...(await inputNow()), from: "2026-02-28" });

    expect(await board(march)).toMatchObject([{ contracts: 1, draft: 0, submitted: 1 }]);
    const { organizationId } = march;
    const input = { organizationId, subjectKind: "monthly-contract" as const };
    const entries = await by.call(history.getAll, { ...input, subjectId: `${id}/2026-03` });
    expect(entries.items[0]).toMatchObject({
      act: `contract.${act}`,
      reason: "Η σύμβαση δεν ισχύει πλέον στον μήνα",
    });
    expect(await signMonth(world, march)).toMatchObject({ code: expect.any(String) as string });
  },
);

test("a month cancelled by a termination is due again once that is revoked, and computing restores it", async () => {
  const { march, id, by, inputNow } = await givenBack();
  await by.call(contracts.terminate, { ...(await inputNow()), lastDay: "2026-02-27" });
  await by.call(contracts.reinstate, await inputNow());

  expect(await board(march)).toMatchObject([{ contracts: 2, draft: 1, submitted: 1 }]);
  await computeMonth(world, march);
  const { organizationId } = march;
  const { months } = await by.call(contracts.getById, { organizationId, id });
  expect(months).toMatchObject([{ month: "2026-03", state: "draft" }]);
});

async function board({ organizationId, month, clerk }: MonthOfStructure) {
  const found = await world.by(clerk).call(monthlyContracts.getBoard, { organizationId, month });
  return found.structures;
}
