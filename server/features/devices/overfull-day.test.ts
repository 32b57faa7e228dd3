import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { imports } from "#api/imports.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { entranceOf, sendBy, today } from "./testing.ts";

const world = worldOfFile();

test("a day with more arrivals and departures than fit in a record waits for a person, and says so", async () => {
  const { device, punch, recorded, contractId, ...place } = await entranceOf(world);
  const { organizationId, structureId, clerk: as } = place;
  const range = { organizationId, structureId, from: today, to: today };
  const propose = () => world.call(imports.proposeFromPunches, range, { as });
  const presses = Array.from({ length: 26 }, (_, index) => {
    const direction = index % 2 === 0 ? "in" : "out";
    return punch(index + 1, `05:${String(index * 2).padStart(2, "0")}`, { direction });
  });
  await sendBy(world, device, presses.slice(0, 24));
  expect(await recorded()).toHaveLength(12);
  expect(await propose()).toMatchObject({ proposals: [], questions: [], same: 1 });

  await sendBy(world, device, presses.slice(24));
  const before = await recorded();
  expect(before).toHaveLength(12);
  const { proposals, questions } = await propose();
  expect(proposals).toEqual([]);
  expect(questions).toMatchObject([{ contractId, date: today, why: "too-many" }]);
  expect(questions[0]?.intervals).toHaveLength(13);

  const chosen = { ...range, days: questions };
  const { records } = await world.call(imports.applyPunches, chosen, { as });
  expect(records).toMatchObject([
    { outcome: "refused", messages: ["Μια ημέρα δέχεται έως 12 διαστήματα"] },
  ]);
  expect(await recorded()).toEqual(before);

  const version = questions[0]?.version ?? 0;
  const intervals = [{ kind: "work", from: 420, to: 475, mark: "typed" } as const];
  const corrections = [{ contractId, date: today, version, intervals }];
  await world
    .by(as)
    .call(attendances.saveRecords, { organizationId, structureId, records: corrections });
  expect((await propose()).questions).toMatchObject([{ why: "typed" }]);
});
