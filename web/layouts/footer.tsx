import { Link } from "@tanstack/react-router";
import { shellTexts } from "#texts/shell.ts";
import styles from "./footer.module.css";

/** The links that every page carries at its end. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Link to="/privacy-policy">{shellTexts.privacyPolicy}</Link>
      <Link to="/accessibility">{shellTexts.accessibility}</Link>
    </footer>
  );
}
