import { z } from "zod";
import { people } from "#domain/access.ts";
import { asFile, defineCalls } from "./call.ts";
import { DisputeAnswer, DisputeOutcome, EvidenceOut } from "./disputes.ts";
import {
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  Nothing,
  line,
  requiredLine,
  ById,
} from "./fields.ts";
import { leaveConsents, leaveDays, LeaveOfPerson, LeavePreviewOut } from "./leaves.ts";
import { defineList } from "./list.ts";

/** A leave that a person requests, with the text for it. */
const Wish = { ...leaveDays, text: line(500).default("") };

/** The outcome of a request: the body's answer, or that the person withdrew it. */
const LeaveOutcome = z.enum([...DisputeOutcome.options, "withdrawn"]);

/** Whether a request waits for its answer, and otherwise its outcome. */
const LeaveRequestState = z.enum(["open", ...LeaveOutcome.options]);

const LeaveAnswer = DisputeAnswer.extend({ outcome: LeaveOutcome });

const Item = LeaveOfPerson.extend({
  id: Id,
  /** Null for callers who may not see every reason, as are the file and the text of the answer. */
  text: z.string().nullable(),
  evidence: EvidenceOut.nullable(),
  /** Whether the reason requires a document. */
  wantsDocument: z.boolean(),
  at: Instant,
  /** Whether it is the caller's own, who may not answer it. */
  isOwn: z.boolean(),
  state: LeaveRequestState,
  answer: LeaveAnswer.extend({ text: z.string().nullable(), by: z.string().nullable() }).nullable(),
});

/** Requests for leave; by default, the pending ones. */
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
const person = { who: "body", roles: people } as const;

const Paper = z.object({ id: Id, fileName: requiredLine(300) });

export const leaveRequests = defineCalls("LeaveRequests", {
  ...leaveRequestList.calls,
  /** The file that the person attached; it may reveal a sensitive reason. */
  getEvidence: { access: { who: "body", act: "reason.see" }, input: IdInBody, ...asFile },
  /**
   * Grants a request: records the leave and answers, in one step. Evidence for a sensitive reason is deleted, and its
   * document is noted as seen. 409 with the days that stand in the way.
   */
  accept: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({ ...leaveConsents, text: line(500).default("") }),
    output: z.null(),
    refuses: ["changed"],
  },
  /** Refuses a request and says why. */
  reject: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({ text: line(500).min(3) }),
    output: z.null(),
  },
  /** The caller's requests of the last year, newest first; none if the account is not an employee of the body. */
  getOwn: { access: person, input: InBody, output: z.object({ items: z.array(OwnRequest) }) },
  /** Like `Leaves/Preview`, for a leave that the person would request. */
  preview: {
    method: "GET",
    access: person,
    input: InBody.extend({ contractId: Id, ...leaveDays }),
    output: LeavePreviewOut,
  },
  /** Requests a leave for one of the caller's contracts, from the current month on. */
  ask: { access: person, input: InBody.extend({ contractId: Id, ...Wish }), output: ById },
  /** Attaches a file to one of the caller's pending requests; one for each. */
  attach: { access: person, input: InBody.extend(Paper.shape), output: z.null(), upload: "file" },
  /** Withdraws one of the caller's pending requests; its evidence is deleted. */
  withdraw: { access: person, input: IdInBody, output: z.null() },
  /** Like `GetOwn`, for the contract of a link. */
  getByLink: { access: byLink, input: Nothing, output: z.object({ items: z.array(OwnRequest) }) },
  /** Like `Preview`, for the contract of a link: the balance of a reason that a link does not show is not shown either. */
  previewByLink: {
    method: "GET",
    access: byLink,
    input: z.object(leaveDays),
    output: LeavePreviewOut,
  },
  /** Like `Ask`, for the contract of a link. */
  askByLink: { access: byLink, input: z.object(Wish), output: ById },
  /** Like `Attach`, for the contract of a link. */
  attachByLink: { access: byLink, input: Paper, output: z.null(), upload: "file" },
  /** Like `Withdraw`, for the contract of a link. */
  withdrawByLink: { access: byLink, input: ById, output: z.null() },
});

export type LeaveOutcome = z.output<typeof LeaveOutcome>;
export type LeaveRequest = z.output<typeof Item>;
export type OwnLeaveRequest = z.output<typeof OwnRequest>;
