import { useEffectEvent, useLayoutEffect } from "react";

/** Takes the page's keys from the moment that it is seen: an effect after the paint would lose what a quick hand presses. */
export function useKeydown(press: (event: KeyboardEvent) => void): void {
  const take = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** What keys do, by the place of each (`KeyJ`), whatever alphabet is set; `mod+KeyS` is Ctrl+S, and ⌘S. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Takes the keys, save what is meant for a field; with `inFields` those too, which a letter alone never is. */
export function useKeys(keys: Keys, { inFields = false } = {}): void {
  useKeydown((event) => {
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (!inFields && isInField(event)) return;
    const act = keys[event.ctrlKey || event.metaKey ? `mod+${event.code}` : event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** True where what is pressed is written into something. */
export function isInField({ target }: KeyboardEvent): boolean {
  const field = "input, textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(field) !== null;
}
