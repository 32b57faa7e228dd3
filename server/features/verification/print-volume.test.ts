import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { verifications } from "#api/verifications.ts";
import { appOf } from "#server/app.ts";
import { buildContract, buildStructure, buildUser } from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { visit } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const now = new Date("2026-04-02T08:00:00Z");
const patient = { timeout: 50_000 };
vi.setConfig({ testTimeout: 60_000 });

const world = worldOfFile({ now });

/** A body whose March has that many structures, and the user who requests its print. */
async function body(structures: number) {
  const { organizationId, scheduleId, month, clerk } = await buildMonth(world);
  const own = { organization_id: organizationId };
  for (let index = 1; index < structures; index += 1) {
    const title = `Παράρτημα ${index}`;
    const structure = { ...own, schedule_id: scheduleId, title };
    const structure_id = (await buildStructure(world.owner, structure)).id;
    const term = { structure_id, schedule_id: scheduleId };
    await buildContract(world.owner, { ...own, term });
  }
  return { query: { organizationId, month }, as: clerk };
}

type Body = Awaited<ReturnType<typeof body>>;

const printOf = async ({ query, as }: Body) =>
  (await world.call(verifications.getVolume, query, { as })).print;
const isDone = (of: Body) =>
  expect.poll(async () => (await printOf(of))?.state, patient).toBe("done");

test.runIf(readsPdf)(
  "all structures are printed in one file, after a table with their pages",
  async () => {
    const march = await body(3);
    const { query, as } = march;
    expect(await printOf(march)).toBeNull();
    const begun = await world.call(verifications.startVolume, query, { as });
    expect(begun).toMatchObject({ state: "running", structures: 3, pages: null });
    await isDone(march);
    expect(await printOf(march)).toMatchObject({ drawn: 3, pages: 4 });
    const { name, type, bytes } = await world.call(verifications.takeVolume, query, { as });
    expect([name, type]).toEqual(["Δελτία Παρουσίας 2026-03.pdf", "application/pdf"]);
    const pages = pagesOfPdf(bytes);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain("3 Δομές, 3 συμβάσεις");
    for (const title of ["Παράρτημα 1", "Παράρτημα 2"]) {
      const firstPage = pages.findIndex(
        (page, index) => index > 0 && page.includes(`Δομή: ${title}`),
      );
      expect(pages[0]).toMatch(new RegExp(`${title} 1 Υπό σύνταξη ${firstPage + 1}( |$)`));
      expect(pages[firstPage]).toContain(`Σελίδα 1 από 1 · σελίδα ${firstPage + 1} του τόμου`);
    }
  },
);

test("a print belongs to its requester: another user of the body has none, and a user who lost the body gets nothing", async () => {
  const march = await body(1);
  const { query, as } = march;
  await world.call(verifications.startVolume, query, { as });
  await isDone(march);
  const right = "full" as const;
  const { organizationId } = query;
  const other = await world.signInAs({ role: "LegalRepresentative", organizationId, right });
  expect((await world.call(verifications.getVolume, query, { as: other })).print).toBeNull();
  expect((await world.try(verifications.takeVolume, query, { as: other })).status).toBe(409);
  const stranger = await world.as(await buildUser(world.owner, { role: "Employee" }));
  const { startVolume, stopVolume, getVolume, takeVolume } = verifications;
  for (const call of [startVolume, stopVolume, getVolume, takeVolume])
    expect((await world.try(call, query, { as: stranger })).status).toBe(404);
});

test("a second request during printing gets the running print; later a new one replaces it", async () => {
  const march = await body(2);
  const { query, as } = march;
  const once = { as, key: randomUUID() };
  const begun = await world.call(verifications.startVolume, query, once);
  expect(await world.call(verifications.startVolume, query, once)).toEqual(begun);
  world.setNow(new Date("2026-04-02T08:00:10Z"));
  expect(await world.call(verifications.startVolume, query, { as })).toMatchObject({
    askedAt: begun.askedAt,
  });
  await isDone(march);
  const again = await world.call(verifications.startVolume, query, { as });
  expect(again).toMatchObject({ state: "running", askedAt: "2026-04-02T08:00:10.000Z", drawn: 0 });
  expect((await world.try(verifications.takeVolume, query, { as })).status).toBe(409);
  await isDone(march);
});

test("a cancelled print belongs to nobody, is rendered no further, and can be restarted", async () => {
  const march = await body(4);
  const { query, as } = march;
  await world.call(verifications.startVolume, query, { as });
  const stop = () => world.call(verifications.stopVolume, query, { as });
  expect(await stop()).toEqual({ stopped: true });
  expect(await printOf(march)).toBeNull();
  expect(await stop()).toEqual({ stopped: false });
  world.setNow(new Date("2026-04-02T08:00:20Z"));
  await world.call(verifications.startVolume, query, { as });
  await isDone(march);
  expect(await stop()).toEqual({ stopped: false });
  expect(await printOf(march)).toMatchObject({ state: "done", drawn: 4 });
});

test("a month without contracts is not printed", async () => {
  const { query, as } = await body(1);
  const tried = await world.try(verifications.startVolume, { ...query, month: "1999-01" }, { as });
  expect(tried.problem?.detail).toBe(
    "Δεν υπάρχουν συμβάσεις στον μήνα αυτόν, επομένως δεν υπάρχει κάτι να εκτυπωθεί",
  );
});

test("a server that stops ends the print, which says so and can be restarted", async () => {
  const march = await body(4);
  const { query, as } = march;
  const stopping = await appOf({ ...world.parts, database: { ...world.database } });
  expect((await visit(stopping, verifications.startVolume, query, { as })).status).toBe(200);
  await stopping.close();
  expect(await printOf(march)).toMatchObject({ state: "stopped", structures: 4 });
  await world.call(verifications.startVolume, query, { as });
  await isDone(march);
});

test("a dead server's print is released within a minute, and its file belongs to nobody", async () => {
  const march = await body(1);
  const { query, as } = march;
  await world.call(verifications.startVolume, query, { as });
  await isDone(march);
  await rowsWhere(world, "month_print", { organization_id: query.organizationId }).change({
    state: "running",
    file: null,
  });
  expect(await printOf(march)).toMatchObject({ state: "running" });
  world.setNow(new Date("2026-04-02T08:03:00Z"));
  expect(await printOf(march)).toMatchObject({ state: "stopped" });
});

test("a print is kept for a day", async () => {
  const march = await body(1);
  const { query, as } = march;
  world.setNow(new Date("2026-04-03T08:00:00Z"));
  const { keptUntil } = await world.call(verifications.startVolume, query, { as });
  expect(keptUntil).toBe("2026-04-04T08:00:00.000Z");
  await isDone(march);
  world.setNow(new Date("2026-04-04T08:00:01Z"));
  expect(await printOf(march)).toBeNull();
  expect((await world.try(verifications.takeVolume, query, { as })).status).toBe(409);
  const prune = allJobs.find(({ name }) => name === "logs.prune");
  expect(prune && (await world.runJob(prune))["prints"]).toBeGreaterThan(0);
});
