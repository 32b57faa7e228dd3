import type { useRouter } from "@tanstack/react-router";
import { shellTexts } from "#texts/shell.ts";
import { selectOrganizationId } from "./session.ts";
import { toast } from "./toasts.ts";

/** Selects an organization, goes to the home page and says so. */
export async function switchOrganization(
  router: Pick<ReturnType<typeof useRouter>, "navigate" | "invalidate">,
  { id, description }: { id: string; description: string },
): Promise<void> {
  selectOrganizationId(id);
  await router.navigate({ to: "/" });
  await router.invalidate();
  toast.success(shellTexts.organizationSwitched(description), { durationMs: 4000 });
}
