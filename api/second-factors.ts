import { z } from "zod";
import { defineCalls } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import { Id, Instant, Nothing, requiredLine } from "./fields.ts";
import { PasskeyJson, TotpCode } from "./sign-in.ts";

/** Shown this once; null where the person has some already. */
const NewCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Calls about the second factors of the person signed in. A session alone changes none: they ask who acts. */
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
      /** Whether the person's role must have one. */
      required: z.boolean(),
    }),
  },
  /** Begins an authenticator app: its secret, and the same as the address that a QR code carries. */
  beginTotp: {
    access: { who: "session", evenOwing: true },
    input: z.object({ password: PasswordAgain, title: requiredLine(60) }),
    output: z.object({ id: Id, secret: z.string(), uri: z.string() }),
  },
  confirmTotp: {
    access: { who: "session", evenOwing: true },
    input: z.object({ id: Id, code: TotpCode }),
    output: NewCodes,
  },
  /** Begins a passkey: the options for `navigator.credentials.create`. */
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
  /** New recovery codes instead of those there were. */
  renewRecoveryCodes: {
    access: { who: "session" },
    input: z.object({ password: PasswordAgain }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
});
