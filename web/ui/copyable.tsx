import { Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { copyTexts } from "#texts/copyable.ts";

/** A text to be copied as it stands, under its label. */
export function Copyable({ label, value }: { label: string; value: string }) {
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
              aria-label={`${copied ? copyTexts.copied : copyTexts.copy}: ${label}`}
              leftSection={
                copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
              }
            >
              {copied ? copyTexts.copied : copyTexts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  );
}
