import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DayField, Id, IdInBody, InBody, Instant, ListQuery, PersonName, ById } from "./fields.ts";
import { defineList } from "./list.ts";

/** Kept on paper, seen and returned, or stored here as a file. */
export const ReceiptHow = z.enum(["paper", "seen", "file"]);

/** Not received yet, or already late; received. */
export const LeaveDocumentState = z.enum(["due", "overdue", "received"]);

const Item = z.object({
  contractId: Id,
  number: z.string(),
  ...PersonName.shape,
  structureTitle: z.string(),
  code: z.string(),
  title: z.string(),
  /** What the catalogue requires. */
  documentKind: z.string(),
  isSensitive: z.boolean(),
  /** The absence, from its first to its last day. */
  from: DayField,
  to: DayField,
  days: z.number().int(),
  dueOn: DayField,
  /** Negative when it is late. */
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

/** Absences of the last twelve months that require a document; reasons that the actor may not see are left out. */
export const leaveDocumentList = defineList({
  name: "leave-documents",
  path: "/LeaveDocuments",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    structureId: Id.optional(),
    code: z.string().max(10).optional(),
    state: LeaveDocumentState.default("due"),
  },
  sorts: ["dueOn", "name", "from"],
  usualSort: "dueOn",
  item: Item,
  lead: "name",
  columns: {
    name: { kind: "person", width: 30 },
    contract: { of: "number", width: 16, hidden: "always" },
    structure: { of: "structureTitle", width: 30, hidden: "always" },
    reason: { of: "title", width: 34 },
    documentKind: { width: 34, hidden: "always" },
    absence: { sort: "from" },
    from: { kind: "day", width: 12, hidden: "always" },
    to: { kind: "day", width: 12, hidden: "always" },
    days: { kind: "number", width: 8, hidden: "always" },
    dueOn: { kind: "day", width: 12 },
    daysLeft: { kind: "number", width: 12, hidden: "always" },
    receipt: { width: 26 },
    receivedBy: { width: 24, hidden: "always" },
    receivedAt: { kind: "day", width: 14, hidden: "always" },
  },
});

export const leaveDocuments = defineCalls("LeaveDocuments", {
  ...leaveDocumentList.calls,
  /** Records that the document of an absence was received. */
  receive: {
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
    output: ById,
  },
  /** Withdraws the receipt of a document. */
  withdraw: { access: { who: "body", act: "leave.document" }, input: IdInBody, output: ById },
});

export type LeaveDocument = z.output<typeof Item>;
