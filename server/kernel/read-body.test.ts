import { expect, test } from "vitest";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { readBodies } from "./read-body.ts";

const world = worldOfFile();

test("all reads of one call see the same moment, whatever is written meanwhile", async () => {
  const { id, description } = await buildOrganization(world.owner);
  const rows = await readBodies(world, [id], async (db) => {
    const read = () =>
      db.selectFrom("organization").select("description").where("id", "=", id).execute();
    const first = await read();
    await rowsWhere(world, "organization", { id }).change({ description: "Άλλος τίτλος" });
    return [...first, ...(await read())];
  });
  expect(rows).toEqual([{ description }, { description }]);
});
