import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { announcements } from "#api/announcements.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { announce } from "#server/features/announcements/testing.ts";
import { ownPdf, uploadPdf } from "#server/features/documents/testing.ts";
import { announcementFiles, keyOf } from "#server/integrations/file-store/file-store.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { ordinaryRequests } from "#server/testing/ordinary-requests.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { type ReadFile, readStoredFiles } from "#server/features/ledger/stored-files.ts";
import { rowsWhere } from "#server/testing/rows.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** The path of the bytes of a group. */
function placeOf(group: string, bytes: Buffer): string {
  const sha256 = createHash("sha256").update(bytes).digest();
  return join(world.parts.config.dataDir, "files", keyOf(group, sha256));
}

async function readAll(since?: string) {
  const { database, files } = world.parts;
  const read: ReadFile[] = [];
  for await (const one of readStoredFiles({ kysely: database.kysely, files }, since))
    read.push(one);
  const wrong = read.flatMap((one) => one.subjects.map((subject) => `${one.wrong}: ${subject}`));
  return { count: read.length, bytes: read.reduce((sum, one) => sum + one.bytes, 0), wrong };
}

test("each stored file is read, once for all references, and named if its content differs", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const [one, other] = [ownPdf(), ownPdf()];
  const first = await uploadPdf(world, clerk, { organizationId }, one);
  const again = await uploadPdf(world, clerk, { organizationId, kind: "establishment" }, one);
  world.setNow(new Date("2026-04-10T08:00:00Z"));
  const second = await uploadPdf(world, clerk, { organizationId }, other);
  const bytes = one.length + other.length;
  expect(await readAll()).toEqual({ count: 2, bytes, wrong: [] });
  expect(await readAll("2026-04-10")).toMatchObject({ count: 1, bytes: other.length });

  await writeFile(placeOf(organizationId, one), Buffer.from(one).fill(0, 9));
  await rm(placeOf(organizationId, other));
  const documentsOf = [first, again].map(({ id }) => `file-changed: document ${id}`).toSorted();
  const { wrong } = await readAll();
  expect(wrong.toSorted()).toEqual([...documentsOf, `file-unreadable: document ${second.id}`]);

  await rowsWhere(world, "document_act", { organization_id: organizationId }).remove();
  await rowsWhere(world, "document", { organization_id: organizationId }).remove();
  expect(await readAll()).toEqual({ count: 0, bytes: 0, wrong: [] });
});

test("snapshots of a day and files of announcements are read too", async () => {
  const march = await buildMonth(world);
  const { organizationId } = march;
  await ordinaryRequests["dispute a day with a paper, and be told no"]({ world, march });
  const executive = await world.signInAs({ role: "Executive" });
  const announced = ownPdf();
  const { id } = await announce(world, executive, {});
  await world.call(
    announcements.addFile,
    { id, fileName: "a.pdf" },
    { as: executive, bytes: announced },
  );
  expect(await readAll()).toMatchObject({ count: 2, wrong: [] });
  await rm(join(world.parts.config.dataDir, "files", organizationId), { recursive: true });
  await writeFile(placeOf(announcementFiles, announced), "other");
  const { wrong } = await readAll();
  expect(wrong).toEqual([
    expect.stringMatching(`file-changed: announcement ${id}/`),
    expect.stringMatching("file-unreadable: dispute "),
  ]);
});
