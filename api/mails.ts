import { z } from "zod";
import { defineCalls, ofAdministrator } from "./call.ts";
import { Id, IdInBody, ListQuery } from "./fields.ts";
import { DayLinkState } from "./links.ts";
import { defineList } from "./list.ts";

const MailState = z.enum(["waiting", "sent", "refused", "late", "withdrawn"]);

const MailItem = z.object({
  id: Id,
  organizationId: Id,
  organization: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** The token of a link is masked. */
  text: z.string(),
  state: MailState,
  /** State of the link in the mail; null if it has none. */
  link: DayLinkState.nullable(),
  madeAt: z.string(),
  nextTryAt: z.string().nullable(),
  attempts: z.number().int(),
  /** It waits or was refused, has not expired, and its link leads somewhere. */
  mayGo: z.boolean(),
  /** The mail server's last answer. */
  lastAnswer: z.string(),
});

export const mailList = defineList({
  name: "outbox",
  path: "/Mails",
  ofBodies: true,
  access: ofAdministrator,
  filters: {
    /** To send again: refused, but may still be sent and leads somewhere. */
    state: z.enum([...MailState.options, "to-send-again"]).optional(),
    /** Words in the recipient or the subject. */
    search: ListQuery.shape.search,
  },
  item: MailItem,
  also: { isConnected: z.boolean() },
  lead: "subject",
  columns: {
    madeAt: { kind: "instant", width: 18 },
    state: { width: 16 },
    recipient: { width: 32 },
    subject: { width: 50 },
    organization: { width: 40, hidden: "up to tablets" },
    link: { width: 16, hidden: "always" },
    attempts: { kind: "number", width: 14, hidden: "always" },
    nextTryAt: { kind: "instant", width: 18, hidden: "always" },
    lastAnswer: { width: 50, hidden: "always" },
  },
});

/** The outbox of the installation, over all bodies. */
export const mails = defineCalls("Mails", {
  /** Newest first; `isConnected` is false if no mail server is set and everything waits. */
  ...mailList.calls,
  /** Makes a mail be tried at once: one that was refused, or waits for its next attempt. */
  retry: { access: { who: "body", roles: ["Administrator"] }, input: IdInBody, output: z.null() },
});

export type MailItem = z.output<typeof MailItem>;
