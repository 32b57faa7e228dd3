import type { DisputeOutcome } from "#api/disputes.ts";
import type { leaveRequests } from "#api/leave-requests.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import type { Writer } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { knownToRecord } from "#server/features/attendance/public.ts";
import { openedFile } from "#server/features/documents/public.ts";
import { changesOfLeave, daysWritten } from "#server/features/leaves/public.ts";
import { withdrawMails } from "#server/features/mail/public.ts";
import {
  type Requester,
  requesterByAccount,
  requesterByLink,
  tellAnswer,
} from "#server/features/month-requests/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { leaveRequestTexts as t, daysOfLeave, leaveAnswerMail } from "#texts/leave-requests.ts";
import { dayText } from "#texts/moment.ts";
import { askLeave, previewWish } from "./ask-leave.ts";
import { attachPaper } from "./attach-paper.ts";
import { entryOfRequest } from "./entry-of-request.ts";
import { requestOf, storeAnswer, lockRequest, type LockedRequest } from "./lock-request.ts";
import { ownContracts, requestsOf } from "./own-requests.ts";
import { forgetFile, settleDocument } from "./settle-document.ts";
import { requestListing } from "./requests.queries.ts";

type Withdrawal = {
  /** The contracts of the person who withdraws it. */
  contractIds: ReadonlySet<string>;
  by: { link_id: string; by_user: null } | { link_id: null; by_user: string };
};

export const leaveRequestHandlers: Handlers<typeof leaveRequests> = {
  ...requestListing.calls,
  /** The file attached to a request for leave. Throws `not-found` if there is none. */
  getEvidence: async (ctx, { organizationId, id }) => {
    const key = { organization_id: organizationId, request_id: id };
    const file = await readBody(ctx, (db) =>
      rowBy(db, "leave_request_file", key, ["file_name", "type", "sha256"]),
    );
    return openedFile(ctx, organizationId, file);
  },
  /**
   * Grants a request: records its leave like any other leave, and answers the request in the same transaction; what is
   * recorded already stays. Throws `not-found` for a foreign one, `refused` when it is answered or with the days that
   * stand in the way, `changed` if someone else was first.
   */
  accept: async (ctx, { id, replaces, beyond, despite, text }) => {
    const known = await knownToRecord(ctx);
    return write(ctx, "leave.grant", async (tx) => {
      const request = await lockRequest(tx, ctx, id);
      const answer = { outcome: "accepted", text } as const;
      const over = await storeAnswer(tx, ctx, request, answer);
      const wished = { ...request, replaces, beyond, despite };
      const { changes } = await changesOfLeave(ctx, tx, known.calculator, wished);
      const reason = text === "" ? t.granted : text;
      const { contractId } = request;
      const recorded = await daysWritten(tx, ctx, known, { contractId, reason, changes });
      const paperEntries = await settleDocument(tx, ctx, request, "accepted");
      const notifications = await tellPerson(tx, ctx, request, answer);
      const isTold = recorded.some(
        ({ subjectId }) => subjectId === `${contractId}/${request.from}`,
      );
      const alone = isTold ? [] : [entryOfRequest(request, reason)];
      return {
        entries: [...recorded, ...alone, ...paperEntries],
        notifications,
        over,
        result: null,
      };
    });
  },
  /** Rejects a request with a reason, once. Throws `not-found` for a foreign one, `refused` when it is answered. */
  reject: (ctx, { id, text }) =>
    write(ctx, "leave.refuse", async (tx) => {
      const request = await lockRequest(tx, ctx, id);
      const answer = { outcome: "rejected", text } as const;
      const over = await storeAnswer(tx, ctx, request, answer);
      await settleDocument(tx, ctx, request, "rejected");
      const notifications = await tellPerson(tx, ctx, request, answer);
      return { entries: [entryOfRequest(request, text)], notifications, over, result: null };
    }),
  getOwn: async (ctx) => requestsOf(ctx, await ownContracts(ctx)),
  preview: async (ctx, { contractId, ...wish }) =>
    previewWish(ctx, await askingFor(ctx, contractId), wish),
  ask: async (ctx, { contractId, ...wish }) =>
    askLeave(ctx, await askingFor(ctx, contractId), wish),
  attach: async (ctx, input, file) => attachPaper(ctx, input, await ownContracts(ctx), file),
  withdraw: async (ctx, { id }) =>
    withdrawRequest(ctx, id, {
      contractIds: await ownContracts(ctx),
      by: { link_id: null, by_user: ctx.actor.userId },
    }),
  getByLink: (ctx) => requestsOf(ctx, new Set([ctx.link.contractId])),
  previewByLink: (ctx, wish) => previewWish(ctx, requesterByLink(ctx), wish),
  askByLink: (ctx, wish) => askLeave(ctx, requesterByLink(ctx), wish),
  attachByLink: (ctx, input, file) => attachPaper(ctx, input, new Set([ctx.link.contractId]), file),
  withdrawByLink: (ctx, { id }) =>
    withdrawRequest(ctx, id, {
      contractIds: new Set([ctx.link.contractId]),
      by: requesterByLink(ctx).by,
    }),
};

function askingFor(ctx: BodyContext, contractId: string): Promise<Requester> {
  return requesterByAccount(ctx, { contractId, month: monthOf(ctx.today) });
}

/**
 * Withdraws one's own request, with its file and the unsent mails about it. Throws `not-found` for another's, `refused`
 * once it is answered.
 */
function withdrawRequest(
  ctx: BodyContext,
  id: string,
  { contractIds, by }: Withdrawal,
): Promise<null> {
  return write(ctx, "leave.withdraw", async (tx) => {
    const request = await requestOf(tx, ctx, id);
    if (!contractIds.has(request.contractId)) throw new Fault("not-found");
    await holdContract(tx, ctx, request.contractId);
    const over = await storeAnswer(tx, ctx, request, { outcome: "withdrawn", text: "", ...by });
    await forgetFile(tx, ctx, id);
    await withdrawMails(tx, ctx, id);
    const days = `${request.from}–${request.to}`;
    return { entries: [entryOfRequest(request, days)], over, result: null };
  });
}

/** Tells the person the answer to a request, under its first day. */
function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  request: LockedRequest,
  { outcome, text }: { outcome: DisputeOutcome; text: string },
): Promise<NewNotification[]> {
  const { name, organization, from: date, to } = request;
  const days = daysOfLeave(dayText(date), dayText(to));
  return tellAnswer(
    tx,
    ctx,
    { ...request, date },
    {
      of: "leave",
      subject: leaveAnswerMail.subject(days),
      text: leaveAnswerMail.text({ name, organization, days, answer: text, outcome }),
    },
  );
}
