import { users } from "#api/security.ts";
import { accountTexts as t } from "#texts/account.ts";
import { signInTexts } from "#texts/sign-in.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { PasswordField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { PasswordVerdict } from "./password-verdict.tsx";

type Props = {
  /** The present password, where it has just been typed; else it is asked for. */
  current?: string;
  /** It stands beside the page's first act. */
  isSecond?: boolean;
  /** Called with the password that was chosen. */
  onChanged: (chosen: string) => unknown;
};

const visibility = { "aria-label": signInTexts.showPassword, tabIndex: 0 } as const;

/** Chooses a new password, with what the policy says of it while it is typed. */
export function ChangePasswordForm({ current = "", isSecond = false, onChanged }: Props) {
  const change = useCall(users.changePassword, [
    users.getCurrent,
    users.getSessions,
    users.getNotices,
  ]);
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
          visibilityToggleButtonProps={visibility}
          {...form.field("currentPassword")}
        />
      )}
      <div>
        <PasswordField
          label={t.newPassword}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={visibility}
          {...form.field("newPassword")}
        />
        <PasswordVerdict password={form.values.newPassword} />
      </div>
    </Form>
  );
}
