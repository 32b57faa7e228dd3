import { useWindowEvent } from "@mantine/hooks";
import type { KeyboardEvent, RefObject } from "react";
import { pageCommandOf, rowsMoved, type PageCommand } from "./model/moves.ts";

/** The fields of the sheet by row and column, and the keys that walk and command them. */
export function useDayKeys(
  table: RefObject<HTMLTableElement | null>,
  isElsewhere: boolean,
  commands: Readonly<Record<PageCommand, () => void>>,
) {
  const goTo = (row: number, column = "entry") => fieldAt(table.current, row, column)?.focus();
  useWindowEvent("keydown", (event) => {
    const isSlash = event.key === "/" && placeOf(event.target)?.column === "entry";
    const command = isSlash ? "find" : pageCommandOf(event);
    if (!command || isElsewhere || event.defaultPrevented) return;
    if (isEditing(command) && isOtherField(event.target)) return;
    event.preventDefault();
    commands[command]();
  });
  const strike = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const rows = rowsMoved(event);
    if (!place || rows === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goTo(place.row + rows, place.column);
  };
  return { goTo, strike };
}

/** The row that the focus is in, or -1. */
export function rowInFocus(): number {
  return placeOf(document.activeElement)?.row ?? -1;
}

/** A search or a date has its own undo. */
function isOtherField(target: unknown): boolean {
  return target instanceof HTMLInputElement && placeOf(target) === null;
}

function isEditing(command: PageCommand): boolean {
  return command === "undo" || command === "redo";
}

function fieldAt(table: HTMLElement | null, row: number, column: string): HTMLInputElement | null {
  return table?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function placeOf(target: unknown): { row: number; column: string } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}
