import { useLayoutEffect, useRef } from "react";

/** The dialogs that are open, the last of them on top. */
const open: { close: () => void }[] = [];

/**
 * Escape closes the dialog on top and no other: were it heard by each, a question would be answered and asked anew in one press,
 * or what it stands over would close with it.
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

function hear({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== "Escape" || isComposing) return;
  // What Mantine marks so hears the key for itself: a list that is open in the dialog.
  const isHeardWithin =
    target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
  if (!isHeardWithin) open.at(-1)?.close();
}
