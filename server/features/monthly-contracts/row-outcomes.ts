import type { RowOutcome } from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Writer } from "#server/db/handles.ts";
import { type LockedMonth, lockedMonths } from "#server/features/month-acts/public.ts";
import { Fault } from "#server/kernel/fault.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";

/** A month of a bulk act, with the version that the caller saw. */
export type RowVersion = { contractId: string; version: number };

/** The months of a bulk act, locked. Throws `not-found` when a contract is not of the body. */
export async function lockRows(
  tx: Writer,
  query: { organizationId: string; month: Month; rows: readonly RowVersion[] },
): Promise<LockedMonth[]> {
  const { organizationId, month, rows } = query;
  const contractIds = [...new Set(rows.map(({ contractId }) => contractId))];
  const known = await countOf(
    tx
      .selectFrom("contract")
      .where("organization_id", "=", organizationId)
      .where("id", "in", contractIds),
  );
  if (known < contractIds.length) throw new Fault("not-found");
  return lockedMonths(tx, { organizationId, month, contractIds });
}

/**
 * The outcome of each requested row: `refusalsTo` returns the sentences against the act, none if it is allowed. Also
 * returns the accepted months, which move to the state with their next version.
 */
export function outcomesOf(
  rows: readonly RowVersion[],
  locked: readonly LockedMonth[],
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
    const { contractId, state, version } = month;
    if (version !== row.version) {
      const messages = [monthRefusalTexts.changed];
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
