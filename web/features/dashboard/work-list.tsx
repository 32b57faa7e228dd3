import { Text } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { formatCount } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { useFold } from "#web/ui/use-fold.tsx";
import { type Work, orderByUrgency } from "./work.ts";
import styles from "./work-list.module.css";

type Props = {
  work: readonly Work[];
  title?: string;
  /** What comes next, if nothing waits. */
  next?: string;
  /** False while no one's attendance is kept yet: "nothing waits" would then be no comfort, and is not shown. */
  isAtWork?: boolean;
};

const firstShown = { wide: 20, phone: 8 };

/** A line for each thing that waits, with a link to it. */
export function WorkList({ work, title = t.waits, next, isAtWork = true }: Props) {
  const lines = orderByUrgency(work);
  const { shown, more } = useFold(lines, firstShown, t.allWork);
  if (lines.length === 0 && !isAtWork) return null;
  return (
    <Panel title={title}>
      {lines.length === 0 && (
        <Text>
          {t.nothingWaits}
          {next !== undefined && <Text span c="dimmed">{` ${next}`}</Text>}
        </Text>
      )}
      <ul className="plain-list">
        {shown.map((one) => (
          <li key={`${one.label} ${one.note}`} className={styles.line} data-tone={one.tone}>
            <span className={styles.value}>
              {one.value === undefined
                ? ""
                : one.value === null
                  ? "–"
                  : formatCount(one.value, one.countedTo)}
            </span>
            <span className={styles.what}>
              <Link {...one.link} className={styles.link}>
                {one.label}
              </Link>
              <span className={styles.note}>{one.note}</span>
            </span>
            {one.act && <span className={styles.act}>{one.act}</span>}
            <IconChevronRight size={18} className={styles.chevron} aria-hidden />
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}
