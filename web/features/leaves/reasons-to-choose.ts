import type { ReasonToRecord } from "#api/reason-to-record.ts";
import type { LeaveLaw } from "#domain/contracts/employment-type.ts";
import { isOfLaw } from "#domain/leave/limits.ts";
import { entryTexts } from "#texts/entry.ts";

type Choice = { value: string; label: string };
type Reason = Pick<ReasonToRecord, "code" | "title" | "regime">;

/** Reasons to choose from; those of the other leave law come last, under a heading of their own. */
export function reasonsToChoose(
  reasons: readonly Reason[],
  law: LeaveLaw | null,
  labelOf = ({ code, title }: Reason) => `${code} · ${title}`,
): (Choice | { group: string; items: Choice[] })[] {
  const of = (isOwn: boolean) =>
    reasons
      .filter((one) => isOfLaw(one, law) === isOwn)
      .map((one) => ({ value: one.code, label: labelOf(one) }));
  const others = of(false);
  return others.length === 0
    ? of(true)
    : [...of(true), { group: entryTexts.groups["other-law"], items: others }];
}
