import { z } from "zod";
import { roles } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Nothing, line } from "./fields.ts";

/** A session that has been opened. */
export const SignedIn = z.object({
  token: z.string(),
  /** Minutes. */
  expiresIn: z.number().int(),
  area: z.enum(roles),
  nickName: z.string(),
  /** What the person must do first: other calls answer 403 until then. */
  owes: z.enum(["password", "second-factor"]).nullable(),
});

/** What a browser passes to and gets from its passkey functions, as WebAuthn writes it in JSON. */
export const PasskeyJson = z.record(z.string(), z.unknown());

/** A sign-in that waits for the second factor: no token yet. */
const SecondFactorChallenge = z.object({
  secondFactor: z.object({
    /** Sent with the answer to ConfirmSecondFactor; valid once, for five minutes. */
    challenge: z.string(),
    methods: z.array(z.enum(["totp", "passkey", "recovery-code"])),
    /** Options for `navigator.credentials.get`, where the person has a passkey. */
    passkey: PasskeyJson.nullable(),
  }),
});

export const SignInAnswer = z.union([SignedIn, SecondFactorChallenge]);

/** Six digits as an authenticator app shows them, with or without blanks. */
export const TotpCode = line(20)
  .min(1)
  .overwrite((typed) => typed.replace(/\s/g, ""))
  .regex(/^\d{6}$/, { error: "totp-code" });

/** Calls that begin and end a session. */
export const signIn = defineCalls("Users", {
  login: {
    access: { who: "anyone" },
    input: z.object({ userName: line(60).min(1), password: z.string().min(1).max(512) }),
    output: SignInAnswer,
    refuses: ["wrong-credentials", "no-screens"],
  },
  /** One of the three answers to a challenge; a `code` comes from an authenticator app. */
  confirmSecondFactor: {
    access: { who: "anyone" },
    input: z.object({
      challenge: z.string().max(60),
      code: TotpCode.optional(),
      recoveryCode: line(60).optional(),
      passkey: PasskeyJson.optional(),
    }),
    output: SignedIn,
    refuses: ["wrong-credentials", "no-screens"],
  },
  logout: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({
      ended: z.literal(true),
      /** Where the browser goes to end the session at taxis too; null unless it began there. */
      taxisLogoutUrl: z.string().nullable(),
    }),
  },
});

export type SignedIn = z.output<typeof SignedIn>;
export type SignInAnswer = z.output<typeof SignInAnswer>;
/** The second step of a sign-in, as requested. */
export type FactorChallenge = z.output<typeof SecondFactorChallenge>["secondFactor"];
