import { z } from "zod";
import { orderFormats } from "#domain/payments/order-format.ts";
import { bodyReaders, roles } from "#domain/access.ts";
import { asFile, defineCalls, ofAdministrator, ofAgency } from "./call.ts";
import {
  DayField,
  FileFormat,
  Id,
  ListQuery,
  MonthField,
  Nothing,
  Version,
  line,
  requiredLine,
  Changed,
  ById,
} from "./fields.ts";
import {
  AfmField,
  BicField,
  EmailField,
  SepaIbanField,
  PhoneField,
  PostcodeField,
} from "./identity.ts";
import { defineList } from "./list.ts";

export const OrganizationOfUser = z.object({
  id: Id,
  description: z.string(),
  shortTitle: z.string(),
  /** True if the user may write; an Employee may be linked as read-only. */
  fullAccess: z.boolean(),
  /** The user's role there: that of the legal representative for a deputy. */
  area: z.enum(roles),
  /** The last day on which the user is a deputy of a legal representative; null for anyone else. */
  deputyTo: DayField.nullable(),
  /** Its last day; null if no act ends it. */
  endsOn: DayField.nullable(),
});

export type OrganizationOfUser = z.output<typeof OrganizationOfUser>;

/** Form fields of an organization. */
export const OrganizationFields = z.object({
  description: requiredLine(200),
  shortTitle: requiredLine(60),
  afm: AfmField,
  /** Municipality, public-law body, company and so on, as stated in its founding act. */
  legalForm: requiredLine(80),
  /** Which sector's holidays its services keep; the labour law of a person follows from the contract's employment type. */
  regime: z.enum(["public", "private"]),
  municipality: line(80).default(""),
  address: line(120).default(""),
  postcode: PostcodeField.default(""),
  email: EmailField.default(""),
  phone: PhoneField.default(""),
  /** The account that the body's payments leave from, and its bank; null if unknown. */
  debtorIban: SepaIbanField.default(null),
  debtorBic: BicField.default(null),
  /** The version of the file that the bank accepts for orders made from now on. */
  orderFormat: z.enum(orderFormats).default(orderFormats[0]),
  /** Before this day nothing is due, missing or counted; null if every day of a contract counts. */
  keptFrom: DayField.nullable().default(null),
});

/** A bank's code is meaningless without an account. */
const bicHasIban = ({ debtorIban, debtorBic }: z.output<typeof OrganizationFields>) =>
  debtorBic === null || debtorIban !== null;
const bicAlone = { path: ["debtorIban"], error: "bic-without-iban" };

const OrganizationItem = z.object({
  ...OrganizationFields.shape,
  afm: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  debtorIban: z.string().nullable(),
  debtorBic: z.string().nullable(),
  /** Its last day and the act that ends it; null if none does. */
  endsOn: DayField.nullable(),
  endAct: z.string().nullable(),
  id: Id,
  version: z.number().int(),
});

export const organizationList = defineList({
  name: "organizations",
  path: "/Organizations",
  access: { who: "session", roles: bodyReaders },
  filters: { search: ListQuery.shape.search, regime: z.enum(["public", "private"]).optional() },
  sorts: ["description", "afm", "legalForm"],
  usualSort: "description",
  item: OrganizationItem,
  lead: "description",
  columns: {
    description: { width: 48 },
    shortTitle: { width: 20, hidden: true },
    afm: { width: 12 },
    legalForm: { width: 20 },
    regime: { width: 20, hidden: "up to tablets" },
    municipality: { width: 24, hidden: "always" },
    address: { width: 30, hidden: true },
    postcode: { width: 8, hidden: "always" },
    phone: { width: 14, hidden: "up to tablets" },
    email: { width: 30 },
    endsOn: { kind: "day", width: 14, hidden: true },
  },
});

/** How much of a month is recorded up to today, counted over the days on which someone is expected. */
export const RecordedSoFar = z.object({
  /** Counted per person and day. */
  expectedDays: z.number().int(),
  recordedDays: z.number().int(),
  pendingDays: z.number().int(),
  /** Days on which an arrival or departure is missing, whether anyone was expected or not. */
  missingDays: z.number().int(),
  owedSheets: z.number().int(),
  submittedSheets: z.number().int(),
});

/** How much of a structure's month is recorded. */
const StructureCompleteness = z.object({
  structureId: Id,
  title: z.string(),
  /** Contracts with days in the month, up to today. */
  contracts: z.number().int(),
  ...RecordedSoFar.shape,
});

const Named = z.object({ id: Id, description: z.string(), shortTitle: z.string() });

/** Calls of the register of organizations; one that the caller may not see is answered as not found. */
export const organizations = defineCalls("Organizations", {
  getById: {
    access: { who: "session", roles: bodyReaders },
    input: ById,
    output: OrganizationItem.extend({
      /** Structures open today, people with an active contract, and users linked to it. */
      structures: z.number().int(),
      employees: z.number().int(),
      users: z.number().int(),
      /** The body that succeeds it. */
      successor: z.string().nullable(),
    }),
  },
  ...organizationList.calls,
  /** How much of the current month is recorded, by structure. */
  getCompleteness: {
    access: { who: "session", roles: bodyReaders },
    input: ById,
    output: z.object({ month: MonthField, structures: z.array(StructureCompleteness) }),
  },
  exportCompleteness: {
    access: { who: "session", roles: bodyReaders },
    input: z.object({ id: Id, format: FileFormat }),
    ...asFile,
  },
  getAllForCurrentUser: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.array(OrganizationOfUser),
  },
  /** Every organization that an announcement may be for, with the users it would reach. */
  getOrganizationsForNewAnnouncement: {
    access: ofAgency,
    input: Nothing,
    output: z.array(Named.extend({ users: z.number().int() })),
  },
  /** Every organization with the user's right there, null if there is none. */
  getForUserAssignment: {
    access: ofAgency,
    input: z.object({ userId: Id }),
    output: z.array(Named.extend({ right: z.enum(["full", "read"]).nullable() })),
  },
  create: {
    access: ofAdministrator,
    input: OrganizationFields.refine(bicHasIban, bicAlone),
    output: Changed,
  },
  update: {
    method: "PUT",
    access: ofAdministrator,
    input: OrganizationFields.extend({ id: Id, version: Version }).refine(bicHasIban, bicAlone),
    output: Changed,
  },
  /** Records that a body ends by law, after its last day; refused while contracts run past it. */
  end: {
    access: ofAdministrator,
    input: ById.extend({
      version: Version,
      endsOn: DayField,
      /** Number, day, and the gazette or the register in which it was published. */
      endAct: requiredLine(200),
      successorId: Id.nullable().default(null),
    }),
    output: Changed,
  },
  /** Takes back that it ends. */
  reinstate: {
    access: ofAdministrator,
    input: ById.extend({ version: Version, reason: requiredLine(500) }),
    output: Changed,
  },
});

export type OrganizationFields = z.output<typeof OrganizationFields>;
export type RecordedSoFar = z.output<typeof RecordedSoFar>;
export type StructureCompleteness = z.output<typeof StructureCompleteness>;
export type OrganizationItem = z.output<typeof OrganizationItem>;
