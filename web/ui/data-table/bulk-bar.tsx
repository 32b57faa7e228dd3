import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { tableTexts as t } from "#texts/common.ts";
import { formatNumber } from "../formats.ts";
import type { Selection } from "./column.ts";
import styles from "./bulk-bar.module.css";

type Props = { selection: Selection; children: ReactNode };

/** What can be done with the rows that are ticked. It stays drawn while hidden: what came of an act is told after it. */
export function BulkBar({ selection: { ids, onChange }, children }: Props) {
  return (
    <div role="group" aria-label={t.withSelected} className={styles.bar} hidden={ids.size === 0}>
      <b>{t.selected(formatNumber(ids.size))}</b>
      {children}
      <Button variant="subtle" onClick={() => onChange(new Set())}>
        {t.selectNone}
      </Button>
    </div>
  );
}
