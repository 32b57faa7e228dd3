import type { LeavePreview } from "#api/leaves.ts";
import { doubtsToConfirm } from "#domain/leave/doubts.ts";
import { yearsBeyond } from "#domain/leave/beyond-balance.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";

/** The consents given: to replace the entries of other days, to exceed the balance, and to depart from the terms of the reason. */
type Consents = Record<"replaces" | "beyond" | "despite", boolean>;

/** Why a leave with this preview would be refused. */
export function refusalToLeave(
  { days, balances, doubts }: LeavePreview,
  { replaces, beyond, despite }: Consents,
): string | null {
  if (days.some(({ what }) => what === "refused")) return t.someRefused;
  if (!replaces && days.some(({ what }) => what === "replaces")) return t.replaceFirst;
  if (!beyond && yearsBeyond(balances).length > 0) return t.beyondFirst;
  return !despite && doubtsToConfirm(doubts).length > 0 ? leaveDoubtTexts.despiteFirst : null;
}

/** The same for a leave that must change something: its own days, or days of the leave as it was before. */
export function refusalToRecord(preview: LeavePreview, consents: Consents): string | null {
  const { days, freed } = preview;
  const changes =
    freed.length > 0 || days.some(({ what }) => what === "new" || what === "replaces");
  return refusalToLeave(preview, consents) ?? (changes ? null : t.nothingToRecord);
}
