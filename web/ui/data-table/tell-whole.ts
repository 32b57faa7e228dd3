import type { PointerEvent } from "react";

/** Adds a tooltip with the full text of a cell on hover: its text may be cut off, its note hidden. */
export function tellWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("tbody td, tbody th") : null;
  if (!cell || cell.title !== "") return;
  const isCut = [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut || cell.querySelector("[data-note]")) cell.title = cell.textContent.trim();
}
