import { z } from "zod";
import { fileTypes } from "#domain/documents/file-type.ts";
import { defineCatalogue } from "./catalogue.ts";

/** The catalogue of kinds of documents. */
export const documentKindCatalogue = defineCatalogue({
  name: "document-kinds",
  area: "DocumentKinds",
  code: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/),
  fields: {
    about: z.enum(["body", "contract"]),
    /** Whether each is valid until a day that must be given, and for how many months it usually is. */
    expires: z.boolean(),
    usualMonths: z.number().int().min(1).max(600).nullable().default(null),
    /** Whether a contract needs it, as PDF, before its approval, if the parameter requires signed files. */
    forApproval: z.boolean(),
    /** Whether its documents are shown only to users who may see absence reasons, the uploader and the person. */
    isSensitive: z.boolean(),
    types: z.array(z.enum(fileTypes)).min(1).max(fileTypes.length),
    decidedBy: z.enum(["agency", "representative"]),
  },
  columns: {
    title: { width: 44 },
    code: { width: 24, hidden: "always" },
    about: { width: 16 },
    expires: { kind: "yesNo", width: 16, hidden: "always" },
    usualMonths: { kind: "number", width: 16, hidden: "always" },
    expiry: {},
    forApproval: { kind: "yesNo", width: 16, hidden: "always" },
    needed: { hidden: "up to tablets" },
    isSensitive: { kind: "yesNo", width: 14, hidden: "always" },
    types: { width: 28, hidden: "up to tablets" },
    decidedBy: { width: 28 },
    sortOrder: { kind: "number", width: 10, hidden: "always" },
    validTo: { kind: "day", width: 14, hidden: "always" },
    isActive: { kind: "yesNo", width: 10, hidden: "always" },
    state: {},
  },
});

export const documentKinds = documentKindCatalogue.calls;

export type DocumentKindItem = z.output<typeof documentKindCatalogue.list.item>;
