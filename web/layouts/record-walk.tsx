import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { walkTexts as t } from "#texts/walk.ts";
import { useStore, walkedRows } from "../kernel/store.ts";
import { formatNumber } from "../ui/formats.ts";
import { placeAmong } from "./place-among.ts";
import styles from "./record-walk.module.css";

/** On the page of a record opened from a list: links to the previous and the next record of that list. */
export function RecordWalk() {
  const router = useRouter();
  const { pathname } = useLocation();
  const rows = useStore(walkedRows);
  const at = placeAmong(rows, pathname);
  if (at === -1 || rows.length < 2) return null;
  const to = (by: 1 | -1) => {
    const row = rows[at + by];
    return {
      "data-walk": by,
      size: "sm",
      variant: "subtle",
      disabled: row === undefined,
      onClick: () => row !== undefined && router.history.push(row),
    } as const;
  };
  return (
    <div role="group" aria-label={t.list} className={styles.walk}>
      <span>{t.of(formatNumber(at + 1), formatNumber(rows.length))}</span>
      <ActionIcon {...to(-1)} aria-label={t.previous} title={t.previous}>
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...to(1)} aria-label={t.next} title={t.next}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
