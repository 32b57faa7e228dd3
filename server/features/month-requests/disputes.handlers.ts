import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { disputes, DisputeOutcome } from "#api/disputes.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { inOwnHand, knownToRecord, saveRecordsWithin } from "#server/features/attendance/public.ts";
import { openedFile } from "#server/features/documents/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import { disputeAnswerMail } from "#texts/mail.ts";
import { dayText } from "#texts/moment.ts";
import { disputeReasons, disputeRefusals } from "#texts/month-requests.ts";
import { disputesWhere, toTellDisputes } from "./dispute-rows.ts";
import { entryOfDay } from "./entry-of-day.ts";
import { lockDispute, storeAnswer, type LockedDispute } from "./lock-dispute.ts";
import { tellAnswer } from "./tell-answer.ts";

const mostOpen = 500;

export const disputeHandlers: Handlers<typeof disputes> = {
  getOfDay: async (ctx, input) => {
    const tellWith = await toTellDisputes(ctx);
    return readBody(ctx, async (db) => {
      const { organizationId, structureId, date } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and d.date = ${date}`;
      return { items: await disputesWhere(db, organizationId, tellWith, condition) };
    });
  },
  getOpen: async (ctx, input) => {
    const tellWith = await toTellDisputes(ctx);
    return readBody(ctx, async (db) => {
      const { organizationId, structureId, month } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and a.dispute_id is null
        and d.date between ${firstDay(month)} and ${lastDay(month)}`;
      const found = await disputesWhere(db, organizationId, tellWith, condition);
      return { items: found.slice(0, mostOpen) };
    });
  },
  /** The evidence file of a disputed day. Throws `not-found` if there is none. */
  getEvidence: async (ctx, { organizationId, id }) => {
    const key = { organization_id: organizationId, dispute_id: id };
    const file = await readBody(ctx, (db) =>
      rowBy(db, "dispute_file", key, ["file_name", "type", "sha256"]),
    );
    return openedFile(ctx, organizationId, file);
  },
  /**
   * Accepts a dispute: records the day, under the rules of every other save, and answers the dispute in the same transaction. Throws
   * `not-found` for a foreign one; `refused` when it is already answered, or with the text of the rule that forbids the record; `locked` if
   * the day is locked; `changed` if the record was changed meanwhile, or if a month would reopen that the caller did not see.
   */
  accept: async (ctx, input) => {
    const known = await knownToRecord(ctx);
    return write(ctx, "dispute.accept", async (tx) => {
      const dispute = await lockDispute(tx, ctx, input.id);
      if (input.reopens.some(({ contractId }) => contractId !== dispute.contractId))
        throw new Fault("not-found");
      const answer = { outcome: "accepted", text: input.text } as const;
      await storeAnswer(tx, ctx, dispute, answer);
      const entries = await recordDisputed(tx, ctx, known, { ...input, dispute });
      const notifications = await tellPerson(tx, ctx, dispute, answer);
      return { entries, notifications, result: null };
    });
  },
  /** Rejects a dispute with a reason, once. Throws `not-found` for a foreign one, `refused` when it is already answered. */
  reject: (ctx, { id, text }) =>
    write(ctx, "dispute.reject", async (tx) => {
      const dispute = await lockDispute(tx, ctx, id);
      const answer = { outcome: "rejected", text } as const;
      await storeAnswer(tx, ctx, dispute, answer);
      const notifications = await tellPerson(tx, ctx, dispute, answer);
      return { entries: [entryOfDay(dispute, text)], notifications, result: null };
    }),
};

async function recordDisputed(
  tx: Writer,
  ctx: BodyContext,
  known: Awaited<ReturnType<typeof knownToRecord>>,
  given: InputOf<typeof disputes.accept> & { dispute: LockedDispute },
): Promise<Entry[]> {
  const { dispute, version, reopens, text } = given;
  const { contractId, structureId, date } = dispute;
  const intervals = given.intervals ?? dispute.says;
  if (intervals === null) throw fieldFault("intervals", disputeRefusals.nothingSaid);
  const { saved, entries } = await saveRecordsWithin(tx, ctx, known, {
    organizationId: ctx.organizationId,
    structureId,
    records: await inOwnHand(tx, ctx, [{ contractId, date, version, intervals }]),
    reopens,
    reason: text === "" ? disputeReasons.accepted : text,
  });
  const [one] = saved;
  const detail = one?.messages.join(". ") ?? "";
  if (one?.outcome === "changed") throw new Fault("changed", { detail });
  if (one?.outcome !== "saved") throw refused(detail);
  return entries;
}

function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  dispute: LockedDispute,
  { outcome, text }: { outcome: DisputeOutcome; text: string },
): Promise<NewNotification[]> {
  const { name, organization, date } = dispute;
  const day = dayText(date);
  const given = { name, organization, day, dispute: dispute.text, answer: text, outcome };
  return tellAnswer(tx, ctx, dispute, {
    of: "dispute",
    subject: disputeAnswerMail.subject(day),
    text: disputeAnswerMail.text(given),
  });
}
