import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { endContracts } from "./end-contracts.ts";
import { activeContract, castOfBody } from "./testing.ts";

const world = worldOfFile();

test("a contract ends by itself the day after its last, once, in the name of the system", async () => {
  const cast = await castOfBody(world);
  const { organizationId, id } = await activeContract(world, cast, { endDate: "2026-03-18" });
  const state = async () =>
    (await world.call(contracts.getById, { organizationId, id }, cast.clerk)).state;

  await world.runJob(endContracts);
  expect(await state()).toBe("active");

  world.setNow(new Date("2026-03-18T22:15:00Z"));
  expect(await world.runJob(endContracts)).toEqual({ ended: 1 });
  expect(await state()).toBe("ended");
  expect(await world.runJob(endContracts)).toEqual({ ended: 0 });

  const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
  const { items } = await world.call(history.getAll, subject, cast.clerk);
  expect(items[0]).toMatchObject({
    act: "contract.end",
    by: "Σύστημα",
    role: "System",
    source: "job",
    reason: "Πέρασε η τελευταία ημέρα της σύμβασης",
  });
});
