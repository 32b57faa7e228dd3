import type { PrintedBadges } from "./badges-pdf.ts";
import type { PrintedAttestation } from "./printed-attestation.ts";
import type { PrintedMonth, PrintedVolume } from "./printed-month.ts";

/** A request to a drawing process; the sheets of a volume come one at a time between its start and its end. */
export type Drawing =
  | { kind: "month"; month: PrintedMonth }
  | { kind: "workbook"; month: PrintedMonth }
  | { kind: "attestation"; attestation: PrintedAttestation }
  | { kind: "badges"; badges: PrintedBadges }
  | { kind: "volume"; volume: PrintedVolume }
  | { kind: "sheet"; month: PrintedMonth }
  | { kind: "end" };

/** The response of the process. */
export type DrawingAnswer = { bytes?: Uint8Array; pages?: number; error?: string };
