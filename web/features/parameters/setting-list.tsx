import type { ReactNode } from "react";
import { fold } from "#domain/identity/fold.ts";
import { parametersTexts as t } from "#texts/parameter-pages.ts";
import { Note } from "#web/ui/note.tsx";
import styles from "./parameters.module.css";

type NamedSetting = { title: string; meaning: string };

type Props<Item extends NamedSetting> = {
  term: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

/** Settings in rows: those whose name or meaning contains every word of the term. */
export function SettingList<Item extends NamedSetting>({ term, items, children }: Props<Item>) {
  const words = fold(term).split(" ").filter(Boolean);
  const found = items.filter(({ title, meaning }) => {
    const text = fold(`${title} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0) return <Note>{t.nothing}</Note>;
  return <ul className={styles.list}>{found.map(children)}</ul>;
}
