import { setImmediate as nextTurn } from "node:timers/promises";
import { leaveBalanceList } from "#api/leave-balances.ts";
import type { ListQueryOf } from "#api/list.ts";
import { carriedLeft, partsLeft } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import { reasonsOn, reasonMask, calculatorOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { listingOf } from "#server/lists/listing.ts";
import { leaveBalanceListTexts } from "#texts/leave-balances.ts";
import { balanceOut, isWorthSaying } from "./balance-out.ts";
import { holdersOfLeave, whoHolds } from "./holders.queries.ts";
import { countedReasons, type ReasonBalance, leaveStandings } from "./reason-balances.ts";

type BalanceFilter = ListQueryOf<typeof leaveBalanceList>;

/** A leave of a contract, and how many adjoining contracts share it. */
type Holding = {
  contractId: string;
  contracts: number;
  standing: ReasonBalance;
  left: number | null;
};

/** How many contracts are computed before other requests get a turn. */
const contractsAtOnce = 500;

/**
 * One leave of everyone of the body. What is left is calculated, not stored, so the figures of all who pass the other
 * filters are computed before they are sorted and paged: a few numbers per contract. A reason that the actor may not
 * see has no balances.
 */
export const balanceListing = listingOf(leaveBalanceList, {
  texts: leaveBalanceListTexts,
  before: async (query, ctx) => {
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const all = await readBody(ctx, (db) => holdingsOf(ctx, db, { ...query, year }));
    const { organizationId, sort, rest } = query;
    const passing = all.filter((one) => passes(one, rest));
    return { organizationId, sort, year, holdings: inOrder(passing, sort) };
  },
  count: (_db, { holdings }) => holdings.length,
  items: async (db, { organizationId, year, holdings }, { today }, page) => {
    const byContract = new Map(holdings.map((one) => [one.contractId, one]));
    const contractIds = [...byContract.keys()];
    const who = await whoHolds(db, { organizationId, year, contractIds }, page);
    return who.flatMap((holder) => {
      const holding = byContract.get(holder.contractId);
      if (!holding) return [];
      return [{ ...holder, contracts: holding.contracts, ...balanceOut(holding.standing, today) }];
    });
  },
  values: {
    carriedUntil: ({ carriedDays, carriedUntil }) => (carriedDays > 0 ? carriedUntil : null),
  },
});

async function holdingsOf(
  ctx: BodyContext,
  db: Reader,
  filter: BalanceFilter & { year: number },
): Promise<Holding[]> {
  const code = await codeToShow(ctx, filter);
  if (code === null) return [];
  const calculator = await calculatorOf(ctx);
  const { year } = filter;
  const all = await holdersOfLeave(db, filter);
  const holdings: Holding[] = [];
  for (let at = 0; at < all.length; at += contractsAtOnce) {
    const contractIds = all.slice(at, at + contractsAtOnce);
    const query = { contractIds, year, codes: [code], passedOn: ctx.today, upTo: "end" } as const;
    const found = await leaveStandings(ctx, db, calculator, query);
    for (const contractId of contractIds) {
      const of = found.get(contractId);
      const standing = of?.standings[0];
      if (!of || !standing || !isWorthSaying(standing)) continue;
      const { entitled, isCorrected, year: ofYear, carriedUntil } = standing;
      const isLapsed = ctx.today > carriedUntil;
      const left = entitled === null && !isCorrected ? null : partsLeft(ofYear, { isLapsed });
      holdings.push({ contractId, contracts: of.contractIds.length, standing, left });
    }
    await nextTurn();
  }
  return holdings;
}

/** The requested reason, else the first of annual leave; null if the actor may not see it. */
async function codeToShow(
  ctx: BodyContext,
  { code, year }: BalanceFilter & { year: number },
): Promise<string | null> {
  const yearEnd = `${year}-12-31`;
  const day = yearEnd < ctx.today ? yearEnd : ctx.today;
  const reasons = countedReasons((await reasonsOn(ctx))(yearEnd));
  const chosenCode = code ?? reasons.find(({ group }) => group === "annual")?.code ?? null;
  if (chosenCode === null) return null;
  return (await reasonMask(ctx)).code(day, chosenCode) === chosenCode ? chosenCode : null;
}

function passes({ standing, left }: Holding, rest: BalanceFilter["rest"] = "all"): boolean {
  if (rest === "some") return (left ?? 0) > 0;
  if (rest === "negative") return (left ?? 0) < 0;
  return rest === "all" || carriedLeft(standing.year) > 0;
}

/** They arrive in order of name; equal ones keep it, those without a number come last. */
function inOrder(holdings: Holding[], sort: BalanceFilter["sort"]): Holding[] {
  if (sort === "name") return holdings;
  if (sort === "-name") return holdings.toReversed();
  const sign = sort.startsWith("-") ? -1 : 1;
  const column = sort.replace("-", "");
  const figure = ({ standing, left }: Holding) =>
    column === "left"
      ? (left ?? sign * Number.MAX_SAFE_INTEGER)
      : column === "taken"
        ? standing.taken
        : standing.year.carried;
  return holdings.toSorted((one, other) => sign * (figure(one) - figure(other)));
}
