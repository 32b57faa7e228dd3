import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { logPageTexts as t } from "#texts/logs.ts";
import { Page } from "#web/ui/page.tsx";
import { HoursPanel } from "./hours-panel.tsx";
import { LogSiblings } from "./log-siblings.tsx";
import { UnusualPanel } from "./unusual-panel.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/logs")({
  component: LogsPage,
});

/** The last day of both logs: what was unusual, and how busy it was. */
function LogsPage() {
  return (
    <Page title={t.hubTitle} description={t.hubDescription} siblings={<LogSiblings />}>
      <Stack gap="md">
        <UnusualPanel />
        <HoursPanel />
      </Stack>
    </Page>
  );
}
