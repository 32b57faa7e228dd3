import "./theme/layers.css";
import "./theme/kit.css";
import "./theme/fonts.css";
import "./theme/global.css";
import { noticeTexts } from "#texts/app.ts";
import { keepInstallOffer } from "./kernel/install-prompt.ts";
import { watchMaintenance } from "./kernel/maintenance.ts";
import { waits, watchReach, whenQuiet } from "./kernel/reach.ts";
import { watchReleases } from "./kernel/release.ts";
import { reloadOnLostChunk } from "./kernel/reload-once.ts";
import { adoptSession, currentSession, followOtherTabs } from "./kernel/session.ts";
import { toast } from "./kernel/toasts.ts";
import { enforceTrustedTypes, shareNonce } from "./kernel/trusted-types.ts";
import { registerWorker, watchTakeover } from "./kernel/worker.ts";
import { openSignIn } from "./sign-in.tsx";
import { holdFocus } from "./ui/hold-focus.ts";

enforceTrustedTypes();
shareNonce();
reloadOnLostChunk();
keepInstallOffer();
watchReach();
watchReleases();
watchMaintenance();
adoptSession();
followOtherTabs();
watchTakeover();
holdFocus();
void start();

/** The sign-in page needs little of the application, and nearly all of that is shared by every page: it loads nothing else. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  if (location.pathname === "/login" && currentSession() === null) openSignIn(root);
  else await (await import("./app.tsx").finally(waits())).openApp(root);
  // The files that the application caches for offline use are fetched only once the page itself has what it needs.
  whenQuiet(() => void registerWorker(() => toast.info(noticeTexts.offlineReady)));
}
