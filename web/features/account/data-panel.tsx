import { Stack } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { userPageTexts as t } from "#texts/account.ts";
import { common } from "#texts/common.ts";
import { roleTexts } from "#texts/shell.ts";
import { ChangedNotice, useOver } from "#web/features/history/public.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { renameSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Facts } from "#web/ui/facts.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Panel } from "#web/ui/panel.tsx";

/** What is known of the person, and what of it they may change. */
export function DataPanel() {
  const { data } = useSuspenseQuery(queryOf(users.getCurrent, {}));
  return (
    <Panel title={t.data}>
      <Stack gap="md">
        <Facts
          facts={[
            { label: t.userName, value: data.userName },
            { label: t.role, value: roleTexts[data.area] },
          ]}
        />
        <DataForm key={data.version} user={data} />
      </Stack>
    </Panel>
  );
}

function DataForm({ user }: { user: OutputOf<typeof users.getCurrent> }) {
  const router = useRouter();
  const over = useOver(user.version);
  const update = useCall(users.updateCurrentUser, [users.getCurrent]);
  const { nickName, email, phone } = user;
  const form = useForm({
    initial: { nickName, email, phone },
    schema: users.updateCurrentUser.input,
    inputOf: (values) => ({ ...values, version: over.version() }),
    send: update.mutateAsync,
    onSaved: async () => {
      renameSession(form.values.nickName.trim());
      toast.success(common.saved);
      await router.invalidate();
    },
  });
  return (
    <Form form={form} label={t.data}>
      <ChangedNotice form={form} over={over} stale={[users.getCurrent]} />
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
