import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { EntryBox, type EntryOf } from "../entry/entry-box.tsx";
import type { Editing } from "../model/editor-state.ts";
import type { Direction } from "../model/moves.ts";
import type { DayRange } from "../model/range.ts";
import { onwardOf } from "./model/grid-keys.ts";
import styles from "./month-grid.module.css";

type Props = {
  editing: Editing;
  /** The text of the cell's content. */
  present: string;
  label: string;
  of: EntryOf;
  /** The range that the text means; null if it is not a range. */
  rangeOf: (text: string) => DayRange | null;
  onRange: (range: DayRange) => void;
  onEnter: (text: string, onward: Direction | null, everywhere: boolean) => void;
  /** Called with every letter. */
  onTyping: (text: string) => void;
  onClose: () => void;
  onSave: () => void;
  onDoubt: (step: 1 | -1) => void;
};

/** The editor of a cell. What is typed is kept however the editor is left, except by Escape. */
export function CellEditor(props: Props) {
  const { editing, present, onTyping, onEnter, onClose } = props;
  const [text, setText] = useState(editing.from === "typed" ? editing.text : present);
  const [isTyped, setTyped] = useState(editing.from === "typed");
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(text.length, text.length);
    if (isTyped) onTyping(text);
    // The caret moves to the end once, when the typing begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const finish = (whole: string, onward: Direction | null, everywhere = false) => {
    if (isDone.current) return;
    isDone.current = true;
    onEnter(whole, onward, everywhere);
  };
  const strike = (event: KeyboardEvent, whole: string) => {
    event.stopPropagation();
    const onward = onwardOf(event, editing.from);
    const isControl = event.ctrlKey || event.metaKey;
    const range = event.key === "Enter" && !isControl ? props.rangeOf(whole) : null;
    if (range) {
      isDone.current = true;
      props.onRange(range);
    } else if (event.key === "Escape") {
      isDone.current = true;
      onClose();
    } else if (isControl && event.key === "Enter") finish(whole, null, true);
    else if (onward) finish(whole, onward);
    else if (isControl && event.code === "KeyS") {
      finish(whole, null);
      props.onSave();
    } else if (event.key === "F8") {
      finish(whole, null);
      props.onDoubt(event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  return (
    <EntryBox
      of={props.of}
      range={props.rangeOf(text)}
      text={text}
      isTyped={isTyped}
      showsMeaning
      opensWhole={editing.from === "list"}
      onText={(next) => {
        setText(next);
        setTyped(true);
        props.onTyping(next);
      }}
      onStrike={strike}
      onTaken={(whole) => finish(whole, null)}
      onLeave={(whole) => finish(whole, null)}
      field={input}
      input={{
        className: styles.editor,
        style: { width: `${Math.max(5, text.length + 2)}ch` },
        "aria-label": props.label,
        onPointerDown: (event) => event.stopPropagation(),
        onDoubleClick: (event) => event.stopPropagation(),
      }}
    />
  );
}
