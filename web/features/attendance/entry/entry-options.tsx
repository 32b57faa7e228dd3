import { entryTexts as t } from "#texts/entry.ts";
import type { CodeTitle } from "../model/suggestions.ts";
import styles from "./entry.module.css";
import type { EntryList } from "./use-entry-list.ts";

type Props = {
  list: EntryList;
  /** Days of the leave that the person has left; null if there is no account of it. */
  leftOf: (code: string) => number | null;
  onTake: (code: string) => void;
};

/** The codes to choose from: the matching ones, or all by group. */
export function EntryOptions({ list, leftOf, onTake }: Props) {
  const option = (one: CodeTitle) => {
    const index = list.options.indexOf(one);
    const left = leftOf(one.code);
    return (
      <div
        key={one.code}
        id={list.idOf(index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === list.active}
        className={styles.option}
        ref={index === list.active ? bringIntoSight : null}
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          onTake(one.code);
        }}
      >
        <b>{one.code}</b>
        <span className={styles.title}>{one.title}</span>
        {left !== null && <span className={styles.left}>{t.left(left)}</span>}
      </div>
    );
  };
  return (
    <div id={list.id} role="listbox" aria-label={t.list} className={styles.list}>
      {list.isWhole
        ? [...Map.groupBy(list.options, ({ group }) => group)].map(([group, codes]) => (
            <div key={group} role="group" aria-labelledby={`${list.id}-${group}`}>
              <div id={`${list.id}-${group}`} role="presentation" className={styles.group}>
                {t.groups[group]}
              </div>
              {codes.map(option)}
            </div>
          ))
        : list.options.map(option)}
    </div>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
