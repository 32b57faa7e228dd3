import type { UnlockItem } from "#api/unlocks.ts";
import { refusalToUnlockAct } from "#domain/attendance/unlock.ts";
import { rightsTexts } from "#texts/rights.ts";
import { unlockRefusals } from "#texts/unlocks.ts";
import { today } from "#web/kernel/today.ts";
import { useRole } from "#web/kernel/organization.ts";

/** Why the signed-in user may not decide a request, in words; null if they may. */
export function useRefusalToDecide(): (item: UnlockItem) => string | null {
  const role = useRole();
  return (item) => {
    const unlockRequest = { ...item, askedBy: item.isOwn ? "me" : "another" };
    const refusal = refusalToUnlockAct("grant", unlockRequest, { userId: "me", role }, today());
    if (refusal === "role-may-not") return rightsTexts.role;
    return refusal && unlockRefusals[refusal];
  };
}
