import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Interval } from "#domain/attendance/types.ts";
import { editorTexts, entryRefusalText } from "#texts/attendance.ts";
import { MeantTimes } from "#web/ui/meant-times.tsx";
import type { Content } from "./model/content.ts";
import type { Editing } from "./model/grid-state.ts";
import { onwardOf } from "./model/keys.ts";
import type { Direction } from "./model/moves.ts";
import { suggestionsFor, type CodeTitle } from "./model/suggestions.ts";
import styles from "./month-grid.module.css";

type Props = {
  editing: Editing;
  /** The text of what the cell holds. */
  present: string;
  label: string;
  codes: readonly CodeTitle[];
  read: (text: string) => Content;
  wordsOf: (intervals: readonly Interval[]) => string;
  onEnter: (text: string, onward: Direction | null, everywhere: boolean) => void;
  onClose: () => void;
  onSave: () => void;
};

/** Where a day is typed. What is typed is kept however the editor is left, save by Escape. */
export function CellEditor(props: Props) {
  const { editing, present, codes, read, onEnter, onClose } = props;
  const [text, setText] = useState(editing.from === "typed" ? editing.text : present);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const hintId = useId();
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(text.length, text.length);
    // The caret goes to the end once, when the typing begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const suggestions = suggestionsFor(text, codes);
  const content = read(text);
  const meant = content.kind === "refused" ? content.meant : null;
  const finish = (onward: Direction | null, everywhere = false) => {
    if (isDone.current) return;
    isDone.current = true;
    onEnter(completed(text, read, suggestions), onward, everywhere);
  };
  const strike = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const onward = onwardOf(event, editing.from);
    const isControl = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") {
      isDone.current = true;
      onClose();
    } else if (meant !== null && event.key === "Enter") setText(meant);
    else if (isControl && event.key === "Enter") finish(null, true);
    else if (onward) finish(onward);
    else if (isControl && event.code === "KeyS") {
      finish(null);
      props.onSave();
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        className={styles.editor}
        style={{ width: `${Math.max(5, text.length + 2)}ch` }}
        value={text}
        maxLength={200}
        aria-label={props.label}
        aria-describedby={hintId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={strike}
        onBlur={() => finish(null)}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      <span id={hintId} ref={placeHint} role="status" className={styles.hint}>
        <Hint
          text={text}
          content={content}
          suggestions={suggestions}
          wordsOf={props.wordsOf}
          onMeant={setText}
        />
      </span>
    </>
  );
}

/** The hint stands below the cell and to its right, above or to the left where the grid ends there. */
function placeHint(hint: HTMLElement | null): void {
  const grid = hint?.closest('[role="grid"]')?.getBoundingClientRect();
  const cell = hint?.parentElement?.getBoundingClientRect();
  if (!hint || !grid || !cell) return;
  hint.dataset["above"] = String(cell.bottom - grid.top > grid.height * 0.6);
  hint.dataset["leftward"] = String(cell.left - grid.left > grid.width * 0.7);
}

/** Where the last word is no code but the beginning of a single one, that code is meant. */
function completed(
  text: string,
  read: (text: string) => Content,
  suggestions: readonly CodeTitle[],
): string {
  const content = read(text);
  const only = suggestions.length === 1 ? suggestions[0] : undefined;
  if (!only || content.kind !== "refused" || content.refusal !== "unreadable-cell") return text;
  return text.trimEnd().replace(/[^\s+]+$/, only.code);
}

function Hint(props: {
  text: string;
  content: Content;
  suggestions: readonly CodeTitle[];
  wordsOf: (intervals: readonly Interval[]) => string;
  onMeant: (times: string) => void;
}) {
  const { text, content, suggestions } = props;
  if (text.trim() === "") return <span>{editorTexts.empty}</span>;
  if (suggestions.length > 0) {
    return suggestions.map(({ code, title }) => (
      <span key={code} className={styles.suggestion}>
        <b>{code}</b> {title}
      </span>
    ));
  }
  return content.kind === "refused" ? (
    <>
      <span className={styles.hintBad}>{entryRefusalText(content)}</span>
      <MeantTimes meant={content.meant} byKey onAccept={props.onMeant} />
    </>
  ) : (
    <span>{props.wordsOf(content.intervals)}</span>
  );
}
