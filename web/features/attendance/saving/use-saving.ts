import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Call } from "#api/call.ts";
import type { Day } from "#domain/calendar/day.ts";
import { statusTexts } from "#texts/attendance.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { maintenanceState } from "#web/kernel/maintenance.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import type { Delivery } from "#web/kernel/sending.ts";
import { useUserId } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { acts, type Act } from "../model/acts.ts";
import { cellsToSend } from "../model/answers.ts";
import { draftsIn, type Drafts } from "../model/drafts.ts";
import { mostRecords, recordsOf } from "../model/records.ts";
import {
  courierOf,
  reopeningOf,
  meansOf,
  type Courier,
  type Jotted,
  type SaveHow,
} from "./courier.ts";

/** Where records are saved, and the name of that place on this device. */
export type SavingPlace = {
  organizationId: string;
  structureId: string;
  /** The month or the day, which together with the user and the structure identifies the place. */
  period: string;
  /** The first day of the month. */
  first: Day;
  /** The calls that a save makes stale, and the sheet itself, refetched if a save fails. */
  changes: readonly Call[];
  sheet: Call;
};

/**
 * Saving of one sheet. `save` sends every draft that can be sent, and returns whether none is left.
 */
export type Saving = Delivery & {
  save: (how: SaveHow) => Promise<boolean>;
  hurry: () => void;
  /** Stores on this device what is being typed, before it is entered. */
  jot: (jotted: Jotted | null) => void;
};

const idle: Delivery = { isSending: false, pauseMs: null };

/**
 * Saves the drafts of a sheet and stores them on this device until the server has them: across a lost network, a reload
 * and a closed browser.
 */
export function useSaving(
  place: SavingPlace,
  drafts: Drafts,
  act: (act: Act) => void,
  typing: string | null,
): Saving {
  const { organizationId, structureId, period, first, changes, sheet } = place;
  const key = [useUserId(), organizationId, structureId, period].join("|");
  const courier = useRef<Courier | null>(null);
  const typingNow = useRef(typing);
  const [delivery, setDelivery] = useState(idle);

  useEffect(() => {
    const one = courierOf(meansOf(key), {
      onSending: (cells) => act(acts.send(cells)),
      onRestored: (storedDrafts) => {
        act(acts.restore(storedDrafts));
        const count = [...draftsIn(storedDrafts)].length;
        if (count > 0) toast.info(statusTexts.restored(count), { durationMs: 4000 });
      },
      onAnswer: (cells, records) => {
        // The courier continues with the drafts as they are after the answer.
        flushSync(() => act(acts.answer(cells, records)));
        const saved = records.filter(({ outcome }) => outcome === "saved").length;
        if (saved > 0) toast.success(statusTexts.saved(saved));
        void invalidate(queryClient, changes);
      },
      onError: (error) => {
        toast.failure(error);
        void invalidate(queryClient, [sheet]);
      },
      onDelivery: setDelivery,
    });
    courier.current = one;
    void one.resume();
    const unfollow = maintenanceState.subscribe(() => {
      if (!maintenanceState.get()?.active) one.hurry();
    });
    addEventListener("pagehide", one.flush);
    return () => {
      unfollow();
      removeEventListener("pagehide", one.flush);
      one.leave();
    };
  }, [key, act, changes, sheet]);

  useLayoutEffect(() => courier.current?.keep(drafts), [drafts]);
  useLayoutEffect(() => void (typingNow.current = typing), [typing]);

  const save = useCallback(
    async (how: SaveHow) => {
      // What was entered with the same key press is rendered, and so passed to the courier, before it decides what to send.
      flushSync(() => undefined);
      const includedId = how.byItself ? null : typingNow.current;
      await courier.current?.send((storedDrafts) => {
        const cells = cellsToSend(storedDrafts)
          .filter(({ contractId: id }) => id !== typingNow.current || id === includedId)
          .slice(0, mostRecords);
        if (cells.length === 0) return null;
        const records = recordsOf(cells, first);
        const reopens = reopeningOf(how.reopens, records);
        const body = { organizationId, structureId, records, reopens, reason: how.reason };
        return { cells, body };
      });
      return courier.current?.left().size === 0;
    },
    [first, organizationId, structureId],
  );
  const hurry = useCallback(() => courier.current?.hurry(), []);
  const jot = useCallback((jotted: Jotted | null) => courier.current?.jot(jotted), []);
  return { ...delivery, save, hurry, jot };
}
