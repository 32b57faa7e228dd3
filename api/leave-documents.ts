import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import {
  DayField,
  FileFormat,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  pageOf,
  sortOf,
} from "./fields.ts";

/** Kept on paper, seen and given back, or kept here as a file. */
export const ReceiptHow = z.enum(["paper", "seen", "file"]);

/** Not received yet, or already late; received. */
export const LeaveDocumentState = z.enum(["due", "overdue", "received"]);

const Item = z.object({
  contractId: Id,
  number: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  structureTitle: z.string(),
  code: z.string(),
  title: z.string(),
  /** What the catalogue asks for. */
  documentKind: z.string(),
  isSensitive: z.boolean(),
  /** The absence, from its first to its last day. */
  from: DayField,
  to: DayField,
  days: z.number().int(),
  dueOn: DayField,
  /** Less than nothing when it is late. */
  daysLeft: z.number().int(),
  receipt: z
    .object({
      id: Id,
      how: ReceiptHow,
      by: z.string(),
      at: Instant,
      documentId: Id.nullable(),
      fileName: z.string().nullable(),
    })
    .nullable(),
});

const Filter = InBody.extend({
  search: ListQuery.shape.search,
  sort: sortOf("dueOn", "name", "from").default("dueOn"),
  structureId: Id.optional(),
  code: z.string().max(10).optional(),
  state: LeaveDocumentState.default("due"),
});

export const leaveDocuments = defineCalls({
  /** Absences of the last twelve months that ask for a document; reasons that the actor may not know are left out. */
  getAll: {
    method: "GET",
    path: "/LeaveDocuments/GetAll",
    access: { who: "body" },
    input: Filter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(Item),
  },
  /** Says that the document of an absence came. */
  receive: {
    method: "POST",
    path: "/LeaveDocuments/Receive",
    access: { who: "body", act: "leave.document" },
    input: InBody.extend({
      contractId: Id,
      code: z.string().min(1).max(10),
      from: DayField,
      to: DayField,
      how: ReceiptHow,
      /** Only with `how: "file"`: a document of the contract. */
      documentId: Id.nullable().default(null),
    }),
    output: z.object({ id: Id }),
  },
  /** Takes back that a document came. */
  withdraw: {
    method: "POST",
    path: "/LeaveDocuments/Withdraw",
    access: { who: "body", act: "leave.document" },
    input: IdInBody,
    output: z.object({ id: Id }),
  },
  export: {
    method: "GET",
    path: "/LeaveDocuments/Export",
    access: { who: "body" },
    input: Filter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
});

export type LeaveDocument = OutputOf<typeof leaveDocuments.getAll>["items"][number];
