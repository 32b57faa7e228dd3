import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { readerTexts as t } from "#texts/readers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import type { DeclaredReader } from "./reader-form.tsx";

type Props = { declared: DeclaredReader | null; onClose: () => void };

/** What must be typed at the reader; only its button closes it, because a secret address is shown only once. */
export function DeclaredReaderDialog({ declared, onClose }: Props) {
  return (
    <Modal
      opened={declared !== null}
      onClose={onClose}
      title={declared ? t.told[declared.outcome] : ""}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="lg"
    >
      {declared && (
        <Stack gap="md">
          <Text>{t.toldText[declared.outcome]}</Text>
          <Facts facts={[{ label: t.serial, value: declared.serial }]} />
          <Stack gap={4}>
            <Text size="sm" fw={600}>
              {t.address}
            </Text>
            <Code block style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {`${location.origin}${declared.path ?? ""}`}
            </Code>
          </Stack>
          {declared.path !== null && <Text>{t.addressOnce}</Text>}
          <Group>
            <Button onClick={onClose}>{t.kept}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
