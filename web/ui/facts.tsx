import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = { label: string; value: ReactNode };

/** Labels and their values, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === "" || value === null || value === undefined ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
