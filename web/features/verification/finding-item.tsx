import type { FindingOut } from "#api/monthly-contracts.ts";
import type { FindingLevel } from "#domain/attendance/types.ts";
import type { Tone } from "#web/ui/status-badge.tsx";
import { ruleTexts } from "#texts/findings.ts";
import { formatDay } from "#web/ui/formats.ts";
import { isRule, sentenceOf } from "./finding-sentence.ts";
import styles from "./findings-panel.module.css";

/** How a level looks. */
export const findingTones: Record<FindingLevel, Tone> = {
  error: "bad",
  warning: "warning",
  information: "neutral",
};

/** One doubt: whose day, what is doubtful, and where the rule stands in law. */
export function FindingItem({ finding }: { finding: FindingOut }) {
  const { rule, person, date } = finding;
  return (
    <li className={styles.finding}>
      <div>
        <div className={styles.who}>{person}</div>
        {date !== null && <div className={styles.day}>{formatDay(date)}</div>}
      </div>
      <div>
        <div>{sentenceOf(finding)}</div>
        {isRule(rule) && (
          <div className={styles.source}>
            {ruleTexts[rule].title} · {ruleTexts[rule].source}
          </div>
        )}
      </div>
    </li>
  );
}
