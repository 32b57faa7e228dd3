import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { areaTexts, menuTexts as t } from "#texts/menu.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { usePlace } from "./area.ts";
import { lastSearchOf } from "./last-search.ts";
import { useStore, walkedRows } from "../kernel/store.ts";
import { later } from "../ui/later.tsx";
import styles from "./place-line.module.css";

const RecordWalk = later(async () => (await import("./record-walk.tsx")).RecordWalk);

/**
 * Where the page is: its area, its menu group and the entry that it belongs to, as a link unless that is the page itself. The
 * line is present even if the menu has no such entry: the application's notices lie over it.
 */
export function PlaceLine({ session }: { session: Session }) {
  const { area, group, item, address } = usePlace(session);
  const hasList = useStore(walkedRows).length > 1;
  const organization = useOrganizationOrNone();
  const whose = area === "agency" ? areaTexts.agency : organization?.shortTitle;
  const before = [whose, group?.label].filter((one) => typeof one === "string");
  return (
    <div className={styles.line}>
      {item && (
        <nav aria-label={t.place} className={styles.place}>
          {before.map((one) => (
            <Fragment key={one}>
              <span>{one}</span>
              <span aria-hidden className={styles.slash}>
                /
              </span>
            </Fragment>
          ))}
          {item.path === address.pathname ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <Link to={item.path} search={lastSearchOf(item)}>
              {item.label}
            </Link>
          )}
        </nav>
      )}
      {item && hasList && <RecordWalk />}
    </div>
  );
}
