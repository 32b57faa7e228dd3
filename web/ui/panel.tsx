import { Group, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { type Awaited, isAwaited } from "./pending.tsx";
import styles from "./panel.module.css";

type Props = {
  /** Heading of the second level; if omitted, the panel is a plain surface. */
  title?: string;
  actions?: ReactNode;
  /**
   * The query whose answer the panel shows: until the first answer its height is not known, and what is below it stays
   * hidden.
   */
  awaited?: Awaited;
  children: ReactNode;
};

/** A surface that groups related content. */
export function Panel({ title, actions, awaited, children }: Props) {
  const id = useId();
  const isFirst = awaited !== undefined && isAwaited(awaited);
  const look = { className: styles.panel, "data-panel": true, "data-first": isFirst || undefined };
  if (title === undefined) return <div {...look}>{children}</div>;
  return (
    <section {...look} aria-labelledby={id}>
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
