import { SimpleGrid } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { users } from "#api/security.ts";
import { type Link, UserFields, type UserItem } from "#api/user-register.ts";
import type { OrganizationRight, Role } from "#domain/access.ts";
import { cleanAfm } from "#domain/identity/afm.ts";
import { common } from "#texts/common.ts";
import { userPageTexts as t, userRefusals } from "#texts/users.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useOrganizations } from "#web/kernel/organization.ts";
import { emptyToNull, textsOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { ManyField } from "#web/ui/form/many-field.tsx";
import { Note } from "#web/ui/note.tsx";
import type { Secret } from "./one-time-password.tsx";
import { roleChoices, roleNamed, userWords } from "./user-words.ts";

type Props = {
  /** Null for a new one. */
  user: UserItem | null;
  /** Role of the user who fills in the form. */
  role: Role;
  /** The defaults of a new user. */
  usual?: { area: Role; organizationId: string };
  /** `secret` is that of a new user; null for an existing one. */
  onSaved: (id: string, secret: Secret | null) => void;
  onCancel: () => void;
};

/** The form of a user, new or existing. */
export function UserForm({ user, role, usual, onSaved, onCancel }: Props) {
  const form = useRecordForm({
    calls: users,
    record: user,
    initial: initialOf(user, usual),
    inputOf: (values) => ({
      ...values,
      afm: emptyToNull(values.afm),
      validUntil: emptyToNull(values.validUntil),
    }),
    updateOf: ({ organizations: _organizations, ...input }, known) => ({ ...input, ...known }),
    done: user === null ? t.created : common.saved,
    onDone: ({ id, ...made }) => {
      const password = "oneTimePassword" in made ? made.oneTimePassword : null;
      // Shown as it was stored, in lower case and without spaces.
      const userName = UserFields.shape.userName.parse(form.values.userName);
      onSaved(id, password === null ? null : { userName, password });
    },
  });
  const me = useAnswer(users.getCurrent, {}, { enabled: user !== null });
  const isOneself = user !== null && user.id === me.data?.id;
  return (
    <Form form={form} label={user === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} words={userWords} />
      <TextField label={t.nickName} required {...form.field("nickName")} data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField
          label={t.userName}
          description={t.userNameHint}
          required
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("userName")}
        />
        <SelectField
          label={t.role}
          description={isOneself ? userRefusals["own-role"] : undefined}
          disabled={isOneself}
          required
          data={roleChoices(role)}
          {...form.field("area")}
          onChange={(area) => form.set({ area: roleNamed(area) ?? form.values.area })}
        />
        <TextField label={t.email} type="email" {...form.field("email")} />
        <TextField label={t.phone} inputMode="tel" {...form.field("phone")} />
        <AfmField userId={user?.id ?? null} {...form.field("afm")} />
        <DateField
          label={t.validUntil}
          description={isOneself ? userRefusals["own-last-day"] : t.validUntilHint}
          disabled={isOneself && user.validUntil === null}
          {...form.field("validUntil")}
        />
      </SimpleGrid>
      {user === null && (
        <>
          <Organizations
            label={t.fullOrganizations}
            right="full"
            {...form.field("organizations")}
          />
          <Organizations
            label={t.readOrganizations}
            right="read"
            {...form.field("organizations")}
            error={undefined}
          />
          <Note>{t.oneTimeHint}</Note>
        </>
      )}
    </Form>
  );
}

/** The organizations with one right; those with the other stay unchanged. */
function Organizations(props: FieldProps<Link[]> & { label: string; right: OrganizationRight }) {
  const { right, value, onChange, ...rest } = props;
  const known = useOrganizations();
  const others = value.filter((one) => one.right !== right);
  return (
    <ManyField
      {...rest}
      value={value.flatMap((one) => (one.right === right ? [one.organizationId] : []))}
      onChange={(ids) =>
        onChange([...others, ...ids.map((organizationId) => ({ organizationId, right }))])
      }
      data={known.map(({ id, description }) => ({ value: id, label: description }))}
      clearable
      limit={100}
    />
  );
}

function initialOf(user: UserItem | null, usual: Props["usual"]) {
  const links: Link[] = usual
    ? [{ organizationId: usual.organizationId, right: "full" as const }]
    : [];
  const area: Role = user?.area ?? usual?.area ?? "Employee";
  return {
    ...textsOf(user, UserFields.keyof().exclude(["area"]).options),
    area,
    organizations: links,
  };
}

const digits = 9;
const restMs = 300;

/** A user's tax number, checked by the server while it is typed: its check digit, and whether another user has it. */
function AfmField({ userId, ...field }: FieldProps<string> & { userId: string | null }) {
  const currentAfm = cleanAfm(field.value);
  const [afm] = useDebouncedValue(currentAfm, restMs);
  const isWhole = afm.length >= digits;
  const verdict = useAnswer(users.isAfmValid, { id: userId ?? "", afm }, { enabled: isWhole });
  const isJudged = isWhole && afm === currentAfm && verdict.data !== undefined;
  const message = isJudged ? verdict.data.message : null;
  return (
    <TextField
      label={t.afm}
      inputMode="numeric"
      description={isJudged && message === null ? t.afmGood : hint(isWhole && verdict.isFetching)}
      {...field}
      error={field.error ?? message ?? undefined}
    />
  );
}

const hint = (isChecking: boolean) => (isChecking ? t.afmChecking : t.afmHint);
