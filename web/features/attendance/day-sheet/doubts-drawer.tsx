import { Text, UnstyledButton } from "@mantine/core";
import { findingLevels } from "#texts/findings.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { findingTones } from "#web/features/verification/public.tsx";
import { Drawer } from "#web/ui/dialogs.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./doubts-drawer.module.css";
import type { DayRow } from "./model/day-rows.ts";
import { doubtsOf } from "./row-doubts.ts";

type Props = {
  opened: boolean;
  rows: readonly DayRow[];
  onShow: (index: number) => void;
  onClose: () => void;
};

/** All doubts of the day, by person; each links to its row. */
export function DoubtsDrawer({ opened, rows, onShow, onClose }: Props) {
  const all = rows.flatMap((row, index) =>
    doubtsOf(row).map((doubt) => ({ ...doubt, row, index })),
  );
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={t.doubtsTitle}>
      {all.length === 0 && <Text c="dimmed">{t.nothingDoubtful}</Text>}
      <ul className="plain-list">
        {all.map(({ level, sentence, row, index }) => (
          <li key={`${row.person.id} ${sentence}`}>
            <UnstyledButton className={styles.doubt} onClick={() => onShow(index)}>
              <StatusBadge tone={findingTones[level]}>{findingLevels[level].one}</StatusBadge>
              <b>{row.person.name}</b>
              <span className={styles.sentence}>{sentence}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
