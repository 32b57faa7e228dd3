import { z } from "zod";
import type { Role } from "#domain/access.ts";
import { catalogueFilters, SavedEntry, SortOrder } from "./catalogue.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  FileFormat,
  ListQuery,
  Version,
  line,
  pageOf,
  requiredLine,
  sortOf,
} from "./fields.ts";

const administrator: readonly Role[] = ["Administrator"];
const access = { who: "session", roles: administrator } as const;
const Code = requiredLine(10);

/** What is typed of a reason for unlocking. */
export const UnlockReasonFields = z.object({
  title: requiredLine(120),
  /** What to write besides, under the field of the explanation. */
  hint: line(300).default(""),
  sortOrder: SortOrder,
  /** Last day on which it may be chosen; null without end. */
  validTo: DayField.nullable().default(null),
});

const UnlockReasonItem = UnlockReasonFields.extend({
  /** The code, which also names the reason in calls. */
  id: z.string(),
  code: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
});

const filters = {
  ...catalogueFilters,
  sort: sortOf("sortOrder", "code", "title").default("sortOrder"),
};

/** The catalogue of reasons for unlocking; the Administrator's alone. */
export const unlockReasons = defineCalls({
  getAll: {
    method: "GET",
    path: "/UnlockReasons/GetAll",
    access,
    input: z.object({ ...filters, skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(UnlockReasonItem),
  },
  export: {
    method: "GET",
    path: "/UnlockReasons/Export",
    access,
    input: z.object({ ...filters, format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  getById: {
    method: "GET",
    path: "/UnlockReasons/GetById",
    access,
    input: z.object({ id: Code }),
    output: UnlockReasonItem,
  },
  create: {
    method: "POST",
    path: "/UnlockReasons/Create",
    access,
    input: UnlockReasonFields.extend({ code: Code }),
    output: SavedEntry,
  },
  update: {
    method: "PUT",
    path: "/UnlockReasons/Update",
    access,
    input: UnlockReasonFields.extend({ id: Code, version: Version }),
    output: SavedEntry,
  },
  /** It is no longer chosen; requests that gave it keep it. */
  retire: {
    method: "POST",
    path: "/UnlockReasons/Retire",
    access,
    input: z.object({ id: Code, version: Version }),
    output: SavedEntry,
  },
});

export type UnlockReasonFields = z.output<typeof UnlockReasonFields>;
export type UnlockReasonItem = z.output<typeof UnlockReasonItem>;
