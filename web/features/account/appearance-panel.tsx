import { SegmentedControl, Stack, Text, useMantineColorScheme } from "@mantine/core";
import { userPageTexts as t } from "#texts/account.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Light, dark, or what the system prefers. */
export function AppearancePanel() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Panel title={t.appearance}>
      <Stack gap="xs">
        <SegmentedControl
          aria-label={t.scheme}
          value={colorScheme}
          onChange={setColorScheme}
          fullWidth
          data={(["light", "dark", "auto"] as const).map((value) => ({
            value,
            label: t.schemes[value],
          }))}
        />
        <Text size="sm" c="dimmed">
          {t.schemeHint}
        </Text>
      </Stack>
    </Panel>
  );
}
