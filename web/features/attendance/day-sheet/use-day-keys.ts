import { useWindowEvent } from "@mantine/hooks";
import type { KeyboardEvent, RefObject } from "react";
import { pageCommandOf, rowsMoved, type PageCommand } from "./model/moves.ts";

/** The fields of the sheet by row and column, and the keys for navigation and commands. */
export function useDayKeys(
  sheet: RefObject<HTMLElement | null>,
  isElsewhere: boolean,
  commands: Readonly<Record<PageCommand, () => void>>,
) {
  const goTo = (row: number, column = "entry") => fieldAt(sheet.current, row, column)?.focus();
  useWindowEvent("keydown", (event) => {
    const command = isSlashToFind(event) ? "find" : pageCommandOf(event);
    if (!command || isElsewhere || event.defaultPrevented) return;
    const { target } = event;
    if (isOtherField(target) && (isEditing(command) || !sheet.current?.contains(target))) return;
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

/** The index of the focused row, or -1. */
export function rowInFocus(): number {
  return placeOf(document.activeElement)?.row ?? -1;
}

/** In a text already begun, a slash belongs to a date, such as the last day of a leave. */
function isSlashToFind({ key, target }: globalThis.KeyboardEvent): boolean {
  const isUntouched = target instanceof HTMLInputElement && target.dataset["begun"] !== "true";
  return key === "/" && isUntouched && placeOf(target)?.column === "entry";
}

/** A search or a date field has its own undo; a field below the sheet, such as an answer, is unrelated to it. */
function isOtherField(target: unknown): target is HTMLElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && placeOf(target) === null;
}

function isEditing(command: PageCommand): boolean {
  return command === "undo" || command === "redo";
}

function fieldAt(sheet: HTMLElement | null, row: number, column: string): HTMLInputElement | null {
  return sheet?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function placeOf(target: unknown): { row: number; column: string } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}
