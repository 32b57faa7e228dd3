import type { LinkProps } from "@tanstack/react-router";
import type { Tone } from "#web/ui/status-badge.tsx";

/** A figure of a dashboard, and the list that it is counted from. */
export type Tile = { label: string; value: number; note: string; tone: Tone; link: LinkProps };

/** The tone of a figure that should be nothing: it asks for attention while it is not. */
export function toneOf(value: number, tone: Tone): Tone {
  return value > 0 ? tone : "good";
}
