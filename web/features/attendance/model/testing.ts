import type { Interval } from "#domain/attendance/types.ts";
import { contentOf, emptyContent, type Content, type EntryRefusal } from "./content.ts";
import type { Spot, StoredDay } from "./drafts.ts";
import { contentAt, initialState, spotAt, type EditorState } from "./editor-state.ts";
import { acts, type Act } from "./acts.ts";
import type { SheetRules } from "./rules.ts";

/** A small sheet for tests: codes are `w` for work, `a` for an absence; anything else is refused. */
export function sheetForTests(
  stored: Record<string, string> = {},
  locked: readonly string[] = [],
  off: readonly number[] = [],
): SheetRules {
  const isOff = ({ day }: Spot) => off.includes(day);
  const read = (spot: Spot, text: string): Content => {
    if (text === "") return emptyContent;
    if (text === "w" && isOff(spot)) return refusedContent(text, "nothing-planned");
    const intervals = intervalsOf(text);
    return intervals ? contentOf(intervals) : refusedContent(text, "unreadable-cell");
  };
  return {
    isOff,
    read,
    plannedAt: (spot) => (isOff(spot) ? null : read(spot, "w")),
    storedAt: (spot): StoredDay => {
      const text = stored[nameOf(spot)];
      const version = text === undefined ? 0 : 1;
      return { content: contentOf(intervalsOf(text ?? "") ?? []), version, hasNote: false };
    },
    lockAt: (spot) => (locked.includes(nameOf(spot)) ? "day-locked" : null),
    textOf: (_, content) => textOf(content),
  };
}

/** A grid of the contracts a, b, c… with some days and one column of totals. */
export function gridForTests(rows: number, days: number): EditorState {
  const order = Array.from({ length: rows }, (_, index) => String.fromCodePoint(97 + index));
  return initialState({ order, days, totals: 1 });
}

export function applyActs(state: EditorState, rules: SheetRules, ...done: Act[]): EditorState {
  return done.reduce((at, act) => act(at, rules), state);
}

/** The contents as text, row by row, a dot for an empty cell and `!` before a refused text. */
export function picture(state: EditorState, rules: SheetRules): string[] {
  return state.order.map((_, row) =>
    Array.from({ length: state.days }, (__, column) => {
      const content = contentAt(state, rules, spotAt(state, { row, column }));
      return content.kind === "refused" ? `!${content.text}` : textOf(content) || ".";
    }).join(""),
  );
}

export function pointAt(row: number, column: number, extend = false): Act {
  return acts.point({ row, column }, extend);
}

/** A text typed, then Enter. */
export function typeText(text: string): Act {
  return acts.enter(text, "down");
}

function refusedContent(text: string, refusal: EntryRefusal): Content {
  return { kind: "refused", text, refusal, word: null, meant: null };
}

function nameOf({ contractId, day }: Spot): string {
  return `${contractId}${day}`;
}

function intervalsOf(text: string): Interval[] | null {
  const whole = { from: null, to: null, mark: "typed" } as const;
  if (text === "") return [];
  if (text === "w") return [{ kind: "work", ...whole }];
  return text === "a" ? [{ kind: "absence", reason: "A", ...whole }] : null;
}

function textOf(content: Content): string {
  if (content.kind === "refused") return content.text;
  const kind = content.intervals[0]?.kind;
  return kind === undefined ? "" : kind === "work" ? "w" : "a";
}
