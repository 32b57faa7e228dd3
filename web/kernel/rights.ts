import { acts, mayAct, type Act, type Role } from "#domain/access.ts";
import { rightsTexts } from "#texts/rights.ts";
import { useOrganization } from "./organization.ts";
import { useSession } from "./session.ts";

/** Why the signed-in user may not do an act in the selected organization, as a sentence; null when it is allowed. */
export function useRefusalTo(act: Act): string | null {
  const { area, fullAccess } = useOrganization();
  return refusalTo(act, area, fullAccess);
}

/** The same for an act that belongs to no organization. */
export function useRoleRefusalTo(act: Act): string | null {
  const session = useSession();
  return session === null ? rightsTexts.role : refusalTo(act, session.area, true);
}

/** The same for a role and its access to the organization. */
export function refusalTo(act: Act, role: Role, fullAccess: boolean): string | null {
  if (mayAct(role, act, fullAccess ? "full" : "read")) return null;
  const allowed: readonly Role[] = acts[act];
  return allowed.includes(role) ? rightsTexts.readOnly : rightsTexts.role;
}
