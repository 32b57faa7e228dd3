import { Alert, Button, List, Stack } from "@mantine/core";
import { IconSparkles } from "@tabler/icons-react";
import { releaseCalls } from "#api/releases.ts";
import type { Version } from "#domain/releases.ts";
import { releaseNotes, releaseTexts as t } from "#texts/releases.ts";
import { useCall } from "#web/kernel/calls.ts";

/** Above every page, once per user after an update: what the new release brought. */
export function ReleaseNews({ version }: { version: Version }) {
  const read = useCall(releaseCalls.read);
  return (
    <Alert
      role="region"
      aria-label={t.news(version)}
      icon={<IconSparkles aria-hidden />}
      title={t.news(version)}
      mb="md"
    >
      <Stack gap="xs" align="flex-start">
        <List>
          {releaseNotes[version].map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
        <Button size="xs" loading={read.isPending} onClick={() => read.mutate({ version })}>
          {t.understood}
        </Button>
      </Stack>
    </Alert>
  );
}
