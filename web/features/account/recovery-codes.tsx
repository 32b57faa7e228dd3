import { Alert, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconDownload } from "@tabler/icons-react";
import { recoveryCodeTexts as t } from "#texts/account.ts";
import { handOver } from "#web/kernel/download.ts";

type Props = {
  /** Empty where they may have been lost on the way. */
  codes: readonly string[];
  onRead: () => unknown;
};

/** Shows the recovery codes, which can be seen only this once. */
export function RecoveryCodes({ codes, onRead }: Props) {
  const isLost = codes.length === 0;
  return (
    <Stack gap="md">
      <Alert
        role="status"
        tabIndex={-1}
        autoFocus
        color="yellow"
        icon={<IconAlertTriangle aria-hidden />}
        title={t.title}
      >
        {isLost ? t.notArrived : t.text}
      </Alert>
      {!isLost && (
        <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" p={0} m={0}>
          {codes.map((code) => (
            <Text component="li" key={code} ff="monospace" size="sm" style={{ listStyle: "none" }}>
              {code}
            </Text>
          ))}
        </SimpleGrid>
      )}
      <Group gap="sm">
        {!isLost && (
          <Button
            leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
            onClick={() => handOver({ name: t.fileName, blob: asText(codes) })}
          >
            {t.download}
          </Button>
        )}
        <Button variant="default" onClick={() => void onRead()}>
          {isLost ? t.goOn : t.read}
        </Button>
      </Group>
    </Stack>
  );
}

function asText(codes: readonly string[]): Blob {
  const text = `${t.fileHeading}\n\n${codes.join("\n")}\n`;
  return new Blob([text], { type: "text/plain;charset=utf-8" });
}
