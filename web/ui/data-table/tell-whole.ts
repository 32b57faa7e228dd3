import type { PointerEvent } from "react";

/** Tells a cell in whole, as a hint, once it is pointed at: its text may be cut, its note not shown. */
export function tellWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("tbody td, tbody th") : null;
  if (!cell || cell.title !== "") return;
  const isCut = cell.scrollWidth > cell.clientWidth || cell.querySelector("[data-note]") !== null;
  if (isCut) cell.title = cell.textContent.trim();
}
