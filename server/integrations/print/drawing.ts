import type { PrintedBadges } from "./badges-pdf.ts";
import type { PrintedAttestation } from "./printed-attestation.ts";
import type { PrintedMonth, PrintedVolume } from "./printed-month.ts";

/** What a process is asked to draw; of a volume the sheets come one after the other between its beginning and its end. */
export type Drawing =
  | { kind: "month"; month: PrintedMonth }
  | { kind: "workbook"; month: PrintedMonth }
  | { kind: "attestation"; attestation: PrintedAttestation }
  | { kind: "badges"; badges: PrintedBadges }
  | { kind: "volume"; volume: PrintedVolume }
  | { kind: "sheet"; month: PrintedMonth }
  | { kind: "end" };

/** What it answers. */
export type DrawingAnswer = { bytes?: Uint8Array; pages?: number; error?: string };
