import { Button, VisuallyHidden } from "@mantine/core";
import { useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { monthOf } from "#domain/calendar/day.ts";
import { gridTexts, lockTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { untilWords } from "#texts/entry.ts";
import { liveTexts } from "#texts/live.ts";
import { ImportMonth } from "#web/features/attendance-files/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { parseRange } from "../model/range.ts";
import { ReopeningNotice } from "../reopening/reopening-notice.tsx";
import { EditorDialogs } from "../saving/editor-dialogs.tsx";
import { useOutside } from "../saving/use-outside.ts";
import { DaySheetRow } from "./day-row.tsx";
import styles from "./day-sheet.module.css";
import { DayStrip } from "./day-strip.tsx";
import { DayTable } from "./day-table.tsx";
import { DayTools } from "./day-tools.tsx";
import { LockNotice } from "./lock-notice.tsx";
import type { DayModel, Person } from "./model/day.ts";
import { type DayRow, rowsOnShow } from "./model/day-rows.ts";
import { refusalToSend } from "./refusal-to-send.ts";
import { doubtsOf } from "./row-doubts.ts";
import { FootBar } from "./foot-bar.tsx";
import { useDayCommands } from "./use-day-commands.ts";
import { useDayEditor } from "./use-day-editor.ts";
import { useDayRange } from "./use-day-range.ts";
import { useOthersRows } from "./use-others-rows.ts";

const PhoneRows = later(async () => (await import("./phone-rows.tsx")).PhoneRows);
const HistoryDrawer = later(async () => (await import("./history-drawer.tsx")).HistoryDrawer);
const DoubtsDrawer = later(async () => (await import("./doubts-drawer.tsx")).DoubtsDrawer);

type Props = {
  model: DayModel;
  /** What waits for an answer, by contract. */
  disputed: ReadonlyMap<string, string>;
};

/** The sheet of one structure and day, to be typed by keyboard alone. Nothing in it moves while others work beside. */
export function DaySheet({ model, disputed }: Props) {
  const editor = useDayEditor(model);
  const { state, act, rows, saving } = editor;
  const range = useDayRange(model, editor);
  const rangeOf = useCallback(
    (text: string) => parseRange(text, model.date, untilWords),
    [model.date],
  );
  const asking = { rangeOf, onRange: range.ask };
  const outside = useOutside(state.drafts, (day) => day !== Number(model.date.slice(8)));
  const isFresh = useOthersRows(model, state, rows);
  const refusal = useRefusalTo("attendance.record");
  const isPhone = useIsPhone();
  const saidId = useId();
  const [seen, setSeen] = useState<Person | null>(null);
  const [isListing, setListing] = useState(false);
  const [focused, setFocused] = useState<Person | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const { shown, resting, withRest, setWithRest } = useRowsOnShow(rows);
  const isDoubtful = shown.map(
    ({ view, person, isWrong }) => view.isDoubtful || isWrong || disputed.has(person.id),
  );
  const isPending = shown.map(({ view }) => view.isPending);
  const submitRefusal = refusalToSend(model, rows, refusal);

  const isElsewhere =
    saving.reasonDialog.opened ||
    saving.reopeningQuestion.opened ||
    seen !== null ||
    isListing ||
    outside.dialog.opened ||
    range.isOpen;
  const commands = useDayCommands({
    sheet,
    find,
    model,
    editor,
    outside,
    isDoubtful,
    isPending,
    refusal,
    submitRefusal,
    isElsewhere,
  });
  const { goTo } = commands;
  useLayoutEffect(
    () =>
      sheet.current
        ?.querySelector<HTMLInputElement>('input[data-row="0"][data-column="entry"]')
        ?.focus({ preventScroll: true }),
    [sheet],
  );

  const isAllLocked = model.people.every(({ lock }) => lock === "day-locked");
  const lock = refusal ?? (isAllLocked ? lockTexts["day-locked"] : null);
  const freshCount = rows.filter(isFresh).length;
  const doubts = rows.flatMap((row) => doubtsOf(row, disputed.get(row.person.id)));
  const strip = (
    <DayStrip
      model={model}
      editor={editor}
      doubts={doubts.length}
      submitRefusal={submitRefusal}
      onRemaining={commands.nextPending}
      onDoubts={() => setListing(true)}
      onSubmit={commands.submit}
    />
  );
  if (rows.length === 0)
    return (
      <div ref={sheet} className={styles.sheet}>
        {strip}
        <EmptyState title={t.nobody} text={t.nobodyHint} />
      </div>
    );
  return (
    <div ref={sheet} className={styles.sheet}>
      <VisuallyHidden role="status">
        {freshCount > 0 && liveTexts.changedRows(freshCount)}
      </VisuallyHidden>
      {strip}
      <LockNotice model={model} refusal={refusal} />
      <ReopeningNotice months={editor.reopening} />
      <DayTools
        find={find}
        names={shown.map(({ person }) => person.name)}
        onFound={goTo}
        reason={lock ?? (model.date > model.today ? t.future : null)}
        onFill={commands.fill}
        onDoubtful={commands.nextDoubt}
      >
        <ImportMonth
          structure={model.structure}
          month={monthOf(model.date)}
          reason={state.drafts.size > 0 ? gridTexts.needsSaved : null}
        />
      </DayTools>
      {isPhone ? (
        <PhoneRows rows={shown} editor={editor} isFresh={isFresh} disputed={disputed} {...asking} />
      ) : (
        <DayTable onKeyDown={commands.strike}>
          {shown.map((row, index) => (
            <DaySheetRow
              key={row.person.id}
              model={model}
              row={row}
              index={index}
              entryOf={editor.entryOf}
              disputed={disputed.get(row.person.id)}
              isFresh={isFresh(row)}
              saidId={saidId}
              act={act}
              {...asking}
              onTyping={editor.onTyping}
              onFocus={setFocused}
              onHistory={setSeen}
            />
          ))}
        </DayTable>
      )}
      {resting > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          aria-expanded={withRest}
          className={styles.rest}
          onClick={() => setWithRest(!withRest)}
        >
          {t.resting(resting)}
        </Button>
      )}
      <FootBar
        id={saidId}
        model={model}
        row={rows.find(({ person }) => person.id === focused?.id)}
        disputed={disputed.get(focused?.id ?? "")}
        editor={editor}
        refusal={lock}
        outside={outside}
        onSave={commands.save}
      />
      <HistoryDrawer model={model} person={seen} onClose={() => setSeen(null)} />
      <DoubtsDrawer
        opened={isListing}
        rows={shown}
        disputed={disputed}
        onShow={(index) => {
          setListing(false);
          goTo(index);
        }}
        onClose={() => setListing(false)}
      />
      <EditorDialogs
        saving={saving}
        range={range.dialog}
        days="others"
        structureId={model.structure.id}
        first={`${monthOf(model.date)}-01`}
        act={act}
        nameOf={(id) => model.people.find((person) => person.id === id)?.name ?? ""}
        {...outside.dialog}
      />
    </div>
  );
}

/** Who was expected as the sheet opened and who is typed for; the resting too where they are asked for, or nobody else is there. */
function useRowsOnShow(rows: readonly DayRow[]) {
  const [expected] = useState(
    () => new Set(rows.filter(({ isExpected }) => isExpected).map(({ person }) => person.id)),
  );
  const [asked, setWithRest] = useState<boolean | null>(null);
  const withRest = asked ?? rows.every(({ isExpected }) => !isExpected);
  return {
    shown: rowsOnShow(rows, expected, withRest),
    resting: rows.length - rowsOnShow(rows, expected, false).length,
    withRest,
    setWithRest,
  };
}
