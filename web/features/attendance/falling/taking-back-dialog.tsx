import { Text } from "@mantine/core";
import { fallingTexts as t } from "#texts/falling-months.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { FallingList } from "./falling-list.tsx";
import type { TakingBack } from "./use-taking-back.ts";

/** Says whose months a save takes back, and saves on Enter; what is typed stays as it is on Escape. */
export function TakingBackDialog({ opened, months, onAgree, onClose }: TakingBack["dialog"]) {
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title}
      text={
        <>
          <Text size="sm" mb="xs">
            {t.question(months.length)}
          </Text>
          <FallingList months={months} />
        </>
      }
      action={t.agree}
      onConfirm={onAgree}
      onCancel={onClose}
    />
  );
}
