import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { userOrganizations } from "#api/user-organizations.ts";
import { users } from "#api/security.ts";
import { refusalToEnd, refusalToReset, type UserRefusal } from "#domain/identity/user-rights.ts";
import { common } from "#texts/common.ts";
import { userPageTexts as t, userRefusals } from "#texts/users.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { Secret } from "./one-time-password.tsx";
import type { UserDetails } from "./user-drawer.tsx";

type Props = {
  user: UserDetails;
  onEdit: () => void;
  onSecret: (secret: Secret) => void;
  onDeleted: () => void;
};

const changes = [users.getAll, users.getById, users.getSessions, userOrganizations.getAll];

/** What can be done to a user's account. Each act that ends something asks first. */
export function UserActs({ user, onEdit, onSecret, onDeleted }: Props) {
  const { id, version } = user;
  const me = useQuery(queryOf(users.getCurrent, {}));
  const unlock = useCall(users.unlock, changes);
  const resetPassword = useCall(users.resetPassword, changes);
  const resetSecondFactor = useCall(users.resetSecondFactor, changes);
  const disable = useCall(users.disable, changes);
  const enable = useCall(users.enable, changes);
  const remove = useCall(users.delete, [users.getAll, userOrganizations.getAll]);
  const myId = me.data?.id ?? "";
  const refusal = told(refusalToEnd(myId, id));

  const newSecret = async () => {
    const { resetPassword: action, resetPasswordText: text } = t;
    if (!(await confirm({ title: action, text, action, danger: true }))) return;
    await run(async () => {
      const { oneTimePassword: password } = await resetPassword.mutateAsync({ id, version });
      if (password !== null) onSecret({ userName: user.userName, password });
    }, null);
  };

  return (
    <Panel title={t.acts}>
      <Group gap="xs">
        <ActButton reason={null} onClick={onEdit}>
          {common.edit}
        </ActButton>
        <ActButton
          reason={told(refusalToReset(myId, user, today()))}
          variant="default"
          onClick={() => void newSecret()}
        >
          {t.resetPassword}
        </ActButton>
        <ActButton
          reason={user.waitsUntil === null ? t.notWaiting : null}
          variant="default"
          onClick={() => void run(() => unlock.mutateAsync({ id }), t.unlocked)}
        >
          {t.unlock}
        </ActButton>
        <EndingAct
          reason={refusal ?? (user.hasSecondFactor ? null : t.noSecondFactor)}
          action={t.resetSecondFactor}
          text={t.resetSecondFactorText}
          act={() => resetSecondFactor.mutateAsync({ id, version })}
          done={t.secondFactorReset}
        />
        {user.isDisabled ? (
          <ActButton
            reason={refusal}
            variant="default"
            onClick={() => void run(() => enable.mutateAsync({ id, version }), t.enabled)}
          >
            {t.enable}
          </ActButton>
        ) : (
          <EndingAct
            reason={refusal}
            action={t.disable}
            text={t.disableText}
            act={() => disable.mutateAsync({ id, version })}
            done={t.disabled}
          />
        )}
        <EndingAct
          reason={refusal}
          action={t.delete}
          text={t.deleteText}
          act={() => remove.mutateAsync({ id }).then(onDeleted)}
          done={t.deleted}
        />
      </Group>
    </Panel>
  );
}

const told = (refusal: UserRefusal | null) => (refusal === null ? null : userRefusals[refusal]);

type EndingProps = {
  reason: string | null;
  action: string;
  text: string;
  act: () => Promise<unknown>;
  done: string;
};

function EndingAct({ reason, action, text, act, done }: EndingProps) {
  const ask = async () => {
    if (await confirm({ title: action, text, action, danger: true })) await run(act, done);
  };
  return (
    <ActButton reason={reason} variant="default" onClick={() => void ask()}>
      {action}
    </ActButton>
  );
}

/** Runs an act and says what became of it. */
async function run(act: () => Promise<unknown>, done: string | null): Promise<void> {
  try {
    await act();
    if (done !== null) toast.success(done);
  } catch (error) {
    toast.failure(error);
  }
}
