import { z } from "zod";
import { roles } from "#domain/access.ts";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, Id, Instant, ListQuery } from "./fields.ts";
import { defineList } from "./list.ts";

const Right = z.enum(["full", "read"]);

const UserOrganization = z.object({
  userId: Id,
  userName: z.string(),
  nickName: z.string(),
  area: z.enum(roles),
  isDisabled: z.boolean(),
  organizationId: Id,
  description: z.string(),
  right: Right,
  /** The last day on which the user stands in for the organization's legal representative; null if not standing in today. */
  deputyTo: DayField.nullable(),
  grantedAt: Instant,
});

export const linkList = defineList({
  name: "user-organizations",
  path: "/UserOrganizations",
  access: ofAdministrator,
  filters: {
    /** Words in the user or the organization. */
    search: ListQuery.shape.search,
    userId: Id.optional(),
    organizationId: Id.optional(),
    right: Right.optional(),
  },
  sorts: ["nickName", "description", "grantedAt"],
  usualSort: "nickName",
  item: UserOrganization,
  lead: "nickName",
  columns: {
    nickName: { width: 32 },
    userName: { width: 20, hidden: "always" },
    organization: { of: "description", sort: "description", width: 48 },
    area: { width: 24 },
    deputyTo: { kind: "day", width: 16, hidden: "always" },
    state: { width: 14, hidden: "always" },
    right: { width: 20 },
    grantedAt: { kind: "instant", width: 18, hidden: "up to tablets" },
  },
});

/** The new state of a link; without a right it is removed. */
const Assignment = z.object({ userId: Id, organizationId: Id, right: Right.nullable() });

/** Calls on which users belong to which organizations, from both sides. */
export const userOrganizations = defineCalls("UserOrganizations", {
  ...linkList.calls,
  /** Each link is processed independently of the others. */
  assign: {
    access: ofAdministrator,
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
