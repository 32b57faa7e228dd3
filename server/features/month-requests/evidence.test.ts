import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { disputes } from "#api/disputes.ts";
import { history } from "#api/history.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { lastLink } from "#server/testing/links.ts";
import { buildMonth, workdays } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-01T09:00:00Z") });

const date = workdays[0] ?? "";
const inputOf = (to: number) => ({
  date,
  text: "Ήμουν στον γιατρό",
  says: [{ kind: "work" as const, from: 450, to, mark: "typed" as const }],
});

test("evidence is stored as received, once, while the dispute is open; it and the texts are visible only to those who may know every reason", async () => {
  const body = await buildMonth(world);
  const { organizationId, structureId, month, clerk } = body;
  await rowsWhere(world, "employee", { organization_id: organizationId }).change({
    email: "employee@example.gr",
  });
  await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
  const { as } = await lastLink(world, organizationId);
  const { id } = await world.call(monthLink.dispute, inputOf(840), as);
  const bytes = samplePdf();
  const file = { id, fileName: "κάρτα.pdf" };
  const spoilt = { ...as, bytes: Buffer.from("no document") };
  expect((await world.try(monthLink.attach, file, spoilt)).problem?.errors?.["file"]).toBeDefined();
  const sent = { ...as, bytes, key: "a-file-by-its-link" };
  await world.call(monthLink.attach, file, sent);
  await world.call(monthLink.attach, file, sent);
  const second = { ...as, bytes: samplePdf("% another") };
  expect((await world.try(monthLink.attach, file, second)).status).toBe(409);

  const query = { organizationId, structureId, date };
  const forClerk = await world.call(disputes.getOfDay, query, { as: clerk });
  const attachment = { fileName: "κάρτα.pdf", sizeBytes: bytes.length };
  expect(forClerk.items).toMatchObject([{ evidence: attachment }]);
  const evidence = { organizationId, id };
  expect((await world.try(disputes.getEvidence, evidence, { as: clerk })).status).toBe(200);
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const hidden = await world.call(disputes.getOfDay, query, { as: reader });
  expect(hidden.items).toMatchObject([{ evidence: null, text: null }]);
  expect((await world.try(disputes.getEvidence, evidence, { as: reader })).status).toBe(403);

  await world.call(disputes.accept, { organizationId, id, version: 1 }, { as: clerk });
  const late = await world.call(monthLink.dispute, inputOf(900), as);
  const answer = { organizationId, id: late.id, text: "Η κάρτα λέει 14:00" };
  await world.call(disputes.reject, answer, { as: clerk });
  const tried = await world.try(monthLink.attach, { ...file, id: late.id }, { ...as, bytes });
  expect(tried.status).toBe(409);

  const subject = {
    subjectKind: "attendance-record" as const,
    subjectId: `${body.contractIds[0]}/${date}`,
  };
  const saidTo = async (as: Visitor) =>
    JSON.stringify([
      await world.call(disputes.getOfDay, query, { as }),
      await world.call(history.getAll, { organizationId, ...subject }, { as }),
      await world.by(as).call(attendances.getRecordHistory, {
        organizationId,
        contractId: body.contractIds[0] ?? "",
        date,
      }),
    ]);
  for (const words of ["Ήμουν στον γιατρό", "κάρτα.pdf", "Η κάρτα λέει 14:00"]) {
    expect(await saidTo(clerk)).toContain(words);
    expect(await saidTo(reader)).not.toContain(words);
  }
});
