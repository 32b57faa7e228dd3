import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { absenceReasons } from "#api/absence-reasons.ts";
import { account as currentUser } from "#api/account.ts";
import { employees } from "#api/employees.ts";
import { organizations } from "#api/organizations.ts";
import { structures } from "#api/structures.ts";
import { verifications } from "#api/verifications.ts";
import type { Interval } from "#domain/attendance/types.ts";
import {
  buildMonth,
  password,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const leave = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];

async function pdfText({ organizationId, structureId, month, clerk }: MonthOfStructure) {
  const input = { organizationId, structureId, month };
  const { name, type, bytes } = await world.call(verifications.printPdf, input, { as: clerk });
  return { name, type, text: pagesOfPdf(bytes).join(" ") };
}

test.runIf(readsPdf)(
  "an unsigned month is printed as a draft, with everyone and every day",
  async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02"] });
    const { name, type, text } = await pdfText(march);
    expect(type).toBe("application/pdf");
    expect(name).toMatch(/^Δελτίο Παρουσίας Δ\d+ 2026-03\.pdf$/);
    expect(text).toContain("ΠΡΟΣΧΕΔΙΟ – ΧΩΡΙΣ ΥΠΟΓΡΑΦΗ");
    expect(text).toContain("Κατάσταση: Υπό σύνταξη");
    expect(text).toContain("25/03/2026 Ευαγγελισμός");
    expect(text.match(/Παραδείγματος/g)).toHaveLength(2);
    expect(text).toContain("328:00");
  },
);

test.runIf(readsPdf)("a signed month is printed with its code and digest", async () => {
  const march = await buildMonth(world);
  await submitMonth(world, march);
  const { organizationId, structureId, month, representative: as } = march;
  const input = { organizationId, structureId, month };
  const { structures } = await world.call(verifications.getSignable, input, { as });
  const digest = structures[0]?.digest ?? "";
  const signed = await world.call(verifications.sign, { ...input, digest, password }, { as });
  const { text } = await pdfText(march);
  expect(text).toContain(`Κωδικός επαλήθευσης: ${signed.code}`);
  expect(text).toContain(digest.slice(0, 32));
  expect(text).toContain("Κατάσταση: Υπογράφηκε");
  expect(text).not.toContain("ΠΡΟΣΧΕΔΙΟ");
});

test.runIf(readsPdf)(
  "a signed sheet names everyone, in their order, and each reason as they were called when it was signed, and a draft people as they are called now",
  async () => {
    const march = await buildMonth(world, {
      contracts: 2,
      instead: { "2026-03-02": leave("ΚΑΝ") },
    });
    const { organizationId, structureId, month, representative, clerk } = march;
    await submitMonth(world, march);
    await signMonth(world, march);
    const signed = (await pdfText(march)).text;
    const administrator = { as: await world.signInAs({ role: "Administrator" }) };
    const {
      structures: _s,
      employees: _e,
      users: _u,
      ...body
    } = await world.call(organizations.getById, { id: organizationId }, administrator);
    await world.call(
      organizations.update,
      { ...body, description: "Μετονομασθείς Δήμος" },
      administrator,
    );
    const as = { as: clerk };
    const place = await world.call(structures.getById, { organizationId, id: structureId }, as);
    await world.call(
      structures.update,
      { ...place, organizationId, title: "Νέα Διεύθυνση", personInCharge: "Νέα Υπεύθυνη" },
      as,
    );
    const { items } = await world.call(employees.getAll, { organizationId }, as);
    const person = { organizationId, id: items.at(-1)?.id ?? "" };
    const was = await world.call(employees.getById, person, as);
    await world.call(employees.update, { ...was, ...person, lastName: "Νυμφευμένος" }, as);
    const signer = { as: representative };
    const mine = await world.call(currentUser.getCurrent, {}, signer);
    await world.call(
      currentUser.updateCurrentUser,
      { ...mine, nickName: "Νέα Εκπρόσωπος" },
      signer,
    );
    const reason = { id: "ΚΑΝ" };
    const {
      code: _c,
      editions: _v,
      ...marriage
    } = await world.call(absenceReasons.getById, reason, administrator);
    expect(signed).toContain(marriage.title);
    const retitled = { title: "Νέος τίτλος", shortTitle: "ΝΤΙ", validFrom: "2026-04-02" };
    await world.call(absenceReasons.update, { ...marriage, ...retitled }, administrator);
    const names = ["Μετονομασθείς Δήμος", "Νέα Διεύθυνση", "Νέα Υπεύθυνη", "Νυμφευμένος"];

    const again = (await pdfText(march)).text;
    expect(names.filter((name) => again.includes(name))).toEqual([]);
    expect(again).not.toContain("Νέα Εκπρόσωπος");
    expect(again).toBe(signed);
    await world.call(
      verifications.withdraw,
      { organizationId, structureId, month, reason: "Λάθος" },
      signer,
    );
    const draft = (await pdfText(march)).text;
    expect(names.filter((name) => draft.includes(name))).toEqual(names);
  },
);

test("the workbook has the same days, with sickness unnamed", async () => {
  const instead = { "2026-03-02": leave("ΚΑΝ"), "2026-03-03": leave("ΑΝΑ") };
  const { organizationId, structureId, month, clerk } = await buildMonth(world, { instead });
  const input = { organizationId, structureId, month };
  const { bytes } = await world.call(verifications.printXlsx, input, { as: clerk });
  const [sheet, notes] = await readXlsxFile(bytes);
  const row = sheet?.data.find((cells) => cells.includes("Παραδείγματος"));
  expect(row?.slice(7, 12)).toEqual(["ΣΚ", "ΚΑΝ", "ΔΑ", "Π", "Π"]);
  expect(JSON.stringify([sheet, notes])).not.toContain("ΑΝΑ");
  expect(JSON.stringify(notes)).toContain("Κανονική άδεια");
});
