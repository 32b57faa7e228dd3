import { expect, test } from "vitest";
import { sql } from "kysely";
import { badges } from "#api/badges.ts";
import { buildContract, buildEmployee } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { entranceOf, sendBy } from "./testing.ts";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { qrCodesOfPage } from "#server/testing/qr-of-pdf.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { rowsWhere } from "#server/testing/rows.ts";

const world = worldOfFile();

/** An entrance with a person, card 1042, in front of it. */
async function entrance() {
  const made = await entranceOf(world);
  const { organizationId, structureId, clerk, employeeId } = made;
  const own = { organization_id: organizationId, id: employeeId };
  const { last_name: lastName } = await rowsWhere(world, "employee", own).readOne("last_name");
  const of = { organizationId, employeeId };
  const as = { as: clerk };
  return {
    ...made,
    of,
    as,
    lastName,
    issue: () => world.call(badges.issue, of, as),
    badgesOfPerson: () => world.call(badges.getOfEmployee, of, as),
    structure: { organizationId, structureId },
  };
}

test.runIf(readsPdf)(
  "R-43 a printed badge records its holder by name; once replaced, it records nothing until a person checks",
  async () => {
    const { device, punch, punches, questions, issue, badgesOfPerson, afm, lastName, of } =
      await entrance();
    const first = await issue();
    expect(first.type).toBe("application/pdf");
    expect(pagesOfPdf(first.bytes)).toEqual([expect.stringContaining(lastName)]);
    expect(pagesOfPdf(first.bytes)[0]).toContain("1042");
    const [code = ""] = await qrCodesOfPage(first.bytes, 1);
    expect(code).toMatch(/^PARON-[0-9A-Z]{26}$/);
    expect(code).not.toContain(afm);

    const scan = (number: number, at: string, value: string) =>
      punch(number, at, { how: "badge", value });
    const greeted = {
      outcome: "recorded",
      question: null,
      name: expect.stringMatching(/^\S+ \S\.$/),
    };
    expect((await sendBy(world, device, [scan(1, "05:30", code)])).body?.entries).toMatchObject([
      greeted,
    ]);

    const [next = ""] = await qrCodesOfPage((await issue()).bytes, 1);
    expect((await badgesOfPerson()).items).toMatchObject([
      { end: null },
      { end: { reason: "replaced" } },
    ]);
    const answer = await sendBy(world, device, [scan(2, "08:00", code), scan(3, "08:01", next)]);
    expect(answer.body?.entries).toMatchObject([
      { outcome: "question", question: "revoked-badge", name: null },
      greeted,
    ]);
    expect(await questions()).toMatchObject([{ number: 2, question: "revoked-badge" }]);
    expect(await punches()).toHaveLength(2);
    expect(await anywhereInDatabase(of.organizationId, code.slice(6))).toEqual([]);
  },
);

test.runIf(readsPdf)(
  "a lost badge is revoked once; a foreign code is nobody's and not a card number",
  async () => {
    const { device, punch, punches, questions, issue, badgesOfPerson, of, as } = await entrance();
    const [code = ""] = await qrCodesOfPage((await issue()).bytes, 1);
    const badgeId = (await badgesOfPerson()).items[0]?.id ?? "";
    await world.call(badges.revoke, { ...of, badgeId, end: "lost" }, as);
    const again = await world.try(badges.revoke, { ...of, badgeId, end: "lost" }, as);
    expect(again.status).toBe(409);
    const foreign = code.replace(/.$/, (letter) => (letter === "0" ? "1" : "0"));
    await sendBy(world, device, [
      punch(1, "05:30", { how: "badge", value: code }),
      punch(2, "05:31", { how: "badge", value: foreign }),
    ]);
    expect(await questions()).toMatchObject([
      { question: "revoked-badge" },
      { question: "unknown-badge", cardNumber: "QR" },
    ]);
    expect(await punches()).toEqual([]);
  },
);

