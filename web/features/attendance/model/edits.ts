import { isWholeDay } from "#domain/attendance/intervals.ts";
import { emptyContent, isEmptyContent, type Content } from "./content.ts";
import { isSameDayContent, type DayContent, type Spot } from "./drafts.ts";
import { contentAt, contentOfDay, spotAt, type EditorState } from "./editor-state.ts";
import type { CellChange } from "./journal.ts";
import { areaOf, placesOf, sizeOf, type Area, type Place, type Selection } from "./place.ts";
import type { SheetRules } from "./rules.ts";
import { stepped } from "./steps.ts";
import type { Block } from "./tsv.ts";

/** A content to be entered into a cell. */
export type Proposal = readonly [Spot, Content];

/** Enters the typed text into the active cell or, with `everywhere`, into each cell of the selection. */
export function entered(
  state: EditorState,
  rules: SheetRules,
  text: string,
  everywhere: boolean,
): EditorState {
  const closed = { ...state, editing: null };
  if (everywhere) {
    const proposals = selectedSpots(state).map((spot): Proposal => [spot, rules.read(spot, text)]);
    return bulkChanged(closed, rules, proposals);
  }
  const spot = spotAt(state, state.selection.active);
  if (!spot) return closed;
  const lock = rules.lockAt(spot);
  if (lock) return { ...closed, notice: { kind: "locked", lock } };
  const proposal: Proposal = [spot, rules.read(spot, text)];
  return setContents({ ...closed, notice: null }, rules, reworded(state, rules, [proposal]));
}

/** Clears every selected cell. */
export function cleared(state: EditorState, rules: SheetRules): EditorState {
  return bulkChanged(
    state,
    rules,
    selectedSpots(state).map((spot): Proposal => [spot, emptyContent]),
  );
}

/** Enters what is planned into each empty cell of the selection. */
export function filledAsPlanned(state: EditorState, rules: SheetRules): EditorState {
  const proposals = selectedSpots(state).flatMap((spot): Proposal[] => {
    const planned = isEmptyContent(contentAt(state, rules, spot)) ? rules.plannedAt(spot) : null;
    return planned ? [[spot, planned]] : [];
  });
  return bulkChanged(state, rules, proposals);
}

/**
 * Copies the first row (`down`) or column (`right`) of the selection into the rest of it; a selection of one row or
 * column takes the one before it.
 */
export function filled(
  state: EditorState,
  rules: SheetRules,
  direction: "down" | "right",
): EditorState {
  const area = areaOf(state.selection);
  const size = sizeOf(area);
  if (direction === "down") {
    const source = { ...area, top: size.rows === 1 ? area.top - 1 : area.top };
    return source.top < 0 ? state : fillArea(state, rules, { ...source, bottom: source.top }, area);
  }
  const source = { ...area, left: size.columns === 1 ? area.left - 1 : area.left };
  return source.left < 0 ? state : fillArea(state, rules, { ...source, right: source.left }, area);
}

/** Extends the selection to a larger area with the fill handle, and selects that area; the pattern repeats. */
export function extended(state: EditorState, rules: SheetRules, target: Area): EditorState {
  const source = areaOf(state.selection);
  const selection: Selection = {
    anchor: { row: target.top, column: target.left },
    head: { row: target.bottom, column: target.right },
    active: state.selection.active,
  };
  return { ...fillArea(state, rules, source, target), selection };
}

/**
 * Pastes a block: repeated if the selection is a whole multiple of it, else once from the selection's first cell, as
 * far as the grid reaches. The pasted cells are selected.
 */
