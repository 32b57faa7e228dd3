import { SimpleGrid, Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { users } from "#api/security.ts";
import { userPageTexts as t } from "#texts/account.ts";
import { NoticesPanel } from "#web/features/notices/public.ts";
import { load } from "#web/kernel/calls.ts";
import { Page } from "#web/ui/page.tsx";
import { AppearancePanel } from "./appearance-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { TaxisPanel } from "./taxis-panel.tsx";

export const Route = createFileRoute("/_signed-in/user")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, users.getCurrent, {}),
      load(queryClient, users.getSecondFactors, {}),
      load(queryClient, users.getSessions, {}),
      load(queryClient, users.getNotices, {}),
    ]);
  },
  component: UserPage,
});

function UserPage() {
  return (
    <Page title={t.title} description={t.description}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: "start" }}>
        <Stack gap="md">
          <DataPanel />
          <PasswordPanel />
        </Stack>
        <Stack gap="md">
          <SecondFactorPanel />
          <SessionsPanel />
          <NoticesPanel />
          <TaxisPanel />
          <AppearancePanel />
        </Stack>
      </SimpleGrid>
    </Page>
  );
}
