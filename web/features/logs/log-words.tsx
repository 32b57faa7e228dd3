import { Stack, Text } from "@mantine/core";
import type { ApiLogItem } from "#api/logs.ts";
import { logColumns as t, logPageTexts } from "#texts/logs.ts";
import { roleTexts } from "#texts/shell.ts";
import { Facts } from "#web/ui/facts.tsx";

type Who = Pick<ApiLogItem, "nickName" | "userName" | "area">;

/** Who it was: the name, and beneath it the user name and role. `nobody` where there is none. */
export function Actor({ row, nobody }: { row: Who; nobody: string }) {
  if (row.userName === null) return <Text c="dimmed">{nobody}</Text>;
  return (
    <Stack gap={0}>
      <span>{row.nickName}</span>
      <Text size="sm" c="dimmed">
        {row.area === null ? row.userName : `${row.userName} · ${roleTexts[row.area]}`}
      </Text>
    </Stack>
  );
}

/** Where it came from, as a row opens into it. */
export function Origin({ row }: { row: Pick<ApiLogItem, "ip" | "userAgent" | "requestId"> }) {
  return (
    <Facts
      facts={[
        { label: t.ip, value: row.ip },
        { label: t.userAgent, value: row.userAgent === "" ? logPageTexts.none : row.userAgent },
        { label: t.requestId, value: row.requestId },
      ]}
    />
  );
}
