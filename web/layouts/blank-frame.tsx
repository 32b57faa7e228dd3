import type { ReactNode } from "react";
import { AppNotices } from "./app-notices.tsx";
import { Brand } from "./brand.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Footer } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import styles from "./blank.module.css";

/** The frame of pages without a session: no menu, no organization. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Brand />
        <ColorSchemeToggle />
      </header>
      <AppNotices />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
