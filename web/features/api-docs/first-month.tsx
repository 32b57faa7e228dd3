import { Code, List, Stack, Text, Title } from "@mantine/core";
import { addMonths } from "#domain/calendar/day.ts";
import { firstMonthTexts as t } from "#texts/api-docs.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { Copyable } from "#web/ui/copyable.tsx";
import { changesCommands, payrollCommands, settingsCommand, signInCommand } from "./commands.ts";

/** The way from an app's key to the figures of a month and their later changes, as commands that are copied as they stand. */
export function FirstMonth() {
  const { page, file } = payrollCommands(addMonths(thisMonth(), -1));
  return (
    <Stack gap="md" component="section" aria-label={t.title}>
      <Title order={2} fz="lg">
        {t.title}
      </Title>
      <Text>{t.app}</Text>
      <Copyable label={t.settings} value={settingsCommand(window.location.origin, {})} />
      <Copyable label={t.signIn} value={signInCommand} />
      <Copyable label={t.place} value={changesCommands.place} />
      <Copyable label={t.page} value={page} />
      <Copyable label={t.file} value={file} />
      <Copyable label={t.since} value={changesCommands.since} />
      <List>
        {t.rules.map(({ code, text }) => (
          <List.Item key={code}>
            <Code>{code}</Code> {text}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
