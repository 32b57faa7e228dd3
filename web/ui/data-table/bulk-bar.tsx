import { Button } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { tableTexts as t } from "#texts/common.ts";
import { focusNear, rememberPlace } from "../focus-near.ts";
import { formatNumber } from "../formats.ts";
import { Reasons } from "../reasons.tsx";
import type { Selection } from "./column.ts";
import styles from "./bulk-bar.module.css";

type Props = { selection: Selection; children: ReactNode };

/** What can be done with the rows that are ticked, and in words what cannot. It stays drawn while hidden: what came of an act is told after it. */
export function BulkBar({ selection: { ids, onChange }, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isEmpty = ids.size === 0;
  // What was pressed in it is gone with what was ticked, and so is the whole bar with the last of the rows.
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    rememberPlace(bar.current);
    return () => queueMicrotask(focusNear);
  }, [isEmpty]);
  return (
    <div ref={bar} role="group" aria-label={t.withSelected} className={styles.bar} hidden={isEmpty}>
      <Reasons>
        <div className={styles.acts}>
          <b>{t.selected(formatNumber(ids.size))}</b>
          {children}
          <Button variant="subtle" onClick={() => onChange(new Set())}>
            {t.selectNone}
          </Button>
        </div>
      </Reasons>
    </div>
  );
}
