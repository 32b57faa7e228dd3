import { Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import styles from "./page.module.css";

type Props = {
  /** The page's one heading and, with the product's name, the title of the document. */
  title: string;
  /** One line under the heading. */
  description?: ReactNode;
  /** A way up, above the heading. */
  above?: ReactNode;
  /** Beside the heading: a state, a month picker. */
  beside?: ReactNode;
  /** At the end of the heading's line: what can be done here. */
  actions?: ReactNode;
  /** Under the heading: the pages beside this one. */
  siblings?: ReactNode;
  children: ReactNode;
};

/** The frame of a page's content. Every page stands in one. */
export function Page({ title, description, above, beside, actions, siblings, children }: Props) {
  useDocumentTitle(`${title} · ${common.productName}`);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.heading}>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          <Group gap="sm">
            <Title order={1} tabIndex={-1} className={styles.title}>
              {title}
            </Title>
            {beside}
          </Group>
          {description !== undefined && (
            <Text c="dimmed" component="div" className={styles.description}>
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </div>
      {siblings}
      {children}
    </>
  );
}
