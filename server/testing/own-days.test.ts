import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import {
  bulkInputOf,
  buildMonth,
  password,
  recordAgain,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "./month-of-structure.ts";
import { lastDays, personOf, someone } from "./own-affairs.ts";
import { pagesOfPdf, readsPdf } from "./pdf-text.ts";
import type { Visitor } from "./visit.ts";
import { rowsWhere } from "./rows.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const date = "2026-03-02";
const remark = "Η ημέρα καταχωρίστηκε από τον ίδιο τον εργαζόμενο.";

async function marksOf(body: MonthOfStructure) {
  const { organizationId, structureId, month, contractIds, clerk: as } = body;
  const scope = { organizationId, structureId };
  const { rows } = await world.call(attendances.getDaySheet, { ...scope, date }, { as });
  const subject = {
    subjectKind: "attendance-record",
    subjectId: `${contractIds[0]}/${date}`,
  } as const;
  const { items } = await world.call(history.getAll, { organizationId, ...subject }, { as });
  const record = { organizationId, contractId: contractIds[0] ?? "", date };
  const recordHistory = await world.call(attendances.getRecordHistory, record, { as });
  const { findings } = await world.call(monthlyContracts.getFindings, { ...scope, month }, { as });
  const { bytes } = await world.call(verifications.printPdf, { ...scope, month }, { as });
  return {
    onSheet: rows.map(({ byOneself }) => byOneself),
    inHistory: items.map(({ byOneself }) => byOneself),
    inHistoryOfRecord: recordHistory.items.map(({ byOneself }) => byOneself),
    found: findings.filter(({ rule }) => rule === "R21").map((one) => [one.contractId, one.date]),
    isPrinted: pagesOfPdf(bytes).join(" ").includes(remark),
  };
}

test.runIf(readsPdf)(
  "a day recorded by its employee is marked on the sheet, in its history, to the signer and in print, until another changes it",
  async () => {
    const body = await buildMonth(world);
    const own = await personOf(world, body, body.contractIds[0] ?? "");
    const oneself = await someone(world, body, "Employee", own.afm);
    await recordAgain(world, { ...body, clerk: oneself });
    expect(await marksOf(body)).toEqual({
      onSheet: [true],
      inHistory: [true],
      inHistoryOfRecord: [true],
      found: [[own.contractId, date]],
      isPrinted: true,
    });
    await recordAgain(world, body, 2);
    expect(await marksOf(body)).toEqual({
      onSheet: [false],
      inHistory: [false, true],
      inHistoryOfRecord: [false, true],
      found: [],
      isPrinted: false,
    });
  },
);

type Bulk = {
  prepare: (body: MonthOfStructure) => Promise<unknown>;
  /** The outcome of each, in the order of the input. */
  act: (body: MonthOfStructure, as: Visitor) => Promise<string[]>;
};

const outcomes = (rows: readonly { outcome: string }[] | undefined) =>
  rows?.map(({ outcome }) => outcome) ?? [];

async function signed(body: MonthOfStructure): Promise<void> {
  await submitMonth(world, body);
  await signMonth(world, body, "checked");
}

async function months(body: MonthOfStructure) {
  const { organizationId, month } = body;
  return { organizationId, month, rows: await bulkInputOf(world, body) };
}

const bulks: Readonly<Record<string, Bulk>> = {
  "months are approved": {
    prepare: signed,
    act: async (body, as) =>
      outcomes((await world.try(monthlyContracts.approve, await months(body), { as })).body?.rows),
  },
  "months are returned": {
    prepare: (body) => submitMonth(world, body),
    act: async (body, as) => {
      const input = { ...(await months(body)), reason: "a good reason" };
      return outcomes((await world.try(monthlyContracts.return, input, { as })).body?.rows);
    },
  },
  "months are confirmed": {
    prepare: async (body) => {
      await signed(body);
      await rowsWhere(world, "monthly_contract", { organization_id: body.organizationId }).change({
        state: "awaiting",
      });
    },
    act: async (body, as) => {
      const input = { ...(await months(body)), password, note: "checked" };
      return outcomes((await world.try(monthlyContracts.countersign, input, { as })).body?.rows);
    },
  },
  "contracts are approved": {
    prepare: ({ organizationId }) =>
      rowsWhere(world, "contract", { organization_id: organizationId }).change({
        state: "submitted",
      }),
    act: async ({ organizationId, contractIds }, as) => {
      const contractVersions = contractIds.map((id) => ({ id, version: 1 }));
      const input = { organizationId, contracts: contractVersions };
      return outcomes((await world.try(contracts.approve, input, { as })).body?.contracts);
    },
  },
};

test.each(Object.entries(bulks))(
  "when %s together, one's own is left out and named, and the others are done",
  async (_, { prepare, act }) => {
    const body = await buildMonth(world, { ...lastDays, contracts: 2 });
    const { afm } = await personOf(world, body, body.contractIds[0] ?? "");
    await prepare(body);
    const as = await someone(world, body, "Executive", afm);
    expect(await act(body, as)).toEqual(["refused", "done"]);
  },
);
