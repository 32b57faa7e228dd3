import { acts, type Act } from "../../model/acts.ts";
import type { Editing } from "../../model/editor-state.ts";
import type { KeyPress } from "../../model/keys.ts";
import type { Direction } from "../../model/moves.ts";

/** The command of a key on the grid: an act, or something for the page around it. */
type Command = { act: Act } | { ask: "save" | "open-day" | "next-doubt" | "last-doubt" };

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The command of a key pressed on the grid while no cell is being edited; null for keys that the grid does not handle. */
export function commandOf(press: KeyPress, pageRows: number): Command | null {
  const { key, shiftKey: extend } = press;
  const isControl = press.ctrlKey || press.metaKey;
  const direction = directions[key];
  if (press.altKey && key === "ArrowDown") return { act: acts.open({ from: "list" }) };
  if (press.altKey && press.code === "KeyP") return { act: acts.fillPlanned() };
  if (press.altKey) return key === "Enter" ? { ask: "open-day" } : null;
  if (direction) return { act: acts.move({ by: isControl ? "edge" : "cell", direction }, extend) };
  if (key === "Home" || key === "End") {
    const which = key === "Home" ? "first" : "last";
    return { act: acts.move({ by: "end", which, corner: isControl }, extend) };
  }
  if (isControl) return withControl(press);
  if (key === "PageUp" || key === "PageDown") {
    const upOrDown = key === "PageUp" ? "up" : "down";
    return { act: acts.move({ by: "page", direction: upOrDown, rows: pageRows }, extend) };
  }
  if (key === "Enter") return { act: acts.advance(extend ? "up" : "down") };
  if (key === "F8") return { ask: extend ? "last-doubt" : "next-doubt" };
  if (key === "F2") return { act: acts.open({ from: "present" }) };
  if (key === "Delete" || key === "Backspace") return { act: acts.clear() };
  return isTyped(key) ? { act: acts.open({ from: "typed", text: key }) } : null;
}

/** The direction to move after a key that ends the editing of a cell; null while editing continues. */
export function onwardOf(press: KeyPress, from: Editing["from"]): Direction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === "Enter") return press.shiftKey ? "up" : "down";
  if (press.key === "Tab") return press.shiftKey ? "left" : "right";
  return from === "typed" && !press.shiftKey ? (directions[press.key] ?? null) : null;
}

function withControl({ code, shiftKey }: KeyPress): Command | null {
  switch (code) {
    case "KeyA":
      return { act: acts.selectAll() };
    case "Space":
      return { act: acts.selectColumn() };
    case "KeyD":
      return { act: acts.fill("down") };
    case "KeyR":
      return { act: acts.fill("right") };
    case "KeyZ":
      return { act: shiftKey ? acts.redo() : acts.undo() };
    case "KeyY":
      return { act: acts.redo() };
    case "KeyS":
      return { ask: "save" };
    default:
      return null;
  }
}

function isTyped(key: string): boolean {
  return key.length === 1 && key !== " ";
}
