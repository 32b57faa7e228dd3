import { SegmentedControl, SimpleGrid, Stack, Text, useMantineColorScheme } from "@mantine/core";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { userPageTexts as t, accountTexts } from "#texts/account.ts";
import { common } from "#texts/common.ts";
import { roleTexts } from "#texts/shell.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { NoticesPanel } from "#web/features/notices/public.ts";
import { load } from "#web/kernel/calls.ts";
import { renameSession } from "#web/kernel/session.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

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

/** Light, dark, or what the system prefers. */
function AppearancePanel() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Panel title={t.appearance}>
      <Stack gap="xs">
        <SegmentedControl
          aria-label={t.scheme}
          value={colorScheme}
          onChange={setColorScheme}
          fullWidth
          data={(["light", "dark", "auto"] as const).map((value) => ({
            value,
            label: t.schemes[value],
          }))}
        />
        <Note>{t.schemeHint}</Note>
      </Stack>
    </Panel>
  );
}

/** When the password was last changed, and the form that changes it. */
function PasswordPanel() {
  const data = useLoaded(users.getCurrent, {});
  /** Key of the form: after a change, an empty form replaces the submitted one. */
  const [changes, setChanges] = useState(0);
  const { hasPassword, passwordChangedAt } = data;
  if (!hasPassword)
    return (
      <Panel title={accountTexts.password}>
        <Text size="sm">{accountTexts.noPassword}</Text>
      </Panel>
    );
  return (
    <Panel title={accountTexts.password}>
      <Stack gap="md">
        <Note>
          {passwordChangedAt === null
            ? accountTexts.neverChanged
            : accountTexts.changedAt(formatInstant(passwordChangedAt))}
        </Note>
        <ChangePasswordForm key={changes} isSecond onChanged={() => setChanges(changes + 1)} />
      </Stack>
    </Panel>
  );
}

/** Whether the user can sign in through taxis, and whether this session began there. */
function TaxisPanel() {
  const data = useLoaded(users.getCurrent, {});
  return (
    <Panel title={t.taxis}>
      <Stack gap="xs">
        <Text size="sm">{data.hasTaxis ? t.taxisLinked : t.taxisNotLinked}</Text>
        {data.signedInBy === "taxis" && <Text size="sm">{t.taxisNow}</Text>}
      </Stack>
    </Panel>
  );
}

/** What is known about the user, and which of it they may change. */
function DataPanel() {
  const data = useLoaded(users.getCurrent, {});
  return (
    <Panel title={t.data}>
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.userName, value: data.userName },
            { label: t.role, value: roleTexts[data.area] },
          ]}
        />
        <DataForm user={data} />
      </Stack>
    </Panel>
  );
}

function DataForm({ user }: { user: OutputOf<typeof users.getCurrent> }) {
  const router = useRouter();
  const { nickName, email, phone, version } = user;
  const form = useCallForm({
    initial: { nickName, email, phone },
    call: users.updateCurrentUser,
    version,
    inputOf: (values, over) => ({ ...values, version: over }),
    done: common.saved,
    onDone: () => {
      renameSession(form.values.nickName.trim());
      return router.invalidate();
    },
  });
  return (
    <Form form={form} label={t.data}>
      <ChangedNotice form={form} />
      <TextField
        label={t.nickName}
        description={t.nickNameHint}
        autoComplete="name"
        required
        {...form.field("nickName")}
      />
      <TextField label={t.email} type="email" autoComplete="email" {...form.field("email")} />
      <TextField label={t.phone} inputMode="tel" autoComplete="tel" {...form.field("phone")} />
    </Form>
  );
}
