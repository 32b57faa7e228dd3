import { Group } from "@mantine/core";
import { users } from "#api/security.ts";
import { refusalToEnd, refusalToReset, type UserRefusal } from "#domain/identity/user-rights.ts";
import { common } from "#texts/common.ts";
import { userPageTexts as t, userRefusals } from "#texts/users.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { Secret } from "./one-time-password.tsx";
import type { UserDetails } from "./user-drawer.tsx";

type Props = {
  user: UserDetails;
  onEdit: () => void;
  onSecret: (secret: Secret) => void;
  onDeleted: () => void;
};

/** What can be done to a user's account. Every act that ends something asks for confirmation. */
export function UserActs({ user, onEdit, onSecret, onDeleted }: Props) {
  const { id, version } = user;
  const me = useAnswer(users.getCurrent, {});
  const myId = me.data?.id ?? "";
  const refusal = refusalText(refusalToEnd(myId, id));

  return (
    <Panel title={t.acts}>
      <Group gap="xs">
        <ActButton reason={null} onClick={onEdit}>
          {common.edit}
        </ActButton>
        <CallButton
          variant="default"
          {...asking(t.resetPassword, t.resetPasswordText)}
          reason={refusalText(refusalToReset(myId, user, today()))}
          makes={users.resetPassword}
          input={{ id, version }}
          done={({ oneTimePassword: password }) =>
            password !== null && onSecret({ userName: user.userName, password })
          }
        />
        <CallButton
          variant="default"
          reason={user.waitsUntil === null ? t.notWaiting : null}
          makes={users.unlock}
          input={{ id }}
          done={t.unlocked}
        >
          {t.unlock}
        </CallButton>
        <CallButton
          variant="default"
          {...asking(t.resetSecondFactor, t.resetSecondFactorText)}
          reason={refusal ?? (user.hasSecondFactor ? null : t.noSecondFactor)}
          makes={users.resetSecondFactor}
          input={{ id, version }}
          done={t.secondFactorReset}
        />
        {user.isDisabled ? (
          <CallButton
            variant="default"
            reason={refusal}
            makes={users.enable}
            input={{ id, version }}
            done={t.enabled}
          >
            {t.enable}
          </CallButton>
        ) : (
          <CallButton
            variant="default"
            {...asking(t.disable, t.disableText)}
            reason={refusal}
            makes={users.disable}
            input={{ id, version }}
            done={t.disabled}
          />
        )}
        <CallButton
          variant="default"
          {...asking(t.delete, t.deleteText)}
          reason={refusal}
          makes={users.delete}
          input={{ id }}
          done={() => {
            onDeleted();
            toast.success(t.deleted);
          }}
        />
      </Group>
    </Panel>
  );
}

const asking = (title: string, text: string) => ({
  children: title,
  question: { title, text, action: title, danger: true },
});

const refusalText = (refusal: UserRefusal | null) =>
  refusal === null ? null : userRefusals[refusal];
