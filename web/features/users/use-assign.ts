import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { useCall } from "#web/kernel/calls.ts";

const changes = [
  userOrganizations.getAll,
  users.getAll,
  users.getById,
  organizations.getForUserAssignment,
  organizations.getById,
];

/** Sets links of users to organizations. */
export function useAssign() {
  return useCall(userOrganizations.assign, changes);
}
