import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import { monthLink } from "#api/month-link.ts";
import { ownMonths } from "#api/own-months.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

/** What a person can do with their own month, opened by a link or from their account. */
export type OwnMonthChannel = {
  /** Part of the query keys, so that the responses of different ways stay apart. */
  key: string;
  reasonsOn: (on: Day, signal: AbortSignal) => Promise<OutputOf<typeof monthLink.getReasons>>;
  dispute: (input: SentInput<typeof monthLink.dispute>) => Promise<{ id: string }>;
  attach: (id: string, file: File) => Promise<null>;
  confirm: (digest: string) => Promise<null>;
};

/** With the link that was sent for the month. */
export function channelOfLink(link: string): OwnMonthChannel {
  return {
    key: link,
    reasonsOn: (on, signal) => request(monthLink.getReasons, { on }, { link, signal }),
    dispute: (input) => request(monthLink.dispute, input, { link }),
    attach: (id, file) =>
      request(monthLink.attach, { id, fileName: file.name }, { link, bytes: file }),
    confirm: (digest) => request(monthLink.confirm, { digest }, { link }),
  };
}

/** With the signed-in account, for one of its own contracts. */
export function channelOfAccount(own: {
  organizationId: string;
  contractId: string;
  month: Month;
}): OwnMonthChannel {
  const { month, ...contract } = own;
  return {
    key: `${own.contractId} ${month}`,
    reasonsOn: (on, signal) => request(attendances.getReasons, { on }, { signal }),
    dispute: (input) => request(ownMonths.dispute, { ...contract, ...input }),
    attach: (id, file) =>
      request(ownMonths.attach, { ...own, id, fileName: file.name }, { bytes: file }),
    confirm: (digest) => request(ownMonths.confirm, { ...own, digest }),
  };
}
