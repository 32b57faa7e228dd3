import type { LeavePreview } from "#api/leaves.ts";
import { doubtsToConfirm } from "#domain/leave/doubts.ts";
import { yearsBeyond } from "#domain/leave/beyond-balance.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";

/** What is said of a leave: that what other days hold gives way, and that it may go beyond what is left and its reason's terms. */
type Said = Record<"replaces" | "beyond" | "despite", boolean>;

/** Why a leave would be refused as its preview stands. */
export function refusalToLeave(
  { days, balances, doubts }: LeavePreview,
  { replaces, beyond, despite }: Said,
): string | null {
  if (days.some(({ what }) => what === "refused")) return t.someRefused;
  if (!replaces && days.some(({ what }) => what === "replaces")) return t.replaceFirst;
  if (!beyond && yearsBeyond(balances).length > 0) return t.beyondFirst;
  return !despite && doubtsToConfirm(doubts).length > 0 ? leaveDoubtTexts.despiteFirst : null;
}

/** The same where the leave must change something: beside its own days, those of a leave before it. */
export function refusalToRecord(preview: LeavePreview, said: Said): string | null {
  const { days, freed } = preview;
  const changes =
    freed.length > 0 || days.some(({ what }) => what === "new" || what === "replaces");
  return refusalToLeave(preview, said) ?? (changes ? null : t.nothingToRecord);
}
