import { useLayoutEffect, useRef } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";

/**
 * What was pressed may be off until its answer comes, and gone with it, and would lose the focus: it has it again once it is on,
 * else what is near to where it was.
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
    // A dialog that closes gives the focus back itself.
    if (pressed.closest('[role="dialog"]')) return;
    pressedElement.current = pressed;
    rememberPlace(pressed);
  };
}
