import { Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { users } from "#api/security.ts";
import { accountTexts as t } from "#texts/account.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** When the password was last changed, and its change. */
export function PasswordPanel() {
  const { data } = useSuspenseQuery(queryOf(users.getCurrent, {}));
  /** A form that has served is replaced by an empty one. */
  const [changes, setChanges] = useState(0);
  const { hasPassword, passwordChangedAt } = data;
  if (!hasPassword)
    return (
      <Panel title={t.password}>
        <Text size="sm">{t.noPassword}</Text>
      </Panel>
    );
  return (
    <Panel title={t.password}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {passwordChangedAt === null
            ? t.neverChanged
            : t.changedAt(formatInstant(passwordChangedAt))}
        </Text>
        <ChangePasswordForm key={changes} isSecond onChanged={() => setChanges(changes + 1)} />
      </Stack>
    </Panel>
  );
}
