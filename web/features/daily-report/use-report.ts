import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { dailyReport } from "#api/daily-report.ts";
import type { OutputOf } from "#api/call.ts";
import { dailyReportTexts as t } from "#texts/daily-report.ts";
import { changeParcel, parcelAt } from "#web/kernel/outbox.ts";
import { request } from "#web/kernel/request.ts";
import { sendUntilAnswered, useSentAfterwards, type Delivery } from "#web/kernel/sending.ts";
import { toast } from "#web/kernel/toasts.ts";
import { type Drafts, draftsAfter, mergeDrafts, draftsOver, intervalsOf } from "./drafts.ts";

export type Report = OutputOf<typeof dailyReport.get>;

/** The report that a token opens. What the link may see is cached nowhere: neither on disk nor for another token. */
export function useReport(token: string) {
  return useQuery({
    queryKey: [dailyReport.get.path, token],
    queryFn: ({ signal }) => request(dailyReport.get, {}, { link: token, signal }),
    retry: false,
    gcTime: 0,
  });
}

const idle: Delivery = { isSending: false, pauseMs: null };

/** The drafts of a report, kept on this device until the server has them, and their sending. */
export function useDrafts(token: string, report: Report) {
  const client = useQueryClient();
  const place = `daily-report|${report.structure}|${report.date}`;
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  /** The latest drafts: when a response arrives, they include what was typed in the meantime. */
  const latestDrafts = useRef(drafts);
  /** This tab's part of the parcel: another tab may have the same sheet open. */
  const own = useRef(drafts);
  const [delivery, setDelivery] = useState(idle);
  const [typing, setTyping] = useState<string | null>(null);
  const left = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    void parcelAt<Drafts, null>(place).then((parcel) => {
      if (!parcel || controller.signal.aborted) return;
      own.current = new Map([...parcel.work, ...own.current]);
      const restoredDrafts = draftsOver(parcel.work, report);
      if (restoredDrafts.size > 0) toast.info(t.restored);
      const here = new Set(report.rows.map((row) => row.contractId));
      if ([...parcel.work.keys()].some((id) => !here.has(id)))
        toast.error(t.gone, { durationMs: 10_000 });
      change(new Map([...restoredDrafts, ...latestDrafts.current]));
    });
    return () => controller.abort();
    // The stored drafts are restored once for each sheet.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);

  const change = (next: Drafts) => {
    latestDrafts.current = next;
    setDrafts(next);
    const before = own.current;
    own.current = next;
    void changeParcel<Drafts, null>(place, (stood) => {
      const work = mergeDrafts(stood?.work ?? new Map(), before, next);
      return work.size === 0 ? null : { work, sending: null };
    });
  };

  const sent = async <T>(write: () => Promise<T>): Promise<T | null> => {
    setDelivery({ isSending: true, pauseMs: null });
    try {
      return await sendUntilAnswered(write, {
        signal: left.current.signal,
        onPause: (pauseMs) => setDelivery({ isSending: true, pauseMs }),
        onHurry: (hurry) => {
          addEventListener("online", hurry);
          return () => removeEventListener("online", hurry);
        },
      });
    } catch (error) {
      if (!left.current.signal.aborted) toast.failure(error);
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: [dailyReport.get.path, token] });
    }
  };

  /** Saves the complete drafts, except that of `besides`; returns what is left, or null if no response came. */
  const save = async (besides: string | null = null): Promise<Drafts | null> => {
    const before = latestDrafts.current;
    const planned = new Map(report.rows.map((row) => [row.contractId, row.planned]));
    const records = [...before].flatMap(([contractId, { draft, version }]) => {
      const intervals = intervalsOf(draft, report.date, planned.get(contractId) ?? []);
      return intervals === null || contractId === besides
        ? []
        : [{ contractId, version, intervals }];
    });
    if (records.length === 0) return before;
    const idempotencyKey = crypto.randomUUID();
    const answer = await sent(() =>
      request(dailyReport.save, { records }, { link: token, idempotencyKey }),
    );
    if (answer) take(before, answer.records);
    setDelivery(idle);
    return answer && latestDrafts.current;
  };

  const take = (before: Drafts, records: OutputOf<typeof dailyReport.save>["records"]) => {
    change(draftsAfter(latestDrafts.current, before, records));
    if (records.every((one) => one.outcome === "saved")) toast.success(t.saved);
  };
  useSentAfterwards(delivery, () => void save(typing), typing !== null);

  const submit = async () => {
    const unsaved = await save();
    if (unsaved === null || unsaved.size > 0) {
      toast.error(t.notAllSaved);
      return;
    }
    const idempotencyKey = crypto.randomUUID();
    const { version } = report;
    await sent(() => request(dailyReport.submit, { version }, { link: token, idempotencyKey }));
    setDelivery(idle);
  };

  return { drafts, delivery, change, save, submit, onTyping: setTyping };
}
