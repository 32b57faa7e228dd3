import { z } from "zod";
import { roles } from "#domain/access.ts";
import { defineCalls, ofAgency } from "./call.ts";
import {
  DayField,
  Id,
  Instant,
  ListQuery,
  Version,
  requiredLine,
  Changed,
  ById,
} from "./fields.ts";
import { AfmField, EmailField, PhoneField } from "./identity.ts";
import { defineList } from "./list.ts";

const UserName = requiredLine(60)
  .min(3)
  .transform((name) => name.toLowerCase())
  .refine((name) => /^[a-z0-9][\w.@-]*$/.test(name), { error: "user-name" });

/** Form fields of a user. */
export const UserFields = z.object({
  userName: UserName,
  area: z.enum(roles),
  nickName: requiredLine(120),
  email: EmailField.default(""),
  phone: PhoneField.default(""),
  /** Allows sign-in through taxis; null if it is not allowed. */
  afm: AfmField.nullable().default(null),
  /** Last day on which the user may sign in; null without end. */
  validUntil: DayField.nullable().default(null),
});

const UserItem = z.object({
  id: Id,
  userName: z.string(),
  area: z.enum(roles),
  nickName: z.string(),
  email: z.string(),
  phone: z.string(),
  afm: z.string().nullable(),
  validUntil: DayField.nullable(),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Organizations the user is linked to. */
  organizations: z.number().int(),
  lastSignInAt: Instant.nullable(),
  version: z.number().int(),
});

export const userList = defineList({
  name: "users",
  path: "/Users",
  access: ofAgency,
  filters: {
    search: ListQuery.shape.search,
    area: z.enum(roles).optional(),
    state: z.enum(["active", "disabled", "all"]).default("all"),
    organizationId: Id.optional(),
  },
  sorts: ["nickName", "userName", "area", "lastSignInAt"],
  usualSort: "nickName",
  item: UserItem,
  lead: "nickName",
  columns: {
    nickName: { width: 32 },
    userName: { width: 20 },
    area: { width: 24 },
    organizations: { kind: "number", width: 10 },
    state: { width: 14 },
    lastSignInAt: { kind: "instant" },
    secondFactor: { of: "hasSecondFactor", kind: "yesNo", width: 16, hidden: "up to tablets" },
    taxis: { hidden: "up to tablets" },
    afm: { width: 12, hidden: "always" },
    email: { width: 30, hidden: true },
    phone: { width: 14, hidden: true },
    validUntil: { kind: "day", width: 14, hidden: true },
  },
});

export const Link = z.object({ organizationId: Id, right: z.enum(["full", "read"]) });
const IdAndVersion = z.object({ id: Id, version: Version });

/** A secret for one sign-in, shown only this once; the person must then choose a password. */
const OneTime = Changed.extend({ oneTimePassword: z.string().nullable() });

/** Calls of those who administer users; a user they may not administer is answered as not found. */
export const userRegister = defineCalls("Users", {
  ...userList.calls,
  getById: {
    access: ofAgency,
    input: ById,
    output: UserItem.extend({
      links: z.array(Link.extend({ description: z.string() })),
      /** Number of active sessions. */
      sessions: z.number().int(),
      /** True until a secret given by another person has been replaced. */
      owesPassword: z.boolean(),
      /** Until then password attempts are held back, after too many wrong ones; null if they are not. */
      waitsUntil: Instant.nullable(),
      createdAt: Instant,
    }),
  },
  /** Without a password the answer contains a secret for one sign-in; with one, the person must change it at the first. */
  create: {
    access: ofAgency,
    input: UserFields.extend({
      password: z.string().min(1).max(512).nullable().default(null),
      organizations: z.array(Link).max(500).default([]),
    }),
    output: OneTime,
  },
  update: {
    method: "PUT",
    access: ofAgency,
    input: UserFields.extend(IdAndVersion.shape),
    output: Changed,
  },
  /** The name stays on what the user did; everything else about the person is deleted. */
  delete: { method: "DELETE", access: ofAgency, input: ById, output: ById },
  isAfmValid: {
    method: "GET",
    access: { who: "session" },
    /** `id` is the user the number is for; empty or omitted for a new one. */
    input: z.object({ id: Id.or(z.literal("")).optional(), afm: z.string().max(40) }),
    output: z.object({
      isValid: z.boolean(),
      /** `duplicate` is returned only to those who administer users. */
      reason: z.enum(["format", "checksum", "duplicate"]).nullable(),
      message: z.string().nullable(),
    }),
  },
  /** Replaces the user's organizations: those left out are removed. */
  setOrganizations: {
    access: ofAgency,
    input: IdAndVersion.extend({ organizations: z.array(Link).max(500) }),
    output: Changed,
  },
  resetPassword: { access: ofAgency, input: IdAndVersion, output: OneTime },
  /** Removes every second factor of a user who has lost them. */
  resetSecondFactor: { access: ofAgency, input: IdAndVersion, output: Changed },
  /** Lets a person who mistyped the password too often try again at once. */
  unlock: { access: ofAgency, input: ById, output: ById },
  disable: { access: ofAgency, input: IdAndVersion, output: Changed },
  enable: { access: ofAgency, input: IdAndVersion, output: Changed },
});

export type UserFields = z.output<typeof UserFields>;
export type UserItem = z.output<typeof UserItem>;
export type Link = z.output<typeof Link>;
