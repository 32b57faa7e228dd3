import { Badge } from "@mantine/core";
import type { ReactNode } from "react";

export type Tone = "neutral" | "info" | "good" | "warning" | "bad" | "special";

const colors: Record<Tone, string> = {
  neutral: "gray",
  info: "navy",
  good: "green",
  warning: "yellow",
  bad: "red",
  special: "violet",
};

/** A state in a word; the colour only helps, the word says it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge color={colors[tone]} miw="max-content">
      {children}
    </Badge>
  );
}
