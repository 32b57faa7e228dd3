import { z } from "zod";
import type { Role } from "#domain/access.ts";
import {
  attemptOutcomes,
  erganiPlaces,
  erganiUserTypes,
  outageCauses,
  workCardStates,
} from "#domain/ergani/states.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import {
  Count,
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  PersonName,
  requiredLine,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";

const readers: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative"];
const reads = { who: "body", roles: readers } as const;
const manages = { who: "body", act: "work-card.manage" } as const;

const LateReason = z.enum(["001", "002", "003"]);

const Account = z.object({
  place: z.enum(erganiPlaces),
  /** Branch number in ERGANI; 0 is the seat. */
  branch: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error: "ergani-branch" }),
  userName: requiredLine(100),
  userType: z.enum(erganiUserTypes),
});

const Outage = z.object({
  id: Id,
  cause: z.enum(outageCauses),
  from: Instant,
  /** Null while it lasts. */
  to: Instant.nullable(),
  /** Time of the next attempt; null once it is over. */
  nextTryAt: Instant.nullable(),
  /** ERGANI's answer. */
  answer: z.string(),
  /** Who reported it, if it was a person. */
  by: z.string().nullable(),
});

const Card = z.object({
  id: Id,
  contractId: Id,
  number: z.string(),
  afm: z.string(),
  ...PersonName.shape,
  workDate: DayField,
  kind: z.enum(["arrival", "departure"]),
  at: Instant,
  state: z.enum(workCardStates),
  /** Time of the next attempt while it waits; also null while the body does not submit. */
  nextTryAt: Instant.nullable(),
  tries: z.number().int(),
  /** Of the last attempt. */
  lateReason: LateReason.nullable(),
  answer: z.string(),
  protocol: z.string().nullable(),
});

export const workCardList = defineList({
  name: "work-cards",
  path: "/Ergani",
  access: reads,
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    state: z.enum(workCardStates).optional(),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  sorts: ["at", "name"],
  usualSort: "-at",
  item: Card,
  lead: "name",
  columns: {
    workDate: { kind: "day", width: 14, hidden: "always" },
    name: { kind: "person", width: 30 },
    afm: { width: 12, hidden: true },
    contract: { of: "number", width: 16, hidden: "always" },
    kind: { width: 14 },
    at: { kind: "instant" },
    day: { of: "at", kind: "day", width: 12, hidden: "always" },
    time: { of: "at", width: 8, hidden: "always" },
    state: { width: 16 },
    lateReason: { width: 10, hidden: true },
    protocol: { width: 16 },
    tries: { kind: "number", width: 10, hidden: "always" },
    answer: { width: 50, hidden: "always" },
  },
});

/** The digital work card of ERGANI II: how a body submits, and what became of each card. */
export const ergani = defineCalls("Ergani", {
  /** Whether the body submits, under which account, and its current state. The password is never returned. */
  getSettings: {
    access: reads,
    input: InBody,
    output: z.object({
      /** Null: it was never switched on or off. */
      lastSwitch: z
        .object({ isOn: z.boolean(), fromDay: DayField, at: Instant, by: z.string() })
        .nullable(),
      account: Account.extend({
        version: z.number().int(),
        savedAt: Instant,
        savedBy: z.string(),
      }).nullable(),
      /** The newest ten. */
      outages: z.array(Outage),
      waiting: z.number().int(),
      refused: z.number().int(),
      /** Given up without an answer. */
      stopped: z.number().int(),
    }),
  },
  /** Stores the account; without a password the stored one stays. */
  saveAccount: {
    method: "PUT",
    access: manages,
    input: InBody.extend({
      ...Account.shape,
      /** 0 if there is none yet. */
      version: Count,
      password: z.string().min(1).max(200).nullable(),
    }),
    output: z.object({ version: z.number().int() }),
  },
  /** Signs in with the stored account. */
  test: {
    access: manages,
    input: InBody,
    output: z.object({
      outcome: z.enum(["accepted", "wrong-credentials", "unavailable"]),
      message: z.string(),
    }),
  },
  turn: {
    access: manages,
    input: InBody.extend({ isOn: z.boolean() }),
    output: z.object({ isOn: z.boolean() }),
  },
  /** States that the body had no power or connection for a while; cards of that time give it as their reason. */
  declareOutage: {
    access: manages,
    input: InBody.extend({ from: Instant, to: Instant }),
    output: ById,
  },
  getAll: workCardList.getAll,
  getById: {
    access: reads,
    input: IdInBody,
    output: Card.extend({
      madeAt: Instant,
      attempts: z.array(
        z.object({
          beganAt: Instant,
          /** Null: the server stopped in between. */
          outcome: z.enum(attemptOutcomes).nullable(),
          lateReason: LateReason.nullable(),
          answer: z.string(),
          protocol: z.string().nullable(),
          /** As ERGANI returns it, dd/MM/yyyy HH:mm. */
          submitted: z.string().nullable(),
        }),
      ),
      requests: z.array(
        z.object({ at: Instant, by: z.string(), lateReason: LateReason.nullable() }),
      ),
    }),
  },
  /** Moves a card to the front of the queue, optionally with the reason that only a person can know. */
  retry: {
    access: manages,
    input: IdInBody.extend({ lateReason: z.literal("001").nullable() }),
    output: ById,
  },
  export: workCardList.export,
});

export type WorkCardItem = OutputOf<typeof ergani.getAll>["items"][number];
export type WorkCardDetails = OutputOf<typeof ergani.getById>;
export type ErganiSettings = OutputOf<typeof ergani.getSettings>;
