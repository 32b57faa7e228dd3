import fc from "fast-check";
import { expect } from "vitest";
import { trainingIban } from "#server/db/seed/training-numbers.ts";
import { executive, giveAccounts } from "#server/features/payments/testing.ts";
import { editedDay, monthDoings, storedMonthOf, type MonthReal } from "./month-acts.ts";
import { freshModel, monthRules, type MonthAct, type MonthModel } from "./month-model.ts";
import { buildMonth, computeMonth, type MonthOfStructure } from "./month-of-structure.ts";
import { rowsWhere } from "./rows.ts";
import { openWorld, type World } from "./world.ts";

const names = Object.keys(monthRules).filter((name): name is MonthAct => name in monthRules);

const closedMonths: readonly MonthAct[] = ["submit first", "submit second", "sign"];
const approved: readonly MonthAct[] = [...closedMonths, "approve first", "approve second"];
const drawnUp: readonly MonthAct[] = [...approved, "create payment", "approve payment"];
const paid: readonly MonthAct[] = [...drawnUp, "settle payment"];

/** Acts that a sequence starts with. */
const beginnings = [[], closedMonths, approved, drawnUp, paid];

/** One act in three is one that the model refuses; the others are allowed, so that sequences get far. */
const step = fc.record({ isRefused: fc.nat({ max: 2 }).map((n) => n === 0), pick: fc.nat() });

type Step = { isRefused: boolean; pick: number };

/** A beginning and what follows, for `walkMonth`. */
export const sequences = fc.record({
  beginning: fc.constantFrom(...beginnings),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

const beginning = Date.parse("2026-04-02T08:00:00Z");

/** A world of months to walk through: `freshMonth` creates one that is only recorded and computed. */
export type WorldOfMonths = { world: World; freshMonth: () => Promise<MonthReal> };

/** Opens a world with an agency that pays all its months. */
export async function openWorldOfMonths(): Promise<WorldOfMonths> {
  const world = await openWorld({ now: new Date(beginning) });
  const agency = {
    administrator: await world.signInAs({ role: "Administrator" }),
    maker: await executive(world),
    approver: await executive(world),
  };
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    world.setNow(new Date(beginning + ticks * 10));
  };
  const freshMonth = async () => {
    const march = await recordedMonth(world);
    return { world, march, ...agency, tick, again: null };
  };
  return { world, freshMonth };
}

/** A body with a recorded month of two contracts that can be paid; the month is only computed. */
export async function recordedMonth(world: World): Promise<MonthOfStructure> {
  const march = await buildMonth(world, { contracts: 2, since: editedDay });
  const { organizationId } = march;
  await rowsWhere(world, "organization", { id: organizationId }).change({
    debtor_iban: trainingIban(1),
  });
  await giveAccounts(world, organizationId);
  await computeMonth(world, march);
  return march;
}

/** Runs the sequence in the application and in the model; after each act both must agree. */
export async function walkMonth(
  real: MonthReal,
  { beginning: first, steps }: { beginning: readonly MonthAct[]; steps: readonly Step[] },
): Promise<void> {
  const model = freshModel();
  const walked: MonthAct[] = [];
  const walk = async (act: MonthAct) => {
    walked.push(act);
    await doBoth(act, model, real, walked);
  };
  for (const act of first) await walk(act);
  for (const one of steps) await walk(actOf(one, model));
}

function actOf({ isRefused, pick }: Step, model: MonthModel): MonthAct {
  const among = names.filter((name) => monthRules[name](structuredClone(model)) !== isRefused);
  return among[pick % among.length] ?? "edit";
}

async function doBoth(
  act: MonthAct,
  model: MonthModel,
  real: MonthReal,
  walked: readonly MonthAct[],
): Promise<void> {
  const before = structuredClone(model);
  const expected = monthRules[act](model);
  real.tick();
  expect([walked, await monthDoings[act](real, before)]).toEqual([walked, expected]);
  model.written = real.again !== null;
  const { rows, payment } = await storedMonthOf(real);
  const actual = { states: rows.map(({ state }) => state), isPaymentOpen: payment !== null };
  expect([walked, actual]).toEqual([
    walked,
    {
      states: model.rows.map(({ state }) => state),
      isPaymentOpen: model.payments.length > 0,
    },
  ]);
}
