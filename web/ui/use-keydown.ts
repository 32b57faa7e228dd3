import { useEffectEvent, useLayoutEffect } from "react";

/** Listens to keys from the moment the page is visible: an effect after the paint would miss keys pressed quickly. */
export function useKeydown(press: (event: KeyboardEvent) => void): void {
  const take = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Actions by physical key (`KeyJ`), whatever the keyboard layout; `mod+KeyS` is Ctrl+S, and ⌘S. */
type Keys = Readonly<Record<string, () => unknown>>;

/** Handles the keys, except while typing in a field; with `inFields` also there, which must not be used for a single letter. */
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

/** True if the key is typed into a field. */
export function isInField({ target }: KeyboardEvent): boolean {
  const field = "input, textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(field) !== null;
}
