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
import { MeantTimes } from "#web/ui/meant-times.tsx";
import type { Content } from "../model/content.ts";
import { mayGoOn, type CodeTitle } from "../model/suggestions.ts";
import { EntryOptions } from "./entry-options.tsx";
import styles from "./entry.module.css";
import { useEntryList } from "./use-entry-list.ts";
import type { DayRange } from "../model/range.ts";
import { formatDay } from "#web/ui/formats.ts";

/** What a field of entry needs of the day that it is for. */
export type EntryOf = {
  codes: readonly CodeTitle[];
  read: (text: string) => Content;
  wordsOf: (intervals: readonly Interval[]) => string;
  leftOf: (code: string) => number | null;
};

type Props = {
  of: EntryOf;
  text: string;
  /** Whether something was typed since the field has the focus. */
  isTyped: boolean;
  /** Whether what the text means stands under the field. */
  isTold: boolean;
  /** What a text for many days asks for: how far it goes is said in place of why it is no day. */
  range: DayRange | null;
  /** All codes stand open from the start. */
  opensWhole?: boolean;
  onText: (text: string) => void;
  /** A key that is not the list's, or that ends the typing: `text` is then complete. */
  onStrike: (event: KeyboardEvent, text: string) => void;
  /** The field is left; `text` is complete. */
  onLeave: (text: string) => void;
  /** A code was taken by hand. */
  onTaken?: (text: string) => void;
  field?: Ref<HTMLInputElement>;
  input: InputHTMLAttributes<HTMLInputElement> & Record<`data-${string}`, string | number>;
};

/** Where a day is typed, codes and times alike: on the day's sheet, in the grid and on a phone. */
export function EntryBox(props: Props) {
  const { of, text, isTyped, isTold, onText, onStrike, onTaken, field, input } = props;
  const { range, opensWhole = false } = props;
  const hintId = useId();
  const content = of.read(text);
  const list = useEntryList({ text, content, codes: of.codes, isTyped, opensWhole, onText });
  const isOpen = list.options.length > 0;
  // Half a word is no mistake yet: it is judged once nothing could follow, or the field is left.
  const isSaid = isTold && !(isTyped && mayGoOn(content, of.codes));
  const isShown = isOpen || isSaid;
  const popup = useRef<HTMLDivElement>(null);
  // A sheet has a field for each of its people: placing reads the layout, which is worth it for what is seen.
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
          {isSaid &&
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
      <MeantTimes meant={content.meant} byKey onAccept={onMeant} />
    </>
  );
}

/** The popup stands below its field and to the right, above or to the left where the room ends there. */
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
