import { SimpleGrid } from "@mantine/core";
import { ergani, type ErganiSettings } from "#api/ergani.ts";
import { erganiPlaces, erganiUserTypes } from "#domain/ergani/states.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice, wordIn } from "#web/features/history/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { PasswordField, TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";

const words = { place: wordIn(t.places), userType: wordIn(t.userTypes) };

/** How the body signs in at ERGANI; a stored password is never shown, and is kept if none is typed. */
export function AccountForm({ account }: { account: ErganiSettings["account"] }) {
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
