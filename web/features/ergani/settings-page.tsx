import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { ergani } from "#api/ergani.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { AccountForm } from "./account-form.tsx";
import { ErganiSiblings } from "./ergani-siblings.tsx";
import { OutagesPanel } from "./outages-panel.tsx";
import { SubmissionPanel } from "./submission-panel.tsx";

export const Route = createFileRoute("/_signed-in/organization-administration/ergani/settings")({
  beforeLoad: inOrganization,
  component: ErganiSettingsPage,
});

/** Waiting cards are sent within a minute, and an outage ends by itself. */
const lookMs = 20_000;

function ErganiSettingsPage() {
  const { id: organizationId } = useOrganization();
  const found = useAnswer(ergani.getSettings, { organizationId }, { refetchInterval: lookMs });
  return (
    <Page title={t.title} description={t.description} siblings={<ErganiSiblings />}>
      <Pending found={found} rows={6}>
        {(settings) => (
          <Stack gap="md">
            <SubmissionPanel settings={settings} />
            <Panel title={t.account}>
              <AccountForm key={organizationId} account={settings.account} />
            </Panel>
            <OutagesPanel outages={settings.outages} />
          </Stack>
        )}
      </Pending>
    </Page>
  );
}
