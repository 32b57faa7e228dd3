import { z } from "zod";
import { type Role, roles } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { FileFormat, Id, Instant, ListQuery, pageOf, sortOf } from "./fields.ts";

const administrator: readonly Role[] = ["Administrator"];

const Right = z.enum(["full", "read"]);

/** A user's link to an organization, with the names of both. */
const UserOrganization = z.object({
  userId: Id,
  userName: z.string(),
  nickName: z.string(),
  area: z.enum(roles),
  isDisabled: z.boolean(),
  organizationId: Id,
  description: z.string(),
  right: Right,
  grantedAt: Instant,
});

const LinkFilter = z.object({
  /** Words of the user or of the organization. */
  search: ListQuery.shape.search,
  sort: sortOf("nickName", "description", "grantedAt").default("nickName"),
  userId: Id.optional(),
  organizationId: Id.optional(),
  right: Right.optional(),
});

/** What a link is to be from now on; without a right it is taken away. */
const Assignment = z.object({ userId: Id, organizationId: Id, right: Right.nullable() });

/** Calls of who belongs to which organization, from both sides. */
export const userOrganizations = defineCalls({
  getAll: {
    method: "GET",
    path: "/UserOrganizations/GetAll",
    access: { who: "session", roles: administrator },
    input: LinkFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(UserOrganization),
  },
  export: {
    method: "GET",
    path: "/UserOrganizations/Export",
    access: { who: "session", roles: administrator },
    input: LinkFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** Each link by itself: what becomes of one says nothing of the others. */
  assign: {
    method: "POST",
    path: "/UserOrganizations/Assign",
    access: { who: "session", roles: administrator },
    input: z.object({ links: z.array(Assignment).min(1).max(200) }),
    output: z.object({
      outcomes: z.array(
        z.object({
          userId: Id,
          organizationId: Id,
          outcome: z.enum(["done", "unchanged", "refused"]),
          message: z.string().nullable(),
        }),
      ),
    }),
  },
});

export type UserOrganization = z.output<typeof UserOrganization>;
export type Assignment = z.output<typeof Assignment>;
