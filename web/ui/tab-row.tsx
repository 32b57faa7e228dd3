import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useMarkedInSight } from "./use-marked-in-sight.ts";

type Props = { label?: string; present: string; mb?: "md"; children: ReactNode };

/** The tabs of a page on one line, with the selected one scrolled into view if they do not all fit. */
export function TabRow({ label, present, mb, children }: Props) {
  const row = useMarkedInSight<HTMLDivElement>(present);
  return (
    <Tabs.List ref={row} aria-label={label} {...(mb ? { mb } : {})}>
      {children}
    </Tabs.List>
  );
}
