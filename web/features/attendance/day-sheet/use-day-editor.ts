import { useCallback, useMemo, useRef, useState } from "react";
import { attendances } from "#api/attendances.ts";
import { daysOfMonth, monthOf } from "#domain/calendar/day.ts";
import { kindTexts } from "#texts/attendance.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { EntryOf } from "../entry/entry-box.tsx";
import { daysLeft } from "../entry/days-left.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import type { Spot } from "../model/drafts.ts";
import { initialState } from "../model/editor-state.ts";
import { codesByLaw, codesWithTitles } from "../model/suggestions.ts";
import type { Act } from "../model/acts.ts";
import type { DayRange } from "../model/range.ts";
import { useOutside } from "../saving/use-outside.ts";
import { savingOfDay } from "./day-calls.ts";
import { useConfirmedSaving } from "../saving/use-confirmed-saving.ts";
import { useEditor } from "../use-editor.ts";
import { reopeningOf, type DayModel } from "./model/day.ts";
import { dayRowsOf } from "./model/day-rows.ts";
import { rulesOfDay } from "./model/day-rules.ts";
import { useDayRange } from "./use-day-range.ts";

/** The editor of a day's sheet: its rows, what may be typed, its saving and submitting. */
export function useDayEditor(model: DayModel) {
  const organizationId = useOrganization().id;
  const { date, people, vocabulary } = model;
  const structureId = model.structure.id;
  const rules = useMemo(() => rulesOfDay(model), [model]);
  const codes = useMemo(
    () => codesWithTitles(vocabulary.codes, kindTexts, vocabulary.reasons),
    [vocabulary],
  );
  const codesOf = useMemo(() => codesByLaw(codes), [codes]);
  const lawOf = useMemo(() => new Map(people.map(({ id, leaveLaw }) => [id, leaveLaw])), [people]);
  const rowsAt = useMemo(() => dayRowsOf(model, rules, codes), [model, rules, codes]);
  const [typing, setTyping] = useState<{ id: string; isNote: boolean } | null>(null);
  const days = useMemo(() => daysOfMonth(monthOf(date)), [date]);
  const [state, act] = useEditor(rules, () =>
    initialState({ order: people.map(({ id }) => id), days: days.length, totals: 0 }),
  );
  const reopening = people.flatMap(reopeningOf);
  const saving = useConfirmedSaving(
    { ...savingOfDay, organizationId, structureId, period: date, first: days[0] ?? date },
    state.drafts,
    reopening.filter(({ contractId }) => state.drafts.has(contractId)),
    act,
    typing?.id,
  );
  const submission = useCall(attendances.submitSheet);
  const isLeading = useRef(false);
  const leadOn = useCallback((next: HTMLElement | null) => {
    if (!next || !isLeading.current) return;
    isLeading.current = false;
    next.focus();
  }, []);
  const submit = () =>
    saving.save((isClean) => {
      if (!isClean) return toast.error(t.notAllSaved);
      isLeading.current = true;
      return submission.mutate(
        { organizationId, structureId, date, version: model.version },
        {
          onSuccess: () => toast.success(t.submitted),
          onError: (error) => {
            isLeading.current = false;
            toast.failure(error);
          },
        },
      );
    });
  const entryOf = useCallback(
    (spot: Spot): EntryOf => ({
      codes: codesOf(lawOf.get(spot.contractId) ?? null),
      read: (text) => rules.read(spot, text),
      wordsOf: (intervals) => wordsOfIntervals(intervals, date, vocabulary.reasons),
      leftOf: (code) => daysLeft(model.leaveOf(spot.contractId), code, date, 0),
    }),
    [codesOf, lawOf, rules, vocabulary, model, date],
  );
  const range = useDayRange(model, state, act);
  const { of: rangeOf, ask: onRange } = range;
  const outside = useOutside(state.drafts, (day) => day !== Number(date.slice(8)));
  const onTyping = useCallback(
    (id: string | null, isNote: boolean = false) => setTyping(id === null ? null : { id, isNote }),
    [],
  );
  const dialogs = [saving.reasonDialog, saving.reopeningQuestion, outside.dialog];
  return {
    state,
    act,
    rules,
    rows: rowsAt(state, typing?.isNote ? null : typing?.id),
    field: useMemo(
      (): FieldOfDay => ({ act, entryOf, rangeOf, onRange, onTyping }),
      [act, entryOf, rangeOf, onRange, onTyping],
    ),
    range,
    outside,
    reopening,
    saving,
    submit,
    isSubmitting: submission.isPending,
    /** Focuses what leads on, once, after the sheet is submitted. */
    leadOn,
    /** A question is open over the sheet. */
    isAsking: range.isOpen || dialogs.some(({ opened }) => opened),
  };
}

export type DayEditor = ReturnType<typeof useDayEditor>;

/** What the field of a person's day uses; the same object as long as the sheet does not change. */
export type FieldOfDay = {
  act: (act: Act) => void;
  entryOf: (spot: Spot) => EntryOf;
  /** The range that a text means, and the function that asks about it. */
  rangeOf: (text: string) => DayRange | null;
  onRange: (spot: Spot, range: DayRange) => void;
  /** Called with the person whose row is being typed in, and with null once the field is left. */
  onTyping: (personId: string | null, isNote?: boolean) => void;
};