test("a number with a PIN works only with it, and five wrong ones block even the right one for a while", async () => {
  const { device, punch, punches, questions, of, as } = await entrance();
  for (const pin of ["12", "1111", "4567"])
    expect((await world.try(badges.setPin, { ...of, pin }, as)).problem?.errors).toHaveProperty(
      "pin",
    );
  await world.call(badges.setPin, { ...of, pin: " 40 71 " }, as);
  const enter = async (number: number, pin?: string) => {
    const entry = punch(number, `05:${String(30 + number)}`, pin === undefined ? {} : { pin });
    const { body } = await sendBy(world, device, [entry]);
    return body?.entries[0]?.question;
  };
  expect(await enter(1, "4071")).toBeNull();
  expect(await enter(2)).toBe("wrong-pin");
  for (const number of [3, 4, 5, 6]) expect(await enter(number, "4072")).toBe("wrong-pin");
  expect(await enter(7, "4071")).toBe("wrong-pin");
  world.setNow(new Date(world.parts.clock().getTime() + 16 * 60_000));
  expect(await enter(8, "4071")).toBeNull();
  expect(await punches()).toHaveLength(2);
  expect(await questions()).toHaveLength(6);
  await world.call(badges.removePin, of, as);
  expect(await enter(9)).toBeNull();
  expect(await anywhereInDatabase(of.organizationId, "4071")).toEqual([]);
});

test.runIf(readsPdf)(
  "badges of a structure are printed for people without one, ten on a page",
  async () => {
    const { structure, as, issue } = await entrance();
    await issue();
    for (let index = 0; index < 11; index += 1) {
      const employee = await buildEmployee(world.owner, {
        organization_id: structure.organizationId,
      });
      await buildContract(world.owner, {
        organization_id: structure.organizationId,
        employee_id: employee.id,
        term: { structure_id: structure.structureId },
      });
    }
    const staff = () => world.call(badges.getOfStructure, structure, as);
    expect(await staff()).toMatchObject({ employees: 12, without: 11 });
    const { bytes } = await world.call(badges.issueForStructure, structure, as);
    const codes = [await qrCodesOfPage(bytes, 1), await qrCodesOfPage(bytes, 2)];
    expect(codes.map((page) => page.length)).toEqual([10, 1]);
    expect(new Set(codes.flat())).toHaveLength(11);
    expect(await staff()).toMatchObject({ employees: 12, without: 0 });
    expect((await world.try(badges.issueForStructure, structure, as)).status).toBe(409);
  },
);

test("only the chosen people's badges are replaced; a person who does not work there is not found", async () => {
  const { structure, as, of, issue, badgesOfPerson } = await entrance();
  await issue();
  const { organizationId } = structure;
  const other = await buildEmployee(world.owner, { organization_id: organizationId });
  await buildContract(world.owner, {
    organization_id: organizationId,
    employee_id: other.id,
    term: { structure_id: structure.structureId },
  });
  const { people } = await world.call(badges.getOfStructure, structure, as);
  expect(people).toMatchObject([
    { employeeId: other.id, holds: false },
    { employeeId: of.employeeId, holds: true },
  ]);
  const issueFor = (employeeIds: string[], replaced = 0) =>
    world.try(badges.issueForStructure, { ...structure, employeeIds, replaced }, as);
  expect((await issueFor([other.id])).status).toBe(200);
  expect((await badgesOfPerson()).items).toMatchObject([{ end: null }]);
  expect((await issueFor([of.employeeId])).status).toBe(409);
  expect((await badgesOfPerson()).items).toMatchObject([{ end: null }]);
  expect((await issueFor([of.employeeId], 1)).status).toBe(200);
  expect((await badgesOfPerson()).items).toMatchObject([
    { end: null },
    { end: { reason: "replaced" } },
  ]);
  const ofOther = { organizationId, employeeId: other.id };
  const { items } = await world.call(badges.getOfEmployee, ofOther, as);
  expect(items).toMatchObject([{ end: null }]);
  const away = await buildEmployee(world.owner, { organization_id: organizationId });
  expect((await issueFor([of.employeeId, away.id], 1)).status).toBe(404);
  expect((await badgesOfPerson()).items).toHaveLength(2);
});

/** Tables of a body that contain a text, in any column. */
async function anywhereInDatabase(organizationId: string, text: string): Promise<string[]> {
  return inBodies(world.owner, [organizationId], async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' and is_nullable = 'NO'
    `.execute(tx);
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: hits } = await sql`
        select from ${sql.table(name)} t where t.organization_id = ${organizationId}
          and t::text ~ ${`\\m${text}\\M`} limit 1`.execute(tx);
      if (hits.length > 0) found.push(name);
    }
    return found;
  });
}
