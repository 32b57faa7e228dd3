import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { employees } from "#api/employees.ts";
import { organizations } from "#api/organizations.ts";
import { structures } from "#api/structures.ts";
import { verifications } from "#api/verifications.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { buildMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { contractRefusals } from "#texts/contracts.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
const administrator = visitorOfFile(world, { role: "Administrator" });

const end = { endsOn: "2026-03-31", endAct: "ν. 5056/2023, ΦΕΚ Α΄ 163/06.10.2023" };

async function march() {
  const month = await buildMonth(world);
  const { organizationId, structureId } = month;
  const as = { as: administrator };
  const body = () => world.call(organizations.getById, { id: organizationId }, as);
  const place = () =>
    world.call(structures.getById, { organizationId, id: structureId }, { as: month.clerk });
  const tryEnd = async (given: object = {}) =>
    world.try(
      organizations.end,
      { id: organizationId, version: (await body()).version, ...end, ...given },
      as,
    );
  /** The contracts end with the body. */
  const endContracts = async () => {
    const inBody = { organization_id: organizationId };
    await rowsWhere(world, "contract", inBody).change({ end_date: end.endsOn });
    await rowsWhere(world, "contract_term", inBody).change({ valid_to: end.endsOn });
  };
  return { ...month, as, body, place, tryEnd, endContracts };
}

test("a body does not end while a contract runs past its last day, and the sentence names it", async () => {
  const { tryEnd, body, endContracts, organizationId } = await march();
  const refused = await tryEnd();
  expect(refused.status).toBe(400);
  expect(refused.problem?.errors?.["endsOn"]?.[0]).toMatch(
    /^Μετά τις 31\/03\/2026 συνεχίζεται η σύμβαση Σ-\d+ \(Παραδείγματος \S+\)\. Ορίστε πρώτα τη λήξη της$/,
  );
  await endContracts();
  const own = await tryEnd({ successorId: organizationId });
  expect(own.problem?.errors).toHaveProperty("successorId");
  expect(await body()).toMatchObject({ endsOn: null, endAct: null, successor: null });
});

test("a body that ends says by which act and who succeeds it, takes nothing new, and its months are finished and printed", async () => {
  const made = await march();
  const { organizationId, structureId, month, clerk, as, body, place, tryEnd } = made;
  await made.endContracts();
  const { id: successorId, description } = await buildOrganization(world.owner);
  expect((await tryEnd({ successorId })).status).toBe(200);
  expect(await body()).toMatchObject({ ...end, successor: description });
  const { items } = await world.call(organizations.getAll, { take: 100 }, as);
  expect(items.find(({ id }) => id === organizationId)).toMatchObject(end);
  expect(await place()).toMatchObject({ closedOn: end.endsOn });
  expect((await tryEnd()).problem?.detail).toBe(
    "Έχει ήδη καταχωριστεί ότι ο Φορέας παύει μετά τις 31/03/2026",
  );

  const ended =
    "Ο Φορέας παύει μετά τις 31/03/2026. Δεν προστίθεται τίποτε νέο μετά την ημέρα αυτή";
  const by = { as: clerk };
  const person = { organizationId, afm: "090000045", lastName: "Νέα", firstName: "Άννα" };
  const place2 = { organizationId, code: "Ν", title: "Νέα Δομή", openedOn: "2026-01-01" };
  const version = (await place()).version;
  const tried = [
    await world.try(employees.create, person, by),
    await world.try(structures.create, place2, by),
    await world.try(structures.reopen, { organizationId, id: structureId, version }, by),
  ];
  expect(tried.map(({ problem }) => problem?.detail)).toEqual([ended, ended, ended]);
  const { items: theirs } = await world.call(contracts.getAll, { organizationId }, by);
  const of = { organizationId, id: theirs[0]?.id ?? "" };
  const { terms, employee, employmentType } = await world.call(contracts.getById, of, by);
  const { id: _id, validFrom: _from, validTo: _to, ...term } = terms[0] ?? expect.fail();
  const next = { ...term, number: "Ν-1", startDate: "2026-04-01", endDate: null };
  const again = { organizationId, employeeId: employee.id, employmentType, ...next };
  const contract = await world.try(contracts.create, again, by);
  expect(JSON.stringify(contract.problem)).toContain(contractRefusals["structure-closed"]);

  await submitMonth(world, made);
  const sheet = await world.try(
    verifications.printXlsx,
    { organizationId, structureId, month },
    by,
  );
  expect(sheet.status).toBe(200);
});

test("the end of a body is taken back with a reason, and only what closed with it opens again", async () => {
  const { organizationId, as, body, place, tryEnd, endContracts, clerk } = await march();
  await endContracts();
  const before = { organizationId, code: "Π", title: "Παλιά Δομή", openedOn: "2020-01-01" };
  const old = await world.call(structures.create, before, { as: clerk });
  await world.call(
    structures.close,
    { organizationId, ...old, closedOn: end.endsOn },
    { as: clerk },
  );
  await tryEnd();
  const { version } = await body();
  const back = { id: organizationId, version };
  const silent = await world.try(organizations.reinstate, { ...back, reason: "" }, as);
  expect(silent.problem?.errors).toHaveProperty("reason");
  await world.call(organizations.reinstate, { ...back, reason: "Ακυρώθηκε η πράξη" }, as);
  expect(await body()).toMatchObject({ endsOn: null, endAct: null });
  expect(await place()).toMatchObject({ closedOn: null });
  const kept = { organizationId, id: old.id };
  expect(await world.call(structures.getById, kept, { as: clerk })).toMatchObject({
    closedOn: end.endsOn,
  });
  const audit = await world.owner
    .selectFrom("audit_entry")
    .select(["act", "after"])
    .where("subject_id", "=", organizationId)
    .where("act", "in", ["organization.end", "organization.reinstate"])
    .orderBy("id")
    .execute();
  expect(audit).toMatchObject([
    { act: "organization.end", after: end },
    { act: "organization.reinstate", after: { endsOn: null, reason: "Ακυρώθηκε η πράξη" } },
  ]);
});
