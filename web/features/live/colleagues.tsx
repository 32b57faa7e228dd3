import { IconUsers } from "@tabler/icons-react";
import { liveTexts as t } from "#texts/live.ts";
import { useStore } from "#web/kernel/store.ts";
import styles from "./colleagues.module.css";
import { colleagues } from "./watched.ts";

const mostNamed = 3;

/** Who else has the sheet open, shown discreetly; `className` styles its place. */
export function Colleagues({ className }: { className: string | undefined }) {
  const others = useStore(colleagues);
  const names = others.slice(0, mostNamed).map(({ name }) => name);
  const more = others.length - names.length;
  return (
    <div className={`${styles.place} ${className}`}>
      <div role="status" className={styles.here}>
        {names.length > 0 && (
          <>
            <IconUsers size={18} stroke={1.6} aria-hidden />
            {t.colleagues(more > 0 ? [...names, t.andMore(more)] : names)}
          </>
        )}
      </div>
    </div>
  );
}
