import { useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import type { Role } from "#domain/access.ts";
import { organizations, type OrganizationOfUser } from "#api/organizations.ts";
import { openingOf } from "./calls.ts";
import {
  selectOrganizationId,
  selectedOrganizationId,
  useSelectedOrganizationId,
  useSession,
} from "./session.ts";

/** Kept for as long as the page is open: the live stream says when it changed, and it changes with the page alone. */
const organizationsOfUser = {
  ...openingOf(organizations.getAllForCurrentUser, {}),
  staleTime: Infinity,
};

/** The user's organizations as this page knows them; undefined before it has read them. */
export function knownOrganizations(client: QueryClient): readonly OrganizationOfUser[] | undefined {
  return client.getQueryData(organizationsOfUser.queryKey);
}

/** Replaces what this page knows of them. */
export function setOrganizations(client: QueryClient, list: OrganizationOfUser[]): void {
  client.setQueryData(organizationsOfUser.queryKey, list);
}

/** The organization with the id, else the first; null when there is none. */
export function chooseFrom(
  list: readonly OrganizationOfUser[],
  id: string | null,
): OrganizationOfUser | null {
  return list.find((organization) => organization.id === id) ?? list[0] ?? null;
}

/** Loads the user's organizations and makes sure that one of them is selected; null when there are none. */
export async function loadOrganization(client: QueryClient): Promise<OrganizationOfUser | null> {
  const list = await client.ensureQueryData(organizationsOfUser);
  const chosen = chooseFrom(list, selectedOrganizationId());
  selectOrganizationId(chosen?.id ?? null);
  return chosen;
}

/** The organizations of the signed-in user. */
export function useOrganizations(): readonly OrganizationOfUser[] {
  return useSuspenseQuery(organizationsOfUser).data;
}

/** The selected organization, or null for a user without any. */
export function useOrganizationOrNone(): OrganizationOfUser | null {
  return chooseFrom(useOrganizations(), useSelectedOrganizationId());
}

/** The selected organization, on a page whose route says `beforeLoad: inOrganization`. */
export function useOrganization(): OrganizationOfUser {
  const organization = useOrganizationOrNone();
  if (!organization) throw new Error("the route lacks `beforeLoad: inOrganization`");
  return organization;
}

/** The role of the signed-in user: the one in the selected organization, if there is one. */
export function useRole(): Role {
  const session = useSession();
  return useOrganizationOrNone()?.area ?? session?.area ?? "Employee";
}

/** Why a page about one body's data does not open: there is no body. Its frame says so and leads to the first step. */
export class NoBody extends Error {}

/** A route's `beforeLoad` for pages that show one body's data: without a selected organization they do not open. */
export function inOrganization({
  context,
}: {
  context: { organization: OrganizationOfUser | null };
}): {
  organization: OrganizationOfUser;
} {
  if (!context.organization) throw new NoBody();
  return { organization: context.organization };
}
