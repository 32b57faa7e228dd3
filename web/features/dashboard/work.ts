import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Tone } from "#web/ui/status-badge.tsx";

/** Something that waits for a person, and where to settle it. */
export type Work = {
  label: string;
  /** How many there are in the list that the link opens; null if unknown, omitted for a single thing. */
  value?: number | null;
  /** The number up to which they are counted; omitted if all are. */
  countedTo?: number;
  note: string;
  tone: Tone;
  link: LinkProps;
  /** What makes an unknown figure known. */
  act?: ReactNode;
};

const order: readonly Tone[] = ["bad", "warning", "info", "good", "neutral"];

/** What there is to do, most urgent first: zero figures are left out, unknown ones are shown. */
export function orderByUrgency(work: readonly Work[]): Work[] {
  return work
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}
