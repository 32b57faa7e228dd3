import { Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { createContext, type ReactNode, useState } from "react";
import { common } from "#texts/common.ts";
import styles from "./page.module.css";
import { Reasons } from "./reasons.tsx";

/** Passes the number of items listed to the page, so that its title shows it; null if it lists nothing. */
export const CountOfPage = createContext<(count: string | null) => void>(() => undefined);

type Props = {
  /** The page's only main heading and, with the product's name, the title of the document. */
  title: string;
  /** One line under the heading. */
  description?: ReactNode;
  /** A link to the parent page, above the heading. */
  above?: ReactNode;
  /** Beside the heading: a state, a month picker. */
  beside?: ReactNode;
  /** At the end of the heading's line: the acts of the page. */
  actions?: ReactNode;
  /** Below the heading: links to the sibling pages. */
  siblings?: ReactNode;
  children: ReactNode;
};

/** The frame of a page's content. Every page uses it. */
export function Page({ title, description, above, beside, actions, siblings, children }: Props) {
  useDocumentTitle(`${title} · ${common.productName}`);
  const [count, setCount] = useState<string | null>(null);
  return (
    <CountOfPage value={setCount}>
      <div className={styles.head}>
        <div className={styles.heading}>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          <Group gap="sm">
            <div className={styles.named}>
              <Title order={1} tabIndex={-1} className={styles.title}>
                {title}
              </Title>
              {count !== null && <span className={styles.count}>{count}</span>}
            </div>
            {beside}
          </Group>
          {description !== undefined && (
            <Text c="dimmed" component="div" className={styles.description}>
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <Reasons>
            <Group gap="xs">{actions}</Group>
          </Reasons>
        )}
      </div>
      {siblings}
      {children}
    </CountOfPage>
  );
}
