import { z } from "zod";
import { mostUnlockHours, unlockStates, usualUnlockHours } from "#domain/attendance/unlock.ts";
import { defineCalls, ofAgency } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  Nothing,
  requiredLine,
  idsOf,
  line,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { ClosedMonth } from "./closed-months.ts";

const UnlockState = z.enum(unlockStates);

export const UnlockItem = z.object({
  organizationId: Id,
  organization: z.string(),
  id: Id,
  structureId: Id,
  structure: z.string(),
  /** Null: everyone in the structure. */
  contractId: Id.nullable(),
  person: z.string().nullable(),
  from: DayField,
  to: DayField,
  reason: z.string(),
  explanation: z.string(),
  state: UnlockState,
  askedBy: z.string(),
  askedAt: Instant,
  isOwn: z.boolean(),
  /** Whether it includes days of the caller, who then may not decide on it. */
  hasOwnDays: z.boolean(),
  /** Until when the days may be edited, once granted. */
  expiresAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** What the person who decided wrote. */
  answer: z.string(),
});

const usual = {
  filters: { search: ListQuery.shape.search, state: UnlockState.optional() },
  sorts: ["askedAt", "from", "structure", "organization"],
  usualSort: "askedAt",
  item: UnlockItem,
  lead: "structure",
  columns: {
    organization: { width: 40, ofBodies: true },
    structure: { width: 40 },
    days: { sort: "from" },
    who: { of: "person", width: 30, hidden: "up to tablets" },
    from: { kind: "day", width: 14, hidden: "always" },
    to: { kind: "day", width: 14, hidden: "always" },
    reason: { width: 30 },
    explanation: { width: 50, hidden: "always" },
    askedBy: { width: 24, hidden: "always" },
    askedAt: { kind: "instant", width: 18, hidden: "up to tablets" },
    state: { width: 18 },
    openTo: { of: "expiresAt", kind: "instant", width: 18, hidden: "always" },
    decidedBy: { width: 24, hidden: "always" },
    decidedAt: { kind: "instant", width: 18, hidden: "always" },
    answer: { width: 50, hidden: "always" },
  },
} as const;

export const unlockList = defineList({
  ...usual,
  name: "unlocks",
  path: "/Unlocks",
  access: { who: "body" },
  within: InBody.shape,
});

/** The same over all bodies. */
export const unlockQueue = defineList({
  ...usual,
  name: "unlock-queue",
  path: "/Unlocks",
  of: "Queue",
  access: ofAgency,
  ofBodies: true,
});

const Outcome = z.object({
  id: Id,
  outcome: z.enum(["done", "refused"]),
  state: UnlockState,
  messages: z.array(z.string()),
});

const outcomes = z.object({ requests: z.array(Outcome) });
const Ids = idsOf(100).min(1);

export const unlocks = defineCalls("Unlocks", {
  /** Reasons for which an unlock may be requested today. */
  getReasons: {
    access: { who: "session" },
    input: Nothing,
    output: z.array(z.object({ code: z.string(), title: z.string(), hint: z.string() })),
  },
  ...unlockList.calls,
  getQueue: unlockQueue.getAll,
  exportQueue: unlockQueue.export,
  /** The closed months whose records a grant would make editable; each reopens with its first change. */
  getClosedMonths: {
    access: { who: "body" },
    input: IdInBody,
    output: z.object({ months: z.array(ClosedMonth) }),
  },
  ask: {
    access: { who: "body", act: "unlock.ask" },
    input: InBody.extend({
      structureId: Id,
      /** One person's record; null: the whole sheet. */
      contractId: Id.nullable(),
      from: DayField,
      to: DayField,
      /** From the catalogue of unlock reasons. */
      reasonCode: z.string().min(1).max(10),
      explanation: requiredLine(500),
    }),
    output: z.object({ id: Id, state: UnlockState }),
  },
  /** Grants requests, each with its own outcome. Closed months stay closed until one of their records is changed. */
  grant: {
    access: { who: "body", act: "unlock.decide" },
    input: InBody.extend({
      ids: Ids,
      hours: z.number().int().min(1).max(mostUnlockHours).default(usualUnlockHours),
      answer: line(300).default(""),
    }),
    output: outcomes,
  },
  refuse: {
    access: { who: "body", act: "unlock.decide" },
    input: InBody.extend({ ids: Ids, answer: requiredLine(300) }),
    output: outcomes,
  },
  withdraw: {
    access: { who: "body", act: "unlock.ask" },
    input: InBody.extend({ ids: Ids }),
    output: outcomes,
  },
  /** Locks the days again before the time is up. */
  end: {
    access: {
      who: "body",
      roles: ["Employee", "LegalRepresentative", "Executive", "Administrator"],
      fullAccess: true,
    },
    input: InBody.extend({ ids: Ids }),
    output: outcomes,
  },
});

export type UnlockItem = z.output<typeof UnlockItem>;
export type UnlockOutcome = z.output<typeof Outcome>;
