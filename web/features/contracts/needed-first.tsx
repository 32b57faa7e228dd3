import { Alert, Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { neededTexts as t } from "#texts/first-steps.ts";

/** What must be there before a contract can be written, and the way to it. */
export function NeededFirst({ structure, schedule }: { structure: boolean; schedule: boolean }) {
  return (
    <Alert color="navy">
      <Text size="sm" mb="sm">
        {t.contract}
      </Text>
      <Group gap="xs">
        {schedule && (
          <Button
            size="sm"
            renderRoot={(props) => (
              <Link to="/structures" search={{ view: "schedules" }} {...props} />
            )}
          >
            {t.schedule}
          </Button>
        )}
        {structure && (
          <Button
            size="sm"
            renderRoot={(props) => <Link to="/structures" search={{ open: "new" }} {...props} />}
          >
            {t.structure}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
