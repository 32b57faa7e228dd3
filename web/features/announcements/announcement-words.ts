import type { AnnouncementItem } from "#api/announcements.ts";
import type { Importance } from "#domain/announcements/announcement.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

export const importanceTones: Record<Importance, Tone> = {
  usual: "neutral",
  important: "warning",
  urgent: "bad",
};

export const announcementTones: Record<AnnouncementItem["state"], Tone> = {
  planned: "info",
  running: "good",
  over: "neutral",
  withdrawn: "neutral",
};
