import { ActionIcon, Popover } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import { gridTexts as t } from "#texts/attendance.ts";
import { later } from "#web/ui/later.tsx";
import type { GridSheet } from "./model/sheet.ts";
import styles from "./legend.module.css";

const LegendWords = later(async () => (await import("./legend-words.tsx")).LegendWords);

/** The meaning of the codes, how days are typed, and the keys. */
export function Legend({ sheet }: { sheet: GridSheet }) {
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width="min(46rem, 92vw)"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t.legend}
          title={t.legend}
          aria-haspopup="dialog"
        >
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t.legend} className={styles.legend} tabIndex={0}>
        <LegendWords sheet={sheet} />
      </Popover.Dropdown>
    </Popover>
  );
}
