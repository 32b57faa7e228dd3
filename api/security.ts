import { account } from "./account.ts";
import { defineCalls } from "./call.ts";
import { secondFactors } from "./second-factors.ts";
import { signIn } from "./sign-in.ts";
import { userRegister } from "./user-register.ts";

/** Every call of the area Users: signing in, the own account, its second factors, the register. */
export const users = defineCalls({ ...signIn, ...account, ...secondFactors, ...userRegister });
