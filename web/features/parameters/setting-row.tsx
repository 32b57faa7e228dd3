import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { globalParamsTexts as t } from "#texts/parameters.ts";
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
  /** Since when and by whom. */
  standing: string;
  onChange: () => void;
  children?: ReactNode;
};

/** One setting in a list of them: what it is, what it says, and the way to change it. */
export function SettingRow(props: Props) {
  const { title, meaning, value, source, mark, standing, onChange, children } = props;
  return (
    <li>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text size="sm" c="dimmed">
          {meaning}
        </Text>
        {source !== undefined && (
          <Text size="sm" c="dimmed">
            {t.source(source)}
          </Text>
        )}
        <div className={styles.value}>
          {value}
          {mark !== undefined && ` · ${mark}`}
        </div>
        <Text size="sm" c="dimmed">
          {standing}
        </Text>
        {children}
      </div>
      <Button variant="default" aria-label={t.changeOf(title)} onClick={onChange}>
        {t.change}
      </Button>
    </li>
  );
}
