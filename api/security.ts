import { z } from "zod";
import { account } from "./account.ts";
import { defineCalls } from "./call.ts";
import { confirmUsingTaxis, confirmation } from "./confirmation.ts";
import { Nothing } from "./fields.ts";
import { secondFactors } from "./second-factors.ts";
import { SignInAnswer, signIn } from "./sign-in.ts";
import { userRegister } from "./user-register.ts";

/** Every call of the area Users: signing in, the own account, its second factors, the register. */
export const users = defineCalls({
  ...signIn,
  ...account,
  ...secondFactors,
  ...confirmation,
  ...userRegister,
});

/** Calls of the sign-in through taxis. */
export const security = defineCalls({
  /** Where the browser goes to sign in at taxis; it comes back to /login/taxis with `code` and `state`. */
  redirectToTaxis: {
    method: "GET",
    path: "/Security/RedirectToTaxis",
    access: { who: "anyone" },
    input: Nothing,
    output: z.object({ url: z.string() }),
  },
  /** Ends the sign-in that this browser began; `authCode` and `state` as taxis gave them in the address. */
  authenticateUsingTaxis: {
    method: "GET",
    path: "/Security/AuthenticateUsingTaxis",
    access: { who: "anyone" },
    input: z.object({
      authCode: z.string().min(1).max(2000),
      state: z.string().max(200).default(""),
    }),
    output: SignInAnswer,
    refuses: ["wrong-credentials", "forbidden"],
  },
  confirmUsingTaxis,
});
