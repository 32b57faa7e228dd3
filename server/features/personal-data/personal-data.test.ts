import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { employees } from "#api/employees.ts";
import { history } from "#api/history.ts";
import { personalData } from "#api/personal-data.ts";
import { buildContract, buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildBody } from "#server/testing/matrix/bodies.ts";
import { password } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { filesInZip } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let bodyOfMatrix: ReturnType<typeof buildBody>;
beforeAll(async () => {
  bodyOfMatrix = buildBody(world);
  await bodyOfMatrix;
});

const over = { state: "ended", start_date: "2019-01-01", end_date: "2019-12-31" };

async function bodyWithPerson(given: { end_date?: string; state?: string; start_date?: string }) {
  const { id: organizationId } = await buildOrganization(world.owner);
  const contract = await buildContract(world.owner, { organization_id: organizationId, ...given });
  const links = [{ organizationId, right: "full" }] as const;
  const user = await buildUser(world.owner, { role: "LegalRepresentative", links, password });
  const as = { as: await world.as(user) };
  const subject = { organizationId, id: contract.employee_id };
  const erase = { ...subject, reason: "Asked by the person", password };
  return { organizationId, subject, erase, as };
}

test("an erasure is refused while a contract runs, and says from which day it is possible", async () => {
  const { subject, erase, as } = await bodyWithPerson({ end_date: "2026-12-31" });
  const { blockers } = await world.call(personalData.getStanding, subject, as);
  expect(blockers).toEqual([{ kind: "contract", from: "2032-01-01" }]);
  const { status, problem } = await world.try(personalData.erase, erase, as);
  expect([status, problem?.detail]).toEqual([
    409,
    ["Υπάρχει σύμβαση που δεν έχει λήξει. Η διαγραφή γίνεται δυνατή από 1 Ιανουαρίου 2032."],
  ]);
});

test("a hold blocks an erasure until it is ended with a reason", async () => {
  const { organizationId, subject, erase, as } = await bodyWithPerson(over);
  const hold = { organizationId, employeeId: subject.id, reason: "A court has asked" };
  const { id: holdId } = await world.call(personalData.hold, hold, as);
  const { blockers, holds } = await world.call(personalData.getStanding, subject, as);
  expect(blockers).toEqual([{ kind: "hold", from: null }]);
  expect(holds).toMatchObject([{ id: holdId, reason: "A court has asked" }]);
  expect((await world.try(personalData.erase, erase, as)).status).toBe(409);
  const end = { organizationId, holdId, reason: "The court has ruled" };
  await world.call(personalData.endHold, end, as);
  expect((await world.try(personalData.endHold, end, as)).status).toBe(409);
  await world.call(personalData.erase, erase, as);
});

test("a copy and an erasure need the password, and a copy is a ledger entry", async () => {
  const { organizationId, subject, erase, as } = await bodyWithPerson(over);
  const wrong = { password: "not the password" };
  expect((await world.try(personalData.copy, { ...subject, ...wrong }, as)).status).toBe(400);
  expect((await world.try(personalData.erase, { ...erase, ...wrong }, as)).status).toBe(400);
  await world.call(personalData.copy, { ...subject, password }, as);
  const about = { organizationId, subjectKind: "employee" as const, subjectId: subject.id };
  const { items } = await world.call(history.getAll, about, as);
  expect(items.map(({ act }) => act)).toEqual(["person.copy"]);
});

test("the index of a copy words a change as the page of histories does", async () => {
  const { organizationId, subject, as } = await bodyWithPerson(over);
  const was = await world.call(employees.getById, subject, as);
  const changed = { ...was, organizationId, phone: "2101234567" };
  await world.call(employees.update, changed, as);
  const { bytes } = await world.call(personalData.copy, { ...subject, password }, as);
  const index = filesInZip(bytes).get("index.html");
  expect(index).toContain("<td>Τηλέφωνο: – → 2101234567</td>");
  expect(index).not.toContain("{&quot;");
});

test("an account with the person's number is in the copy, and must be deleted before the erasure", async () => {
  const { organizationId, subject, erase, as } = await bodyWithPerson(over);
  const own = await world.signInAs({ role: "Employee", organizationId });
  await inBodies(world.owner, [organizationId], (tx) =>
    sql`update app_user set afm = (select afm from employee where id = ${subject.id}) where id = ${own.userId}`.execute(
      tx,
    ),
  );
  const { bytes } = await world.call(personalData.copy, { ...subject, password }, as);
  const files = filesInZip(bytes);
  expect(JSON.parse(files.get("data/app_user.json") ?? "")).toHaveLength(1);
  expect(JSON.parse(files.get("data/session.json") ?? "")).toHaveLength(1);
  expect([...files.values()].join()).not.toMatch(/password_hash|token_hash/);
  const { blockers } = await world.call(personalData.getStanding, subject, as);
  expect(blockers).toEqual([{ kind: "account", from: null }]);
  expect((await world.try(personalData.erase, erase, as)).status).toBe(409);
});

test.each([
  ["the text of an act", sql`update contract_act set reason = 'other words'`],
  ["a ledger entry", sql`update ledger_entry set reason = 'other words'`],
  ["the account of a payment", sql`update payment_line set iban = 'GR00'`],
  [
    "the recipient of a link",
    sql`update link set recipient = 'a@example.gr', recipient_name = 'A'`,
  ],
])("the server may empty, but not change, %s", async (_what, statement) => {
  const { organizationId } = await bodyOfMatrix;
  const changing = inBodies(world.database.kysely, [organizationId], (tx) => statement.execute(tx));
  await expect(changing).rejects.toThrow(/policy|paid/);
});
