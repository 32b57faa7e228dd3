import type { LeavePreview } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";

/** Why a leave would be refused as its preview stands; `replaces` where what other days hold gives way. */
export function refusalToLeave({ days }: LeavePreview, replaces: boolean): string | null {
  if (days.some(({ what }) => what === "refused")) return t.someRefused;
  return !replaces && days.some(({ what }) => what === "replaces") ? t.replaceFirst : null;
}

/** The same where the leave must change something: beside its own days, those of a leave before it. */
export function refusalToRecord(preview: LeavePreview, replaces: boolean): string | null {
  const { days, freed } = preview;
  const changes =
    freed.length > 0 || days.some(({ what }) => what === "new" || what === "replaces");
  return refusalToLeave(preview, replaces) ?? (changes ? null : t.nothingToRecord);
}
