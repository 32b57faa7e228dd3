import { useLayoutEffect, useRef } from "react";

/** The open dialogs, the last one on top. */
const open: { close: () => void }[] = [];

/**
 * Escape closes only the dialog on top: if each heard it, one press would answer a question and ask it again, or close the
 * dialog beneath too.
 */
export function useEscape(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const own = { close: () => close.current() };
    open.push(own);
    if (open.length === 1) window.addEventListener("keydown", hear, true);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) window.removeEventListener("keydown", hear, true);
    };
  }, [opened]);
}

function hear({ key, isComposing, repeat, target }: KeyboardEvent): void {
  // A key held a little long would open the question of unsaved changes and answer it, as if nothing were heard.
  if (key !== "Escape" || isComposing || repeat) return;
  // Mantine marks elements that handle the key themselves: a list that is open in the dialog.
  const isHeardWithin =
    target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
  if (!isHeardWithin) open.at(-1)?.close();
}
