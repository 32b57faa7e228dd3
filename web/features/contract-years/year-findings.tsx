import { Text, UnstyledButton } from "@mantine/core";
import type { FindingOut } from "#api/finding.ts";
import type { Day } from "#domain/calendar/day.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { findingLevels } from "#texts/findings.ts";
import { findingTones, sentenceOf } from "#web/features/verification/public.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useFold } from "#web/ui/use-fold.tsx";
import styles from "./year-findings.module.css";

type Props = { findings: readonly FindingOut[]; onOpen: (date: Day) => void };

const firstShown = { wide: 12, phone: 5 };

/** What is doubtful in the year, the latest first; each opens its day. */
export function YearFindings({ findings, onOpen }: Props) {
  const latestFirst = findings.toSorted((one, other) =>
    (one.date ?? "") < (other.date ?? "") ? 1 : -1,
  );
  const { shown, more } = useFold(latestFirst, firstShown, t.allFindings);
  return (
    <Panel title={t.findings}>
      {findings.length === 0 && <Text c="dimmed">{t.noFindings}</Text>}
      <ul className={styles.findings}>
        {shown.map((finding, index) => (
          <li key={`${finding.rule} ${finding.date} ${index}`}>
            <StatusBadge tone={findingTones[finding.level]}>
              {findingLevels[finding.level].one}
            </StatusBadge>
            <UnstyledButton
              className={styles.open}
              onClick={() => finding.date !== null && onOpen(finding.date)}
            >
              {finding.date !== null && <strong>{formatDay(finding.date)}</strong>}{" "}
              {sentenceOf(finding)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}
