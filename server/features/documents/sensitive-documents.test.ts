import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { documentKinds } from "#api/document-kinds.ts";
import { documents } from "#api/documents.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { uploadPdf } from "./testing.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });

/** A certificate of health of a person, and an ordinary document. */
async function filed() {
  const { organizationId, clerk } = await bodyWithClerk(world);
  const contract = await buildContract(world.owner, { organization_id: organizationId });
  const sensitive = { kind: "health-certificate", expiresOn: "2026-12-31" };
  const input = { organizationId, contractId: contract.id, ...sensitive };
  const { id } = await uploadPdf(world, clerk, input);
  await uploadPdf(world, clerk, { organizationId });
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  return { organizationId, clerk, contract, id, reader };
}

const countedBy = async (as: Visitor, organizationId: string) =>
  (await world.call(documents.getAll, { organizationId }, { as })).total;

test("R-41 a document of a sensitive kind is unknown, uncounted and no trace to those who only read", async () => {
  const { organizationId, clerk, contract, id, reader } = await filed();
  expect([await countedBy(clerk, organizationId), await countedBy(reader, organizationId)]).toEqual(
    [2, 1],
  );
  for (const call of [documents.getById, documents.getFile]) {
    const answers = [id, "0190a000-0000-7000-8000-000000000000"].map(async (one) => {
      const input = { organizationId, id: one };
      const { status, problem } = await world.try(call, input, { as: reader });
      return { status, ...problem, requestId: "" };
    });
    const [hidden, unknown] = await Promise.all(answers);
    expect(hidden).toEqual(unknown);
    expect(hidden).toMatchObject({ status: 404 });
  }
  const knownOf = (as: Visitor) =>
    world.call(contracts.getById, { organizationId, id: contract.id }, { as });
  expect((await knownOf(clerk)).hasEvidence).toBe(true);
  expect((await knownOf(reader)).hasEvidence).toBe(false);
});

test("R-41 its uploader and its own person see it with a right to read", async () => {
  const { organizationId, clerk, contract, id } = await filed();
  const { afm } = await rowsWhere(world, "employee", {
    organization_id: organizationId,
    id: contract.employee_id,
  }).readOne("afm");
  const person = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  await rowsWhere(world, "app_user", { id: person.userId }).change({ afm });
  await rowsWhere(world, "user_organization", { user_id: clerk.userId }).change({
    access_right: "read",
  });
  const uploader = await world.as({ id: clerk.userId });
  for (const as of [person, uploader]) {
    expect(await countedBy(as, organizationId)).toBe(2);
    const file = await world.try(documents.getFile, { organizationId, id }, { as });
    expect(file.status).toBe(200);
  }
});

test("R-41 a kind that the administrator marks later hides its earlier documents, until the mark is withdrawn", async () => {
  const { organizationId, reader } = await filed();
  const mark = async (isSensitive: boolean) => {
    const kind = await world.by(administrator).call(documentKinds.getById, { id: "other" });
    const { code: _code, isActive: _active, ...fields } = { ...kind, isSensitive };
    await world.call(documentKinds.update, fields, { as: administrator });
    return countedBy(reader, organizationId);
  };
  expect([await mark(true), await mark(false)]).toEqual([0, 1]);
});
