import { Button, VisuallyHidden } from "@mantine/core";
import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { monthOf } from "#domain/calendar/day.ts";
import { gridTexts, lockTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { liveTexts } from "#texts/live.ts";
import { ImportMonth } from "#web/features/attendance-files/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later, laterAbove } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ReopeningNotice } from "../reopening/reopening-notice.tsx";
import { EditorDialogs } from "../saving/editor-dialogs.tsx";
import { DaySheetRow } from "./day-row.tsx";
import styles from "./day-sheet.module.css";
import { DayStrip } from "./day-strip.tsx";
import { DayTable } from "./day-table.tsx";
import { DayTools } from "./day-tools.tsx";
import { LockNotice } from "./lock-notice.tsx";
import type { DayModel, Person } from "./model/day.ts";
import { type DayRow, rowsOnShow } from "./model/day-rows.ts";
import { refusalToSend } from "./refusal-to-send.ts";
import { FootBar } from "./foot-bar.tsx";
import { useDayCommands } from "./use-day-commands.ts";
import { type DayEditor, useDayEditor } from "./use-day-editor.ts";
import { useOthersRows } from "./use-others-rows.ts";

const PhoneRows = laterAbove(async () => (await import("./phone-rows.tsx")).PhoneRows);
const HistoryDrawer = later(async () => (await import("./history-drawer.tsx")).HistoryDrawer);
const DoubtsDrawer = later(async () => (await import("./doubts-drawer.tsx")).DoubtsDrawer);

/** The sheet of one structure and day, which can be filled in by keyboard alone. Nothing in it moves while others work on it. */
export function DaySheet({ model }: { model: DayModel }) {
  const editor = useDayEditor(model);
  const { state, rows } = editor;
  const isFresh = useOthersRows(model, state, rows);
  const refusal = useRefusalTo("attendance.record");
  const isPhone = useIsPhone();
  const saidId = useId();
  const [historyPerson, setHistoryPerson] = useState<Person | null>(null);
  const [isListing, setListing] = useState(false);
  const [focused, setFocused] = useState<Person | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const { shown: visibleRows, ...rest } = useRowsOnShow(rows);
  const submitRefusal = refusalToSend(model, rows, refusal);
  const isElsewhere = editor.isAsking || historyPerson !== null || isListing;
  const whole = { sheet, find, model, editor, visibleRows, refusal, submitRefusal, isElsewhere };
  const commands = useDayCommands(whole);
  useFirstField(sheet);
  const isAllLocked = model.people.every(({ lock }) => lock === "day-locked");
  const lock = refusal ?? (isAllLocked ? lockTexts["day-locked"] : null);
  const freshCount = rows.filter(isFresh).length;
  const strip = (
    <DayStrip
      model={model}
      editor={editor}
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
        names={visibleRows.map(({ person }) => person.name)}
        reason={lock ?? (model.date > model.today ? t.future : null)}
        commands={commands}
      >
        <ImportMonth
          structure={model.structure}
          month={monthOf(model.date)}
          reason={state.drafts.size > 0 ? gridTexts.needsSaved : null}
        />
      </DayTools>
      {isPhone ? (
        <PhoneRows rows={visibleRows} editor={editor} isFresh={isFresh} />
      ) : (
        <DayTable onKeyDown={commands.strike}>
          {visibleRows.map((row, index) => (
            <DaySheetRow
              key={row.person.id}
              model={model}
              row={row}
              index={index}
              field={editor.field}
              isFresh={isFresh(row)}
              saidId={saidId}
              onFocus={setFocused}
              onHistory={setHistoryPerson}
            />
          ))}
        </DayTable>
      )}
      <Rest {...rest} />
      <FootBar
        id={saidId}
        model={model}
        row={rows.find(({ person }) => person.id === focused?.id)}
        editor={editor}
        refusal={lock}
        onSave={commands.save}
      />
      <HistoryDrawer model={model} person={historyPerson} onClose={() => setHistoryPerson(null)} />
      <DoubtsDrawer
        opened={isListing}
        rows={visibleRows}
        onShow={(index) => {
          setListing(false);
          commands.goTo(index);
        }}
        onClose={() => setListing(false)}
      />
      <Questions model={model} editor={editor} />
    </div>
  );
}

/** The button that shows the people of whom no record is expected. */
function Rest({ resting, withRest, setWithRest }: Omit<ReturnType<typeof useRowsOnShow>, "shown">) {
  if (resting === 0) return null;
  return (
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
  );
}

function Questions({ model, editor }: { model: DayModel; editor: DayEditor }) {
  return (
    <EditorDialogs
      saving={editor.saving}
      range={editor.range.dialog}
      days="others"
      structureId={model.structure.id}
      first={`${monthOf(model.date)}-01`}
      act={editor.act}
      nameOf={(id) => model.people.find((person) => person.id === id)?.name ?? ""}
      {...editor.outside.dialog}
    />
  );
}

/** Focuses the first field when the sheet opens. */
function useFirstField(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () =>
      sheet.current
        ?.querySelector<HTMLInputElement>('input[data-row="0"][data-column="entry"]')
        ?.focus({ preventScroll: true }),
    [sheet],
  );
}

/** The people expected when the sheet opened and those with typed text; the resting ones too if asked for, or if no one is expected. */
function useRowsOnShow(rows: readonly DayRow[]) {
  const [expected] = useState(
    () => new Set(rows.filter(({ isExpected }) => isExpected).map(({ person }) => person.id)),
  );
  const [choice, setWithRest] = useState<boolean | null>(null);
  const withRest = choice ?? rows.every(({ isExpected }) => !isExpected);
  return {
    shown: rowsOnShow(rows, expected, withRest),
    resting: rows.length - rowsOnShow(rows, expected, false).length,
    withRest,
    setWithRest,
  };
}
