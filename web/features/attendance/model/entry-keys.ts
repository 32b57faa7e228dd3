import type { KeyPress } from "./keys.ts";

/** The state of the list below a field when a key is pressed; `active` is -1 if no option is active. */
export type OptionsState = {
  count: number;
  active: number;
  /** Whether the user opened it, or moved into it with an arrow key. */
  isEntered: boolean;
  /** Whether times are suggested in place of those typed. */
  hasMeant: boolean;
};

/** What a key pressed in the field does to its list. */
type ListAct =
  /** `text`: no option is active any more, the keys go to the text. */
  { does: "open-all" | "close" | "take" | "take-meant" | "text" } | { does: "go"; to: number };

/** Keys that move the caret. */
const inText: ReadonlySet<string> = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/** As in the combobox of ARIA 1.2; null if the list does not handle the key. */
export function listActOf(press: KeyPress, list: OptionsState): ListAct | null {
  const { key } = press;
  if (press.altKey && key === "ArrowDown") return { does: "open-all" };
  if (press.altKey && key === "ArrowUp") return list.count > 0 ? { does: "close" } : null;
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  if (list.count > 0 && key === "ArrowDown")
    return { does: "go", to: (list.active + 1) % list.count };
  if (list.count > 0 && key === "ArrowUp") {
    return { does: "go", to: (Math.max(list.active, 0) - 1 + list.count) % list.count };
  }
  if (key === "Escape") return list.count > 0 ? { does: "close" } : null;
  if (inText.has(key)) return list.isEntered && list.active >= 0 ? { does: "text" } : null;
  if (key !== "Enter" && key !== "Tab") return null;
  if (list.active >= 0 && !press.shiftKey) return { does: "take" };
  return list.hasMeant && key === "Enter" ? { does: "take-meant" } : null;
}
