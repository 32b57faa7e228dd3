import { SimpleGrid, Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { ergani, type ErganiSettings } from "#api/ergani.ts";
import { erganiPlaces, erganiUserTypes } from "#domain/ergani/states.ts";
import { common } from "#texts/common.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { ChangedNotice, wordIn } from "#web/features/history/public.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Form } from "#web/ui/form/form.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { PasswordField, TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
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

const words = { place: wordIn(t.places), userType: wordIn(t.userTypes) };

/** How the body signs in at ERGANI; a stored password is never shown, and is kept if none is typed. */
function AccountForm({ account }: { account: ErganiSettings["account"] }) {
  const form = useCallForm({
    initial: {
      place: account?.place ?? erganiPlaces[0],
      branch: account?.branch ?? "0",
      userName: account?.userName ?? "",
      userType: account?.userType ?? erganiUserTypes[0],
      password: "",
    },
    call: ergani.saveAccount,
    version: account?.version ?? 0,
    inputOf: ({ password, ...values }, version) => ({
      ...values,
      version,
      password: password === "" ? null : password,
    }),
    onDone: () => toast.success(common.saved),
  });
  return (
    <Form form={form} label={t.account} reason={useRefusalTo("work-card.manage")}>
      <ChangedNotice form={form} words={words} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <OneOfField label={t.place} required words={t.places} {...form.field("place")} />
        <OneOfField label={t.userType} required words={t.userTypes} {...form.field("userType")} />
        <TextField label={t.userName} required autoComplete="off" {...form.field("userName")} />
        <PasswordField
          label={t.password}
          description={account === null ? undefined : t.passwordKept}
          required={account === null}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <TextField
          label={t.branch}
          description={t.branchHint}
          required
          inputMode="numeric"
          maxLength={6}
          {...form.field("branch")}
        />
      </SimpleGrid>
      {account && <Note>{t.accountOf(account.savedBy, formatInstant(account.savedAt))}</Note>}
    </Form>
  );
}
