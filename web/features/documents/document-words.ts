import type { DocumentState } from "#domain/documents/document.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

export const documentTones: Record<DocumentState, Tone> = {
  unscanned: "info",
  uploaded: "warning",
  approved: "good",
  rejected: "bad",
  replaced: "neutral",
  expired: "bad",
};
