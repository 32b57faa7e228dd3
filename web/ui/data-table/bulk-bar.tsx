import { Button } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { tableTexts as t } from "#texts/common.ts";
import { focusNear, rememberPlace } from "../focus-near.ts";
import { formatNumber } from "../formats.ts";
import { Reasons } from "../reasons.tsx";
import type { Selection } from "./column.ts";
import styles from "./bulk-bar.module.css";

type Props = { selection: Selection; children: ReactNode };

/**
 * What can be done with the rows that are ticked, and in words what cannot. It stays in the document while hidden, since
 * the outcome of an act is shown after the ticks are gone.
 */
export function BulkBar({ selection: { ids, onChange }, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isEmpty = ids.size === 0;
  // With the ticks the pressed button is gone, and with the last of the rows the whole bar: the focus goes near to it.
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
