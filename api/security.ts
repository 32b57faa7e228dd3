import { z } from "zod";
import { account } from "./account.ts";
import { defineCalls } from "./call.ts";
import { confirmation, Confirmed } from "./confirmation.ts";
import { Nothing } from "./fields.ts";
import { secondFactors } from "./second-factors.ts";
import { SignInAnswer, signIn } from "./sign-in.ts";
import { userRegister } from "./user-register.ts";

/** Every call of the area Users: signing in, the own account, its second factors, the register. */
export const users = defineCalls("Users", {
  ...signIn,
  ...account,
  ...secondFactors,
  ...confirmation,
  ...userRegister,
});

/** Calls of the sign-in through taxis. */
export const security = defineCalls("Security", {
  /** Where the browser goes to sign in at taxis; it returns to /login/taxis with `code` and `state`. */
  redirectToTaxis: {
    method: "GET",
    access: { who: "anyone" },
    input: Nothing,
    output: z.object({ url: z.string() }),
  },
  /** Completes the sign-in that this browser began; `authCode` and `state` as taxis gave them in the URL. */
  authenticateUsingTaxis: {
    method: "GET",
    access: { who: "anyone" },
    input: z.object({
      authCode: z.string().min(1).max(2000),
      state: z.string().max(200).default(""),
    }),
    output: SignInAnswer,
    refuses: ["wrong-credentials", "forbidden"],
  },
  /** Confirms the user's identity, as the calls of `confirmation` do; `authCode` and `state` as taxis gave them in the URL. */
  confirmUsingTaxis: {
    access: { who: "session", evenOwing: true },
    input: z.object({ authCode: z.string().min(1).max(2000), state: z.string().max(200) }),
    output: Confirmed,
  },
});
