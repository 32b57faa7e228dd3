import type { leaveRequests } from "#api/leave-requests.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { askingByAccount, askingByLink } from "#server/features/month-requests/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { acceptRequest, rejectRequest } from "./answer-request.ts";
import { askLeave } from "./ask-leave.ts";
import { attachPaper } from "./attach-paper.ts";
import { evidenceOfRequest } from "./evidence-of-request.ts";
import { ownContracts, requestsOf } from "./own-requests.ts";
import { requestListing } from "./requests.queries.ts";
import { withdrawRequest } from "./withdraw-request.ts";

export const leaveRequestHandlers: Handlers<typeof leaveRequests> = {
  getAll: requestListing.getAll,
  export: requestListing.export,
  getEvidence: evidenceOfRequest,
  accept: acceptRequest,
  reject: rejectRequest,
  getOwn: async (ctx) => requestsOf(ctx, await ownContracts(ctx)),
  ask: async (ctx, { contractId, ...wish }) => {
    const asking = await askingByAccount(ctx, { contractId, month: monthOf(ctx.today) });
    return askLeave(ctx, asking, wish, "web");
  },
  attach: async (ctx, input, file) =>
    attachPaper(ctx, input, { contractIds: await ownContracts(ctx), file, source: "web" }),
  withdraw: async (ctx, { id }) =>
    withdrawRequest(ctx, id, {
      contractIds: await ownContracts(ctx),
      by: { link_id: null, by_user: ctx.actor.userId },
      source: "web",
    }),
  getByLink: (ctx) => requestsOf(ctx, new Set([ctx.link.contractId])),
  askByLink: (ctx, wish) => askLeave(ctx, askingByLink(ctx), wish, "link"),
  attachByLink: (ctx, input, file) =>
    attachPaper(ctx, input, { contractIds: new Set([ctx.link.contractId]), file, source: "link" }),
  withdrawByLink: (ctx, { id }) =>
    withdrawRequest(ctx, id, {
      contractIds: new Set([ctx.link.contractId]),
      by: askingByLink(ctx).by,
      source: "link",
    }),
};