export function pasted(state: EditorState, rules: SheetRules, block: Block): EditorState {
  const rows = block.length;
  const columns = block[0]?.length ?? 0;
  if (rows === 0 || columns === 0) return state;
  const area = areaOf(state.selection);
  const size = sizeOf(area);
  const fits = size.rows % rows === 0 && size.columns % columns === 0;
  const target = {
    ...area,
    bottom: Math.min(fits ? area.bottom : area.top + rows - 1, state.order.length - 1),
    right: Math.min(fits ? area.right : area.left + columns - 1, state.days + state.totals - 1),
  };
  const isBeyond = (row: number, column: number) =>
    target.top + row > target.bottom || target.left + column >= state.days;
  const textAt = ({ row, column }: Place) =>
    block[(row - target.top) % rows]?.[(column - target.left) % columns] ?? "";
  const proposals = [...placesOf(target)].flatMap((place): Proposal[] => {
    const spot = spotAt(state, place);
    return spot ? [[spot, rules.read(spot, textAt(place))]] : [];
  });
  const selection: Selection = {
    anchor: { row: target.top, column: target.left },
    head: { row: target.bottom, column: target.right },
    active: { row: target.top, column: target.left },
  };
  const beyond = block.flatMap((texts, row) =>
    texts.filter((text, column) => text !== "" && isBeyond(row, column)),
  ).length;
  return { ...bulkChanged(state, rules, proposals, beyond), selection };
}

/** Enters contents into cells as one step that can be undone; their notes stay. */
export function setContents(
  state: EditorState,
  rules: SheetRules,
  proposals: readonly Proposal[],
): EditorState {
  return setDays(
    state,
    rules,
    proposals.map(([spot, content]) => [spot, { ...contentOfDay(state, rules, spot), content }]),
  );
}

/** Sets days, including their notes, as one step; `typing` is the number of a run of typing in one field. */
export function setDays(
  state: EditorState,
  rules: SheetRules,
  days: readonly (readonly [Spot, DayContent])[],
  typing?: number,
): EditorState {
  const changes: CellChange[] = [];
  for (const [spot, after] of days) {
    const before = contentOfDay(state, rules, spot);
    if (!isSameDayContent(before, after)) changes.push({ ...spot, before, after });
  }
  if (changes.length === 0) return state;
  return stepped(state, rules, changes, typing);
}

/** A bulk change skips locked cells, and days off where the content is a whole planned day. */
function bulkChanged(
  state: EditorState,
  rules: SheetRules,
  proposals: readonly Proposal[],
  beyond = 0,
): EditorState {
  let locked = 0;
  let off = 0;
  const allowed = proposals.filter(([spot, content]) => {
    if (rules.lockAt(spot)) locked += 1;
    else if (asksForDuty(content) && rules.isOff(spot)) off += 1;
    else return true;
    return false;
  });
  const changes = reworded(state, rules, allowed);
  const next = setContents(state, rules, changes);
  return { ...next, notice: { kind: "bulk", changed: changes.length, locked, off, beyond } };
}

/** Proposals with a different text than the cell: entering the same text again would only lose the source of a time. */
function reworded(
  state: EditorState,
  rules: SheetRules,
  proposals: readonly Proposal[],
): Proposal[] {
  return proposals.filter(([spot, content]) => {
    const present = contentAt(state, rules, spot);
    return rules.textOf(spot, present) !== rules.textOf(spot, content);
  });
}

function asksForDuty(content: Content): boolean {
  if (content.kind === "refused") return content.refusal === "nothing-planned";
  return content.intervals.some(isWholeDay);
}

function fillArea(state: EditorState, rules: SheetRules, source: Area, target: Area): EditorState {
  const { rows, columns } = sizeOf(source);
  const proposals: Proposal[] = [];
  for (const place of placesOf(target)) {
    if (isInside(source, place)) continue;
    const from = {
      row: source.top + modulo(place.row - source.top, rows),
      column: source.left + modulo(place.column - source.left, columns),
    };
    const spot = spotAt(state, place);
    const origin = spotAt(state, from);
    if (!spot || !origin) continue;
    const text = rules.textOf(origin, contentAt(state, rules, origin));
    proposals.push([spot, rules.read(spot, text)]);
  }
  return bulkChanged(state, rules, proposals);
}

function selectedSpots(state: EditorState): Spot[] {
  return [...placesOf(areaOf(state.selection))].flatMap((place) => spotAt(state, place) ?? []);
}

function isInside(area: Area, { row, column }: Place): boolean {
  return row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
