import { useLayoutEffect, useRef } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";

/**
 * Keeps the focus of a button that is disabled, or removed, while its act runs: the focus returns to it once it is enabled, or
 * goes near where it was.
 */
export function useHeldFocus(isOff: boolean): (pressed: HTMLElement) => void {
  const pressedElement = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isOff && document.activeElement === document.body) pressedElement.current?.focus();
  }, [isOff]);
  useLayoutEffect(
    () => () => {
      if (pressedElement.current) queueMicrotask(focusNear);
    },
    [],
  );
  return (pressed) => {
    // A dialog that closes returns the focus itself.
    if (pressed.closest('[role="dialog"]')) return;
    pressedElement.current = pressed;
    rememberPlace(pressed);
  };
}
