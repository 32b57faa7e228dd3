import type { security, users } from "#api/security.ts";
import { bare } from "#web/kernel/bare-call.ts";

export const login = bare<typeof users.login>({
  method: "POST",
  path: "/Users/Login",
  access: { who: "anyone" },
});

export const confirmSecondFactor = bare<typeof users.confirmSecondFactor>({
  method: "POST",
  path: "/Users/ConfirmSecondFactor",
  access: { who: "anyone" },
});

export const redirectToTaxis = bare<typeof security.redirectToTaxis>({
  method: "GET",
  path: "/Security/RedirectToTaxis",
  access: { who: "anyone" },
});
