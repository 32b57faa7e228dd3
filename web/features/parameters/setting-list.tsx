import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { fold } from "#domain/identity/fold.ts";
import { parametersTexts as t } from "#texts/parameter-pages.ts";
import styles from "./parameters.module.css";

type NamedSetting = { title: string; meaning: string };

type Props<Item extends NamedSetting> = {
  term: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

/** Settings in rows: those whose name or meaning holds every word of the term. */
export function SettingList<Item extends NamedSetting>({ term, items, children }: Props<Item>) {
  const words = fold(term).split(" ").filter(Boolean);
  const found = items.filter(({ title, meaning }) => {
    const text = fold(`${title} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t.nothing}
      </Text>
    );
  return <ul className={styles.list}>{found.map(children)}</ul>;
}
