import type { WorkCardItem } from "#api/ergani.ts";
import type { WorkCardState } from "#domain/ergani/states.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts } from "#texts/ergani.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";

const tones: Record<WorkCardState, Tone> = {
  waiting: "info",
  sending: "info",
  accepted: "good",
  refused: "bad",
  stopped: "bad",
  dropped: "neutral",
};

/** Where a card is, and why it has not come further. */
export function CardState({ card }: { card: WorkCardItem }) {
  const { state, tries, nextTryAt, answer } = card;
  const words = [
    ...((state === "waiting" && tries > 0) || state === "stopped" ? [t.tried(tries)] : []),
    ...(state === "waiting"
      ? [nextTryAt === null ? t.goesNot : t.goesAt(formatInstant(nextTryAt))]
      : []),
    ...(state === "stopped" ? [t.mayBeTaken] : []),
    ...(state === "refused" && answer !== "" ? [answer] : []),
  ];
  return (
    <div>
      <StatusBadge tone={tones[state]}>{erganiPageTexts.states[state]}</StatusBadge>
      {words.map((word) => (
        <Note key={word} size="xs">
          {word}
        </Note>
      ))}
    </div>
  );
}
