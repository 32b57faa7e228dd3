import { userOrganizations } from "#api/user-organizations.ts";
import { useCall } from "#web/kernel/calls.ts";

/** Sets links of users to organizations. */
export function useAssign() {
  return useCall(userOrganizations.assign);
}
