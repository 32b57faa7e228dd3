import { Button, Group, Kbd, Text } from "@mantine/core";
import { IconCloudOff, IconDeviceFloppy } from "@tabler/icons-react";
import { useDeferredValue } from "react";
import { formatDuration } from "#domain/minutes.ts";
import { statusTexts as t } from "#texts/attendance.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { atFoot } from "#web/ui/at-foot.ts";
import type { ConfirmedSaving } from "../saving/use-confirmed-saving.ts";
import { UndoButtons } from "../saving/undo-buttons.tsx";
import { useWaitingWords } from "../saving/use-waiting-words.ts";
import { AskForCell } from "./ask-for-cell.tsx";
import { acts } from "../model/acts.ts";
import { recoveredNow } from "../model/answers.ts";
import { countsOf } from "../model/drafts.ts";
import { noticeWords } from "../notice-words.ts";
import styles from "./status-bar.module.css";
import type { Grid } from "./use-grid.ts";
import type { MonthEditor } from "./use-month-editor.ts";
import { areaOf, isRange, sizeOf } from "../model/place.ts";

type Props = {
  editor: Pick<MonthEditor, "grid" | "words" | "saving">;
  /** True if the active cell is described. */
  hasWords: boolean;
  /** Why nothing may be written, or null. */
  refusal: string | null;
  /** Moves to the next finding or cell to fix. */
  onDoubt: () => void;
  onConflicts: () => void;
};

/** Below the grid: the active cell in words, the last act or the selection's sums, and what waits to be saved. */
export function StatusBar(props: Props) {
  const { editor, hasWords, refusal } = props;
  const { grid, words, saving } = editor;
  const { state, act } = grid;
  const counts = countsOf(state.drafts);
  const recovered = recoveredNow(state).length;
  return (
    <div ref={atFoot} className={styles.bar}>
      <div className={styles.words}>
        {hasWords && words && (
          <>
            <b>{words.who}</b> <span className={styles.when}>{words.when}</span>{" "}
            <span>{words.what}</span>
            <div className={styles.when}>{words.month}</div>
            {words.trouble !== null && (
              <div className={words.isLocked ? styles.when : styles.trouble}>
                {words.trouble} <AskForCell grid={grid} />
              </div>
            )}
          </>
        )}
        <div
          role="status"
          className={state.notice?.kind === "locked" ? "visually-hidden" : styles.notice}
        >
          {state.notice ? noticeWords(state.notice) : <Sums grid={grid} />}
        </div>
      </div>
      <Group gap="xs" className={styles.acts}>
        <OfflineNotice saving={saving} />
        {recovered > 0 && (
          <span className={styles.offline}>
            <Text size="sm">{t.recovered(recovered)}</Text>
            <Button size="compact-sm" variant="light" onClick={() => act(acts.giveUpRecovered())}>
              {t.giveUp}
            </Button>
          </span>
        )}
        {counts.changed > 0 && (
          <Button size="compact-sm" variant="light" color="violet" onClick={props.onConflicts}>
            {t.changed(counts.changed, counts.own)}
          </Button>
        )}
        {counts.refused > 0 && (
          <>
            <span className={styles.refused}>{t.refused(counts.refused)}</span>
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              title={t.nextKey}
              onClick={props.onDoubt}
            >
              {t.next}
            </Button>
          </>
        )}
        <span role="status" className={styles.pending}>
          {counts.pending > 0 && t.pending(counts.pending)}
          {state.drafts.size === 0 && state.editing === null && t.clean}
        </span>
        <UndoButtons journal={state.journal} act={act} size={36} />
        <ActButton
          reason={refusal ?? (counts.pending === 0 ? t.nothingToSave : null)}
          onClick={() => saving.save()}
          loading={saving.isSending && saving.pauseMs === null}
          icon={IconDeviceFloppy}
          rightSection={<Kbd size="xs">{t.saveKeys}</Kbd>}
        >
          {t.save}
        </ActButton>
      </Group>
    </div>
  );
}

/** Computed after what was typed is on the screen, because the whole grid may be selected. */
function Sums({ grid }: { grid: Grid }) {
  const sums = sumsOf(useDeferredValue(grid));
  if (!sums) return null;
  return (
    <>
      {t.selected(sums.rows, sums.columns)} · {t.sums(sums.days, formatDuration(sums.minutes))}
    </>
  );
}

function OfflineNotice({ saving }: { saving: ConfirmedSaving }) {
  const words = useWaitingWords();
  if (saving.pauseMs === null) return null;
  return (
    <Group gap={6} role="alert" className={styles.offline}>
      <IconCloudOff size={18} stroke={1.6} aria-hidden />
      <Text size="sm">{words}</Text>
      <Button size="compact-sm" variant="light" color="yellow" onClick={saving.hurry}>
        {t.retryNow}
      </Button>
    </Group>
  );
}

/** Summary of the selection: its size, the days of presence in it and the minutes worked. */
type SelectionSums = { rows: number; columns: number; days: number; minutes: number };

/** Null for a single cell. */
function sumsOf({ state, viewOf }: Grid): SelectionSums | null {
  if (!isRange(state.selection)) return null;
  const area = areaOf(state.selection);
  let days = 0;
  let minutes = 0;
  for (const contractId of state.order.slice(area.top, area.bottom + 1)) {
    for (const { result } of viewOf(contractId).days.slice(area.left, area.right + 1)) {
      if (result.workedMinutes > 0) days += 1;
      minutes += result.workedMinutes;
    }
  }
  return { ...sizeOf(area), days, minutes };
}
