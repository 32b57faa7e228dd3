import { Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { users } from "#api/security.ts";
import { accountTexts as t } from "#texts/account.ts";
import { queryOf } from "#web/kernel/calls.ts";

const pauseMs = 300;

/** What the policy says of a password while it is typed, in words; asked in the body, and kept nowhere. */
export function PasswordVerdict({ password }: { password: string }) {
  const [settled] = useDebouncedValue(password, pauseMs);
  const { data } = useQuery({
    ...queryOf(users.checkPassword, { password: settled }),
    enabled: settled !== "",
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const lines = password === "" || !data ? [] : data.isValid ? [t.goodPassword] : data.reasons;
  const Icon = data?.isValid ? IconCircleCheck : IconCircleX;
  const color = `var(--mantine-color-${data?.isValid ? "green" : "red"}-text)`;
  return (
    <Stack gap={4} mt={6} role="status" mih="1.4rem">
      {lines.map((line) => (
        <Group key={line} gap={6} wrap="nowrap" align="flex-start">
          <Icon size={18} stroke={1.8} color={color} aria-hidden style={{ flex: "none" }} />
          <Text size="sm">{line}</Text>
        </Group>
      ))}
    </Stack>
  );
}
