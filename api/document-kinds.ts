import { z } from "zod";
import { fileTypes } from "#domain/documents/file-type.ts";
import { catalogueFilters, SavedEntry, SortOrder } from "./catalogue.ts";
import { defineCalls } from "./call.ts";
import { DayField, Version, requiredLine } from "./fields.ts";
import { defineList } from "./list.ts";

const access = { who: "session", roles: ["Administrator"] } as const;
const Code = z.string().regex(/^[a-z][a-z0-9-]{1,29}$/);

/** What is typed of a kind of documents. */
export const DocumentKindFields = z.object({
  title: requiredLine(120),
  about: z.enum(["body", "contract"]),
  /** Whether each holds until a day that must be told, and for how many months it usually does. */
  expires: z.boolean(),
  usualMonths: z.number().int().min(1).max(600).nullable().default(null),
  /** Whether a contract needs it, as PDF, before its approval, where the parameter asks for signed files. */
  forApproval: z.boolean(),
  types: z.array(z.enum(fileTypes)).min(1).max(fileTypes.length),
  decidedBy: z.enum(["agency", "representative"]),
  sortOrder: SortOrder,
  /** Last day on which it may be chosen; null without end. */
  validTo: DayField.nullable().default(null),
});

const DocumentKindItem = DocumentKindFields.extend({
  /** The code, which also names the kind in calls. */
  id: z.string(),
  code: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
});

export const documentKindList = defineList({
  name: "document-kinds",
  path: "/DocumentKinds",
  access,
  filters: catalogueFilters,
  sorts: ["sortOrder", "code", "title"],
  usualSort: "sortOrder",
  item: DocumentKindItem,
  lead: "title",
  columns: {
    title: { width: 44 },
    code: { width: 24, hidden: "always" },
    about: { width: 16 },
    expires: { kind: "yesNo", width: 16, hidden: "always" },
    usualMonths: { kind: "number", width: 16, hidden: "always" },
    expiry: {},
    forApproval: { kind: "yesNo", width: 16, hidden: "always" },
    needed: { hidden: "up to tablets" },
    types: { width: 28, hidden: "up to tablets" },
    decidedBy: { width: 28 },
    sortOrder: { kind: "number", width: 10, hidden: "always" },
    validTo: { kind: "day", width: 14, hidden: "always" },
    isActive: { kind: "yesNo", width: 10, hidden: "always" },
    state: {},
  },
});

/** The catalogue of kinds of documents; the Administrator's alone. */
export const documentKinds = defineCalls({
  getAll: documentKindList.getAll,
  export: documentKindList.export,
  getById: {
    method: "GET",
    path: "/DocumentKinds/GetById",
    access,
    input: z.object({ id: Code }),
    output: DocumentKindItem,
  },
  create: {
    method: "POST",
    path: "/DocumentKinds/Create",
    access,
    input: DocumentKindFields.extend({ code: Code }),
    output: SavedEntry,
  },
  update: {
    method: "PUT",
    path: "/DocumentKinds/Update",
    access,
    input: DocumentKindFields.extend({ id: Code, version: Version }),
    output: SavedEntry,
  },
  /** It is no longer chosen; documents of the kind stay. */
  retire: {
    method: "POST",
    path: "/DocumentKinds/Retire",
    access,
    input: z.object({ id: Code, version: Version }),
    output: SavedEntry,
  },
});

export type DocumentKindFields = z.output<typeof DocumentKindFields>;
export type DocumentKindItem = z.output<typeof DocumentKindItem>;
