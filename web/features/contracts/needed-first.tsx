import { Alert, Group, Text } from "@mantine/core";
import { neededTexts as t } from "#texts/first-steps.ts";
import { ButtonLink } from "#web/ui/links.tsx";

/** What must exist before a contract can be written, with links to it. */
export function NeededFirst({ structure, schedule }: { structure: boolean; schedule: boolean }) {
  return (
    <Alert color="navy">
      <Text size="sm" mb="sm">
        {t.contract}
      </Text>
      <Group gap="xs">
        {schedule && (
          <ButtonLink size="sm" to="/structures" search={{ view: "schedules" }}>
            {t.schedule}
          </ButtonLink>
        )}
        {structure && (
          <ButtonLink size="sm" to="/structures" search={{ open: "new" }}>
            {t.structure}
          </ButtonLink>
        )}
      </Group>
    </Alert>
  );
}
