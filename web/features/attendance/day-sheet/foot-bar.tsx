import { Button, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { conflictTexts, lockTexts, statusTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { atFoot } from "#web/ui/at-foot.ts";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import { wordsOfIntervals } from "../interval-words.ts";
import { acts } from "../model/acts.ts";
import { recoveredNow } from "../model/answers.ts";
import { countsOf } from "../model/drafts.ts";
import { stayedWords } from "../notice-words.ts";
import { markOf } from "../reopening/reopening-words.ts";
import { UndoButtons } from "../saving/undo-buttons.tsx";
import { useWaitingWords } from "../saving/use-waiting-words.ts";
import styles from "./day-sheet.module.css";
import type { DayModel } from "./model/day.ts";
import type { DayRow } from "./model/day-rows.ts";
import { doubtsOf } from "./row-doubts.ts";
import type { DayEditor } from "./use-day-editor.ts";

type RowProps = {
  id: string;
  model: DayModel;
  row: DayRow | undefined;
  editor: DayEditor;
};

type Props = RowProps & {
  /** Why nothing may be saved, or null. */
  refusal: string | null;
  onSave: () => void;
};

/** At the bottom of the screen, with a fixed height: the messages of the focused row, and what waits to be saved. */
export function FootBar({ refusal, onSave, ...props }: Props) {
  const { editor } = props;
  const { state, act, saving, outside } = editor;
  const waitingWords = useWaitingWords();
  const { pending, refused, changed } = countsOf(state.drafts);
  const others = outside.spots().length;
  const unfinished = editor.rows.filter((row) => row.isUnfinished).length;
  const wrong = refused + changed - others - unfinished;
  const recovered = recoveredNow(state).length;
  const stayed = stayedWords(state.notice);
  const isClean = state.drafts.size === 0;
  const isCrowded = saving.pauseMs !== null || recovered + others > 0;
  return (
    <div ref={atFoot} className={styles.foot}>
      <div id={props.id} className={styles.said}>
        {stayed !== null && <b role="status">{stayed} </b>}
        <RowWords hints={!isCrowded} {...props} />
      </div>
      {saving.pauseMs !== null && (
        <span role="alert" className={styles.away}>
          <IconCloudOff size={17} stroke={1.6} aria-hidden />
          {waitingWords}
          <Button size="compact-xs" variant="light" color="yellow" onClick={saving.hurry}>
            {statusTexts.retryNow}
          </Button>
        </span>
      )}
      {recovered > 0 && (
        <span className={styles.away}>
          {statusTexts.recovered(recovered)}
          <Button size="compact-xs" variant="light" onClick={() => act(acts.giveUpRecovered())}>
            {statusTexts.giveUp}
          </Button>
        </span>
      )}
      <Text size="sm" role="status" className={styles.counts}>
        {pending > 0 && statusTexts.pending(pending)}
        {isClean && statusTexts.clean}
        {wrong > 0 && (
          <span className={styles.wrongCount}>
            {pending > 0 && " · "}
            {t.refusedRows(wrong)}
          </span>
        )}
      </Text>
      {others > 0 && (
        <Button size="compact-xs" variant="light" color="red" onClick={outside.open}>
          {t.otherDays(others)}
        </Button>
      )}
      <UndoButtons journal={state.journal} act={act} size={32} />
      <ActButton
        size="compact-md"
        variant="default"
        reason={
          refusal ??
          (saving.isSending ? t.waitForSaving : pending === 0 ? statusTexts.nothingToSave : null)
        }
        onClick={onSave}
      >
        {t.save}
      </ActButton>
    </div>
  );
}

function RowWords({ model, row, editor, hints }: RowProps & { hints: boolean }) {
  const { act } = editor;
  const keys = hints && <span className={styles.keys}>{t.keys}</span>;
  if (!row) return keys;
  const { person, spot, draft, content } = row;
  const doubts = doubtsOf(row);
  const theirs = draft?.answer?.kind === "changed" ? draft.answer.theirs : null;
  const closed = person.lock === "month-signed" ? [lockTexts[person.lock]] : [];
  const reopened = person.reopens && draft ? [markOf(person.reopens)] : [];
  if (doubts.length + closed.length + reopened.length === 0) return keys;
  // The pressed button disappears with the question: the focus returns to the row.
  const choose = (whose: "mine" | "theirs") => {
    act(acts.choose(spot, whose));
    document.getElementById(person.id)?.querySelector("input")?.focus();
  };
  return (
    <>
      <b>{person.name}</b>{" "}
      {theirs && (
        <span className={styles.error}>
          {conflictTexts.title}
          {": "}
          <b>{wordsOfIntervals(theirs.intervals, model.date, model.vocabulary.reasons)}</b>
          {theirs.updatedBy !== null && ` (${theirs.updatedBy})`}{" "}
          <Button size="compact-xs" onClick={() => choose("mine")}>
            {conflictTexts.keepMine}
          </Button>{" "}
          <Button size="compact-xs" variant="default" onClick={() => choose("theirs")}>
            {conflictTexts.keepTheirs}
          </Button>
        </span>
      )}
      {!theirs &&
        doubts.map(({ level, sentence }) => (
          <span key={sentence} className={styles[level]}>
            {sentence}{" "}
          </span>
        ))}
      {content.kind === "refused" && (
        <SuggestedTimes meant={content.meant} onAccept={(text) => act(acts.enterAt(spot, text))} />
      )}
      {[...closed, ...reopened].map((words) => (
        <span key={words} className={styles.warning}>
          {words}
        </span>
      ))}
    </>
  );
}
