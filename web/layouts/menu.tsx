import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { shellTexts } from "#texts/shell.ts";
import { UnreadCount } from "#web/features/announcements/public.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { ServiceIcon } from "../ui/service-icon.tsx";
import { activeItem, menuFor } from "./menu-items.ts";
import styles from "./menu.module.css";

type Props = { session: Session; onNavigate: () => void };

/** The main menu: the pages that exist and that the person may open in the selected organization. */
export function Menu({ session, onNavigate }: Props) {
  const { pathname } = useLocation();
  const { routesByPath } = useRouter();
  const organization = useOrganizationOrNone();
  const groups = menuFor(
    session.area,
    organization?.fullAccess ?? false,
    (path) => path in routesByPath,
  );
  const active = activeItem(groups, pathname);
  return (
    <nav aria-label={shellTexts.mainMenu}>
      {groups.map((items) => (
        <ul key={items[0]?.path} className={styles.group}>
          {items.map(({ path, label, icon }) => (
            <li key={path}>
              <Link
                to={path as string}
                className={styles.item}
                onClick={onNavigate}
                aria-current={path === active ? (path === pathname ? "page" : "true") : undefined}
                activeOptions={{ exact: true }}
                activeProps={{}}
              >
                <ServiceIcon name={icon} />
                {label}
                {path === "/announcements" && <UnreadCount />}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
