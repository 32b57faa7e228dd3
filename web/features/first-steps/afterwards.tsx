import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { dashboard } from "#api/dashboard.ts";
import { firstStepsTexts as t } from "#texts/first-steps.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { formatInstant } from "#web/ui/formats.ts";
import styles from "./first-steps.module.css";

/** What an installation needs besides its bodies, and what is known of it. */
export function Afterwards() {
  const { data } = useQuery(queryOf(dashboard.getSystem, {}));
  return (
    <div className={styles.afterwards}>
      <strong>{t.afterwards}</strong>
      <ul>
        {data && (
          <li>
            {t.mail}: {data.mails.isConnected ? t.mailConnected : t.mailText}{" "}
            <Anchor
              size="sm"
              renderRoot={(props) => <Link to="/system-administration/outbox" {...props} />}
            >
              {t.mailAct}
            </Anchor>
          </li>
        )}
        {data && (
          <li>
            {t.backup}:{" "}
            {data.upkeep.backup
              ? t.backupOf(formatInstant(data.upkeep.backup.takenAt))
              : t.backupText}
          </li>
        )}
      </ul>
    </div>
  );
}
