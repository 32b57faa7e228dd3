import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Id, Nothing } from "./fields.ts";

export const OrganizationOfUser = z.object({
  id: Id,
  description: z.string(),
  shortTitle: z.string(),
  /** True where the user may write; an Employee may be linked only to read. */
  fullAccess: z.boolean(),
});

export type OrganizationOfUser = z.output<typeof OrganizationOfUser>;

export const organizations = defineCalls({
  getAllForCurrentUser: {
    method: "GET",
    path: "/Organizations/GetAllForCurrentUser",
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.array(OrganizationOfUser),
  },
});
