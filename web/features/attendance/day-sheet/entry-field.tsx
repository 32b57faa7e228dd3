import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { EntryBox } from "../entry/entry-box.tsx";
import { acts } from "../model/acts.ts";
import styles from "./day-sheet.module.css";
import type { DayRow } from "./model/day-rows.ts";
import { pageCommandOf } from "./model/moves.ts";
import { nextTyping } from "./typing.ts";
import type { FieldOfDay } from "./use-day-editor.ts";

type Props = {
  row: DayRow;
  index: number;
  describedBy: string;
  field: FieldOfDay;
};

/** The field of a day, for times and codes alike. Each key press updates the row; what is typed in one go is one undo step. */
export function EntryField({ row, index, describedBy, field }: Props) {
  const { act, entryOf, rangeOf, onRange, onTyping } = field;
  const { person, spot, text: present, content, draft, isWrongEntry } = row;
  const of = useMemo(() => entryOf(spot), [entryOf, spot]);
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const typing = useRef(0);
  const type = (next: string) => {
    setTypedText(next);
    onTyping(person.id);
    act(acts.type(spot, next, typing.current));
  };
  const begin = () => {
    typing.current = nextTyping();
    setTypedText(null);
  };
  const rawText = typedText ?? (content.kind === "refused" ? content.text : null);
  const range = rawText === null ? null : rangeOf(rawText);
  const strike = (event: KeyboardEvent) => {
    if (range && event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      begin();
      return onRange(spot, range);
    }
    const command = pageCommandOf(event);
    if (command === "undo" || command === "redo") begin();
    if (event.key !== "Escape") return undefined;
    begin();
    return act(acts.giveUp(spot));
  };
  return (
    <div className={styles.entryBox}>
      <EntryBox
        of={of}
        range={range}
        text={typedText ?? present}
        isTyped={typedText !== null}
        showsMeaning={
          isFocused &&
          draft?.answer === undefined &&
          (typedText !== null || content.kind === "refused")
        }
        onText={type}
        onStrike={strike}
        onLeave={(whole) => {
          if (typedText !== null && whole !== typedText) type(whole);
          onTyping(null);
          setTypedText(null);
          setFocused(false);
        }}
        input={{
          className: styles.entry,
          "data-row": index,
          "data-column": "entry",
          "data-begun": String(rawText !== null && rawText !== ""),
          readOnly: person.lock !== null,
          "aria-label": t.entryOf(person.name),
          "aria-invalid": isWrongEntry && !isFocused,
          "aria-describedby": describedBy,
          onFocus: (event) => {
            begin();
            setFocused(true);
            event.currentTarget.select();
          },
        }}
      />
    </div>
  );
}
