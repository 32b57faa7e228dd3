import { VisuallyHidden } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useLayoutEffect, useMemo, useReducer, useRef, useState, type KeyboardEvent } from "react";
import type { MonthOfContract } from "#api/closed-months.ts";
import { completenessOf } from "#domain/attendance/completeness.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { kindTexts, lockTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { liveTexts } from "#texts/live.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.tsx";
import { codesWithTitles } from "../month-grid/model/suggestions.ts";
import { ReopeningNotice } from "../reopening/reopening-notice.tsx";
import { ReopeningDialog } from "../reopening/reopening-dialog.tsx";
import { useReopening } from "../reopening/use-reopening.ts";
import { LeaveGuard } from "../saving/leave-guard.tsx";
import { DayBar } from "./day-bar.tsx";
import { DayRow } from "./day-row.tsx";
import styles from "./day-sheet.module.css";
import { DayTools } from "./day-tools.tsx";
import { LockNotice } from "./lock-notice.tsx";
import { reopeningOf, type DayModel, type Person } from "./model/day.ts";
import {
  dayActs,
  fillsOf,
  keptDrafts,
  noState,
  standingOf,
  type DayAct,
  type DayState,
  type Fill,
} from "./model/day-state.ts";
import { nextFlagged, pageCommandOf, rowsMoved } from "./model/moves.ts";
import { rowView } from "./model/row-view.ts";
import { useDaySaving } from "./use-day-saving.ts";
import { useOthersRows } from "./use-others-rows.ts";

const ReasonDialog = later(async () => (await import("../saving/reason-dialog.tsx")).ReasonDialog);

const HistoryDrawer = later(async () => (await import("./history-drawer.tsx")).HistoryDrawer);

type Props = {
  model: DayModel;
  /** What waits for an answer, by contract. */
  disputed: ReadonlyMap<string, string>;
};

/** What waits for an administrator's reason. */
type Asked = { what: "save" | "submit"; reopens: MonthOfContract[] };

