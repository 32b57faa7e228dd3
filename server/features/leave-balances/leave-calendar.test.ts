import { expect, test } from "vitest";
import { leaveBalances } from "#api/leave-balances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { eventsIn } from "#server/testing/events-in.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const absent = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, mark: "typed", reason },
];

test("R-41 leave comes as calendar ranges, across weekends but not unrecorded working days; sickness only for those who may know", async () => {
  const { organizationId, structureId, contractIds, clerk } = await buildMonth(world, {
    instead: {
      "2026-03-12": absent("ΚΑΝ"),
      "2026-03-13": absent("ΚΑΝ"),
      "2026-03-16": absent("ΚΑΝ"),
      "2026-03-18": absent("ΑΝΑ"),
      "2026-03-19": absent("ΑΝΑ"),
    },
  });
  await rowsWhere(world, "employee", { organization_id: organizationId }).change({
    last_name: "Ρήγα,\r\nATTENDEE:x",
    first_name: "Ζωή",
  });
  const [contractId = ""] = contractIds;
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const eventsOf = async (
    as: typeof reader,
    given: { structureId?: string; year?: number } = {},
  ) => {
    const file = await world
      .by(as)
      .call(leaveBalances.exportCalendar, { organizationId, ...given });
    return eventsIn(file.bytes.toString("utf8"));
  };
  const name = "Ρήγα,\nATTENDEE:x Ζωή";
  const leave = {
    uid: `leave-${contractId}-2026-03-12@paron`,
    from: "2026-03-12",
    to: "2026-03-17",
  };
  const sick = {
    uid: `leave-${contractId}-2026-03-18@paron`,
    from: "2026-03-18",
    to: "2026-03-20",
  };
  expect(await eventsOf(clerk, { structureId })).toMatchObject([
    { ...leave, title: `${name}: Κανονική άδεια` },
    { ...sick, title: `${name}: Αναρρωτική άδεια` },
  ]);
  expect(await eventsOf(reader)).toMatchObject([
    { ...leave, title: `${name}: Κανονική άδεια` },
    { ...sick, title: `${name}: Απουσία` },
  ]);
  expect(await eventsOf(clerk, { year: 2025 })).toEqual([]);
  await rowsWhere(world, "attendance_record", {
    organization_id: organizationId,
    date: "2026-03-13",
  }).remove();
  expect(await eventsOf(clerk)).toMatchObject([
    { from: "2026-03-12", to: "2026-03-13" },
    { from: "2026-03-16", to: "2026-03-17" },
    { from: "2026-03-18", to: "2026-03-20" },
  ]);
});
