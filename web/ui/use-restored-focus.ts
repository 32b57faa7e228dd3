import { useLayoutEffect, useRef } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";

/** Keeps the focus near a button that is removed while its act runs. */
export function useRestoredFocus(): (pressed: HTMLElement) => void {
  const pressedElement = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => () => {
      if (!pressedElement.current) return;
      const place = pressedElement.current.closest<HTMLElement>('[role="dialog"]');
      queueMicrotask(() => {
        // A dialog that closes returns the focus itself; one that stays takes it.
        if (!place) focusNear();
        else if (document.activeElement === document.body && place.isConnected) place.focus();
      });
    },
    [],
  );
  return (pressed) => {
    pressedElement.current = pressed;
    rememberPlace(pressed);
  };
}
