import { common } from "#texts/common.ts";
import { shellTexts } from "#texts/shell.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./brand.module.css";

/** The product's mark and name, leading home. */
export function Brand() {
  return (
    <PageLink to="/" className={styles.brand} aria-label={shellTexts.home}>
      <img src="/icon.svg" alt="" width={30} height={30} />
      <span>{common.productName}</span>
    </PageLink>
  );
}
