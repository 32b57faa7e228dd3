import { z } from "zod";
import { defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  MonthField,
  Minutes,
  line,
  requiredLine,
  Changed,
  EditedInBody,
} from "./fields.ts";
import { EmailField, PhoneField, PlaceField } from "./identity.ts";
import { defineList } from "./list.ts";
import { RecordedSoFar } from "./organizations.ts";

/** Form fields of a structure. */
export const StructureFields = z.object({
  parentId: Id.nullable().default(null),
  code: requiredLine(20),
  title: requiredLine(200),
  category: line(80).default(""),
  address: line(200).default(""),
  personInCharge: line(120).default(""),
  personInChargeEmail: EmailField.default(""),
  phone: PhoneField.default(""),
  /** Its location: if set, its devices are asked for theirs. */
  place: PlaceField.default(""),
  /** The schedule offered first to new contracts. */
  scheduleId: Id.nullable().default(null),
  openedOn: DayField,
});

export const StructureOut = z.object({
  ...StructureFields.shape,
  personInChargeEmail: z.string(),
  phone: z.string(),
  place: z.string(),
  id: Id,
  closedOn: DayField.nullable(),
  version: z.number().int(),
});

const StructureItem = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  category: z.string(),
  parentTitle: z.string().nullable(),
  personInCharge: z.string(),
  phone: z.string(),
  openedOn: DayField,
  closedOn: DayField.nullable(),
  /** Active contracts with a term there today. */
  contracts: z.number().int(),
  version: z.number().int(),
});

const StructureNode = StructureItem.pick({
  id: true,
  code: true,
  title: true,
  closedOn: true,
  contracts: true,
}).extend({ parentId: Id.nullable() });

export const structureList = defineList({
  name: "structures",
  path: "/Structures",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    state: z.enum(["open", "closed", "all"]).default("open"),
  },
  sorts: ["title", "code", "openedOn", "contracts"],
  usualSort: "title",
  item: StructureItem,
  lead: "title",
  columns: {
    code: { width: 12 },
    title: { width: 40 },
    category: { width: 20, hidden: true },
    parent: { of: "parentTitle", width: 40, hidden: "up to tablets" },
    personInCharge: { width: 28 },
    phone: { width: 14, hidden: true },
    contracts: { kind: "number", width: 16 },
    openedOn: { kind: "day", width: 14, hidden: true },
    closedOn: { kind: "day", width: 14, hidden: "always" },
    state: {},
  },
});

export const structures = defineCalls("Structures", {
  getAll: structureList.getAll,
  /** Every structure of the body, by code; `parentId` makes the tree. */
  getTree: {
    access: { who: "body" },
    input: InBody,
    output: z.object({ structures: z.array(StructureNode) }),
  },
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: StructureOut.extend({
      parentTitle: z.string().nullable(),
      contracts: z.number().int(),
      /** Schedules of the terms in force there, and the structure's own. */
      schedules: z.array(
        z.object({
          id: Id,
          title: z.string(),
          weeklyMinutes: Minutes,
          contracts: z.number().int(),
          isDefault: z.boolean(),
        }),
      ),
      /** Closures of the structure and of the whole body that end this year or later. */
      closures: z.array(
        z.object({
          id: Id,
          title: z.string(),
          from: DayField,
          to: DayField,
          wholeBody: z.boolean(),
        }),
      ),
      completeness: RecordedSoFar.extend({ month: MonthField }),
    }),
  },
  create: {
    access: { who: "body", act: "structure.write" },
    input: InBody.extend(StructureFields.shape),
    output: Changed,
  },
  update: {
    method: "PUT",
    access: { who: "body", act: "structure.write" },
    input: EditedInBody.extend(StructureFields.shape),
    output: Changed,
  },
  /** Closes a structure, `closedOn` its last day of operation; refused while contracts or structures under it continue. */
  close: {
    access: { who: "body", act: "structure.write" },
    input: EditedInBody.extend({ closedOn: DayField, reason: line(500).default("") }),
    output: Changed,
  },
  reopen: {
    access: { who: "body", act: "structure.write" },
    input: EditedInBody.extend({ reason: line(500).default("") }),
    output: Changed,
  },
  export: structureList.export,
});

export type StructureFields = z.output<typeof StructureFields>;
export type StructureOut = z.output<typeof StructureOut>;
type StructureItem = z.output<typeof StructureItem>;
export type StructureNode = z.output<typeof StructureNode>;
