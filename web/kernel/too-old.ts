import { lookForNewerBuild } from "./release.ts";
import { reloadOnce } from "./reload-once.ts";
import { somethingUnsaved } from "./unsaved.ts";

/**
 * The server no longer serves this version: the page is loaded anew, at most once in ten seconds; where something typed
 * would be lost, the newer version is offered instead and the call's own message says why it failed.
 */
export function tellTooOld(): void {
  if (!somethingUnsaved() && reloadOnce()) return;
  void lookForNewerBuild(true);
}
