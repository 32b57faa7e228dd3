import { z } from "zod";
import { programRoles } from "#domain/access.ts";
import { defineCalls, ofAdministrator, ofAgency } from "./call.ts";
import {
  DayField,
  Id,
  Instant,
  ListQuery,
  Network,
  Version,
  requiredLine,
  Changed,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { Link } from "./user-register.ts";

/** Form fields of an API app. */
export const ApiAppFields = z.object({
  name: requiredLine(120),
  /** `WebServiceUser`: a body's own program; `ThirdPartyUser`: read-only, until a given day. */
  area: z.enum(programRoles),
  /** Calls it may make, as `structures.getAll`. */
  scopes: z.array(z.string().max(100)).min(1).max(500),
  organizations: z.array(Link).min(1, "app-without-organization").max(500),
  /** Empty: from anywhere. */
  networks: z.array(Network).max(50).default([]),
  callsPerMinute: z.number().int().min(1).max(6000).default(120),
  validUntil: DayField.nullable().default(null),
});

/** A valid secret; `validUntil` is its own end. */
const Secret = z.object({ seq: z.number().int(), madeAt: Instant, validUntil: Instant });

const ApiAppItem = z.object({
  id: Id,
  name: z.string(),
  area: z.enum(programRoles),
  organizations: z.number().int(),
  scopes: z.number().int(),
  /** Empty: from anywhere. */
  networks: z.array(z.string()),
  validUntil: DayField.nullable(),
  state: z.enum(["active", "ended", "revoked"]),
  secrets: z.array(Secret),
  lastUsedAt: Instant.nullable(),
  lastUsedIp: z.string().nullable(),
  version: z.number().int(),
});

export const appList = defineList({
  name: "api-apps",
  path: "/ApiApps",
  access: ofAgency,
  filters: {
    search: ListQuery.shape.search,
    state: z.enum(["active", "ended", "revoked", "all"]).default("all"),
  },
  item: ApiAppItem,
  lead: "name",
  columns: {
    name: { width: 32 },
    id: { width: 38, hidden: "always" },
    area: { width: 20 },
    state: { width: 14 },
    scopes: { kind: "number", width: 12 },
    organizations: { kind: "number", width: 12 },
    networks: { width: 30, hidden: "up to tablets" },
    secrets: { kind: "number", width: 14, hidden: "always" },
    lastUsed: { of: "lastUsedAt", kind: "instant", width: 18 },
    validUntil: { kind: "day", width: 14 },
  },
});

const IdAndVersion = z.object({ id: Id, version: Version });
/** The secret is shown only this once. */
const WithSecret = Changed.extend({ secret: z.string() });

/** Programs that call in their own name; `id` is their client_id at /oauth/token. */
export const apiApps = defineCalls("ApiApps", {
  ...appList.calls,
  getById: {
    access: ofAgency,
    input: ById,
    output: ApiAppItem.extend({
      scopes: z.array(z.string()),
      organizations: z.array(Link.extend({ description: z.string() })),
      callsPerMinute: z.number().int(),
      madeAt: Instant,
      madeBy: z.string(),
      revokedAt: Instant.nullable(),
      revokedBy: z.string().nullable(),
    }),
  },
  create: { access: ofAdministrator, input: ApiAppFields, output: WithSecret },
  update: {
    method: "PUT",
    access: ofAdministrator,
    input: ApiAppFields.omit({ area: true }).extend(IdAndVersion.shape),
    output: Changed,
  },
  /** Creates a new secret; the previous one stays valid for the given number of hours, any older one stops working. */
  rotateSecret: {
    access: ofAdministrator,
    input: IdAndVersion.extend({ overlapHours: z.number().int().min(0).max(168).default(24) }),
    output: WithSecret,
  },
  /** Ends the app permanently: its secrets and tokens stop working on every server within a second. */
  revoke: { access: ofAdministrator, input: IdAndVersion, output: Changed },
});

export type ApiAppFields = z.output<typeof ApiAppFields>;
export type ApiAppItem = z.output<typeof ApiAppItem>;
