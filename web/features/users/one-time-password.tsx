import { Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { userPageTexts as t } from "#texts/users.ts";
import { Modal } from "#web/ui/dialogs.tsx";

/** A secret for one sign-in and the user it is for. */
export type Secret = { userName: string; password: string };

/** Shows a secret only this once; only its button closes it, so that no accidental click loses it. */
export function OneTimePassword(props: { secret: Secret | null; onClose: () => void }) {
  const { secret, onClose } = props;
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={t.oneTimeTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={310}
    >
      {secret && (
        <Stack gap="md">
          <Text>{t.oneTimeText(secret.userName)}</Text>
          <Code block fz="lg" ta="center">
            {secret.password}
          </Code>
          <Group gap="sm">
            <CopyButton value={secret.password}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  onClick={copy}
                  leftSection={
                    copied ? (
                      <IconCheck size={18} aria-hidden />
                    ) : (
                      <IconCopy size={18} aria-hidden />
                    )
                  }
                >
                  {copied ? t.copied : t.copy}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{t.understood}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
