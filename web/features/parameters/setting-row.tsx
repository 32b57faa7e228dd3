import type { ReactNode } from "react";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import styles from "./parameters.module.css";

type Props = {
  title: string;
  meaning: string;
  /** What holds now, as people read it. */
  value: string;
  /** Where the law says it. */
  source?: string | undefined;
  /** What still asks for a decision. */
  mark?: string | undefined;
  /** Since when and by whom, where it is not the default that holds. */
  standing: string | null;
  /** Why it is not changed here; null where one may. */
  refusal?: string | null;
  onChange: () => void;
  children?: ReactNode;
};

/** One setting, a row: what it is, what it says, and the way to change it; marked where it is not the default. */
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
