import { devices } from "#api/devices.ts";
import type { MonthOfStructure } from "./month-of-structure.ts";
import { personOf } from "./own-affairs.ts";
import { rowsWhere } from "./rows.ts";
import type { World } from "./world.ts";

/** Today in a world's clock. */
const today = "2026-03-18";

/** Gives the first person of a structure card 1042; returns what is recorded for today, and what waits for an answer. */
export async function atDoor(world: World, month: MonthOfStructure) {
  const { organizationId, clerk, contractIds } = month;
  const person = await personOf(world, month, contractIds[0] ?? "");
  const { contractId: contract_id, employeeId: id } = person;
  const inBody = { organization_id: organizationId };
  await rowsWhere(world, "employee", { ...inBody, id }).change({ card_number: "1042" });
  const record = rowsWhere(world, "attendance_record", { ...inBody, contract_id, date: today });
  return {
    ...person,
    recorded: async () => (await record.read("intervals"))[0]?.intervals,
    questions: async () =>
      (await world.call(devices.getQuestions, { organizationId }, { as: clerk })).items,
    /** As if the server had died before recording the day. */
    forgetDay: record.remove,
  };
}
