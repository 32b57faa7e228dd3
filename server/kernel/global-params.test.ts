import { expect, test } from "vitest";
import { worldOfFile } from "../testing/world.ts";
import { globalParams } from "./global-params.ts";

const world = worldOfFile();

const saysFrom = (day: string, message: string) =>
  world.owner
    .insertInto("global_param")
    .values({ key: "maintenance.message", value: JSON.stringify(message), valid_from: day })
    .execute();

const on = async (day: string) =>
  (await globalParams(world.database.kysely, day))["maintenance.message"];

test("a parameter counts from its day on; of two for one day the one made last", async () => {
  await saysFrom("2026-03-10", "πρώτο");
  await saysFrom("2026-03-20", "επόμενο");
  await saysFrom("2026-03-10", "διορθωμένο");
  expect(await on("2026-03-09")).toBe("");
  expect(await on("2026-03-10")).toBe("διορθωμένο");
  expect(await on("2026-03-20")).toBe("επόμενο");
});
