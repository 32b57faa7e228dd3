import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./siblings.module.css";
import { useMarkedInSight } from "./use-marked-in-sight.ts";

/** The tabs of a page on one line, styled as `Siblings`, with the selected one scrolled into view if they do not all fit. */
export function TabRow({ present, children }: { present: string; children: ReactNode }) {
  const row = useMarkedInSight<HTMLDivElement>(present);
  return (
    <Tabs.List ref={row} className={styles.siblings}>
      {children}
    </Tabs.List>
  );
}
