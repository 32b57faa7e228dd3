import { Button } from "@mantine/core";
import { useState } from "react";
import { noticeTexts as t } from "#texts/app.ts";
import { confirm } from "../kernel/confirm.ts";
import { maintenanceState } from "../kernel/maintenance.ts";
import { useLate, useReached } from "../kernel/reach.ts";
import { useNewerBuild } from "../kernel/release.ts";
import { useStore } from "../kernel/store.ts";
import { somethingUnsaved, storesWork } from "../kernel/unsaved.ts";
import { takeUpdate, useWorkerState } from "../kernel/worker.ts";
import styles from "./app-notices.module.css";

/**
 * The application's own notices, above the page: a device that stores nothing, no network, maintenance, a newer version, a slow server. Only the most
 * serious one, on one line that expands: more would cover the title of the page.
 */
export function AppNotices() {
  const isReached = useReached();
  const isLate = useLate();
  const isMaintained = useStore(maintenanceState)?.active;
  const { needRefresh } = useWorkerState();
  const hasNewer = useNewerBuild() || needRefresh;
  const [putOff, setPutOff] = useState(false);
  const hindrance = isReached ? isMaintained && t.maintenance : t.away;
  const grave = useStore(storesWork) ? hindrance : t.unstored(isReached);
  const isNews = hasNewer && !putOff;
  return (
    <div ref={measure} role="status" aria-label={t.region} className={styles.notices}>
      {grave && <Line text={grave} />}
      {!grave && isNews && (
        <div className={styles.news}>
          {somethingUnsaved() ? <Line text={t.newVersionTyping} /> : t.newVersion}
          <span className={styles.actions}>
            <Button size="compact-sm" onClick={() => void update()}>
              {t.update}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setPutOff(true)}>
              {t.later}
            </Button>
          </span>
        </div>
      )}
      {!grave && !isNews && isLate && <Line text={t.late} passes />}
    </div>
  );
}

function Line({ text, passes }: { text: string; passes?: true }) {
  return (
    <details className={styles.line} data-passing={passes}>
      <summary>{text}</summary>
    </details>
  );
}

/**
 * Sticky elements at the top take the height of these notices into account. The page scrolls by any change of that height, so
 * a notice that comes or goes later moves nothing in it.
 */
function measure(notices: HTMLElement | null) {
  if (!notices) return undefined;
  let height: number | null = null;
  const watcher = new ResizeObserver(() => {
    const before = height;
    height = notices.offsetHeight;
    document.documentElement.style.setProperty("--notices-height", `${height}px`);
    if (before !== null) scrollBy({ top: height - before, behavior: "instant" });
  });
  watcher.observe(notices);
  return () => watcher.disconnect();
}

async function update(): Promise<void> {
  const agreed =
    !somethingUnsaved() ||
    (await confirm({
      title: t.updateTitle,
      text: storesWork.get() ? t.updateText : t.unstored(true),
      action: t.updateAnyway,
      danger: true,
    }));
  if (agreed) await takeUpdate();
}
