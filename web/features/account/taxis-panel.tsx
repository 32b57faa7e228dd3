import { Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { users } from "#api/security.ts";
import { userPageTexts as t } from "#texts/account.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Whether the person can sign in through taxis, and whether they have now. */
export function TaxisPanel() {
  const { data } = useSuspenseQuery(queryOf(users.getCurrent, {}));
  return (
    <Panel title={t.taxis}>
      <Stack gap="xs">
        <Text size="sm">{data.hasTaxis ? t.taxisLinked : t.taxisNotLinked}</Text>
        {data.signedInBy === "taxis" && <Text size="sm">{t.taxisNow}</Text>}
      </Stack>
    </Panel>
  );
}
