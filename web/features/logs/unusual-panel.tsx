import { Text } from "@mantine/core";
import type { LinkProps } from "@tanstack/react-router";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { addDays } from "#domain/calendar/day.ts";
import { logPageTexts as t } from "#texts/logs.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import styles from "#web/ui/rows.module.css";

const logs = "/system-administration/logs";

/** Yesterday and today: calls that failed on our side, sign-ins and confirmations with wrong credentials, each linked to its list. */
export function UnusualPanel() {
  const from = addDays(today(), -1);
  const failed = useAnswer(apiLogs.getAll, { from, outcome: "failed", take: 1 });
  const wrong = useAnswer(loginLogs.getAll, { from, outcome: "wrong", take: 1 });
  return (
    <Panel title={t.unusual}>
      <Pending found={failed} rows={1}>
        {(calls) => (
          <Pending found={wrong} rows={1}>
            {(signIns) =>
              calls.total + signIns.total === 0 ? (
                <Text c="dimmed">{t.nothingUnusual}</Text>
              ) : (
                <ul className="plain-list">
                  <Line
                    count={calls.total}
                    text={t.failedOf}
                    link={{ to: `${logs}/api-logs`, search: { from, outcome: "failed" } }}
                  />
                  <Line
                    count={signIns.total}
                    text={t.wrongOf}
                    link={{ to: `${logs}/login-logs`, search: { from, outcome: "wrong" } }}
                  />
                </ul>
              )
            }
          </Pending>
        )}
      </Pending>
    </Panel>
  );
}

type LineProps = { count: number; text: (count: string) => string; link: LinkProps };

function Line({ count, text, link }: LineProps) {
  if (count === 0) return null;
  return (
    <li className={styles.row}>
      <TextLink {...link}>{text(formatNumber(count))}</TextLink>
    </li>
  );
}
