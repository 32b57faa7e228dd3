import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { gridTexts, statusTexts } from "#texts/attendance.ts";
import { gridOnPaper } from "#texts/print.ts";
import { rightsTexts } from "#texts/rights.ts";
import { Colleagues } from "#web/features/live/public.ts";
import { sideQueryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.tsx";
import { useKeys } from "#web/ui/use-keydown.ts";
import { ReopeningNotice } from "../reopening/reopening-notice.tsx";
import { EditorDialogs } from "../saving/editor-dialogs.tsx";
import { useOutside } from "../saving/use-outside.ts";
import { savingOfMonth } from "./month-calls.ts";
import { useAskedSaving } from "../saving/use-asked-saving.ts";
import { activeWordsOf, spoken } from "./active-words.ts";
import type { Display } from "./cell-look.ts";
import { FindingsButton } from "./findings-button.tsx";
import { Legend } from "./legend.tsx";
import { acts } from "../model/acts.ts";
import { countsOf, draftAt, type Draft, type Spot } from "../model/drafts.ts";
import type { Place } from "../model/place.ts";
import { isRound, nextDoubt } from "./model/doubts.ts";
import { initialState } from "../model/editor-state.ts";
import type { SheetFinding } from "./model/live-findings.ts";
import { rowViewsOf } from "./model/row-view.ts";
import type { GridSheet } from "./model/sheet.ts";
import { MonthGrid } from "./month-grid.tsx";
import styles from "./month-workspace.module.css";
import { contractsToShow, type Filter } from "./shown-contracts.ts";
import { StatusBar } from "./status-bar.tsx";
import { useDisputes } from "./use-disputes.ts";
import { useLeave } from "../use-leave.ts";
import { useOvertime } from "../use-overtime.ts";
import { useFindings, type LiveFindings } from "./use-findings.ts";
import { useGrid, type Grid } from "./use-grid.ts";
import { useRange } from "./use-range.ts";
import { useOthersChanges } from "./use-others-changes.ts";

const MonthActs = later(async () => (await import("./month-acts.tsx")).MonthActs);
const FindingsPanel = later(async () => (await import("./findings-panel.tsx")).FindingsPanel);
const DayList = later(async () => (await import("./day-list.tsx")).DayList);
const ConflictDialog = later(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

type Props = {
  sheet: GridSheet;
  filter: Filter;
  display: Display;
  isList: boolean;
  /** Stand before the workspace's own tools. */
  tools: ReactNode;
};

const noLevels: LiveFindings["levels"] = new Map();

/** One structure's month: the grid or the list, what the rules say of it, and its saving. */
export function MonthWorkspace({ sheet, filter, display, isList, tools }: Props) {
  const organizationId = useOrganization().id;
  const refusal = useRefusalTo("attendance.record");
  const navigate = useNavigate();
  const router = useRouter();
  const order = useOrder(sheet, filter);
  const grid = useGrid(sheet, order, filter.onlyDue);
  const structureId = sheet.structure.id;
  const place = {
    ...savingOfMonth,
    organizationId,
    structureId,
    period: sheet.month,
    first: sheet.days[0] ?? "",
  };
  const reopening = [...sheet.reopening.values()];
  const drafted = reopening.filter(({ contractId }) => grid.state.drafts.has(contractId));
  const saving = useAskedSaving(place, grid.state.drafts, drafted, grid.act);
  const found = useQuery(
    sideQueryOf(monthlyContracts.getFindings, { organizationId, structureId, month: sheet.month }),
  );
  const leaveOf = useLeave(structureId, sheet.days[0] ?? sheet.today);
  const overtimeOf = useOvertime(structureId, sheet.days[0] ?? sheet.today);
  const findings = useFindings(grid, found.data?.findings, leaveOf, overtimeOf);
  const disputed = useDisputes({ organizationId, structureId, month: sheet.month });
  const fresh = useOthersChanges(organizationId, grid);
  const levels = useMemo(() => disputed.marked(findings.levels), [disputed, findings.levels]);
  const range = useRange(grid, leaveOf);
  const [isShowingFindings, setShowingFindings] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const outside = useOutside(grid.state.drafts, (day) => day > grid.state.days);
  useKeys({ "mod+KeyS": () => saving.save() }, { inFields: true });
  const { jot } = saving;
  const isTyping = grid.state.editing !== null || range.isAsked;
  // What was typed is a draft by now, or was given up.
  useLayoutEffect(() => {
    if (!isTyping) jot(null);
  }, [isTyping, jot]);

  const sheetOfDay = (date: string) => ({
    to: "/attendances/attendance-records/$id/$date" as const,
    params: { id: structureId, date },
  });
  const nameOf = (id: string) => {
    const contract = sheet.contracts.get(id);
    return `${contract?.lastName} ${contract?.firstName}`;
  };
  const { active } = grid.state.selection;
  const page = useRef<HTMLDivElement>(null);
  const goTo = (place: Place) => {
    grid.act(acts.point(place, false));
    page.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  };
  const show = ({ contractId, date }: SheetFinding) => {
    const row = grid.state.order.indexOf(contractId ?? "");
    if (row >= 0) goTo({ row, column: Number(date?.slice(8) ?? 1) - 1 });
  };
  /** What cannot be saved is walked first, then what the rules find; after the last cell come the days after the month. */
  const walk = (step: 1 | -1) => {
    const { refused, changed } = countsOf(grid.state.drafts);
    const place = nextDoubt(grid.state, refused + changed > 0 ? noLevels : levels, step);
    const isLast = place === null || isRound(grid.state, place, step);
    if (outside.leads(isLast)) return;
    if (place) goTo(place);
    else toast.info(statusTexts.noDoubts(findings.all !== null), { durationMs: 2500 });
  };
  const words = disputed.said(activeWordsOf(grid), grid);
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
              <MonthActs
                sheet={sheet}
                contractId={isList ? null : (grid.state.order[active.row] ?? null)}
                from={sheet.days[active.column]}
                hasDrafts={grid.state.drafts.size > 0}
              />
            </span>
          )}
          <FindingsButton
            findings={findings.all}
            isOpen={isShowingFindings}
            onToggle={() => setShowingFindings(!isShowingFindings)}
          />
          <Legend sheet={sheet} />
        </span>
      </div>
      <p className="only-on-paper">{gridOnPaper}</p>
      <Colleagues />
      <ReopeningNotice months={reopening} />
      <div ref={page} className={`${styles.columns} ${isList ? "" : styles.wide} not-on-paper`}>
        <div className={isList ? styles.grid : styles.fitted}>
          {order.length === 0 && (
            <EmptyState title={gridTexts.noneFound} text={gridTexts.noneFoundHint} />
          )}
          {order.length > 0 && isList && (
            <DayList grid={grid} levels={levels} fresh={fresh} leaveOf={leaveOf} range={range} />
          )}
          {order.length > 0 && !isList && (
            <MonthGrid
              grid={grid}
              display={display}
              levels={levels}
              fresh={fresh}
              activeText={spoken(words)}
              hrefOfDay={(date) => router.buildLocation(sheetOfDay(date)).href}
              onOpenDay={(date) => void navigate(sheetOfDay(date))}
              onSave={() => saving.save()}
              onCopied={(cells) => toast.info(statusTexts.copied(cells))}
              leaveOf={leaveOf}
              onDoubt={walk}
              range={range}
              onTyping={(spot, text) => jot([spot, draftTyped(grid, spot, text)])}
            />
          )}
          <StatusBar
            grid={grid}
            words={isList ? null : words}
            saving={saving}
            refusal={refusal}
            onSave={() => saving.save()}
            onDoubt={() => walk(1)}
            onConflicts={() => setChoosing(true)}
          />
        </div>
        <FindingsPanel
          opened={isShowingFindings}
          sheet={sheet}
          findings={findings.all}
          found={found}
          onShow={show}
          onClose={() => setShowingFindings(false)}
        />
      </div>
      <EditorDialogs
        saving={saving}
        range={range.dialog}
        days="afterMonth"
        structureId={structureId}
        first={sheet.days[0] ?? sheet.today}
        act={grid.act}
        nameOf={nameOf}
        {...outside.dialog}
      />
      <ConflictDialog grid={grid} opened={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** The draft that a text is once it is entered; null where it is what stands there. */
function draftTyped({ state, rules }: Grid, spot: Spot, text: string): Draft | null {
  return draftAt(acts.enterAt(spot, text)(state, rules).drafts, spot) ?? null;
}

/** The contracts that fit the filter. What is due is judged by what is stored, so that no row leaves while it is typed in. */
function useOrder(sheet: GridSheet, { search, onlyDue }: Filter): readonly string[] {
  return useMemo(() => {
    const views = rowViewsOf(sheet);
    const stored = initialState({ order: [], days: sheet.days.length, totals: 0 });
    return contractsToShow(sheet, { search, onlyDue }, (id) => views(stored, id).dueDays);
  }, [sheet, search, onlyDue]);
}
