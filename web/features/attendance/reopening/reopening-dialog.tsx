import { Text } from "@mantine/core";
import { reopeningTexts as t } from "#texts/reopening-months.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ReopeningList } from "./reopening-list.tsx";
import type { ReopeningQuestion } from "./use-reopening.ts";

/** Shows whose months a save reopens, and saves on Enter; on Escape what is typed stays as it is. */
export function ReopeningDialog({ opened, months, onAgree, onClose }: ReopeningQuestion["dialog"]) {
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title}
      text={
        <>
          <Text size="sm" mb="xs">
            {t.question(months.length)}
          </Text>
          <ReopeningList months={months} />
        </>
      }
      action={t.agree}
      onConfirm={onAgree}
      onCancel={onClose}
    />
  );
}
