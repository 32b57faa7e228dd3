import { z } from "zod";
import { defineCalls } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import { Id, Instant, Nothing, requiredLine } from "./fields.ts";
import { PasskeyJson, TotpCode } from "./sign-in.ts";

/** Shown only this once: null if the person already has some, empty if an earlier response may have shown them. */
const NewCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Calls on the signed-in person's second factors. A session alone changes none: they ask the user to prove who they are. */
export const secondFactors = defineCalls("Users", {
  getSecondFactors: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({
      factors: z.array(
        z.object({
          id: Id,
          kind: z.enum(["totp", "passkey"]),
          title: z.string(),
          createdAt: Instant,
          lastUsedAt: Instant.nullable(),
        }),
      ),
      recoveryCodesLeft: z.number().int(),
      /** Whether the person's role requires one. */
      required: z.boolean(),
    }),
  },
  /** Starts adding an authenticator app: its secret, also as the address for a QR code. */
  beginTotp: {
    access: { who: "session", evenOwing: true },
    input: z.object({ password: PasswordAgain, title: requiredLine(60) }),
    output: z.object({ id: Id, secret: z.string(), uri: z.string() }),
    repeats: "anew",
  },
  confirmTotp: {
    access: { who: "session", evenOwing: true },
    input: z.object({ id: Id, code: TotpCode }),
    output: NewCodes,
  },
  /** Starts adding a passkey: the options for `navigator.credentials.create`. */
  beginPasskey: {
    access: { who: "session", evenOwing: true },
    input: z.object({ password: PasswordAgain }),
    output: z.object({ challenge: z.string(), options: PasskeyJson }),
  },
  confirmPasskey: {
    access: { who: "session", evenOwing: true },
    input: z.object({
      challenge: z.string().max(60),
      title: requiredLine(60),
      passkey: PasskeyJson,
    }),
    output: NewCodes,
  },
  removeSecondFactor: {
    access: { who: "session" },
    input: z.object({ id: Id, password: PasswordAgain }),
    output: z.object({ removed: z.literal(true) }),
  },
  /** New recovery codes that replace the existing ones. */
  renewRecoveryCodes: {
    access: { who: "session" },
    input: z.object({ password: PasswordAgain }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    repeats: "anew",
  },
});
