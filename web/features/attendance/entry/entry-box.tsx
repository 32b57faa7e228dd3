import {
  useId,
  useLayoutEffect,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from "react";
import type { Interval } from "#domain/attendance/types.ts";
import { editorTexts } from "#texts/attendance.ts";
import { entryTexts } from "#texts/entry.ts";
import { entryRefusalText } from "#texts/entry-refusals.ts";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import type { Content } from "../model/content.ts";
import { mayGoOn, type CodeTitle } from "../model/suggestions.ts";
import { EntryOptions } from "./entry-options.tsx";
import styles from "./entry.module.css";
import { useEntryList } from "./use-entry-list.ts";
import type { DayRange } from "../model/range.ts";
import { formatDay } from "#web/ui/formats.ts";

/** What an entry field needs to know about its day. */
export type EntryOf = {
  codes: readonly CodeTitle[];
  read: (text: string) => Content;
  wordsOf: (intervals: readonly Interval[]) => string;
  leftOf: (code: string) => number | null;
};

type Props = {
  of: EntryOf;
  text: string;
  /** Whether something was typed since the field got the focus. */
  isTyped: boolean;
  /** Whether the meaning of the text is shown below the field. */
  showsMeaning: boolean;
  /** The range that a text for many days means: its last day is shown in place of why the text is not a day. */
  range: DayRange | null;
  /** All codes are listed from the start. */
  opensWhole?: boolean;
  onText: (text: string) => void;
  /** A key that the list does not handle, or that ends the typing: `text` is then complete. */
  onStrike: (event: KeyboardEvent, text: string) => void;
  /** The field loses focus; `text` is complete. */
  onLeave: (text: string) => void;
  /** A code was picked from the list by pointer. */
  onTaken?: (text: string) => void;
  field?: Ref<HTMLInputElement>;
  input: InputHTMLAttributes<HTMLInputElement> & Record<`data-${string}`, string | number>;
};

/** The entry field of a day, for codes and times alike: on the day's sheet, in the grid and on a phone. */
export function EntryBox(props: Props) {
  const { of, text, isTyped, showsMeaning, onText, onStrike, onTaken, field, input } = props;
  const { range, opensWhole = false } = props;
  const hintId = useId();
  const content = of.read(text);
  const list = useEntryList({ text, content, codes: of.codes, isTyped, opensWhole, onText });
  const isOpen = list.options.length > 0;
  // An incomplete word is not an error yet: it is judged once nothing could follow, or when the field is left.
  const isMeaningShown = showsMeaning && !(isTyped && mayGoOn(content, of.codes));
  const isShown = isOpen || isMeaningShown;
  const popup = useRef<HTMLDivElement>(null);
  // A sheet has a field for each of its people: positioning reads the layout, so only visible popups do it.
  useLayoutEffect(() => {
    if (isShown && popup.current) place(popup.current);
  }, [isShown]);
  const strike = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const done = list.strike(event);
    if (done === "kept") {
      event.preventDefault();
      event.stopPropagation();
    } else onStrike(event, done?.text ?? text);
  };
  return (
    <>
      <input
        {...input}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={list.id}
        aria-activedescendant={list.active >= 0 ? list.idOf(list.active) : undefined}
        aria-describedby={[hintId, input["aria-describedby"]].filter(Boolean).join(" ")}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={strike}
        onBlur={() => props.onLeave(list.completed())}
      />
      <div className={styles.popup} ref={popup} hidden={!isShown}>
        {isOpen && (
          <EntryOptions
            list={list}
            leftOf={of.leftOf}
            onTake={(code) => {
              const taken = list.take(code);
              onTaken?.(taken);
            }}
          />
        )}
        <div id={hintId} role="status" className={isOpen ? "visually-hidden" : styles.hint}>
          {isMeaningShown &&
            (range ? (
              entryTexts.until(formatDay(range.until))
            ) : (
              <Hint text={text} content={content} of={of} onMeant={onText} />
            ))}
        </div>
      </div>
    </>
  );
}

type HintProps = { text: string; content: Content; of: EntryOf; onMeant: (text: string) => void };

function Hint({ text, content, of, onMeant }: HintProps) {
  if (text.trim() === "") return editorTexts.empty;
  if (content.kind === "intervals") return of.wordsOf(content.intervals);
  return (
    <>
      <span className={styles.bad}>{entryRefusalText(content)}</span>
      <SuggestedTimes meant={content.meant} byKey onAccept={onMeant} />
    </>
  );
}

/** The popup is below its field and extends to the right; above or to the left where there is no room. */
function place(popup: HTMLElement): void {
  const field = popup.parentElement?.getBoundingClientRect();
  const room = popup.closest('[role="grid"]')?.getBoundingClientRect();
  if (!field) return;
  const bottom = room?.bottom ?? window.innerHeight - 60;
  const top = room?.top ?? 0;
  const isAbove = bottom - field.bottom < 260 && field.top - top > bottom - field.bottom;
  popup.dataset["above"] = String(isAbove);
  popup.dataset["leftward"] = String((room?.right ?? window.innerWidth) - field.left < 400);
}
