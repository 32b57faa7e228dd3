import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Instant, Nothing } from "./fields.ts";
import { PasskeyJson } from "./sign-in.ts";

/** The `password` of an act that asks who acts; empty where a passkey or taxis has confirmed it. */
export const PasswordAgain = z.string().max(512).default("");

const Confirmed = z.object({ confirmedUntil: Instant });

/**
 * Calls by which the person signed in proves again who they are, before an act that asks for it. Such an act takes a
 * `password`; left empty, it counts on a confirmation by passkey or taxis of the last ten minutes.
 */
export const confirmation = defineCalls({
  /** The ways that the person has, and until when a confirmation already given serves. */
  getConfirmation: {
    method: "GET",
    path: "/Users/GetConfirmation",
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({
      methods: z.array(z.enum(["password", "passkey", "taxis"])),
      confirmedUntil: Instant.nullable(),
    }),
  },
  /** Options for `navigator.credentials.get`, which must also verify the person. */
  beginPasskeyConfirmation: {
    method: "POST",
    path: "/Users/BeginPasskeyConfirmation",
    access: { who: "session", evenOwing: true },
    input: Nothing,
    output: z.object({ challenge: z.string(), options: PasskeyJson }),
  },
  confirmByPasskey: {
    method: "POST",
    path: "/Users/ConfirmByPasskey",
    access: { who: "session", evenOwing: true },
    input: z.object({ challenge: z.string().max(60), passkey: PasskeyJson }),
    output: Confirmed,
  },
});

/** The same through taxis: `authCode` and `state` as taxis gave them in the address. */
export const confirmUsingTaxis = {
  method: "POST",
  path: "/Security/ConfirmUsingTaxis",
  access: { who: "session", evenOwing: true },
  input: z.object({ authCode: z.string().min(1).max(2000), state: z.string().max(200) }),
  output: Confirmed,
} as const;
