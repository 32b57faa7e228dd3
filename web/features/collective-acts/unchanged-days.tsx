import { Stack, Text } from "@mantine/core";
import type { UnchangedDay } from "#api/collective-acts.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import { common } from "#texts/common.ts";
import { collectiveActPageTexts as t } from "#texts/collective-acts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { TextList } from "#web/ui/text-list.tsx";
import styles from "./people-outcomes.module.css";

/** The days that a withdrawn act left as they are, each with the reason. */
export function UnchangedDays({
  days,
  onClose,
}: {
  days: readonly UnchangedDay[];
  onClose: () => void;
}) {
  return (
    <Modal opened={days.length > 0} onClose={onClose} title={t.keptDays}>
      <Stack gap="md">
        <Text size="sm">{t.keptText}</Text>
        <TextList
          className={styles.lines}
          lines={days.map((day) => `${personWithAfm(day)}, ${formatDay(day.date)}: ${day.says}`)}
        />
        <ActButton reason={null} data-autofocus onClick={onClose}>
          {common.close}
        </ActButton>
      </Stack>
    </Modal>
  );
}
