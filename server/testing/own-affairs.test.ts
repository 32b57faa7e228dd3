import { beforeAll, expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { employees } from "#api/employees.ts";
import { imports } from "#api/imports.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { proofs } from "#api/proofs.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { differencesOf } from "#server/features/ledger/differences.ts";
import { buildPayableMonth, executive as executiveOf } from "#server/features/payments/testing.ts";
import {
  approveMonth,
  bulkInputOf,
  buildMonth,
  password,
  returnMonth,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "./month-of-structure.ts";
import { personOf, someone } from "./own-affairs.ts";
import type { Visitor } from "./visit.ts";
import { rowsWhere } from "./rows.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let executive: Visitor;
beforeAll(async () => {
  executive = await executiveOf(world);
});

const ownText = "Ο μήνας είναι δικός σας. Η ενέργεια γίνεται από άλλον χρήστη";

/** A body whose representative is the employee of its first contract, with everything submitted. */
async function submittedWithOwn(contracts = 2): Promise<MonthOfStructure> {
  const march = await buildMonth(world, { contracts, since: "2026-03-26" });
  const { afm } = await personOf(world, march, march.contractIds[0] ?? "");
  const representative = await someone(world, march, "LegalRepresentative", afm);
  const body = { ...march, representative };
  await submitMonth(world, body);
  return body;
}

async function tryCountersign(
  body: MonthOfStructure,
  given: { password?: string },
  as = executive,
) {
  const { organizationId, month } = body;
  const rows = (await bulkInputOf(world, body)).slice(0, 1);
  return world.try(monthlyContracts.countersign, { organizationId, month, rows, ...given }, { as });
}

async function countersign(body: MonthOfStructure, as = executive) {
  return (await tryCountersign(body, { password }, as)).body?.rows;
}

const states = async (body: MonthOfStructure) =>
  (await rowsOf(world, body)).map(({ state }) => state);

const checked = (code: string) => world.call(proofs.checkCode, { code }, {});
const answerOf = async (code: string) => (await checked(code)).answer;

function codesOf({ organizationId }: MonthOfStructure) {
  const signatures = rowsWhere(world, "month_signature", { organization_id: organizationId });
  return signatures.readInOrder("id", "code", "left_out", "countersigns");
}

test("the signature leaves out the signer's own month, which the agency confirms and then handles like the rest", async () => {
  const body = await submittedWithOwn();
  const { organizationId, month, contractIds } = body;
  const { code } = await signMonth(world, body);
  expect(await states(body)).toEqual(["awaiting", "signed"]);
  const board = { organizationId, month };
  const { structures } = await world.call(monthlyContracts.getBoard, board, { as: executive });
  expect(structures).toMatchObject([{ awaiting: 1, submitted: 0, signed: 1 }]);
  const { items } = await world.call(bodyMonths.getAll, { month, take: 200 }, { as: executive });
  expect(items.find((one) => one.organizationId === organizationId)).toMatchObject({ awaiting: 1 });
  expect((await approveMonth(world, body)).map(({ outcome }) => outcome)).toMatchObject([
    "refused",
    "done",
  ]);
  expect(await countersign(body)).toMatchObject([{ outcome: "done", state: "signed" }]);
  expect(await codesOf(body)).toMatchObject([
    { code, left_out: [contractIds[0]], countersigns: null },
    { left_out: [], countersigns: contractIds[0] },
  ]);
  const answers = await Promise.all((await codesOf(body)).map((one) => checked(one.code)));
  expect(answers.map(({ answer, sheet }) => [answer, sheet?.covers])).toEqual([
    ["valid", "all-but-signer"],
    ["valid", "signer-alone"],
  ]);
  await approveMonth(world, body);
  expect(await states(body)).toEqual(["approved", "approved"]);
});

test("neither the signer nor an agency user confirms their own month", async () => {
  const body = await submittedWithOwn();
  await signMonth(world, body);
  const { afm } = await personOf(world, body, body.contractIds[0] ?? "");
  await rowsWhere(world, "app_user", { id: body.representative.userId }).change({ afm: null });
  const oneself = await someone(world, body, "Executive", afm);
  expect(await countersign(body, oneself)).toMatchObject([
    { outcome: "refused", messages: [ownText] },
  ]);
  const tried = await tryCountersign(body, { password }, body.representative);
  expect(tried.status).toBe(403);
  expect(await states(body)).toEqual(["awaiting", "signed"]);
});

test("confirming a month needs the password, like signing", async () => {
  const body = await submittedWithOwn();
  await signMonth(world, body);
  for (const given of [{}, { password: "not this one" }]) {
    const { status, problem } = await tryCountersign(body, given);
    expect([status, Object.keys(problem?.errors ?? {})]).toEqual([400, ["password"]]);
  }
  expect(await states(body)).toEqual(["awaiting", "signed"]);
});

test("a structure with only its signer goes to the agency on signature", async () => {
  const body = await submittedWithOwn(1);
  const { code } = await signMonth(world, body);
  expect(await states(body)).toEqual(["awaiting"]);
  expect(await answerOf(code)).toBe("valid");
  await countersign(body);
  expect(await states(body)).toEqual(["signed"]);
});

test("a change of the month is detected by its confirmation, and leaves the structure's signature valid", async () => {
  const body = await submittedWithOwn();
  const { organizationId, contractIds } = body;
  await signMonth(world, body);
  await countersign(body);
  const [signature, confirmation] = await codesOf(body);
  await rowsWhere(world, "attendance_record", {
    organization_id: organizationId,
    contract_id: contractIds[0] ?? "",
  }).change({ note: "changed behind our back" });
  expect(await answerOf(signature?.code ?? "")).toBe("valid");
  expect(await answerOf(confirmation?.code ?? "")).toBe("changed");
  const { differences } = await inBodies(world.owner, [organizationId], (tx) =>
    differencesOf(tx, organizationId),
  );
  expect(differences.filter(({ kind }) => kind === "signed-month-changed")).toHaveLength(1);
});

test("an own month once returned is left out of the next signature and confirmed again", async () => {
  const body = await submittedWithOwn();
  await signMonth(world, body);
  const [own = ""] = body.contractIds;
  await returnMonth(world, body, { reason: "ελέγξτε", contractIds: [own] });
  await submitMonth(world, body);
  expect(await states(body)).toEqual(["submitted", "signed"]);
  await signMonth(world, body);
  expect(await states(body)).toEqual(["awaiting", "signed"]);
  await countersign(body);
  expect(await states(body)).toEqual(["signed", "signed"]);
});

test("the creator of a payment is left out of it by name, and paid by another's", async () => {
  const march = await buildPayableMonth(world, { contracts: 2, since: "2026-03-26" });
  const { organizationId, month, contractIds } = march;
  const own = await personOf(world, march, contractIds[0] ?? "");
  const as = await someone(world, march, "Executive", own.afm);
  const preview = await world.call(payments.preview, { organizationId, month }, { as });
  expect(preview).toMatchObject({ lines: 1, exclusions: [{ reason: "own-month", count: 1 }] });
  const { id, lines } = await world.call(payments.create, { organizationId, month }, { as });
  expect(lines).toBe(1);
  const input = { organizationId, id };
  const { items } = await world.call(payments.getExclusions, input, { as });
  expect(items).toMatchObject([{ contractId: own.contractId, reason: "own-month" }]);
  const again = await world.try(payments.create, { organizationId, month }, { as });
  expect(again.problem?.detail).toBe(
    "Προς πληρωμή μένουν μόνο δικοί σας μήνες. Πληρώνονται από άλλον χρήστη",
  );
  const by = { as: march.maker };
  const rest = await world.call(payments.create, { organizationId, month }, by);
  expect(rest.lines).toBe(1);
  const cancel = { organizationId, id: rest.id, version: 1, reason: "not mine" };
  const tried = await world.try(payments.cancel, cancel, { as });
  expect(tried.problem?.detail).toBe(
    "Η πληρωμή έχει και δική σας γραμμή. Η ενέργεια γίνεται από άλλον χρήστη",
  );
});

test("a clerk neither registers themselves nor imports their own row, which the report names", async () => {
  const march = await buildMonth(world, { since: "2026-03-26" });
  const { organizationId, contractIds } = march;
  const own = await personOf(world, march, contractIds[0] ?? "");
  const as = await someone(world, march, "Employee", own.afm);
  const bytes = Buffer.from(
    `ΑΦΜ;Επώνυμο;Όνομα;IBAN\n${own.afm};Παραδείγματος;Μου;\n090000045;Άλλος;Κάποιος;\n`,
  );
  const report = await world.call(
    imports.applyEmployees,
    { organizationId, fileName: "a.csv", skipErrors: "true" },
    { as, bytes },
  );
  expect(report.rows).toMatchObject([
    {
      outcome: "error",
      errors: [
        { message: "Η γραμμή αφορά εσάς τους ίδιους. Τα στοιχεία σας αλλάζουν από άλλον χρήστη" },
      ],
    },
    { outcome: "create" },
  ]);
  const elsewhere = await buildMonth(world, { since: "2026-03-26" });
  await rowsWhere(world, "app_user", { id: as.userId }).change({ afm: null });
  const clerk = await someone(world, elsewhere, "Employee", own.afm);
  const { organizationId: there } = elsewhere;
  const self = { organizationId: there, afm: own.afm, lastName: "Α", firstName: "Β" };
  const tried = await world.try(employees.create, self, { as: clerk });
  expect(tried.problem?.detail).toBe("Αφορά εσάς τους ίδιους. Η ενέργεια γίνεται από άλλον χρήστη");
});

test("a clerk imports every contract of a file except their own, which the report names", async () => {
  const march = await buildMonth(world, { contracts: 2, since: "2026-03-26" });
  const { organizationId, contractIds, structureId } = march;
  const [own, other] = [
    await personOf(world, march, contractIds[0] ?? ""),
    await personOf(world, march, contractIds[1] ?? ""),
  ];
  const stored = { organization_id: organizationId };
  const { code } = await rowsWhere(world, "structure", { ...stored, id: structureId }).readOne(
    "code",
  );
  const ofOwn = rowsWhere(world, "contract", { ...stored, id: own.contractId });
  const { number } = await ofOwn.readOne("number");
  const as = await someone(world, march, "Employee", own.afm);
  const since = (contract: string, afm: string) =>
    `${contract};${afm};ΙΔΟΧ;1/1/2025;31/12/2025;${code};20;1.100,50\n`;
  const bytes = Buffer.from(
    `Αριθμός σύμβασης;ΑΦΜ;Σχέση εργασίας;Έναρξη;Λήξη;Δομή;Ώρες;Αμοιβή\n${[
      since("ΝΕΑ-1", own.afm),
      since(number, own.afm),
      since("ΝΕΑ-2", other.afm),
    ].join("")}`,
  );
  const input = { organizationId, fileName: "contracts.csv", skipErrors: "true" } as const;
  const report = await world.call(imports.applyContracts, input, { as, bytes });
  const ownRow = {
    outcome: "error",
    errors: [
      { message: "Η γραμμή αφορά εσάς τους ίδιους. Τα στοιχεία σας αλλάζουν από άλλον χρήστη" },
    ],
  };
  expect(report.rows).toMatchObject([ownRow, ownRow, { outcome: "create" }]);
});
