import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Tone } from "#web/ui/status-badge.tsx";

/** Something that waits for a person, and where it is settled. */
export type Work = {
  label: string;
  /** How many there are, by the list that the link leads to; null where it is not known, left out where there is one. */
  value?: number | null;
  /** How far they are counted; left out, to the last. */
  countedTo?: number;
  note: string;
  tone: Tone;
  link: LinkProps;
  /** What makes a figure known. */
  act?: ReactNode;
};

const order: readonly Tone[] = ["bad", "warning", "info", "good", "neutral"];

/** What is there to do, most urgent first: of what there is none, nothing is said; what is not known is told. */
export function orderByUrgency(work: readonly Work[]): Work[] {
  return work
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}
