import { documents } from "#api/documents.ts";
import { contracts } from "#api/contracts.ts";
import type { DocumentState } from "#domain/documents/document.ts";
import { documentTexts as t } from "#texts/documents.ts";
import { formatNumber } from "#web/ui/formats.ts";
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

/** A size in kB, or MB where it is that large. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? `${formatNumber(kilobytes)} kB`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)} MB`;
}

export const dropWords = {
  choose: t.choose,
  chooseOther: t.chooseOther,
  orDrop: t.orDrop,
  limits: t.limits,
} as const;
