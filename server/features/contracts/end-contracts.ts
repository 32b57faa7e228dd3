import { dailyAt } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { jobReasons } from "#texts/jobs.ts";
import { lockContracts } from "./lock-contracts.ts";
import { moveContracts, refusalToMove } from "./move-contract.ts";

const mostAtOnce = 100;

/** Each night: contracts whose last day has passed are ended. */
export const endContracts: Job = {
  name: "contracts.end",
  dueAt: dailyAt(10),
  run: (ctx) =>
    eachBody(ctx, async (body) => {
      let ended = 0;
      for (let some = mostAtOnce; some === mostAtOnce; ended += some) {
        ctx.signal.throwIfAborted();
        some = await endSome(body);
      }
      return { ended };
    }),
};

/** Ends at most a hundred, in one transaction, and returns how many. */
function endSome(ctx: BodyContext): Promise<number> {
  return write(ctx, "contract.end", async (tx) => {
    const over = await tx
      .selectFrom("contract")
      .select("id")
      .where("organization_id", "=", ctx.organizationId)
      .where("state", "in", ["active", "suspended"])
      .where("end_date", "<", ctx.today)
      .orderBy("id")
      .limit(mostAtOnce)
      .execute();
    if (over.length === 0) return { entries: [], result: 0 };
    const ids = over.map(({ id }) => id);
    const move = { act: "end", reason: jobReasons.contractOver } as const;
    const locked = await lockContracts(tx, ctx.organizationId, ids);
    // Someone else may have been faster.
    const left = locked.filter((contract) => refusalToMove(ctx, contract, move) === null);
    const { entries } = await moveContracts(tx, ctx, left, move);
    return { entries, result: entries.length };
  });
}
