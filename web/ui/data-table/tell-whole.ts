import type { PointerEvent } from "react";

/** Tells a cell whose text is cut in whole, as a hint, once it is pointed at. */
export function tellWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("tbody td, tbody th") : null;
  if (cell && cell.scrollWidth > cell.clientWidth && !cell.title)
    cell.title = cell.textContent.trim();
}
