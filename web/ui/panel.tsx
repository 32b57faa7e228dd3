import { Group, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";

type Props = {
  /** Heading of the second level; left out, the panel is a plain surface. */
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A surface that holds what belongs together. */
export function Panel({ title, actions, children }: Props) {
  const id = useId();
  if (title === undefined)
    return (
      <div className={styles.panel} data-panel>
        {children}
      </div>
    );
  return (
    <section className={styles.panel} data-panel aria-labelledby={id}>
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </section>
  );
}
