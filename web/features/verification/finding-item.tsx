import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FindingOut } from "#api/finding.ts";
import { findingInputs, ruleTexts } from "#texts/findings.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { inputWord, isRule, sentenceOf } from "./finding-sentence.ts";
import { signingTexts as t } from "#texts/verification.ts";
import styles from "./findings-panel.module.css";

type Props = {
  finding: FindingOut;
  /** The structure whose sheet of that day is linked. */
  at?: string;
  children?: ReactNode;
};

/** One finding: whose day, what is doubtful, its source in law, the figures behind it, and its note. */
export function FindingItem({ finding, at, children }: Props) {
  const { rule, person, date, contractId, note } = finding;
  const day = date !== null && formatDay(date);
  return (
    <li className={styles.finding}>
      <div>
        <div className={styles.who}>{person}</div>
        {day && at && contractId ? (
          <Link
            to="/attendances/attendance-records/$id/$date"
            params={{ id: at, date }}
            hash={contractId}
            className={styles.day}
          >
            {day}
          </Link>
        ) : (
          day && <div className={styles.day}>{day}</div>
        )}
      </div>
      <div>
        <div>{sentenceOf(finding)}</div>
        {isRule(rule) && (
          <details className={styles.rule}>
            <summary>{t.rule(ruleTexts[rule].title)}</summary>
            <div className={styles.source}>{ruleTexts[rule].source}</div>
            <dl className={styles.inputs}>
              {inputsOf(finding).map(([name, value]) => (
                <div key={name}>
                  <dt>{findingInputs[name] ?? name}</dt>
                  <dd>{inputWord(name, value)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {note && (
          <div className={styles.note}>
            {note.note}{" "}
            <span className={styles.source}>
              {note.by}, {formatInstant(note.at)}
            </span>
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

/** The inputs of a rule; if the reason is masked, its empty and zero figures are left out. */
function inputsOf({ inputs }: FindingOut) {
  const isHidden = inputs["reason"] === "";
  return Object.entries(inputs).filter(([, value]) => !isHidden || (value !== "" && value !== 0));
}
