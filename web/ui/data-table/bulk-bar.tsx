import { Button } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { tableTexts as t } from "#texts/common.ts";
import { focusNear, rememberPlace } from "../focus-near.ts";
import { formatNumber } from "../formats.ts";
import { KeyboardHint } from "../keyboard-hint.tsx";
import { Reasons } from "../reasons.tsx";
import { useKeydown } from "../use-keydown.ts";
import type { Selection } from "./column.ts";
import styles from "./bulk-bar.module.css";

type Props = { selection: Selection; children: ReactNode };

/**
 * The acts on the ticked rows, and in words which are not possible. It stays in the document while hidden, since the
 * outcome of an act is shown after the ticks are gone.
 */
export function BulkBar({ selection: { ids, onChange }, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isEmpty = ids.size === 0;
  // When the ticks go, so does the pressed button, and with the last row the whole bar: the focus moves to something near it.
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    rememberPlace(bar.current);
    return () => queueMicrotask(focusNear);
  }, [isEmpty]);
  // The bar stands below all rows: the keys lead to it without a walk over each of them.
  useKeydown((event) => {
    const { key, ctrlKey, metaKey, target, defaultPrevented } = event;
    if (isEmpty || defaultPrevented || key !== "Enter" || !(ctrlKey || metaKey)) return;
    if (!(target instanceof Element) || target.closest("[role=dialog]")) return;
    if (bar.current?.contains(target)) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>("button:not([aria-disabled=true])")?.focus();
  });
  return (
    <div ref={bar} role="group" aria-label={t.withSelected} className={styles.bar} hidden={isEmpty}>
      <Reasons>
        <div className={styles.acts}>
          <b>{t.selected(formatNumber(ids.size))}</b>
          <KeyboardHint keys="Ctrl + Enter" />
          {children}
          <Button variant="subtle" onClick={() => onChange(new Set())}>
            {t.selectNone}
          </Button>
        </div>
      </Reasons>
    </div>
  );
}
