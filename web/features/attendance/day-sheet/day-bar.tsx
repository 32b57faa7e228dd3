import { Button, Group, Kbd, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { statusTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import styles from "./day-sheet.module.css";
import type { DayState } from "./model/day-state.ts";
import type { DaySaving } from "./use-day-saving.ts";

type Props = {
  drafts: DayState["drafts"];
  /** How far the day is filled. */
  words: string;
  saving: DaySaving;
  /** Why nothing may be saved, or null. */
  refusal: string | null;
  submitRefusal: string | null;
  onSave: () => void;
  onSubmit: () => void;
};

/** At the foot of the screen: what waits to be saved, and its sending. */
export function DayBar({ drafts, words, saving, refusal, submitRefusal, onSave, onSubmit }: Props) {
  const wrong = [...drafts.values()].filter(isWrong).length;
  const waiting = drafts.size - wrong;
  const isBusy = saving.isSending && saving.pauseMs === null;
  const busyReason = saving.isSending ? t.waitForSaving : null;
  return (
    <div className={styles.bar}>
      <div>
        <Text size="sm" role="status">
          {[words, ...(waiting > 0 ? [t.unsavedRows(waiting)] : [])].join(" · ")}
          {drafts.size === 0 && ` · ${t.allSaved}`}
          {wrong > 0 && (
            <>
              {" · "}
              <span className={styles.wrongCount}>{t.refusedRows(wrong)}</span>
            </>
          )}
        </Text>
        <Text size="xs" c="dimmed" visibleFrom="md">
          {t.keys}
        </Text>
      </div>
      <Group gap="xs">
        {saving.pauseMs !== null && (
          <Group gap={6} role="alert">
            <IconCloudOff size={18} stroke={1.6} aria-hidden />
            <Text size="sm">{statusTexts.offline}</Text>
            <Button size="compact-sm" variant="light" color="yellow" onClick={saving.hurry}>
              {statusTexts.retryNow}
            </Button>
          </Group>
        )}
        <ActButton
          variant="default"
          reason={refusal ?? busyReason ?? (waiting === 0 ? statusTexts.nothingToSave : null)}
          onClick={onSave}
          rightSection={<Kbd size="xs">Ctrl+S</Kbd>}
        >
          {t.save}
        </ActButton>
        <ActButton
          reason={submitRefusal ?? busyReason}
          loading={isBusy}
          onClick={onSubmit}
          rightSection={<Kbd size="xs">Ctrl+Enter</Kbd>}
        >
          {t.submit}
        </ActButton>
      </Group>
    </div>
  );
}

function isWrong({ content, answer }: { content: { kind: string }; answer?: unknown }): boolean {
  return content.kind === "refused" || answer !== undefined;
}
