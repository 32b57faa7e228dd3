import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { copyTexts } from "#texts/copyable.ts";
import { settingsCommand } from "#web/features/api-docs/public.ts";
import { Copyable } from "#web/ui/copyable.tsx";
import { Modal } from "#web/ui/dialogs.tsx";

/** The credentials of an app; its secret is known only this once. */
export type AppSecret = { name: string; clientId: string; secret: string };

/** Shows the credentials; only its button closes it, so that no accidental click loses them. */
export function SecretDialog(props: { credentials: AppSecret | null; onClose: () => void }) {
  const { credentials, onClose } = props;
  return (
    <Modal
      opened={credentials !== null}
      onClose={onClose}
      title={t.shownOnce}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="lg"
      zIndex={310}
    >
      {credentials && (
        <Stack gap="md">
          <Text>{t.shownOnceText(credentials.name)}</Text>
          <Copyable label={t.clientId} value={credentials.clientId} />
          <Copyable label={t.clientSecret} value={credentials.secret} />
          <Group>
            <Button onClick={onClose}>{t.kept}</Button>
            <CopyButton value={settingsCommand(window.location.origin, credentials)}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? copyTexts.copied : t.terminal}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
