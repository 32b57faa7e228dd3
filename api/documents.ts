import { z } from "zod";
import { documentStates } from "#domain/documents/document.ts";
import { fileTypes } from "#domain/documents/file-type.ts";
import { asFile, defineCalls, ofAgency } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  line,
  ListQuery,
  Nothing,
  requiredLine,
  EditedInBody,
} from "./fields.ts";
import { defineList } from "./list.ts";

const DocumentState = z.enum(documentStates);

const DocumentKind = z.object({
  code: z.string(),
  title: z.string(),
  about: z.enum(["body", "contract"]),
  expires: z.boolean(),
  forApproval: z.boolean(),
  isSensitive: z.boolean(),
  /** How many months such a document is usually valid. */
  usualMonths: z.number().int().nullable(),
  types: z.array(z.enum(fileTypes)),
  decidedBy: z.enum(["agency", "representative"]),
});

export const DocumentItem = z.object({
  organizationId: Id,
  organization: z.string(),
  id: Id,
  kind: z.string(),
  kindTitle: z.string(),
  decidedBy: z.enum(["agency", "representative"]),
  contractId: Id.nullable(),
  /** The person whose contract it belongs to. */
  person: z.string().nullable(),
  fileName: z.string(),
  type: z.enum(fileTypes),
  sizeBytes: z.number().int(),
  /** Digest of the bytes, in hexadecimal. */
  sha256: z.string(),
  expiresOn: DayField.nullable(),
  note: z.string(),
  state: DocumentState,
  uploadedBy: z.string(),
  uploadedAt: Instant,
  /** Whether the caller uploaded it. */
  isOwn: z.boolean(),
  /** Whether it belongs to a contract of the caller, who therefore may not decide on it. */
  isAboutOneself: z.boolean(),
  decidedByUser: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  version: z.number().int(),
});

const usual = {
  filters: {
    search: ListQuery.shape.search,
    state: DocumentState.optional(),
    kind: z.string().max(30).optional(),
    /** Only approved ones whose last day is within this many days. */
    endingWithinDays: z.coerce.number().int().min(0).max(366).optional(),
  },
  sorts: ["uploadedAt", "fileName", "expiresOn", "organization"],
  usualSort: "uploadedAt",
  item: DocumentItem,
  lead: "file",
  columns: {
    organization: { width: 40, ofBodies: true },
    kind: { of: "kindTitle", width: 30 },
    file: { of: "fileName", sort: "fileName", width: 40 },
    person: { width: 30, hidden: "always" },
    state: { width: 18 },
    expiresOn: { kind: "day", width: 14 },
    uploadedBy: { width: 24, hidden: "always" },
    uploadedAt: { kind: "instant", width: 18, hidden: "up to tablets" },
    note: { width: 40, hidden: "always" },
    sha256: { width: 66, hidden: "always" },
  },
} as const;

export const documentList = defineList({
  ...usual,
  name: "documents",
  path: "/Documents",
  access: { who: "body" },
  within: { ...InBody.shape, contractId: Id.optional() },
});

/** Documents of all bodies. */
export const documentQueue = defineList({
  ...usual,
  name: "pending-documents",
  path: "/Documents",
  of: "Queue",
  access: ofAgency,
  ofBodies: true,
});

const Changed = z.object({ id: Id, state: DocumentState, version: z.number().int() });

/** The fields of an uploaded file, sent in the query string alongside the bytes. */
const UploadFields = z.object({
  kind: z.string().min(1).max(30),
  contractId: Id.nullable().default(null),
  /** The last day on which it is valid. */
  expiresOn: DayField.nullable().default(null),
  note: line(500).default(""),
  /** The document that it replaces. */
  replaces: Id.nullable().default(null),
});

export const documents = defineCalls("Documents", {
  /** Kinds in force today. */
  getKinds: { access: { who: "session" }, input: Nothing, output: z.array(DocumentKind) },
  ...documentList.calls,
  getQueue: documentQueue.getAll,
  exportQueue: documentQueue.export,
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: DocumentItem.extend({
      acts: z.array(
        z.object({ state: DocumentState, at: Instant, by: z.string(), reason: z.string() }),
      ),
    }),
  },
  /** The bytes as uploaded. Refused while they wait for the scanner. */
  getFile: {
    access: { who: "body" },
    input: IdInBody,
    ...asFile,
    refuses: ["refused"],
  },
  upload: {
    access: { who: "body", act: "document.write" },
    input: InBody.extend(UploadFields.shape).extend({ fileName: requiredLine(300) }),
    output: Changed,
    upload: "file",
  },
  approve: {
    access: { who: "body", act: "document.decide" },
    input: EditedInBody,
    output: Changed,
  },
  reject: {
    access: { who: "body", act: "document.decide" },
    input: EditedInBody.extend({ reason: requiredLine(500) }),
    output: Changed,
  },
});

export type DocumentItem = z.output<typeof DocumentItem>;
export type DocumentKind = z.output<typeof DocumentKind>;
