import { users } from "#api/security.ts";

/** Calls whose answers change with the second factors. */
export const changedByFactors = [
  users.getSecondFactors,
  users.getConfirmation,
  users.getNotices,
] as const;
