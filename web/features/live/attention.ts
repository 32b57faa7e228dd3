import { storeOf } from "#web/kernel/store.ts";

/** After this long without input a page stops listening: what it would fetch would keep an idle session alive. */
const patienceMs = 5 * 60_000;
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "focus"] as const;

/** True while the page is visible and was used recently. */
export const attention = storeOf(document.visibilityState === "visible");

let timer: ReturnType<typeof setTimeout> | undefined;
let touchedAt = 0;

function attend(): void {
  const isSeen = document.visibilityState === "visible";
  // Pointer moves fire a hundred times a second.
  if (isSeen && attention.get() && performance.now() - touchedAt < 1000) return;
  touchedAt = performance.now();
  clearTimeout(timer);
  attention.set(isSeen);
  if (isSeen) timer = setTimeout(() => attention.set(false), patienceMs);
}

/** Tracks whether anyone is looking at the page; returns what stops it. */
export function watchAttention(): () => void {
  attend();
  for (const touch of touches) addEventListener(touch, attend, { passive: true });
  document.addEventListener("visibilitychange", attend);
  return () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, attend);
    document.removeEventListener("visibilitychange", attend);
  };
}
