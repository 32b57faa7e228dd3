import { z } from "zod";
import { mostUnlockHours, unlockStates, usualUnlockHours } from "#domain/attendance/unlock.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  FileFormat,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  Nothing,
  pageOf,
  requiredLine,
  sortOf,
  idsOf,
} from "./fields.ts";
import { HandedInMonth } from "./handed-in-months.ts";

export const UnlockState = z.enum(unlockStates);

export const UnlockItem = z.object({
  organizationId: Id,
  organization: z.string(),
  id: Id,
  structureId: Id,
  structure: z.string(),
  /** Null: everyone of the structure. */
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
  /** Whether days of the one who asks are among them, who so does not decide on it. */
  hasOwnDays: z.boolean(),
  /** Until when the days may be written, once granted. */
  expiresAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** What who decided wrote. */
  answer: z.string(),
});

const filters = {
  search: ListQuery.shape.search,
  state: UnlockState.optional(),
  sort: sortOf("askedAt", "from", "structure", "organization").optional(),
};

const page = { skip: ListQuery.shape.skip, take: ListQuery.shape.take };
const ofAgency = { who: "session", roles: ["Executive", "Administrator"] } as const;

const Outcome = z.object({
  id: Id,
  outcome: z.enum(["done", "refused"]),
  state: UnlockState,
  messages: z.array(z.string()),
});

const outcomes = z.object({ requests: z.array(Outcome) });
const Ids = idsOf(100).min(1);

export const unlocks = defineCalls({
  /** Reasons for which an unlock may be asked today. */
  getReasons: {
    method: "GET",
    path: "/Unlocks/GetReasons",
    access: { who: "session" },
    input: Nothing,
    output: z.array(z.object({ code: z.string(), title: z.string(), hint: z.string() })),
  },
  getAll: {
    method: "GET",
    path: "/Unlocks/GetAll",
    access: { who: "body" },
    input: InBody.extend(filters).extend(page),
    output: pageOf(UnlockItem),
  },
  export: {
    method: "GET",
    path: "/Unlocks/Export",
    access: { who: "body" },
    input: InBody.extend(filters).extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** The same over all bodies. */
  getQueue: {
    method: "GET",
    path: "/Unlocks/GetQueue",
    access: ofAgency,
    input: z.object({ ...filters, ...page }),
    output: pageOf(UnlockItem),
  },
  exportQueue: {
    method: "GET",
    path: "/Unlocks/ExportQueue",
    access: ofAgency,
    input: z.object({ ...filters, format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** The months handed in of which a grant would let records be changed, each of which falls with its first change. */
  getHandedIn: {
    method: "GET",
    path: "/Unlocks/GetHandedIn",
    access: { who: "body" },
    input: IdInBody,
    output: z.object({ months: z.array(HandedInMonth) }),
  },
  ask: {
    method: "POST",
    path: "/Unlocks/Ask",
    access: { who: "body", act: "unlock.ask" },
    input: InBody.extend({
      structureId: Id,
      /** One person's record; null: the whole sheet. */
      contractId: Id.nullable(),
      from: DayField,
      to: DayField,
      /** Of the catalogue of unlock reasons. */
      reasonCode: z.string().max(10),
      explanation: requiredLine(500),
    }),
    output: z.object({ id: Id, state: UnlockState }),
  },
  /** Grants requests, each with its own outcome. Months handed in stay so until one of their records is changed. */
  grant: {
    method: "POST",
    path: "/Unlocks/Grant",
    access: { who: "body", act: "unlock.decide" },
    input: InBody.extend({
      ids: Ids,
      hours: z.number().int().min(1).max(mostUnlockHours).default(usualUnlockHours),
      answer: z.string().trim().max(300).default(""),
    }),
    output: outcomes,
  },
  refuse: {
    method: "POST",
    path: "/Unlocks/Refuse",
    access: { who: "body", act: "unlock.decide" },
    input: InBody.extend({ ids: Ids, answer: requiredLine(300) }),
    output: outcomes,
  },
  withdraw: {
    method: "POST",
    path: "/Unlocks/Withdraw",
    access: { who: "body", act: "unlock.ask" },
    input: InBody.extend({ ids: Ids }),
    output: outcomes,
  },
  /** Locks the days again before the time is up. */
  end: {
    method: "POST",
    path: "/Unlocks/End",
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
