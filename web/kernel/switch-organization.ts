import type { useRouter } from "@tanstack/react-router";
import { seesAllOrganizations } from "#domain/access.ts";
import { shellTexts } from "#texts/shell.ts";
import { rememberOrganization } from "./recent.ts";
import { currentSession, selectOrganizationId } from "./session.ts";
import { toast } from "./toasts.ts";

/** Selects an organization, goes to the home page and says so. */
export async function switchOrganization(
  router: Pick<ReturnType<typeof useRouter>, "navigate" | "invalidate">,
  { id, description }: { id: string; description: string },
): Promise<void> {
  selectOrganizationId(id);
  rememberOrganization(id);
  const role = currentSession()?.area;
  const hasBoth = role !== undefined && seesAllOrganizations(role);
  await router.navigate({ to: "/", search: hasBoth ? { view: "body" } : {} });
  await router.invalidate();
  toast.success(shellTexts.organizationSwitched(description), { durationMs: 4000 });
}
