import type { useRouter } from "@tanstack/react-router";
import { seesAllOrganizations } from "#domain/access.ts";
import { shellTexts } from "#texts/shell.ts";
import { rememberOrganization } from "./recent.ts";
import { currentSession, selectOrganizationId } from "./session.ts";
import { toast } from "./toasts.ts";
import { mayLeave } from "./unsaved.ts";

/**
 * Selects an organization, goes to the home page and shows a message. If leaving the page would lose something, the user is
 * asked first; if the user stays, nothing changes. Returns whether it switched.
 */
export async function switchOrganization(
  router: Pick<ReturnType<typeof useRouter>, "navigate" | "invalidate">,
  { id, description }: { id: string; description: string },
): Promise<boolean> {
  if (!(await mayLeave())) return false;
  selectOrganizationId(id);
  rememberOrganization(id);
  const role = currentSession()?.area;
  const hasBoth = role !== undefined && seesAllOrganizations(role);
  await router.navigate({ to: "/", search: hasBoth ? { view: "body" } : {}, ignoreBlocker: true });
  await router.invalidate();
  toast.success(shellTexts.organizationSwitched(description), { durationMs: 4000 });
  return true;
}
