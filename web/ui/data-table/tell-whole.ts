import type { PointerEvent } from "react";

/** Tells a cell in whole, as a hint, once it is pointed at: its text may be cut, its note not shown. */
export function tellWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("tbody td, tbody th") : null;
  if (!cell || cell.title !== "") return;
  const isCut = [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut || cell.querySelector("[data-note]")) cell.title = cell.textContent.trim();
}
