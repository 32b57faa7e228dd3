import { UnstyledButton } from "@mantine/core";
import { completenessOf } from "#domain/attendance/completeness.ts";
import type { SheetState } from "#domain/attendance/refusal.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { Colleagues } from "#web/features/live/public.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { countsOf } from "../model/drafts.ts";
import styles from "./day-sheet.module.css";
import { DayPlace } from "./day-place.tsx";
import type { DayModel } from "./model/day.ts";
import { doubtsOf } from "./row-doubts.ts";
import type { DayEditor } from "./use-day-editor.ts";

const NextStructure = later(async () => (await import("./next-structure.tsx")).NextStructure);

type Props = {
  model: DayModel;
  editor: DayEditor;
  /** Why the sheet may not be submitted, or null. */
  submitRefusal: string | null;
  onRemaining: () => void;
  onDoubts: () => void;
  onSubmit: () => void;
};

const tones: Record<SheetState, Tone> = { open: "info", submitted: "good", locked: "neutral" };

/** What stays visible while scrolling: the structure and day, the progress of the day, and the submit button. */
export function DayStrip(props: Props) {
  const { model, editor, submitRefusal } = props;
  const { saving } = editor;
  const { structure, date, state } = model;
  const isBusy = editor.isSubmitting || (saving.isSending && saving.pauseMs === null);
  const busyReason = saving.isSending ? t.waitForSaving : null;
  const counts = completenessOf(
    editor.rows.map(({ person, view }) => ({ plan: person.plan, label: view.result.label })),
  );
  const doubts = editor.rows.flatMap(doubtsOf).length;
  const { pending } = countsOf(editor.state.drafts);
  return (
    <div className={styles.strip}>
      <DayPlace structure={structure} date={date} />
      <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
      <div className={styles.progress}>
        <UnstyledButton onClick={props.onRemaining}>
          {t.remaining(counts.expected, counts.recorded)}
        </UnstyledButton>
        {doubts > 0 && (
          <>
            <span className={styles.dot}> · </span>
            <UnstyledButton onClick={props.onDoubts}>{t.doubts(doubts)}</UnstyledButton>
          </>
        )}
      </div>
      <Colleagues className={styles.here} />
      {state === "submitted" && pending === 0 ? (
        <NextStructure structureId={structure.id} date={date} leadOn={editor.leadOn} />
      ) : (
        <SubmitButton reason={submitRefusal ?? busyReason} isBusy={isBusy} {...props} />
      )}
    </div>
  );
}

function SubmitButton(props: Pick<Props, "onSubmit"> & { reason: string | null; isBusy: boolean }) {
  return (
    <ActButton
      size="compact-md"
      reason={props.reason}
      loading={props.isBusy}
      onClick={props.onSubmit}
    >
      {t.submit}
    </ActButton>
  );
}
