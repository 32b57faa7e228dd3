import type { OutputOf } from "#api/call.ts";
import type { userOrganizations } from "#api/user-organizations.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";

type Links = OutputOf<typeof userOrganizations.assign>["outcomes"];

/** The outcome of each link of an assignment, with the names of users and organizations. */
export function linkOutcomes(links: Links, names: ReadonlyMap<string, string>): Outcome[] {
  return links.map(({ userId, organizationId, outcome, message }) => ({
    key: `${userId} ${organizationId}`,
    names: [names.get(userId), names.get(organizationId)],
    outcome,
    messages: message === null ? [] : [message],
  }));
}
