import { Stack } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { userPageTexts as t } from "#texts/account.ts";
import { common } from "#texts/common.ts";
import { roleTexts } from "#texts/shell.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { renameSession } from "#web/kernel/session.ts";
import { Facts } from "#web/ui/facts.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Panel } from "#web/ui/panel.tsx";

/** What is known about the user, and which of it they may change. */
export function DataPanel() {
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
