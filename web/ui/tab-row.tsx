import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./siblings.module.css";
import { useMarkedInSight } from "./use-marked-in-sight.ts";

type Props = { present: string; children: ReactNode };

/** The tabs of a page in one line, as `Siblings` looks, the present one in sight where they do not all fit. */
export function TabRow({ present, children }: Props) {
  const row = useMarkedInSight<HTMLDivElement>(present);
  return (
    <Tabs.List ref={row} className={styles.siblings}>
      {children}
    </Tabs.List>
  );
}
