import type { leaveRequests } from "#api/leave-requests.ts";
import { knownToRecord } from "#server/features/attendance/public.ts";
import { changesOfLeave, daysWritten } from "#server/features/leaves/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { entryOfRequest } from "./entry-of-request.ts";
import { heldRequest, requestOf, storeAnswer } from "./held-request.ts";
import { paperSeen } from "./paper-seen.ts";
import { tellPerson } from "./tell-person.ts";

/**
 * Grants a request: its leave is recorded, by the act of every leave, and the request answered in the same transaction; what
 * is recorded already stays. Throws `not-found` for a foreign one, `refused` when it is answered or with the days that
 * stand in the way, `changed` where another hand was first.
 */
export const acceptRequest: Handler<typeof leaveRequests.accept> = async (
  ctx,
  { id, replaces, text },
) => {
  const known = await knownToRecord(ctx);
  const { changes } = await readBody(ctx, async (db) =>
    changesOfLeave(ctx, db, known.calculator, { ...(await requestOf(db, ctx, id)), replaces }),
  );
  return write(ctx, "leave.grant", async (tx) => {
    const request = await heldRequest(tx, ctx, id);
    const answer = { outcome: "accepted", text } as const;
    const over = await storeAnswer(tx, ctx, request, answer);
    const reason = text === "" ? t.granted : text;
    const { contractId } = request;
    const recorded = await daysWritten(tx, ctx, known, { contractId, reason, changes });
    const seen = await paperSeen(tx, ctx, request, "accepted");
    const notifications = await tellPerson(tx, ctx, request, answer);
    const none = recorded.length === 0 ? [entryOfRequest(request, reason)] : [];
    return { entries: [...recorded, ...none, ...seen], notifications, over, result: null };
  });
};

/** Refuses a request with a reason, once. Throws `not-found` for a foreign one, `refused` when it is answered. */
export const rejectRequest: Handler<typeof leaveRequests.reject> = (ctx, { id, text }) =>
  write(ctx, "leave.refuse", async (tx) => {
    const request = await heldRequest(tx, ctx, id);
    const answer = { outcome: "rejected", text } as const;
    const over = await storeAnswer(tx, ctx, request, answer);
    await paperSeen(tx, ctx, request, "rejected");
    const notifications = await tellPerson(tx, ctx, request, answer);
    return { entries: [entryOfRequest(request, text)], notifications, over, result: null };
  });
