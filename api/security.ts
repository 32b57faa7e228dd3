import { z } from "zod";
import { roles } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Id, Nothing, line } from "./fields.ts";

/** Calls of sign-in and of the person signed in. */
export const users = defineCalls({
  login: {
    method: "POST",
    path: "/Users/Login",
    access: { who: "anyone" },
    input: z.object({ userName: line(60).min(1), password: z.string().min(1).max(512) }),
    output: z.object({
      token: z.string(),
      /** Minutes. */
      expiresIn: z.number().int(),
      area: z.enum(roles),
      nickName: z.string(),
    }),
  },
  logout: {
    method: "POST",
    path: "/Users/Logout",
    access: { who: "session" },
    input: Nothing,
    output: z.object({ ended: z.literal(true) }),
  },
  getCurrent: {
    method: "GET",
    path: "/Users/GetCurrent",
    access: { who: "session" },
    input: Nothing,
    output: z.object({
      id: Id,
      userName: z.string(),
      nickName: z.string(),
      email: z.string(),
      area: z.enum(roles),
    }),
  },
});
