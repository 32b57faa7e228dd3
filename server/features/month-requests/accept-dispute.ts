import type { InputOf } from "#api/call.ts";
import type { disputes } from "#api/disputes.ts";
import type { Writer } from "#server/db/handles.ts";
import { inOwnHand, knownToRecord, recordedIn } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { disputeReasons, disputeRefusals } from "#texts/month-requests.ts";
import { type HeldDispute, heldDispute, storeAnswer } from "./held-dispute.ts";
import { tellPerson } from "./tell-person.ts";

type Input = InputOf<typeof disputes.accept>;

/**
 * Accepts a dispute: the day is recorded, by the rules of every other save, and the dispute answered in the same
 * transaction. Throws `not-found` for a foreign one; `refused` when it is answered, or in the words of the rule that forbids the
 * record; `locked` where the day is; `changed` where another hand was first, or where the month would reopen unseen.
 */
export async function acceptDispute(ctx: BodyContext, input: Input): Promise<null> {
  const known = await knownToRecord(ctx);
  return write(ctx, "dispute.accept", async (tx) => {
    const dispute = await heldDispute(tx, ctx, input.id);
    if (input.reopens.some(({ contractId }) => contractId !== dispute.contractId))
      throw new Fault("not-found");
    const answer = { outcome: "accepted", text: input.text } as const;
    await storeAnswer(tx, ctx, dispute, answer);
    const entries = await recorded(tx, ctx, known, { ...input, dispute });
    const notifications = await tellPerson(tx, ctx, dispute, answer);
    return { entries, notifications, result: null };
  });
}

async function recorded(
  tx: Writer,
  ctx: BodyContext,
  known: Awaited<ReturnType<typeof knownToRecord>>,
  given: Input & { dispute: HeldDispute },
): Promise<Entry[]> {
  const { dispute, version, reopens, text } = given;
  const { contractId, structureId, date } = dispute;
  const said = given.intervals ?? dispute.says;
  if (said === null) throw fieldFault("intervals", disputeRefusals.nothingSaid);
  const { saved, entries } = await recordedIn(tx, ctx, known, {
    organizationId: ctx.organizationId,
    structureId,
    records: await inOwnHand(tx, ctx, [{ contractId, date, version, intervals: said }]),
    reopens,
    reason: text === "" ? disputeReasons.accepted : text,
  });
  const [one] = saved;
  const detail = one?.messages.join(". ") ?? "";
  if (one?.outcome === "changed") throw new Fault("changed", { detail });
  if (one?.outcome !== "saved") throw new Fault("refused", { detail });
  return entries;
}
