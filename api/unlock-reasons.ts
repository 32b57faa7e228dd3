import { z } from "zod";
import type { Role } from "#domain/access.ts";
import { catalogueFilters, SavedEntry, SortOrder } from "./catalogue.ts";
import { defineCalls } from "./call.ts";
import { DayField, Version, line, requiredLine } from "./fields.ts";
import { defineList } from "./list.ts";

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

export const unlockReasonList = defineList({
  name: "unlock-reasons",
  path: "/UnlockReasons",
  access,
  filters: catalogueFilters,
  sorts: ["sortOrder", "code", "title"],
  usualSort: "sortOrder",
  item: UnlockReasonItem,
  lead: "title",
  columns: {
    code: { width: 10 },
    title: { width: 44 },
    hint: { width: 60 },
    sortOrder: { kind: "number", width: 10, hidden: "always" },
    validTo: { kind: "day", width: 14 },
    isActive: { kind: "yesNo", width: 10, hidden: "always" },
    state: {},
  },
});

/** The catalogue of reasons for unlocking; the Administrator's alone. */
export const unlockReasons = defineCalls({
  getAll: unlockReasonList.getAll,
  export: unlockReasonList.export,
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
