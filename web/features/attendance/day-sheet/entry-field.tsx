import { useId, useState, type KeyboardEvent } from "react";
import { editorTexts, entryRefusalText } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import { MeantTimes } from "#web/ui/meant-times.tsx";
import type { Content } from "../month-grid/model/content.ts";
import { suggestionsFor, type CodeTitle } from "../month-grid/model/suggestions.ts";
import styles from "./day-sheet.module.css";
import { readEntry, type DayModel, type Person } from "./model/day.ts";

type Props = {
  model: DayModel;
  person: Person;
  row: number;
  /** The text of what the row holds. */
  present: string;
  codes: readonly CodeTitle[];
  isInvalid: boolean;
  /** Whether the server has answered to what is typed: its words stand where the hint would. */
  isAnswered: boolean;
  describedBy: string;
  onEnter: (text: string) => void;
  onRestore: () => void;
};

/** Where a day is typed, times and codes alike. What is typed goes to the row with every key. */
export function EntryField(props: Props) {
  const { model, person, present, codes } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const hintId = useId();
  const text = typed ?? present;
  const suggestions = suggestionsFor(text, codes);
  const content = readEntry(model, person, text);
  const isHinting =
    isFocused && !props.isAnswered && (typed !== null || content.kind === "refused");
  const type = (next: string) => {
    setTyped(next);
    props.onEnter(next);
  };
  const leave = () => {
    const whole = completed(text, content, suggestions);
    if (typed !== null && whole !== text) props.onEnter(whole);
    setTyped(null);
    setFocused(false);
  };
  const strike = (event: KeyboardEvent) => {
    if (event.key === "Enter" && content.kind === "refused" && content.meant !== null) {
      event.preventDefault();
      event.stopPropagation();
      type(content.meant);
    }
    if (event.key !== "Escape") return;
    setTyped(null);
    props.onRestore();
  };
  return (
    <div className={styles.entryBox}>
      <input
        className={styles.entry}
        data-row={props.row}
        data-column="entry"
        value={text}
        maxLength={200}
        readOnly={person.lock !== null}
        aria-label={t.entryOf(person.name)}
        aria-invalid={props.isInvalid && !isFocused}
        aria-describedby={`${hintId} ${props.describedBy}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onFocus={(event) => {
          setFocused(true);
          event.currentTarget.select();
        }}
        onBlur={leave}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={strike}
      />
      <span id={hintId} className={styles.hint} hidden={!isHinting}>
        {isHinting && (
          <Hint
            text={text}
            content={content}
            suggestions={suggestions}
            model={model}
            onMeant={type}
          />
        )}
      </span>
    </div>
  );
}

/** Where the last word is no code but the beginning of a single one, that code is meant. */
function completed(text: string, content: Content, suggestions: readonly CodeTitle[]): string {
  const only = suggestions.length === 1 ? suggestions[0] : undefined;
  if (!only || content.kind !== "refused" || content.refusal !== "unreadable-cell") return text;
  return text.trimEnd().replace(/[^\s+]+$/, only.code);
}

function Hint(props: {
  text: string;
  content: Content;
  suggestions: readonly CodeTitle[];
  model: DayModel;
  onMeant: (times: string) => void;
}) {
  const { text, content, suggestions, model } = props;
  if (text.trim() === "") return editorTexts.empty;
  if (suggestions.length > 0) {
    return suggestions.map(({ code, title }) => (
      <span key={code} className={styles.suggestion}>
        <b>{code}</b> {title}
      </span>
    ));
  }
  if (content.kind === "refused") {
    return (
      <>
        <span>{entryRefusalText(content)}</span>
        <MeantTimes meant={content.meant} byKey onAccept={props.onMeant} />
      </>
    );
  }
  return wordsOfIntervals(content.intervals, model.date, model.vocabulary.reasons);
}
