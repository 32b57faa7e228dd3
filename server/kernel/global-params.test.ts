import { expect, test } from "vitest";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "../testing/world.ts";
import { globalParams, globalParamsUpTo } from "./global-params.ts";

const world = worldOfFile();

const saysFrom = (day: string, message: string) =>
  addRows(world, "global_param", {
    key: "maintenance.message",
    value: JSON.stringify(message),
    valid_from: day,
  });

const on = async (day: string) => {
  const { kysely } = world.database;
  const ofMany = (await globalParamsUpTo(kysely, "2026-12-31"))(day)["maintenance.message"];
  expect((await globalParams(kysely, day))["maintenance.message"]).toBe(ofMany);
  return ofMany;
};

test("a parameter applies from its day on; of two for one day the last one applies", async () => {
  await saysFrom("2026-03-10", "πρώτο");
  await saysFrom("2026-03-20", "επόμενο");
  await saysFrom("2026-03-10", "διορθωμένο");
  expect(await on("2026-03-09")).toBe("");
  expect(await on("2026-03-10")).toBe("διορθωμένο");
  expect(await on("2026-03-20")).toBe("επόμενο");
});
