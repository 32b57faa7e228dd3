import { Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { appPageTexts as t } from "#texts/api-apps.ts";
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
          <Copied label={t.clientId} value={credentials.clientId} />
          <Copied label={t.clientSecret} value={credentials.secret} />
          <Group>
            <Button onClick={onClose}>{t.kept}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Group gap="xs" align="flex-start">
        <Code block flex={1} miw={200} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {value}
        </Code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              aria-label={`${copied ? t.copied : t.copy}: ${label}`}
              leftSection={
                copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
              }
            >
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
}
