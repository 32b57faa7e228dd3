import { setImmediate as nextTurn } from "node:timers/promises";
import type { InputOf } from "#api/call.ts";
import type { LeaveBalanceOfList, leaveBalances } from "#api/leave-balances.ts";
import { carriedLeft, partsLeft } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Page } from "#server/db/page.ts";
import { reasonsOn, shownReasons, calculatorOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { balanceOut, isWorthSaying } from "./balance-out.ts";
import { holdersOfLeave, whoHolds } from "./holders.queries.ts";
import { countedReasons, type LeaveStanding, leaveStandings } from "./leave-standings.ts";

/** Which balances a list shows, and in what order. */
export type BalanceFilter = Omit<InputOf<typeof leaveBalances.getAll>, "skip" | "take">;

/** The balances that pass the filter, in order, and a page of them as the list says them. */
export type BalancesOfBody = {
  total: number;
  rows: (db: Reader, page: Page) => Promise<LeaveBalanceOfList[]>;
};

type Held = { contractId: string; contracts: number; standing: LeaveStanding; left: number | null };

/** So many contracts are worked through before others are answered. */
const contractsAtOnce = 500;

/**
 * One leave of everyone of the body. What is left is calculated, not stored, so that the figures of all who pass the other
 * filters are worked out before they are sorted and cut into pages: a few numbers a contract. A reason that the actor may
 * not know has no balances.
 */
export async function balancesOfBody(
  ctx: BodyContext,
  db: Reader,
  filter: BalanceFilter,
): Promise<BalancesOfBody> {
  const { organizationId, today } = ctx;
  const year = filter.year ?? Number(today.slice(0, 4));
  const held = await heldLeave(ctx, db, { ...filter, year });
  const passing = inOrder(
    held.filter((one) => passes(one, filter.rest)),
    filter.sort,
  );
  const contractIds = passing.map(({ contractId }) => contractId);
  const byContract = new Map(passing.map((one) => [one.contractId, one]));
  return {
    total: passing.length,
    async rows(reader, page) {
      const who = await whoHolds(reader, { organizationId, year, contractIds }, page);
      return who.flatMap((holder) => {
        const found = byContract.get(holder.contractId);
        if (!found) return [];
        return [{ ...holder, contracts: found.contracts, ...balanceOut(found.standing, today) }];
      });
    },
  };
}

async function heldLeave(
  ctx: BodyContext,
  db: Reader,
  filter: BalanceFilter & { year: number },
): Promise<Held[]> {
  const code = await askedCode(ctx, filter);
  if (code === null) return [];
  const calculator = await calculatorOf(ctx);
  const { year } = filter;
  const all = await holdersOfLeave(db, filter);
  const held: Held[] = [];
  for (let at = 0; at < all.length; at += contractsAtOnce) {
    const contractIds = all.slice(at, at + contractsAtOnce);
    const asked = { contractIds, year, codes: [code], passedOn: ctx.today, upTo: "end" } as const;
    const found = await leaveStandings(ctx, db, calculator, asked);
    for (const contractId of contractIds) {
      const of = found.get(contractId);
      const standing = of?.standings[0];
      if (!of || !standing || !isWorthSaying(standing)) continue;
      const { entitled, isCorrected, year: ofYear, carriedUntil } = standing;
      const isLapsed = ctx.today > carriedUntil;
      const left = entitled === null && !isCorrected ? null : partsLeft(ofYear, { isLapsed });
      held.push({ contractId, contracts: of.contractIds.length, standing, left });
    }
    await nextTurn();
  }
  return held;
}

/** The reason asked for, else the first of annual leave; null where the actor may not know it. */
async function askedCode(
  ctx: BodyContext,
  { code, year }: BalanceFilter & { year: number },
): Promise<string | null> {
  const yearEnd = `${year}-12-31`;
  const day = yearEnd < ctx.today ? yearEnd : ctx.today;
  const reasons = countedReasons((await reasonsOn(ctx))(day));
  const asked = code ?? reasons.find(({ group }) => group === "annual")?.code ?? null;
  if (asked === null) return null;
  return (await shownReasons(ctx)).code(day, asked) === asked ? asked : null;
}

function passes({ standing, left }: Held, rest: BalanceFilter["rest"]): boolean {
  if (rest === "some") return (left ?? 0) > 0;
  if (rest === "negative") return (left ?? 0) < 0;
  return rest === "all" || carriedLeft(standing.year) > 0;
}

/** They come in the order of names; equal ones stay in it, those without a number stand last. */
function inOrder(held: Held[], sort: BalanceFilter["sort"]): Held[] {
  if (sort === "name") return held;
  if (sort === "-name") return held.toReversed();
  const sign = sort.startsWith("-") ? -1 : 1;
  const column = sort.replace("-", "");
  const figure = ({ standing, left }: Held) =>
    column === "left"
      ? (left ?? sign * Number.MAX_SAFE_INTEGER)
      : column === "taken"
        ? standing.taken
        : standing.year.carried;
  return held.toSorted((one, other) => sign * (figure(one) - figure(other)));
}
