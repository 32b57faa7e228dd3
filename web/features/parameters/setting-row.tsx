import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { globalParamsTexts as t } from "#texts/parameters.ts";
import styles from "./parameters.module.css";

type Props = {
  title: string;
  meaning: string;
  /** What holds now, as people read it. */
  value: string;
  /** Since when and by whom. */
  standing: string;
  onChange: () => void;
  children?: ReactNode;
};

/** One setting in a list of them: what it is, what it says, and the way to change it. */
export function SettingRow({ title, meaning, value, standing, onChange, children }: Props) {
  return (
    <li>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text size="sm" c="dimmed">
          {meaning}
        </Text>
        <div className={styles.value}>{value}</div>
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
