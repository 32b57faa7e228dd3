import { Alert, Stack, Text, Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { roleTexts } from "#texts/shell.ts";
import { userPageTexts as t, linkPageTexts } from "#texts/users.ts";
import { useSession } from "#web/kernel/session.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import styles from "#web/ui/rows.module.css";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { LinksForm } from "./links-form.tsx";
import type { Secret } from "./one-time-password.tsx";
import { UserActs } from "./user-acts.tsx";
import { UserForm } from "./user-form.tsx";
import { UserSessions } from "./user-sessions.tsx";
import { stateOfUser } from "./user-words.ts";

export type UserDetails = OutputOf<typeof users.getById>;

type Props = {
  id: string | null;
  onClose: () => void;
  /** Called when a secret was issued: it must be shown, whatever happens to the drawer. */
  onSecret: (secret: Secret) => void;
};

/** One user beside the list: data, acts, organizations and live sessions. */
export function UserDrawer({ id, onClose, onSecret }: Props) {
  const session = useSession();
  return (
    <RecordDrawer
      reads={users.getById}
      id={id}
      onClose={onClose}
      title={t.one}
      renderForm={(user, onDone) =>
        session && <UserForm user={user} role={session.area} onCancel={onDone} onSaved={onDone} />
      }
    >
      {(user, onEdit) => (
        <UserView user={user} onEdit={onEdit} onClose={onClose} onSecret={onSecret} />
      )}
    </RecordDrawer>
  );
}

type UserViewProps = Omit<Props, "id"> & { user: UserDetails; onEdit: () => void };

function UserView({ user, onEdit, onClose, onSecret }: UserViewProps) {
  return (
    <Stack gap="md">
      <Text fw={650} fz="lg">
        {user.nickName}
      </Text>
      {user.waitsUntil !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t.waits(formatInstant(user.waitsUntil))}
        </Alert>
      )}
      <Panel title={t.data}>
        <Data user={user} />
      </Panel>
      <UserActs user={user} onEdit={onEdit} onSecret={onSecret} onDeleted={onClose} />
      <UserLinks user={user} />
      <UserSessions userId={user.id} />
    </Stack>
  );
}

function Data({ user }: { user: UserDetails }) {
  const { tone, word } = stateOfUser(user);
  const secondFactor = user.hasSecondFactor ? common.yes : common.no;
  return (
    <>
      <Facts
        facts={[
          { label: t.userName, value: user.userName },
          { label: t.role, value: roleTexts[user.area] },
          { label: t.state, value: <StatusBadge tone={tone}>{word}</StatusBadge> },
          { label: t.email, value: user.email },
          { label: t.phone, value: user.phone },
          { label: t.afm, value: user.afm },
          {
            label: t.lastSignIn,
            value: user.lastSignInAt === null ? t.never : formatInstant(user.lastSignInAt),
          },
          { label: t.secondFactor, value: secondFactor },
          { label: t.validUntil, value: user.validUntil && formatDay(user.validUntil) },
        ]}
      />
      {user.owesPassword && <Note mt="sm">{t.owesPassword}</Note>}
    </>
  );
}

/** The organizations of a user with the user's right in each, and the form that changes them. */
function UserLinks({ user }: { user: UserDetails }) {
  const [isChanging, setChanging] = useState(false);
  const seesAll = seesAllOrganizations(user.area);
  if (isChanging)
    return (
      <Panel title={t.organizations}>
        <LinksForm user={user} onDone={() => setChanging(false)} />
      </Panel>
    );
  return (
    <Panel
      title={t.organizations}
      actions={
        <Button variant="default" onClick={() => setChanging(true)}>
          {t.changeOrganizations}
        </Button>
      }
    >
      {seesAll && (
        <Text c="dimmed" mb="xs">
          {t.seesAll}
        </Text>
      )}
      {user.links.length === 0 ? (
        !seesAll && <Text c="dimmed">{t.noOrganizations}</Text>
      ) : (
        <ul className="plain-list">
          {user.links.map(({ organizationId, description, right }) => (
            <li key={organizationId} className={styles.row}>
              <Text className={styles.text}>{description}</Text>
              <StatusBadge tone={right === "full" ? "good" : "info"}>
                {linkPageTexts.rights[right]}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
