import { expect, test } from "vitest";
import { listViews } from "#api/list-views.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const list = "contracts";
const viewsOf = (as: Visitor) => world.call(listViews.getAll, { list }, { as });
const keep = (as: Visitor, name: string, search = "state=active") =>
  world.call(listViews.keep, { list, name, search, columns: { endDate: true } }, { as });

test("a user saves list views by name, renames and deletes them; those of other lists are separate", async () => {
  const as = await world.signInAs({ role: "Executive" });
  const { id } = await keep(as, "Ενεργές");
  await keep(as, "Άλλη", "sort=-endDate");
  await world.by(as).call(listViews.keep, { list: "users", name: "Όλοι", search: "", columns: {} });
  expect(await viewsOf(as)).toEqual({
    views: [
      expect.objectContaining({ name: "Άλλη", search: "sort=-endDate" }),
      { id, name: "Ενεργές", search: "state=active", columns: { endDate: true } },
    ],
  });
  await world.call(listViews.rename, { id, name: "Σε ισχύ" }, { as });
  expect((await viewsOf(as)).views.map(({ name }) => name)).toEqual(["Άλλη", "Σε ισχύ"]);
  await world.call(listViews.remove, { id }, { as });
  expect((await viewsOf(as)).views.map(({ name }) => name)).toEqual(["Άλλη"]);
});

test("saving under an existing name replaces the view under its id; renaming to an existing name is refused", async () => {
  const as = await world.signInAs({ role: "Executive" });
  const first = await keep(as, "Μία");
  expect(await keep(as, "Μία", "state=draft")).toEqual(first);
  expect((await viewsOf(as)).views).toMatchObject([{ search: "state=draft" }]);
  const { id } = await keep(as, "Δύο");
  const { problem } = await world.try(listViews.rename, { id, name: "Μία" }, { as });
  expect(problem?.detail).toBe("Έχετε ήδη προβολή με αυτό το όνομα σε αυτή τη λίστα");
});

test("nobody else sees, renames or deletes them", async () => {
  const as = await world.signInAs({ role: "Executive" });
  const other = await world.signInAs({ role: "Executive" });
  const { id } = await keep(as, "Δική μου");
  expect(await viewsOf(other)).toEqual({ views: [] });
  const renamed = await world.try(listViews.rename, { id, name: "Ξένη" }, { as: other });
  const removed = await world.try(listViews.remove, { id }, { as: other });
  expect([renamed.status, removed.status]).toEqual([404, 404]);
  expect((await viewsOf(as)).views).toMatchObject([{ id, name: "Δική μου" }]);
});

test("at most fifty views are kept of one list", async () => {
  const as = await world.signInAs({ role: "Executive" });
  for (let at = 0; at < 50; at += 1) await keep(as, `Προβολή ${at}`);
  const input = { list, name: "Μία ακόμη", search: "", columns: {} };
  expect((await world.try(listViews.keep, input, { as })).status).not.toBe(200);
  expect((await viewsOf(as)).views).toHaveLength(50);
});
