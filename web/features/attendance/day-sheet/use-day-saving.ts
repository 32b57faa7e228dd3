import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { history } from "#api/history.ts";
import { attendances } from "#api/attendances.ts";
import { imports } from "#api/imports.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { invalidate, useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import {
  courierOf,
  reopeningOf,
  meansOf,
  type Courier,
  type Delivery,
  type SaveHow,
} from "../saving/courier.ts";
import type { DayModel } from "./model/day.ts";
import { dayActs, keptDrafts, rowsToSend, type DayAct, type DayState } from "./model/day-state.ts";

/** Saving of one day's sheet: `save` sends the rows that can be sent, `submit` then submits the sheet. */
export type DaySaving = Delivery & {
  save: (how: SaveHow) => Promise<void>;
  submit: (how: SaveHow) => Promise<void>;
  hurry: () => void;
};

/** What a save changes of what the page shows. */
export const daySheetCalls = [
  attendances.getDaySheet,
  attendances.getMonthSheet,
  attendances.getRecordHistory,
  history.getAll,
  monthlyContracts.getFindings,
  leaveBalances.getOfSheet,
];

const changedBySaving = [...daySheetCalls, imports.proposeFromPunches];

/**
 * Saves what is typed and keeps it on this device until the server has it: through a lost network, a reload and a closed
 * browser. A sheet is submitted only when nothing typed is left unsaved.
 */
export function useDaySaving(
  model: DayModel,
  state: DayState,
  act: (act: DayAct) => void,
): DaySaving {
  const organizationId = useOrganization().id;
  const userName = useSession()?.userName ?? "";
  const structureId = model.structure.id;
  const place = [userName, organizationId, structureId, model.date].join("|");
  const courier = useRef<Courier | null>(null);
  const drafts = useMemo(() => keptDrafts(state, model), [state, model]);
  const latest = useRef({ model, drafts });
  const [delivery, setDelivery] = useState<Delivery>({ isSending: false, pauseMs: null });
  const submission = useCall(attendances.submitSheet, daySheetCalls).mutateAsync;

  useEffect(() => {
    const one = courierOf(meansOf(place), {
      onRestored: (kept) => {
        act(dayActs.restore(kept));
        if (kept.size > 0) toast.info(t.restored(kept.size), { durationMs: 4000 });
      },
      onAnswer: (cells, records) => {
        // The courier goes on with the drafts as they are after the answer.
        flushSync(() => act(dayActs.answer(cells, records)));
        const saved = records.filter(({ outcome }) => outcome === "saved").length;
        if (saved > 0) toast.success(t.saved(saved));
        void invalidate(queryClient, changedBySaving);
      },
      onError: (error) => {
        toast.failure(error);
        void invalidate(queryClient, changedBySaving);
      },
      onDelivery: setDelivery,
    });
    courier.current = one;
    void one.resume();
    addEventListener("pagehide", one.flush);
    return () => {
      removeEventListener("pagehide", one.flush);
      one.leave();
    };
  }, [place, act]);

  useLayoutEffect(() => {
    latest.current = { model, drafts };
    courier.current?.keep(drafts);
  }, [model, drafts]);

  const save = useCallback(
    async (how: SaveHow) => {
      await courier.current?.send((kept) => {
        const { cells, records } = rowsToSend(kept, latest.current.model);
        if (cells.length === 0) return null;
        const reopens = reopeningOf(how.reopens, records);
        const body = { organizationId, structureId, records, reopens, reason: how.reason };
        return { cells, body };
      });
    },
    [organizationId, structureId],
  );
  const submit = useCallback(
    async (how: SaveHow) => {
      await save(how);
      const { drafts: left, model: now } = latest.current;
      if (left.size > 0) {
        toast.error(t.notAllSaved);
        return;
      }
      const { date, version } = now;
      await submission({ organizationId, structureId, date, version }).then(
        () => toast.success(t.submitted),
        toast.failure,
      );
    },
    [save, submission, organizationId, structureId],
  );
  const hurry = useCallback(() => courier.current?.hurry(), []);
  return { ...delivery, save, submit, hurry };
}
