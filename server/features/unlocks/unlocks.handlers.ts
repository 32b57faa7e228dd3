import type { unlocks } from "#api/unlocks.ts";
import { closedMonths } from "#server/features/month-acts/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { askUnlock } from "./ask-unlock.ts";
import { contractsTouched } from "./contracts-touched.ts";
import { unlockListings } from "./unlocks.queries.ts";

export const unlockHandlers: Handlers<typeof unlocks> = {
  /** The reasons in force today, in their order. */
  getReasons: (ctx) => {
    return ctx.db
      .selectFrom("unlock_reason")
      .select(["code", "title", "hint"])
      .where((of) => of.or([of("valid_to", "is", null), of("valid_to", ">=", ctx.today)]))
      .orderBy("sort_order")
      .execute();
  },
  getAll: unlockListings.ofBody.getAll,
  export: unlockListings.ofBody.export,
  getQueue: unlockListings.ofBodies.getAll,
  exportQueue: unlockListings.ofBodies.export,
  /** The closed months of which a grant of the request would let records be changed. 404 for another body's request. */
  getClosedMonths: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const row = await db
        .selectFrom("unlock_request")
        .select(["structure_id", "contract_id", "from_day", "to_day"])
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .executeTakeFirstOrThrow(notFound);
      const scope = {
        structureId: row.structure_id,
        contractId: row.contract_id,
        from: row.from_day,
        to: row.to_day,
      };
      const touched = await contractsTouched(db, organizationId, scope);
      return { months: await closedMonths(db, { organizationId, ...touched }) };
    }),
  ask: askUnlock,
  /**
   * Grants requests for so many hours, each with its own outcome. The days are open from then on; a closed month
   * stays as it is until one of its records is changed.
   */
  grant: (ctx, { ids, hours, answer }) => {
    const expiresAt = new Date(ctx.now.getTime() + hours * 3_600_000);
    return actOnRequests(ctx, { act: "grant", ids, reason: answer, expiresAt: () => expiresAt });
  },
  refuse: (ctx, { ids, answer }) =>
    actOnRequests(ctx, { act: "refuse", ids, reason: answer, expiresAt: () => null }),
  withdraw: (ctx, { ids }) =>
    actOnRequests(ctx, { act: "withdraw", ids, reason: "", expiresAt: () => null }),
  /** Locks the days of granted requests again before their time is up. */
  end: (ctx, { ids }) =>
    actOnRequests(ctx, {
      act: "end",
      ids,
      reason: "",
      expiresAt: () => ctx.now,
    }),
};
