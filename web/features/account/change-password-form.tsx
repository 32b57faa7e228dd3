import { Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { users } from "#api/security.ts";
import { accountTexts as t } from "#texts/account.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/text-fields.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = {
  /** The current password, if it has just been typed; otherwise the form asks for it. */
  current?: string;
  /** Whether it appears beside the page's primary act. */
  isSecond?: boolean;
  /** Called with the chosen password. */
  onChanged: (chosen: string) => unknown;
};

/** Chooses a new password, with what the policy says of it while it is typed. */
export function ChangePasswordForm({ current = "", isSecond = false, onChanged }: Props) {
  const change = useCall(users.changePassword);
  const form = useForm({
    initial: { currentPassword: current, newPassword: "" },
    schema: users.changePassword.input,
    inputOf: (values) => values,
    send: async (input) => {
      await change.mutateAsync(input);
      return input.newPassword;
    },
    onSaved: (chosen) => {
      toast.success(t.passwordChanged);
      return onChanged(chosen);
    },
  });
  const chosen = form.field("newPassword");
  return (
    <Form
      form={form}
      label={t.changePassword}
      guarded={false}
      problemTitle={t.notChanged}
      save={t.changePassword}
      isSecond={isSecond}
    >
      {current === "" && (
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          required
          autoFocus={!isSecond}
          {...form.field("currentPassword")}
        />
      )}
      <div>
        <PasswordField
          label={t.newPassword}
          autoComplete="new-password"
          required
          autoFocus={current !== ""}
          {...chosen}
        />
        <PasswordVerdict password={chosen.value} refusal={chosen.error} />
      </div>
    </Form>
  );
}

const pauseMs = 300;

/**
 * What the policy says of a password while it is typed, except what the error at its field already
 * says. The password is sent in the request body and is cached nowhere.
 */
function PasswordVerdict({ password, refusal }: { password: string; refusal: string | undefined }) {
  const [settled] = useDebouncedValue(password, pauseMs);
  const { data } = useAnswer(
    users.checkPassword,
    { password: settled },
    { enabled: settled !== "", gcTime: 0, placeholderData: keepPreviousData },
  );
  const messages = data?.isValid ? [t.goodPassword] : (data?.reasons ?? []);
  const lines = password === "" ? [] : messages.filter((line) => line !== refusal);
  const Icon = data?.isValid ? IconCircleCheck : IconCircleX;
  const color = `var(--mantine-color-${data?.isValid ? "green" : "red"}-text)`;
  return (
    <Stack gap={4} mt={6} role="status" mih="1.4rem">
      {lines.map((line) => (
        <Group key={line} gap={6} wrap="nowrap" align="flex-start">
          <Icon size={18} stroke={1.8} color={color} aria-hidden style={{ flex: "none" }} />
          <Text size="sm">{line}</Text>
        </Group>
      ))}
    </Stack>
  );
}
