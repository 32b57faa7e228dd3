import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Id, IdInBody, ListQuery, pageOf } from "./fields.ts";

const ofAdministrator = { who: "session", roles: ["Administrator"] } as const;

const MailState = z.enum(["waiting", "sent", "refused", "late"]);

const MailItem = z.object({
  id: Id,
  organizationId: Id,
  organization: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** The token of a link is masked. */
  text: z.string(),
  state: MailState,
  madeAt: z.string(),
  nextTryAt: z.string().nullable(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  lastAnswer: z.string(),
});

/** The outbox of the installation, over all bodies. */
export const mails = defineCalls({
  /** Newest first; `isConnected` is false where no mail server is set and everything waits. */
  getAll: {
    method: "GET",
    path: "/Mails/GetAll",
    access: ofAdministrator,
    input: z.object({
      state: MailState.optional(),
      search: ListQuery.shape.search,
      skip: ListQuery.shape.skip,
      take: ListQuery.shape.take,
    }),
    output: pageOf(MailItem).extend({ isConnected: z.boolean() }),
  },
  /** Lets a mail be tried at once: one that was refused, or waits for its next attempt. */
  retry: {
    method: "POST",
    path: "/Mails/Retry",
    access: { who: "body", roles: ["Administrator"] },
    input: IdInBody,
    output: z.null(),
  },
});

export type MailItem = z.output<typeof MailItem>;
