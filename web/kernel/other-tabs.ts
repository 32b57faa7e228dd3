import { currentSession } from "./session.ts";
import { somethingUnsaved } from "./unsaved.ts";

/** Tabs answer within a few milliseconds; one that the browser has put to sleep answers nothing. */
const patienceMs = 250;
let tabs: BroadcastChannel | null = null;

/** Tells other tabs that ask whether something is typed in this one that the end of the session would take. */
export function answerOtherTabs(): void {
  tabs = new BroadcastChannel("paron.unsaved");
  tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "asks" && currentSession() !== null && somethingUnsaved()) tell("holds");
  });
}

/** Whether another tab holds something typed. */
export function isTypedElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<unknown>) => data === "holds" && end(true);
    const end = (isTyped: boolean) => {
      tabs?.removeEventListener("message", hear);
      resolve(isTyped);
    };
    tabs?.addEventListener("message", hear);
    tell("asks");
    setTimeout(end, patienceMs, false);
  });
}

function tell(message: "asks" | "holds"): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  tabs?.postMessage(message);
}
