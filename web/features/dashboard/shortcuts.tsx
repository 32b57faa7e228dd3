import { Link, useRouter } from "@tanstack/react-router";
import { IconChevronRight } from "@tabler/icons-react";
import { hasFullAccess, mayOpenRoute, needsFullAccess, type Role } from "#domain/access.ts";
import { dashboardTexts as t, shortcutTexts } from "#texts/dashboard.ts";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./shortcuts.module.css";

/** The ways to the day's work that exist and that the role may take. */
export function Shortcuts({ role, fullAccess }: { role: Role; fullAccess: boolean }) {
  const { routesByPath } = useRouter();
  const right = fullAccess ? "full" : "read";
  const open = Object.entries(shortcutTexts).filter(
    ([path]) =>
      path in routesByPath &&
      mayOpenRoute(role, path) &&
      (!needsFullAccess(path) || hasFullAccess(role, right)),
  );
  if (open.length === 0) return null;
  return (
    <Panel title={t.quickLinks}>
      <ul className={styles.list}>
        {open.map(([path, { title, text }]) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
