import type { ReasonToRecord } from "#api/reason-to-record.ts";
import { leaveLawOf } from "#domain/contracts/employment-type.ts";
import { isOfLaw } from "#domain/leave/limits.ts";
import { entryTexts } from "#texts/entry.ts";

type Choice = { value: string; label: string };

/** Reasons to choose from; once the contract is known those of the other law of leave stand last, under a head of their own. */
export function reasonsToChoose(
  reasons: readonly ReasonToRecord[] | undefined,
  employmentType: number | undefined,
): (Choice | { group: string; items: Choice[] })[] | undefined {
  const law = employmentType === undefined ? null : leaveLawOf(employmentType);
  const [own, other] = [true, false].map((isOwn) =>
    reasons
      ?.filter((one) => isOfLaw(one, law) === isOwn)
      .map(({ code, title }) => ({ value: code, label: `${code} · ${title}` })),
  );
  if (!own || !other || other.length === 0) return own;
  return [...own, { group: entryTexts.groups["other-law"], items: other }];
}
