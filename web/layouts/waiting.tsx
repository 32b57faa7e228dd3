import { useLocation } from "@tanstack/react-router";
import type { Waiting } from "#api/dashboard.ts";
import { menuTexts as t } from "#texts/menu.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import { storeOf } from "../kernel/store.ts";
import { formatNumber } from "../ui/formats.ts";
import { atLeisure } from "../ui/later.tsx";
import styles from "./menu.module.css";

const AskWaiting = atLeisure(async () => (await import("./ask-waiting.tsx")).AskWaiting);

/** How many things are waiting for the user; null while it is not known. */
export const waiting = storeOf<Waiting | null>(null);

/** Keeps `waiting` up to date. */
export function KeepWaiting() {
  const organizationId = useOrganizationOrNone()?.id;
  const { pathname } = useLocation();
  if (organizationId === undefined) return null;
  return <AskWaiting key={`${organizationId} ${pathname}`} organizationId={organizationId} />;
}

/** A count in the menu: nothing is shown for zero, or if it is not known. */
export function WaitingCount({ count }: { count: number | null | undefined }) {
  if (!count) return null;
  return (
    <b className={styles.count}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="visually-hidden">{t.waiting(formatNumber(count))}</span>
    </b>
  );
}
