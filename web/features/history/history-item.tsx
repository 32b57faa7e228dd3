import { Badge } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import type { HistoryEntry } from "#api/history.ts";
import { actTexts } from "#texts/acts.ts";
import { subjectTexts } from "#texts/subjects.ts";
import { historyFieldTexts, historyTexts as t } from "#texts/history.ts";
import { changeText, whoText, type Words } from "#texts/history-words.ts";
import { formatInstant } from "#web/ui/formats.ts";
import styles from "./history-panel.module.css";
import { useWords } from "./words.ts";

type Props = {
  entry: HistoryEntry;
  words: Words;
  /** Labels of fields that the histories have no name for. */
  names: Readonly<Record<string, string>>;
  /** Whether the history covers more than one subject, so that each entry says whom it is about. */
  isNamed: boolean;
};

/** One change: what, when, by whom and from where, why, the old and the new values, and its seal. */
export function HistoryItem({ entry, words, names, isNamed }: Props) {
  return (
    <li>
      <div className={styles.what}>
        <span>
          {actTexts[entry.act]}
          {isNamed && entry.about !== null && `: ${entry.about}`}
        </span>
        <Seal number={entry.seal} />
      </div>
      <div className={styles.who}>
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time> · {whoText(entry)}
        {entry.byOneself && ` · ${t.byOneself}`}
        {isNamed && entry.about === null && ` · ${subjectTexts[entry.subjectKind]}`}
      </div>
      {entry.reason !== "" && <div className={styles.why}>{t.reason(entry.reason)}</div>}
      <Changes entry={entry} words={words} names={{ ...historyFieldTexts, ...names }} />
    </li>
  );
}

function Seal({ number }: { number: number | null }) {
  return (
    <Badge
      size="sm"
      color={number === null ? "gray" : "green"}
      miw="max-content"
      title={number === null ? t.unsealedHint : t.sealedHint}
      {...(number === null ? {} : { leftSection: <IconShieldCheck size={13} aria-hidden /> })}
    >
      {number === null ? t.unsealed : t.sealed(number)}
    </Badge>
  );
}

function Changes({ entry, words, names }: Omit<Props, "isNamed">) {
  const all = useWords(entry, words);
  const changes = entry.changes.flatMap((change) => {
    const name = names[change.field];
    return name === undefined ? [] : [{ ...change, text: changeText(change, name, all) }];
  });
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  );
}
