import type { OutputOf } from "#api/call.ts";
import type { ergani } from "#api/ergani.ts";
import { erganiTexts } from "#texts/ergani.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { connectionOf } from "./connection.ts";
import { endOutage } from "./outages.ts";

/** Signs in with the account that is kept; where that goes well, cards no longer wait. Throws `refused` without one. */
export async function testConnection(ctx: BodyContext): Promise<OutputOf<typeof ergani.test>> {
  const connection = await connectionOf(ctx, () => ctx.now);
  if (!connection) throw new Fault("refused", { detail: erganiTexts.noAccount });
  const answer = await connection.ergani.signIn();
  const result = {
    outcome: answer.outcome,
    message: "message" in answer ? answer.message : "",
  };
  return write(ctx, "ergani.test", async (tx) => {
    if (answer.outcome === "accepted") await endOutage(tx, ctx);
    return { entries: [], result };
  });
}
