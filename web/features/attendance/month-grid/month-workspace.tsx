import { type ReactNode, type RefObject, useRef, useState } from "react";
import { gridTexts, statusTexts } from "#texts/attendance.ts";
import { gridOnPaper } from "#texts/print.ts";
import { rightsTexts } from "#texts/rights.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.tsx";
import { acts } from "../model/acts.ts";
import { countsOf } from "../model/drafts.ts";
import type { Place } from "../model/place.ts";
import { ReopeningNotice } from "../reopening/reopening-notice.tsx";
import { EditorDialogs } from "../saving/editor-dialogs.tsx";
import type { Display } from "./cell-look.ts";
import { FindingsButton } from "./findings-button.tsx";
import { Legend } from "./legend.tsx";
import { isRound, nextDoubt } from "./model/doubts.ts";
import type { SheetFinding } from "./model/live-findings.ts";
import type { GridSheet } from "./model/sheet.ts";
import { MonthGrid } from "./month-grid.tsx";
import styles from "./month-workspace.module.css";
import type { Filter } from "./contracts-to-show.ts";
import { StatusBar } from "./status-bar.tsx";
import { type MonthEditor, useMonthEditor } from "./use-month-editor.ts";

const MonthActs = later(async () => (await import("./month-acts.tsx")).MonthActs);
const FindingsPanel = later(async () => (await import("./findings-panel.tsx")).FindingsPanel);
const DayList = later(async () => (await import("./day-list.tsx")).DayList);
const ConflictDialog = later(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

type Props = {
  sheet: GridSheet;
  filter: Filter;
  display: Display;
  isList: boolean;
  /** Placed before the workspace's own tools. */
  tools: ReactNode;
};

const noLevels: MonthEditor["levels"] = new Map();

/** One structure's month: the grid or the list, the findings of the rules, and its saving. */
export function MonthWorkspace({ sheet, filter, display, isList, tools }: Props) {
  const editor = useMonthEditor(sheet, filter);
  const { grid, saving, findings, outside, reopening } = editor;
  const refusal = useRefusalTo("attendance.record");
  const [isShowingFindings, setShowingFindings] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { show, walk } = useWays(editor, page);
  if (sheet.order.length === 0) {
    return (
      <>
        <div className={styles.tools}>{tools}</div>
        <EmptyState title={gridTexts.noContracts} text={gridTexts.noContractsHint} />
      </>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        {tools}
        <span className={styles.own}>
          {refusal !== rightsTexts.role && (
            <span className={styles.acts}>
              <MonthActs grid={grid} isList={isList} />
            </span>
          )}
          <FindingsButton
            findings={findings}
            isOpen={isShowingFindings}
            onToggle={() => setShowingFindings(!isShowingFindings)}
          />
          <Legend sheet={sheet} />
        </span>
      </div>
      <p className="only-on-paper">{gridOnPaper}</p>
      <ReopeningNotice months={reopening} />
      <div ref={page} className={`${styles.columns} ${isList ? "" : styles.wide} not-on-paper`}>
        <div className={isList ? styles.grid : styles.fitted}>
          {grid.state.order.length === 0 ? (
            <EmptyState title={gridTexts.noneFound} text={gridTexts.noneFoundHint} />
          ) : isList ? (
            <DayList editor={editor} />
          ) : (
            <MonthGrid editor={editor} display={display} onDoubt={walk} />
          )}
          <StatusBar
            editor={editor}
            hasWords={!isList}
            refusal={refusal}
            onDoubt={() => walk(1)}
            onConflicts={() => setChoosing(true)}
          />
        </div>
        <FindingsPanel
          opened={isShowingFindings}
          editor={editor}
          onShow={show}
          onClose={() => setShowingFindings(false)}
        />
      </div>
      <EditorDialogs
        saving={saving}
        range={editor.range.dialog}
        days="afterMonth"
        structureId={sheet.structure.id}
        first={sheet.days[0] ?? sheet.today}
        act={grid.act}
        nameOf={(id) => sheet.contracts.get(id)?.name ?? ""}
        {...outside.dialog}
      />
      <ConflictDialog grid={grid} opened={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** Navigation in the month: to a finding's cell, and from doubt to doubt. */
function useWays(
  { grid, findings, levels, outside }: MonthEditor,
  page: RefObject<Element | null>,
) {
  const goTo = (place: Place) => {
    grid.act(acts.point(place, false));
    page.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  };
  return {
    show: ({ contractId, date }: SheetFinding) => {
      const row = grid.state.order.indexOf(contractId ?? "");
      if (row >= 0) goTo({ row, column: Number(date?.slice(8) ?? 1) - 1 });
    },
    /** First goes through what cannot be saved, then through the findings; after the last cell come the days after the month. */
    walk: (step: 1 | -1) => {
      const { refused, changed } = countsOf(grid.state.drafts);
      const place = nextDoubt(grid.state, refused + changed > 0 ? noLevels : levels, step);
      const isLast = place === null || isRound(grid.state, place, step);
      if (outside.leads(isLast)) return;
      if (place) goTo(place);
      else toast.info(statusTexts.noDoubts(findings !== null), { durationMs: 2500 });
    },
  };
}
