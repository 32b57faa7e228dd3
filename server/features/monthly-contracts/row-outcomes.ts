import { sql } from "kysely";
import type { RowOutcome } from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Writer } from "#server/db/handles.ts";
import { type LockedMonth, lockedMonths } from "#server/features/month-acts/public.ts";
import { Fault } from "#server/kernel/fault.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { type MonthAct, withLastAct, monthRefusalTexts } from "#texts/monthly-contracts.ts";

/** A locked month; `last` is what was done with it last, if it has moved since the caller saw it. */
type LockedRow = LockedMonth & { last: MonthAct | null };

type RowVersion = { contractId: string; version: number };

/** The months of a bulk act, locked. Throws `not-found` when a contract is not of the body. */
export async function lockRows(
  tx: Writer,
  query: { organizationId: string; month: Month; rows: readonly RowVersion[] },
): Promise<LockedRow[]> {
  const { organizationId, month, rows } = query;
  const contractIds = [...new Set(rows.map(({ contractId }) => contractId))];
  const found = await countOf(
    tx
      .selectFrom("contract")
      .where("organization_id", "=", organizationId)
      .where("id", "in", contractIds),
  );
  if (found < contractIds.length) throw new Fault("not-found");
  const locked = await lockedMonths(tx, { organizationId, month, contractIds });
  const known = new Map(rows.map((row) => [row.contractId, row.version]));
  const moved = locked.filter(({ contractId, version }) => known.get(contractId) !== version);
  const last = await lastActs(tx, { organizationId, month, moved });
  return locked.map((one) => ({ ...one, last: last.get(one.contractId) ?? null }));
}

/** What was last done with each of the months that have moved since the caller saw them. */
async function lastActs(
  tx: Writer,
  query: { organizationId: string; month: Month; moved: readonly LockedMonth[] },
): Promise<Map<string, MonthAct>> {
  if (query.moved.length === 0) return new Map();
  const rows = await tx
    .selectFrom("monthly_contract_act as a")
    .leftJoin("app_user as u", "u.id", "a.by_user")
    .distinctOn("a.contract_id")
    .select(["a.contract_id", "a.at", "u.nick_name as by"])
    // Guarantee: only `moveMonths` writes it.
    .select(sql<MonthState>`a.state`.as("state"))
    .where("a.organization_id", "=", query.organizationId)
    .where("a.month", "=", query.month)
    .where(
      "a.contract_id",
      "in",
      query.moved.map(({ contractId }) => contractId),
    )
    .orderBy("a.contract_id")
    .orderBy("a.seq", "desc")
    .execute();
  return new Map(rows.map(({ contract_id: id, ...act }) => [id, act]));
}

/**
 * The outcome of each requested row: `refusalsTo` returns the sentences against the act, none if it is allowed. Also
 * returns the accepted months, which move to the state with their next version.
 */
export function outcomesOf(
  rows: readonly RowVersion[],
  locked: readonly LockedRow[],
  act: {
    to: MonthState;
    refusalsTo: (month: LockedMonth) => string[];
    /** The actor's own contracts, whose months only another user may move. */
    own?: ReadonlySet<string>;
  },
): { accepted: LockedMonth[]; outcomes: RowOutcome[] } {
  const byId = new Map(locked.map((month) => [month.contractId, month]));
  const accepted = new Map<string, LockedMonth>();
  const outcomes = rows.map((row): RowOutcome => {
    const month = byId.get(row.contractId);
    if (!month) return notComputed(row);
    const { contractId, state, version, last } = month;
    if (version !== row.version) {
      const { changed } = monthRefusalTexts;
      const messages = [last ? withLastAct(changed, last) : changed];
      return { contractId, state, version, outcome: "changed", messages };
    }
    const messages = act.own?.has(contractId) ? [ownAffairTexts.month] : act.refusalsTo(month);
    if (messages.length > 0) return { contractId, state, version, outcome: "refused", messages };
    accepted.set(contractId, month);
    return { contractId, state: act.to, version: version + 1, outcome: "done", messages: [] };
  });
  return { accepted: [...accepted.values()], outcomes };
}

function notComputed({ contractId }: RowVersion): RowOutcome {
  const messages = [monthRefusalTexts["not-computed"]];
  return { contractId, state: "draft", version: 0, outcome: "refused", messages };
}
