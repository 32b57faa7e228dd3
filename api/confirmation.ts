import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Instant, Nothing } from "./fields.ts";
import { PasskeyJson } from "./sign-in.ts";

/** The `password` of an act that asks users to prove who they are; empty if a passkey or taxis has confirmed it. */
export const PasswordAgain = z.string().max(512).default("");

export const Confirmed = z.object({ confirmedUntil: Instant });

/**
 * Calls by which the signed-in person proves their identity again, before an act that requires it. Such an act takes a
 * `password`; if empty, it relies on a confirmation by passkey or taxis in the last ten minutes.
 */
export const confirmation = defineCalls("Users", {
  /** The person's ways to confirm, and until when an earlier confirmation is valid. */
  getConfirmation: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({
      methods: z.array(z.enum(["password", "passkey", "taxis"])),
      confirmedUntil: Instant.nullable(),
    }),
  },
  /** Options for `navigator.credentials.get`, which must also verify the person. */
  beginPasskeyConfirmation: {
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({ challenge: z.string(), options: PasskeyJson }),
  },
  confirmByPasskey: {
    access: { who: "session", evenOwing: true },
    input: z.object({ challenge: z.string().max(60), passkey: PasskeyJson }),
    output: Confirmed,
  },
});