/** The sheet of one structure and day, to be typed by keyboard alone. */
export function DaySheet({ model, disputed }: Props) {
  const [state, act] = useReducer((before: DayState, next: DayAct) => next(before, model), noState);
  const saving = useDaySaving(model, state, act);
  const isFresh = useOthersRows(model, state);
  const refusal = useRefusalTo("attendance.record");
  const mustSayWhy = useSession()?.area === "Administrator";
  const [asked, setAsked] = useState<Asked | null>(null);
  const [seen, setSeen] = useState<Person | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const { people } = model;
  const reopening = people.flatMap(reopeningOf);
  const reopeningQuestion = useReopening(
    monthOf(model.date),
    reopening.filter(({ contractId }) => state.drafts.has(contractId)),
  );
  const views = people.map((person) =>
    rowView(model, person, state.drafts.get(person.id), standingOf(state, person)),
  );
  const codes = useMemo(
    () => codesWithTitles(model.vocabulary.codes, kindTexts, model.vocabulary.reasons),
    [model],
  );
  const names = useMemo(() => people.map(({ name }) => name), [people]);

  const goTo = (row: number, column = "entry") => fieldAt(table.current, row, column)?.focus();
  useLayoutEffect(
    () => fieldAt(table.current, 0, "entry")?.focus({ preventScroll: true }),
    [table],
  );

  const fill = (how: Fill) => {
    toast.info(t.filled(fillsOf(state, model, how).length), { durationMs: 2500 });
    act(dayActs.fill(how));
  };
  const send = (what: "save" | "submit") => {
    if (refusal !== null || saving.isSending) return;
    reopeningQuestion.before((reopens) => {
      if (mustSayWhy) setAsked({ what, reopens });
      else void saving[what]({ reason: "", reopens });
    });
  };
  const goToDoubtful = () => {
    const row = nextFlagged(
      views.map(({ isDoubtful }) => isDoubtful),
      placeOf(document.activeElement)?.row ?? -1,
    );
    if (row < 0) toast.info(t.nothingDoubtful, { durationMs: 2500 });
    else goTo(row);
  };
  const submitRefusal = refusalToSend(model, views, refusal);
  const commands = {
    "as-planned": () => fill("as-planned"),
    "like-yesterday": () => fill("like-yesterday"),
    doubtful: goToDoubtful,
    save: () => send("save"),
    submit: () => {
      if (model.state !== "open") send("save");
      else if (submitRefusal === null) send("submit");
      else toast.error(submitRefusal);
    },
    find: () => find.current?.focus(),
  };
  useWindowEvent("keydown", (event) => {
    const isDialogOpen = asked !== null || seen !== null || reopeningQuestion.dialog.opened;
    const isSlash = event.key === "/" && placeOf(event.target)?.column === "entry";
    const command = isSlash ? "find" : pageCommandOf(event);
    if (!command || isDialogOpen) return;
    event.preventDefault();
    commands[command]();
  });
  const strike = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const rows = rowsMoved(event);
    if (!place || rows === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goTo(place.row + rows, place.column);
  };

  if (people.length === 0) return <EmptyState title={t.nobody} text={t.nobodyHint} />;
  const isAllLocked = people.every(({ lock }) => lock === "day-locked");
  const lock = refusal ?? (isAllLocked ? lockTexts["day-locked"] : null);
  const freshCount = people.filter(isFresh).length;
  const { expected, recorded } = completenessOf(
    people.map(({ plan }, row) => ({ plan, label: views[row]?.result.label ?? "pending" })),
  );
  return (
    <>
      <VisuallyHidden role="status">
        {freshCount > 0 && liveTexts.changedRows(freshCount)}
      </VisuallyHidden>
      <LockNotice model={model} refusal={refusal} />
      <ReopeningNotice months={reopening} />
      <DayTools
        find={find}
        names={names}
        onFound={goTo}
        reason={lock ?? (model.date > model.today ? t.future : null)}
        onFill={fill}
        onDoubtful={goToDoubtful}
      />
      <div className={styles.frame}>
        <table ref={table} className={styles.table} aria-label={t.table} onKeyDown={strike}>
          <thead>
            <tr>
              <th scope="col">{t.columns.name}</th>
              <th scope="col">{t.columns.plan}</th>
              <th scope="col">{t.columns.entry}</th>
              <th scope="col">{t.columns.times}</th>
              <th scope="col" className={styles.number}>
                {t.columns.worked}
              </th>
              <th scope="col" className={styles.number}>
                {t.columns.balance}
              </th>
              <th scope="col">{t.columns.source}</th>
              <th scope="col">{t.columns.note}</th>
              <th scope="col">
                <span className={styles.hidden}>{t.columns.history}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, row) => {
              const view = views[row];
              return (
                view && (
                  <DayRow
                    key={person.id}
                    model={model}
                    person={person}
                    row={row}
                    draft={state.drafts.get(person.id)}
                    stored={standingOf(state, person)}
                    view={view}
                    codes={codes}
                    disputed={disputed.get(person.id)}
                    isFresh={isFresh(person)}
                    act={act}
                    onHistory={setSeen}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
      <DayBar
        drafts={state.drafts}
        words={t.whatCounts(expected, recorded)}
        saving={saving}
        refusal={lock}
        submitRefusal={submitRefusal}
        onSave={commands.save}
        onSubmit={commands.submit}
      />
      <HistoryDrawer model={model} person={seen} onClose={() => setSeen(null)} />
      <ReasonDialog
        opened={asked !== null}
        onReason={(reason) => {
          setAsked(null);
          if (asked) void saving[asked.what]({ reason, reopens: asked.reopens });
        }}
        onClose={() => setAsked(null)}
      />
      <ReopeningDialog {...reopeningQuestion.dialog} />
      <LeaveGuard drafts={keptDrafts(state, model)} />
    </>
  );
}

/** Why the sheet cannot be submitted as it stands on the screen, or null. */
function refusalToSend(
  { state, date, today }: DayModel,
  views: readonly { isPending: boolean }[],
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (state === "locked") return t.resubmitLocked;
  if (state === "submitted") return t.resubmit;
  if (date > today) return t.future;
  const pending = views.filter(({ isPending }) => isPending).length;
  return pending > 0 ? t.pendingRows(pending) : null;
}

function fieldAt(table: HTMLElement | null, row: number, column: string): HTMLInputElement | null {
  return table?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function placeOf(target: unknown): { row: number; column: string } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}
