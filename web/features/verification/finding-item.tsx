import type { FindingOut } from "#api/monthly-contracts.ts";
import { ruleTexts } from "#texts/findings.ts";
import { formatDay } from "#web/ui/formats.ts";
import { isRule, sentenceOf } from "./finding-sentence.ts";
import styles from "./findings-panel.module.css";

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
