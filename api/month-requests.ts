import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DisputeOut } from "./disputes.ts";
import { Id, InBody, Instant, ListQuery, MonthField, StructureMonth } from "./fields.ts";
import { defineList } from "./list.ts";

/** State of a request to confirm a month: sent once its mail has left; before that it waits in the outbox. */
export const MonthRequestState = z.enum([
  "waiting",
  "undelivered",
  "sent",
  "opened",
  "confirmed",
  "void",
  "disputed",
  "answered",
  "expired",
  "revoked",
]);

/** The person's confirmation of the month: what it was then, and whether it has changed since. */
export const Confirmation = z.object({
  at: Instant,
  /** Null for a confirmation from before digests were stored. */
  digest: z.string().nullable(),
  isVoid: z.boolean(),
});

export const MonthRequestOut = z.object({
  id: Id,
  contractId: Id,
  structureId: Id,
  name: z.string(),
  structure: z.string(),
  recipient: z.string(),
  /** When it was made; without a request, when the person last acted from their own account. */
  sentAt: z.string(),
  /** Null without a request. */
  expiresAt: z.string().nullable(),
  state: MonthRequestState,
  /** State of the mail; null without a request. */
  mail: z.enum(["waiting", "sent", "refused", "late"]).nullable(),
  /** SHA-256 of the month as it is now, in hexadecimal; null if nothing is recorded. */
  digest: z.string().nullable(),
  confirmation: Confirmation.nullable(),
  /** Of all of the contract's days in the month. */
  disputes: z.array(DisputeOut),
});

/** The newest request of each contract, those with open disputes first, then by name. */
export const monthRequestList = defineList({
  name: "month-requests",
  path: "/MonthRequests",
  access: { who: "body" },
  within: { ...InBody.shape, month: MonthField },
  filters: {
    structureId: Id.optional(),
    state: MonthRequestState.optional(),
    search: ListQuery.shape.search,
  },
  item: MonthRequestOut,
  also: {
    /** Whether a mail server is configured; without one every mail stays in the outbox. */
    isConnected: z.boolean(),
    /** The other months, of the last twelve, with disputes that wait for an answer. */
    waitingElsewhere: z.array(z.object({ month: MonthField, open: z.number().int() })),
  },
  lead: "name",
  columns: {
    name: { width: 32 },
    structure: { width: 40 },
    recipient: { width: 32 },
    sentAt: { kind: "instant", width: 18 },
    expiresAt: { kind: "instant", width: 18 },
    state: { width: 18 },
    mail: { width: 18 },
    disputes: { kind: "number", width: 16 },
    unanswered: { kind: "number", width: 12 },
  },
});

/** Requests to employees to confirm their month, and the answers. */
export const monthRequests = defineCalls("MonthRequests", {
  ...monthRequestList.calls,
  /** Queues a mail with the month's link in the outbox for each employee of a structure, except those who have confirmed it. */
  send: {
    access: { who: "body", act: "attendance.record" },
    input: StructureMonth,
    output: z.object({
      rows: z.array(
        z.object({
          contractId: Id,
          name: z.string(),
          outcome: z.enum(["sent", "no-address", "confirmed", "dispute-open"]),
        }),
      ),
    }),
  },
});

export type MonthRequestOut = z.output<typeof MonthRequestOut>;
