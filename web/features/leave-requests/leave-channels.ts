import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import { leaveRequests, type OwnLeaveRequest } from "#api/leave-requests.ts";
import type { LeavePreview } from "#api/leaves.ts";
import { monthLink } from "#api/month-link.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

type WishedDays = SentInput<typeof leaveRequests.previewByLink>;

/** How a person asks for leave: with a month's link, or with their own account. */
export type LeaveChannel = {
  /** Part of the query keys, so that the responses of different ways stay apart. */
  key: string;
  /** Of the contract, by the dictionary. */
  employmentType: number;
  all: (signal: AbortSignal) => Promise<OwnLeaveRequest[]>;
  reasons: (signal: AbortSignal) => Promise<OutputOf<typeof attendances.getReasons>>;
  preview: (wish: WishedDays, signal: AbortSignal) => Promise<LeavePreview>;
  ask: (wish: SentInput<typeof leaveRequests.askByLink>) => Promise<{ id: string }>;
  attach: (id: string, file: File) => Promise<null>;
  withdraw: (id: string) => Promise<null>;
};

/** With the link that was sent for a month. */
export function leaveChannelOfLink({
  link,
  on,
  employmentType,
}: {
  link: string;
  on: string;
  employmentType: number;
}): LeaveChannel {
  return {
    key: link,
    employmentType,
    all: async (signal) => (await request(leaveRequests.getByLink, {}, { link, signal })).items,
    reasons: (signal) => request(monthLink.getReasons, { on }, { link, signal }),
    preview: (wish, signal) => request(leaveRequests.previewByLink, wish, { link, signal }),
    ask: (wish) => request(leaveRequests.askByLink, wish, { link }),
    attach: (id, file) =>
      request(leaveRequests.attachByLink, { id, fileName: file.name }, { link, bytes: file }),
    withdraw: (id) => request(leaveRequests.withdrawByLink, { id }, { link }),
  };
}

/** With the signed-in account, for one of its own contracts. */
export function leaveChannelOfAccount({
  employmentType,
  ...own
}: {
  organizationId: string;
  contractId: string;
  employmentType: number;
}): LeaveChannel {
  const { organizationId, contractId } = own;
  return {
    key: contractId,
    employmentType,
    all: async (signal) => {
      const { items } = await request(leaveRequests.getOwn, { organizationId }, { signal });
      return items.filter((one) => one.contractId === contractId);
    },
    reasons: (signal) => request(attendances.getReasons, {}, { signal }),
    preview: (wish, signal) => request(leaveRequests.preview, { ...own, ...wish }, { signal }),
    ask: (wish) => request(leaveRequests.ask, { ...own, ...wish }),
    attach: (id, file) =>
      request(leaveRequests.attach, { organizationId, id, fileName: file.name }, { bytes: file }),
    withdraw: (id) => request(leaveRequests.withdraw, { organizationId, id }),
  };
}
