import { shellTexts } from "#texts/shell.ts";
import { Way } from "../ui/way.tsx";
import styles from "./footer.module.css";

/** The links at the end of every page. */
export function Footer() {
  return (
    <footer className={`${styles.footer} not-on-paper`}>
      <Way to="/privacy-policy">{shellTexts.privacyPolicy}</Way>
      <Way to="/accessibility">{shellTexts.accessibility}</Way>
    </footer>
  );
}
