import fc from "fast-check";
import { expect } from "vitest";
import type { MonthState } from "#domain/attendance/monthly.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import {
  askedRows,
  password,
  recordAgain,
  rowsOf,
  type MonthOfStructure,
} from "./month-of-structure.ts";
import type { Visitor } from "./visit.ts";
import type { World } from "./world.ts";

/** What a plain head would keep of a structure's month. Records are of the first contract. */
export type MonthModel = { states: MonthState[]; sheetsLocked: boolean; recordVersion: number };

/** The application with one month in it. */
export type MonthReal = { world: World; march: MonthOfStructure; agency: Visitor };

/** One act in both: `expected` says what comes of it and changes the model, `done` does it and says what came. */
type Act = {
  name: string;
  expected: (model: MonthModel) => boolean;
  done: (real: MonthReal, model: Readonly<MonthModel>) => Promise<boolean>;
};

const isOpen = (state: MonthState | undefined) => state === "draft" || state === "returned";

const edit: Act = {
  name: "edit",
  expected: (model) => {
    const may = isOpen(model.states[0]) && !model.sheetsLocked;
    if (may) model.recordVersion += 1;
    return may;
  },
  done: async ({ world, march }, { recordVersion }) =>
    (await recordAgain(world, march, recordVersion))?.outcome === "saved",
};

const sign: Act = {
  name: "sign",
  expected: (model) => {
    const may = model.states.includes("submitted") && !model.states.some(isOpen);
    if (may) {
      model.states = model.states.map((state) => (state === "submitted" ? "signed" : state));
      model.sheetsLocked = true;
    }
    return may;
  },
  done: async ({ world, march }) => {
    const { organizationId, structureId, month, representative: as } = march;
    const input = { organizationId, structureId, month };
    const { structures } = await world.call(verifications.getSignable, input, { as });
    const digest = structures[0]?.digest ?? "";
    const tried = await world.try(verifications.sign, { ...input, digest, password }, { as });
    return tried.status === 200;
  },
};

const withdraw: Act = {
  name: "withdraw",
  expected: (model) => {
    const may = model.states.includes("signed") && !model.states.includes("approved");
    if (may) {
      model.states = model.states.map((state) => (state === "signed" ? "draft" : state));
      model.sheetsLocked = false;
    }
    return may;
  },
  done: async ({ world, march }) => {
    const { organizationId, structureId, month, representative: as } = march;
    const input = { organizationId, structureId, month, reason: "a mistaken hour" };
    return (await world.try(verifications.withdraw, input, { as })).status === 200;
  },
};

type RowAct = "submit" | "approve" | "return";

const rowActs: Record<
  RowAct,
  (model: MonthModel, state: MonthState | undefined) => MonthState | null
> = {
  submit: (_, state) => (isOpen(state) ? "submitted" : null),
  approve: ({ states }, state) =>
    state === "signed" && !states.some((one) => isOpen(one) || one === "submitted")
      ? "approved"
      : null,
  return: (_, state) =>
    state === "submitted" || state === "signed" || state === "approved" ? "returned" : null,
};

const onRow = (act: RowAct, row: number): Act => ({
  name: `${act} ${row}`,
  expected: (model) => {
    const next = rowActs[act](model, model.states[row]);
    if (next === null) return false;
    model.states[row] = next;
    if (act === "return") model.sheetsLocked = false;
    return true;
  },
  done: async ({ world, march, agency }) => {
    const { organizationId, month } = march;
    const rows = (await askedRows(world, march)).slice(row, row + 1);
    const as = act === "submit" ? march.clerk : agency;
    const input = { organizationId, month, rows, reason: "a mistaken hour" };
    const answer = await world.call(monthlyContracts[act], input, { as });
    return answer.rows[0]?.outcome === "done";
  },
});

/** The acts on a month of two contracts; a colleague's act (unlock, pay) is one more line. */
export const monthActs: readonly Act[] = [
  edit,
  sign,
  withdraw,
  ...(["submit", "approve", "return"] as const).flatMap((act) => [onRow(act, 0), onRow(act, 1)]),
];

/** Sequences of acts for fast-check; after each, the application and the model tell the same. */
export function monthCommands() {
  return fc.commands(
    monthActs.map((act) => fc.constant(commandOf(act))),
    { maxCommands: 25 },
  );
}

function commandOf(act: Act): fc.AsyncCommand<MonthModel, MonthReal> {
  return {
    check: () => true,
    run: async (model, real) => {
      const before = { ...model, states: [...model.states] };
      const expected = act.expected(model);
      expect([act.name, await act.done(real, before)]).toEqual([act.name, expected]);
      const states = (await rowsOf(real.world, real.march)).map(({ state }) => state);
      expect([act.name, states]).toEqual([act.name, model.states]);
    },
    toString: () => act.name,
  };
}
