import type { Random } from "#server/db/seed/demonstration/random.ts";

/** What can happen to a phone; `-at-press` happens between the press and the screen's response. */
export const misfortunes = [
  "disconnection",
  "disconnection-at-press",
  "reload",
  "reload-at-press",
  "kill",
  "kill-at-press",
  "expired-session",
  "server-kill-at-press",
] as const;

export type Misfortune = (typeof misfortunes)[number];

export type Gesture = { card: string; direction: "in" | "out" };

/** One press of a phone's story: whether the network is back before it, and what happens. */
export type Step = Gesture & { isBack: boolean; befalls: Misfortune | null };

const shareThatBefalls = 0.3;
const shareThatReturns = 0.3;

/** Stories of phones, the same for the same random seed; each phone has cards, which are presented to it in turn. */
export function storiesOf(
  random: Random,
  cardsOfPhones: readonly (readonly string[])[],
  presses: number,
): Step[][] {
  const drawn = dealerOf(random, misfortunes);
  return cardsOfPhones.map((cards, phone) =>
    Array.from({ length: Math.ceil((presses - phone) / cardsOfPhones.length) }, (_, index) => ({
      card: cards[index % cards.length] ?? "",
      direction: random.happens(0.5) ? "in" : "out",
      isBack: random.happens(shareThatReturns),
      befalls: random.happens(shareThatBefalls) ? drawn() : null,
    })),
  );
}

/** Deals each item of the list once, in random order, before any repeats. */
function dealerOf<T>(random: Random, list: readonly T[]): () => T | null {
  let left: T[] = [];
  return () => {
    if (left.length === 0)
      left = list
        .map((one) => ({ one, place: random.next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ one }) => one);
    return left.pop() ?? null;
  };
}
