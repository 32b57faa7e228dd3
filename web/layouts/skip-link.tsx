import { shellTexts } from "#texts/shell.ts";
import styles from "./skip-link.module.css";

/** The first Tab stop: skips the header and the menu, into the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={`${styles.skip} not-on-paper`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("content")?.focus();
      }}
    >
      {shellTexts.skipToContent}
    </a>
  );
}
