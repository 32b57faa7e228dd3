import { documents } from "#api/documents.ts";
import { contracts } from "#api/contracts.ts";
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

/** What an upload or a decision changes. */
export const documentChanges = [
  documents.getAll,
  documents.getQueue,
  documents.getById,
  contracts.getById,
] as const;
