import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Tone } from "#web/ui/status-badge.tsx";

/** A figure of a dashboard, and the list that it is counted from; null where it is not known, with what makes it known. */
export type Tile = {
  label: string;
  value: number | null;
  note: string;
  tone: Tone;
  link: LinkProps;
  act?: ReactNode;
};

/**
 * The tone of a figure that should be nothing: it asks for attention while it is not. Nothing out of nothing is no
 * merit: `outOf` is how many there could be, where that is known.
 */
export function toneOf(value: number, tone: Tone, outOf = 1): Tone {
  if (value > 0) return tone;
  return outOf > 0 ? "good" : "neutral";
}
