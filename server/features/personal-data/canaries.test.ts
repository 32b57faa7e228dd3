import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { employees } from "#api/employees.ts";
import { personalData } from "#api/personal-data.ts";
import { search } from "#api/search.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { personTables } from "./parts-of-person.ts";
import { buildWholePerson, canary, filesInZip, plantCanaries, tablesWith } from "./testing.ts";

const otherWord = "nightingale";
const password = "a password of the representative";

const world = worldOfFile();
let representative: Visitor;
let mine: Awaited<ReturnType<typeof buildWholePerson>>;
let other: typeof mine;
let planted: string[];
beforeAll(async () => {
  mine = await buildWholePerson(world);
  other = await buildWholePerson(world, otherWord);
  planted = await plantCanaries(world.owner, mine.person);
  world.setNow(new Date("2040-01-02T09:00:00Z"));
  const links = [{ organizationId: mine.organizationId, right: "full" }] as const;
  const user = await buildUser(world.owner, { role: "LegalRepresentative", links, password });
  representative = await world.as(user);
});

const subject = () => ({ organizationId: mine.organizationId, id: mine.person.employeeId });

/** Names of stored files whose bytes contain the word. */
async function filesWith(word: string): Promise<string[]> {
  const folder = join(world.parts.config.dataDir, "files");
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile());
  const bytes = await Promise.all(files.map((one) => readFile(join(one.parentPath, one.name))));
  return files.filter((_, index) => bytes[index]?.includes(word)).map(({ name }) => name);
}

test("every table about a person has rows, with a canary in every text column", () => {
  expect(planted.filter((one) => one.endsWith("no row"))).toEqual([]);
  expect(planted).toMatchInlineSnapshot(`
    [
      "ledger_entry.reason",
      "ledger_entry.before",
      "ledger_entry.after",
      "contract_act.reason",
      "leave_correction.note",
      "sickness_benefit.note",
      "attendance_record.note",
      "punch.card_number",
      "punch.raw_line",
      "device_entry_answer.reason",
      "device_entry.card_number",
      "monthly_contract_act.reason",
      "work_card_attempt.answer",
      "finding_note.note",
      "unlock_request_act.reason",
      "unlock_request.explanation",
      "dispute_answer.text",
      "dispute_file.file_name",
      "day_dispute.text",
      "leave_request_answer.text",
      "leave_request_file.file_name",
      "leave_request.text",
      "payment_recovery_withdrawal.reason",
      "payment_line.name",
      "payment_line.iban",
      "payment_line.bank_text",
      "mail_attempt.answer",
      "mail.recipient",
      "mail.subject",
      "mail.body",
      "link.recipient",
      "link.recipient_name",
      "document_act.reason",
      "document.file_name",
      "document.note",
      "legal_hold_end.reason",
      "legal_hold.reason",
      "employee.last_name",
      "employee.first_name",
      "employee.father_name",
      "employee.email",
      "employee.phone",
      "employee.iban",
      "employee.specialty",
      "employee.card_number",
    ]
  `);
});

test("a copy contains everything about one person and nothing of another", async () => {
  const { organizationId } = mine;
  await plantCanaries(world.owner, other.person, otherWord);
  const input = { ...subject(), password };
  const { bytes, name } = await world.call(personalData.copy, input, { as: representative });
  expect(name).toMatch(/\.zip$/);
  const files = filesInZip(bytes);
  const all = [...files.values()].join("\n");
  const hidden = personTables.flatMap((one) =>
    (one.hidden ?? []).map((column) => `${one.table}.${column}`),
  );
  const missing = planted.filter(
    (one) => !hidden.includes(one) && !all.includes(`${canary}-${one.replace(".", "-")}`),
  );
  expect(missing).toEqual([]);
  expect(all).toContain(`${canary}-file ${organizationId}`);
  expect(all).toContain(`${canary}-by-address`);
  expect(all).not.toContain(otherWord);
  expect(all).not.toContain(other.organizationId);
  expect(all).not.toContain("token_hash");
  const index = files.get("index.html");
  expect(index).toContain("Παρουσίες και απουσίες ανά ημέρα");
  expect(index).not.toMatch(/<th>[a-z_\d]+<\/th>/);
  // The person comes first, each part and file can be reached, and what else exists is named.
  const parts = [...(index ?? "").matchAll(/<h2 id="(\w+)">/g)].map(([, table]) => table);
  expect(parts.at(0)).toBe("employee");
  expect(parts.at(-1)).toBe("ledger_entry");
  const links = [...(index ?? "").matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(links.filter((href) => href.startsWith("#"))).toEqual(parts.map((table) => `#${table}`));
  const toFiles = links.filter((href) => href.startsWith("files/")).map(decodeURIComponent);
  expect(toFiles.length).toBeGreaterThan(0);
  for (const path of toFiles) expect(files.has(path), path).toBe(true);
  expect(index).toContain("αντίγραφα ασφαλείας");
  expect(index).not.toMatch(/<td>\d{4}-\d\d/);
});

test("after the erasure the person is not in the database, the files or the search", async () => {
  const { organizationId } = mine;
  expect(await tablesWith(world.owner, canary)).toContain("employee");
  expect(await filesWith(canary)).toHaveLength(2);
  const preview = await world.call(personalData.getStanding, subject(), { as: representative });
  expect(preview.blockers).toEqual([]);
  expect(preview.keptUntil).toBe("2037-01-01");
  const input = { ...subject(), reason: "The person asked for it", password };
  const erased = await world.call(personalData.erase, input, { as: representative });
  expect(erased).toMatchObject({ pseudonym: "Διαγραμμένο πρόσωπο 1", parts: preview.parts });
  expect(await tablesWith(world.owner, canary)).toEqual([]);
  expect(await filesWith(canary)).toEqual([]);
  const as = { as: representative };
  for (const term of [canary, "Διαγραμμένο"])
    expect((await world.call(search.find, { organizationId, term }, as)).employees).toEqual([]);
  expect((await world.call(employees.getAll, { organizationId, search: canary }, as)).total).toBe(
    0,
  );
  const { items } = await world.call(personalData.getErasures, { organizationId }, as);
  expect(items).toEqual([erased]);
});

test("the check finds a word in a new table, as text and as bytes", async () => {
  await sql`create table planted (id integer, words jsonb, packed bytea)`.execute(world.owner);
  await sql`insert into planted values (1, '{"a": "xKANARINIx"}', null)`.execute(world.owner);
  expect(await tablesWith(world.owner, canary)).toEqual(["planted"]);
  await sql`update planted set words = null, packed = ${Buffer.from(`x${canary}`)}`.execute(
    world.owner,
  );
  expect(await tablesWith(world.owner, canary)).toEqual(["planted"]);
  await sql`drop table planted`.execute(world.owner);
});

test("once a person is erased, neither the form nor another erasure changes the pseudonym", async () => {
  const as = { as: representative };
  const input = { ...subject(), reason: "Once more", password };
  expect((await world.try(personalData.erase, input, as)).status).toBe(409);
  const hold = {
    organizationId: mine.organizationId,
    employeeId: mine.person.employeeId,
    reason: "A court",
  };
  expect((await world.try(personalData.hold, hold, as)).status).toBe(409);
  const { version } = await world.call(employees.getById, subject(), as);
  const fields = { ...subject(), version, afm: "090000045", lastName: "A", firstName: "B" };
  expect((await world.try(employees.update, fields, as)).status).toBe(409);
});
