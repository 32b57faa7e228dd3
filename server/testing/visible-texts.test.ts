import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { structures } from "#api/structures.ts";
import { buildMonth, workdays } from "./month-of-structure.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-01T09:00:00Z") });

const turned = "Δεν \u202Eεγκρίνεται\u202C \u200Bη άδεια\u0007\u200B";
const visibleText = "Δεν εγκρίνεται η άδεια";

test("invisible characters that would alter a note or title are not stored", async () => {
  const { organizationId, structureId, contractIds, clerk, representative } =
    await buildMonth(world);
  const [date = ""] = workdays;
  const of = { organizationId, structureId };
  const record = { contractId: contractIds[0] ?? "", date, version: 1, intervals: [] };
  const records = [{ ...record, note: turned }];
  await world.call(attendances.saveRecords, { ...of, records }, { as: clerk });
  const sheet = await world.call(attendances.getDaySheet, { ...of, date }, { as: clerk });
  expect(sheet.rows[0]?.note).toBe(visibleText);
  const made = { organizationId, code: "Α1", title: turned, openedOn: "2026-01-01" };
  const { id } = await world.call(structures.create, made, { as: representative });
  const { title } = await world.by(representative).call(structures.getById, { organizationId, id });
  expect(title).toBe(visibleText);
  const blank = { ...made, code: "Α2", title: "\u200B\u2060 " };
  const { problem } = await world.try(structures.create, blank, { as: representative });
  expect(problem?.errors).toHaveProperty("title");
});
