import type { FindingLevel } from "#domain/attendance/types.ts";
import { gridTexts } from "#texts/attendance.ts";
import { entryRefusalText } from "#texts/entry-refusals.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { sentenceOf } from "#web/features/verification/public.tsx";
import type { DayRow } from "./model/day-rows.ts";

type Doubt = { level: FindingLevel; sentence: string };

/** The doubts of a row, most serious first: what cannot be saved, what is disputed, and what the rules find. */
export function doubtsOf({ person, content, draft, view, isUnfinished }: DayRow): Doubt[] {
  const answer = draft?.answer;
  const own = [
    ...(content.kind === "refused" && !isUnfinished ? [error(entryRefusalText(content))] : []),
    ...(answer?.kind === "refused" ? [error(answer.messages.join(" "))] : []),
    ...(answer?.kind === "changed" ? [error(gridTexts.conflict(answer.theirs.isOwn))] : []),
    ...(person.disputed === undefined ? [] : [error(t.disputed(person.disputed))]),
  ];
  const found = view.findings.map((finding) => ({
    level: finding.level,
    sentence: sentenceOf(finding),
  }));
  return [...own, ...found].toSorted((one, other) => weights[other.level] - weights[one.level]);
}

export function gravestOf([first]: readonly Doubt[]): FindingLevel {
  return first?.level ?? "information";
}

function error(sentence: string): Doubt {
  return { level: "error", sentence };
}

const weights: Record<FindingLevel, number> = { information: 1, warning: 2, error: 3 };
