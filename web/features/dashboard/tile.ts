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

/** The tone of a figure that should be nothing: it asks for attention while it is not. */
export function toneOf(value: number, tone: Tone): Tone {
  return value > 0 ? tone : "good";
}
