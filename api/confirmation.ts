import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Instant, Nothing } from "./fields.ts";
import { PasskeyJson } from "./sign-in.ts";

/** The `password` of an act that asks who acts; empty where a passkey or taxis has confirmed it. */
export const PasswordAgain = z.string().max(512).default("");

export const Confirmed = z.object({ confirmedUntil: Instant });

/**
 * Calls by which the person signed in proves again who they are, before an act that asks for it. Such an act takes a
 * `password`; left empty, it counts on a confirmation by passkey or taxis of the last ten minutes.
 */
export const confirmation = defineCalls("Users", {
  /** The ways that the person has, and until when a confirmation already given serves. */
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
