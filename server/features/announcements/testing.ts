import type { InputOf } from "#api/call.ts";
import { announcements } from "#api/announcements.ts";
import type { RichText } from "#api/rich-text.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

/** One paragraph. */
export function wordsOf(text: string): RichText {
  return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
}

/** Announces to everyone from 18 March 2026 on, unless told otherwise. */
export function announce(
  world: World,
  as: Visitor,
  given: Partial<InputOf<typeof announcements.create>>,
) {
  const usual = {
    title: "Announcement",
    body: wordsOf("Words"),
    importance: "usual" as const,
    organizations: null,
    roles: null,
    fromDay: "2026-03-18",
    toDay: null,
    mustConfirm: true,
  };
  return world.call(announcements.create, { ...usual, ...given }, { as });
}
