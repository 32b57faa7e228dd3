import { z } from "zod";
import { defineCalls } from "./call.ts";
import { FileFormat, Id, IdInBody, ListQuery, pageOf } from "./fields.ts";

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

const MailFilter = z.object({
  state: MailState.optional(),
  /** Words of the recipient or the subject. */
  search: ListQuery.shape.search,
});

/** The outbox of the installation, over all bodies. */
export const mails = defineCalls({
  /** Newest first; `isConnected` is false where no mail server is set and everything waits. */
  getAll: {
    method: "GET",
    path: "/Mails/GetAll",
    access: ofAdministrator,
    input: MailFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(MailItem).extend({ isConnected: z.boolean() }),
  },
  export: {
    method: "GET",
    path: "/Mails/Export",
    access: ofAdministrator,
    input: MailFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
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

export type MailFilter = z.output<typeof MailFilter>;
export type MailItem = z.output<typeof MailItem>;
