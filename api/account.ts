import { z } from "zod";
import { roles } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Id, Instant, Nothing, Version, requiredLine, ById } from "./fields.ts";
import { EmailField, PhoneField } from "./identity.ts";

const Password = z.string().min(1).max(512);

/** The policy's verdict on a password; reasons in Greek, empty when it is acceptable. */
const PasswordVerdict = z.object({ isValid: z.boolean(), reasons: z.array(z.string()) });

const SessionItem = z.object({
  id: Id,
  startedAt: Instant,
  expiresAt: Instant,
  ip: z.string(),
  userAgent: z.string(),
  method: z.enum(["password", "taxis", "app"]),
  /** To the minute; the start of the session if no call was made since. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});

const Notice = z.object({
  id: Id,
  at: Instant,
  kind: z.enum([
    "password-changed",
    "password-reset",
    "factor-added",
    "factor-removed",
    "factors-reset",
    "codes-renewed",
    "code-used",
  ]),
  /** The second factor concerned; otherwise empty. */
  title: z.string(),
  /** Done by an administrator. */
  byAnother: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  /** Done in another session, and not read yet. */
  isNew: z.boolean(),
});

/** Calls about the person signed in. */
export const account = defineCalls("Users", {
  getCurrent: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({
      id: Id,
      userName: z.string(),
      nickName: z.string(),
      email: z.string(),
      phone: z.string(),
      area: z.enum(roles),
      /** Whether the person can also sign in through taxis: an AFM is stored, though not shown. */
      hasTaxis: z.boolean(),
      hasPassword: z.boolean(),
      passwordChangedAt: Instant.nullable(),
      signedInBy: z.enum(["password", "taxis"]),
      owes: z.enum(["password", "second-factor"]).nullable(),
      version: z.number().int(),
    }),
  },
  updateCurrentUser: {
    method: "PUT",
    access: { who: "session" },
    input: z.object({
      version: Version,
      nickName: requiredLine(120),
      email: EmailField.default(""),
      phone: PhoneField.default(""),
    }),
    output: z.object({ version: z.number().int() }),
  },
  /** Ends every other session of the person. */
  changePassword: {
    method: "PATCH",
    access: { who: "session", evenOwing: true },
    input: z.object({ currentPassword: Password, newPassword: Password }),
    output: z.object({ changed: z.literal(true) }),
  },
  validatePassword: {
    method: "GET",
    access: { who: "session", evenOwing: true },
    input: z.object({ password: z.string().max(512) }),
    output: PasswordVerdict,
  },
  /** Like validatePassword, but with the password in the body, so that no log of URLs records it. */
  checkPassword: {
    access: { who: "session", evenOwing: true },
    input: z.object({ password: z.string().max(512) }),
    output: PasswordVerdict,
  },
  /** Recent changes to how the person signs in, newest first, at most twenty. */
  getNotices: { access: { who: "session" }, input: Nothing, output: z.array(Notice) },
  readNotices: {
    access: { who: "session" },
    input: Nothing,
    output: z.object({ read: z.number().int() }),
  },
  /** Active sessions, newest first: the signed-in user's, or those of another user whom the caller administers. */
  getSessions: {
    access: { who: "session" },
    input: z.object({ userId: Id.optional() }),
    output: z.array(SessionItem),
  },
  endSession: {
    access: { who: "session" },
    input: ById,
    output: z.object({ ended: z.literal(true) }),
  },
  endOtherSessions: {
    access: { who: "session" },
    input: Nothing,
    output: z.object({ ended: z.number().int() }),
  },
});
