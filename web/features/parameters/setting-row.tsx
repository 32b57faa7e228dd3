import type { ReactNode } from "react";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import styles from "./parameters.module.css";

type Props = {
  title: string;
  meaning: string;
  /** The current value, as people read it. */
  value: string;
  /** Its source in law. */
  source?: string | undefined;
  /** What still needs a decision. */
  mark?: string | undefined;
  /** Since when and by whom, if the default does not apply. */
  standing: string | null;
  /** Why it cannot be changed here; null if it can. */
  refusal?: string | null;
  onChange: () => void;
  children?: ReactNode;
};

/** One setting as a row: what it is, its value, and the button that changes it; marked if it is not the default. */
export function SettingRow(props: Props) {
  const { title, meaning, value, source, mark, standing, refusal, onChange, children } = props;
  return (
    <li data-own={standing !== null || undefined}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.meaning}>
          {meaning}
          {source !== undefined && ` ${t.source(source)}`}
        </p>
      </div>
      <div className={styles.holds}>
        <span className={styles.value}>{value}</span>
        {mark !== undefined && <span className={styles.meaning}>{mark}</span>}
        {standing !== null && <span className={styles.meaning}>{standing}</span>}
        {children}
      </div>
      <ActButton
        reason={refusal ?? null}
        size="xs"
        variant="default"
        aria-label={t.changeOf(title)}
        onClick={onChange}
      >
        {t.change}
      </ActButton>
    </li>
  );
}
