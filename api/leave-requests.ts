import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DisputeAnswer, DisputeOutcome, EvidenceOut } from "./disputes.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  Nothing,
  line,
  requiredLine,
} from "./fields.ts";
import { leaveDays, LeavePreviewOut } from "./leaves.ts";
import { defineList } from "./list.ts";

/** A leave that a person asks for, with what is written and shown for it. */
const Wish = { ...leaveDays, text: line(500).default("") };

/** What became of a request: the body's answer, or that the person took it back. */
const LeaveOutcome = z.enum([...DisputeOutcome.options, "withdrawn"]);

/** Whether a request waits for its answer, and else what became of it. */
export const LeaveRequestState = z.enum(["open", ...LeaveOutcome.options]);

const LeaveAnswer = DisputeAnswer.extend({ outcome: LeaveOutcome });

const Item = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  structureTitle: z.string(),
  /** Replaced, with its title, before who may not know every reason. */
  code: z.string(),
  title: z.string(),
  from: DayField,
  to: DayField,
  /** Null before who may not know every reason, as are the file and the words of the answer. */
  text: z.string().nullable(),
  evidence: EvidenceOut.nullable(),
  /** The reason asks for a document. */
  wantsDocument: z.boolean(),
  at: Instant,
  /** Of whoever looks, who does not answer it. */
  isOwn: z.boolean(),
  state: LeaveRequestState,
  answer: LeaveAnswer.extend({
    text: z.string().nullable(),
    by: z.string().nullable(),
  }).nullable(),
});

/** Requests for leave, those that wait first where none is named. */
export const leaveRequestList = defineList({
  name: "leave-requests",
  path: "/LeaveRequests",
  access: { who: "body" },
  within: InBody.shape,
  filters: { search: ListQuery.shape.search, state: LeaveRequestState.default("open") },
  sorts: ["from"],
  usualSort: "from",
  item: Item,
  lead: "name",
  columns: {
    name: { width: 30 },
    structure: { of: "structureTitle", width: 30, hidden: "always" },
    reason: { of: "title", width: 34 },
    from: { kind: "day", width: 12 },
    to: { kind: "day", width: 12, hidden: "always" },
    text: { width: 40, hidden: "up to tablets" },
    at: { kind: "instant", width: 18, hidden: "up to tablets" },
    state: { width: 14 },
  },
});

const OwnRequest = Item.pick({
  id: true,
  contractId: true,
  code: true,
  from: true,
  to: true,
}).extend({
  title: z.string(),
  text: z.string(),
  evidence: EvidenceOut.pick({ fileName: true, sizeBytes: true }).nullable(),
  answer: LeaveAnswer.nullable(),
});

const byLink = { who: "link", kind: "month" } as const;
const person = {
  who: "body",
  roles: ["Administrator", "Executive", "LegalRepresentative", "Employee"],
} as const;

const Paper = z.object({ id: Id, fileName: requiredLine(300) });

export const leaveRequests = defineCalls("LeaveRequests", {
  ...leaveRequestList.calls,
  /** The file that the person showed; it may tell of a sensitive reason. */
  getEvidence: {
    access: { who: "body", act: "reason.see" },
    input: IdInBody,
    output: z.unknown(),
    answer: "file",
  },
  /**
   * Grants a request: records the leave and answers, in one act. What was shown for a sensitive reason goes, and its
   * document is noted as seen. 409 with the days that stand in the way.
   */
  accept: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({
      /** Days that hold something else take the leave in its place. */
      replaces: z.boolean().default(false),
      /** The leave is given though more is taken than is left of it. */
      beyond: z.boolean().default(false),
      /** The leave is given though it does not keep the terms of its reason. */
      despite: z.boolean().default(false),
      text: line(500).default(""),
    }),
    output: z.null(),
    refuses: ["changed"],
  },
  /** Refuses a request and says why. */
  reject: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({ text: line(500).min(3) }),
    output: z.null(),
  },
  /** Own requests of the last year, newest first; none where the account is no employee of the body. */
  getOwn: {
    access: person,
    input: InBody,
    output: z.object({ items: z.array(OwnRequest) }),
  },
  /** As `Leaves/Preview`, of a leave that the person would ask for. */
  preview: {
    method: "GET",
    access: person,
    input: InBody.extend({ contractId: Id, ...leaveDays }),
    output: LeavePreviewOut,
  },
  /** Asks for a leave of an own contract, from the running month on. */
  ask: {
    access: person,
    input: InBody.extend({ contractId: Id, ...Wish }),
    output: z.object({ id: Id }),
  },
  /** Puts a file beside an own request that waits; one for each. */
  attach: {
    access: person,
    input: InBody.extend(Paper.shape),
    output: z.null(),
    upload: "file",
  },
  /** Takes back an own request that waits; what was shown for it goes. */
  withdraw: {
    access: person,
    input: IdInBody,
    output: z.null(),
  },
  /** As `GetOwn`, of the contract of a link. */
  getByLink: {
    access: byLink,
    input: Nothing,
    output: z.object({ items: z.array(OwnRequest) }),
  },
  /** As `Preview`, for the contract of a link: what is left of a reason that a link is not told is not told either. */
  previewByLink: {
    method: "GET",
    access: byLink,
    input: z.object(leaveDays),
    output: LeavePreviewOut,
  },
  /** As `Ask`, for the contract of a link. */
  askByLink: {
    access: byLink,
    input: z.object(Wish),
    output: z.object({ id: Id }),
  },
  /** As `Attach`, for the contract of a link. */
  attachByLink: {
    access: byLink,
    input: Paper,
    output: z.null(),
    upload: "file",
  },
  /** As `Withdraw`, for the contract of a link. */
  withdrawByLink: {
    access: byLink,
    input: z.object({ id: Id }),
    output: z.null(),
  },
});

export type LeaveOutcome = z.output<typeof LeaveOutcome>;
export type LeaveRequest = z.output<typeof Item>;
export type OwnLeaveRequest = z.output<typeof OwnRequest>;
