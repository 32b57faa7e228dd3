import { randomUUID } from "node:crypto";
import type { InputOf } from "#api/call.ts";
import { announcements } from "#api/announcements.ts";
import type { RichText } from "#api/rich-text.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

/** One paragraph. */
export function wordsOf(text: string): RichText {
  return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
}

/** The input of an announcement to everyone from 18 March 2026 on, with a unique title, unless `given` says otherwise. */
export function announced(given: Given): InputOf<typeof announcements.create> {
  return {
    title: `Announcement ${randomUUID()}`,
    body: wordsOf("Words"),
    importance: "usual",
    organizations: null,
    roles: null,
    fromDay: "2026-03-18",
    toDay: null,
    mustConfirm: true,
    ...given,
  };
}

/** Publishes what `announced` gives. */
export function announce(world: World, as: Visitor, given: Given) {
  return world.call(announcements.create, announced(given), { as });
}

type Given = Partial<InputOf<typeof announcements.create>>;
