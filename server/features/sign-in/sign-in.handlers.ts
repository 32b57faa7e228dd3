import type { signIn as calls } from "#api/sign-in.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const signInHandlers: Handlers<typeof calls> = {
  login: signIn,
  confirmSecondFactor,
  logout: signOut,
};
