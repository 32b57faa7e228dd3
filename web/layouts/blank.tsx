import { createFileRoute, Outlet } from "@tanstack/react-router";
import { Brand } from "./brand.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Footer } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import styles from "./blank.module.css";

/** Pages without a session: no menu, no organization. */
export const Route = createFileRoute("/_blank")({ component: BlankLayout });

function BlankLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Brand />
        <ColorSchemeToggle />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
