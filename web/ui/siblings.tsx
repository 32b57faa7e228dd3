import { Link, useLocation } from "@tanstack/react-router";
import styles from "./siblings.module.css";

type Props = { label: string; of: readonly { path: string; title: string }[] };

/** The pages beside this one, of one thing; this one is marked. */
export function Siblings({ label, of }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.siblings}>
      {of.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === pathname ? "page" : undefined}
          activeOptions={{ exact: true }}
          activeProps={{}}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
