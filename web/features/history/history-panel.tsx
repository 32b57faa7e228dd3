import { Text } from "@mantine/core";
import type { HistoryEntry } from "#api/history.ts";
import { roles, type Role } from "#domain/access.ts";
import { historyActTexts, historyFieldTexts, historyTexts as t } from "#texts/history.ts";
import { roleTexts } from "#texts/shell.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./history-panel.module.css";
import { wordOf, type Words } from "./words.ts";

type Change = HistoryEntry["changes"][number];

type Props = {
  entries: readonly HistoryEntry[];
  /** Heading, where another history may stand on the same screen. */
  title?: string;
  /** Values that read better otherwise, by field: a state's word instead of its name. */
  words?: Words;
};

/** Who changed what of a thing and when, newest first. */
export function HistoryPanel({ entries, title = t.title, words = {} }: Props) {
  return (
    <Panel title={title}>
      {entries.length === 0 ? (
        <Text c="dimmed">{t.none}</Text>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.act}`}>
              <div className={styles.what}>{historyActTexts[entry.act] ?? entry.act}</div>
              <div className={styles.who}>
                {formatInstant(entry.at)} · {entry.by ?? t.nobody} ({roleOf(entry)})
              </div>
              {entry.reason !== "" && <div className={styles.why}>{t.reason(entry.reason)}</div>}
              <Changes changes={entry.changes} words={words} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Changes({
  changes,
  words,
}: { changes: readonly Change[] } & Required<Pick<Props, "words">>) {
  const shown = changes.filter(({ field }) => field in historyFieldTexts);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          {historyFieldTexts[field]}
          {!field.endsWith("Id") &&
            `: ${wordOf(field, before, words)} → ${wordOf(field, after, words)}`}
        </li>
      ))}
    </ul>
  );
}

function roleOf({ role, source }: HistoryEntry): string {
  const known = roles.find((one): one is Role => one === role);
  const name = known ? roleTexts[known] : role;
  return source === "import" ? `${name}, ${t.importSource}` : name;
}
