import type { Importance } from "#domain/announcements/announcement.ts";

/** How important an announcement is. */
export const importanceTexts: Record<Importance, string> = {
  usual: "Συνήθης",
  important: "Σημαντική",
  urgent: "Επείγουσα",
};
