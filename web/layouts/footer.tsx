import { shellTexts } from "#texts/shell.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./footer.module.css";

/** The links at the end of every page. */
export function Footer() {
  return (
    <footer className={`${styles.footer} not-on-paper`}>
      <PageLink to="/privacy-policy">{shellTexts.privacyPolicy}</PageLink>
      <PageLink to="/accessibility">{shellTexts.accessibility}</PageLink>
    </footer>
  );
}
