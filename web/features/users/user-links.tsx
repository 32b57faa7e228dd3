import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { seesAllOrganizations } from "#domain/access.ts";
import { userPageTexts as t, linkPageTexts } from "#texts/users.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "#web/ui/rows.module.css";
import { LinksForm } from "./links-form.tsx";
import type { UserDetails } from "./user-drawer.tsx";

/** The organizations of a user and how far the user reaches in each; and the form that changes them. */
export function UserLinks({ user }: { user: UserDetails }) {
  const [isChanging, setChanging] = useState(false);
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
      {seesAllOrganizations(user.area) && (
        <Text c="dimmed" mb="xs">
          {t.seesAll}
        </Text>
      )}
      {user.links.length === 0 ? (
        <Text c="dimmed">{t.noOrganizations}</Text>
      ) : (
        <ul className={styles.rows}>
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
