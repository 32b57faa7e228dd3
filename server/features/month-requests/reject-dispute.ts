import type { disputes } from "#api/disputes.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { entryOfDay } from "./entry-of-day.ts";
import { heldDispute, storeAnswer } from "./held-dispute.ts";
import { tellPerson } from "./tell-person.ts";

/** Rejects a dispute with a reason, once. Throws `not-found` for a foreign one, `refused` when it is answered. */
export const rejectDispute: Handler<typeof disputes.reject> = (ctx, { id, text }) =>
  write(ctx, "dispute.reject", async (tx) => {
    const dispute = await heldDispute(tx, ctx, id);
    const answer = { outcome: "rejected", text } as const;
    await storeAnswer(tx, ctx, dispute, answer);
    const notifications = await tellPerson(tx, ctx, dispute, answer);
    return { entries: [entryOfDay(dispute, text)], notifications, result: null };
  });
