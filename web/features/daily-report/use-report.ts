import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { dailyReport } from "#api/daily-report.ts";
import type { OutputOf } from "#api/call.ts";
import { dailyReportTexts as t } from "#texts/daily-report.ts";
import { dropParcel, keepParcel, parcelAt } from "#web/kernel/outbox.ts";
import { request } from "#web/kernel/request.ts";
import { sendUntilAnswered } from "#web/kernel/sending.ts";
import { toast } from "#web/kernel/toasts.ts";
import { type Drafts, draftsOver, intervalsOf } from "./drafts.ts";

export type Report = OutputOf<typeof dailyReport.get>;

/** The report that a token opens. What the link may see is kept nowhere: neither on the disk nor for another token. */
export function useReport(token: string) {
  return useQuery({
    queryKey: [dailyReport.get.path, token],
    queryFn: ({ signal }) => request(dailyReport.get, {}, { link: token, signal }),
    retry: false,
    gcTime: 0,
  });
}

/** What is typed on a report, kept on this device until the server has it, and its sending. */
export function useDrafts(token: string, report: Report) {
  const client = useQueryClient();
  const place = `daily-report|${report.structure}|${report.date}`;
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState<"idle" | "sending" | "offline">("idle");
  const left = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    void parcelAt<Drafts, null>(place).then((parcel) => {
      if (!parcel || controller.signal.aborted) return;
      const kept = draftsOver(parcel.work, report.rows);
      if (kept.size > 0) toast.info(t.restored);
      setDrafts((now) => (now.size > 0 ? now : kept));
    });
    return () => controller.abort();
    // What is kept is taken up once for each sheet.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);

  const change = (next: Drafts) => {
    setDrafts(next);
    void (next.size === 0 ? dropParcel(place) : keepParcel(place, { work: next, sending: null }));
  };

  const sent = async <T>(write: () => Promise<T>): Promise<T | null> => {
    setState("sending");
    try {
      return await sendUntilAnswered(write, {
        signal: left.current.signal,
        onPause: (pauseMs) => setState(pauseMs === null ? "sending" : "offline"),
        onHurry: (hurry) => {
          addEventListener("online", hurry);
          return () => removeEventListener("online", hurry);
        },
      });
    } catch (error) {
      if (!left.current.signal.aborted) toast.failure(error);
      return null;
    } finally {
      setState("idle");
    }
  };

  /** Saves what is whole; gives what is left, or null where nothing came back. */
  const save = async (): Promise<Drafts | null> => {
    const planned = new Map(report.rows.map((row) => [row.contractId, row.planned]));
    const records = [...drafts].flatMap(([contractId, { draft, version }]) => {
      const intervals = intervalsOf(draft, report.date, planned.get(contractId) ?? []);
      return intervals === null ? [] : [{ contractId, version, intervals }];
    });
    if (records.length === 0) return drafts;
    const idempotencyKey = crypto.randomUUID();
    const answer = await sent(() =>
      request(dailyReport.save, { records }, { link: token, idempotencyKey }),
    );
    await client.invalidateQueries({ queryKey: [dailyReport.get.path, token] });
    if (answer === null) return null;
    const done = new Set(
      answer.records.filter((one) => one.outcome !== "refused").map((one) => one.contractId),
    );
    const next = new Map([...drafts].filter(([id]) => !done.has(id)));
    setMessages(
      new Map(
        answer.records
          .filter((one) => one.outcome !== "saved")
          .map((one) => [one.contractId, one.messages.join(" ")]),
      ),
    );
    change(next);
    if (answer.records.every((one) => one.outcome === "saved")) toast.success(t.saved);
    return answer.records.some((one) => one.outcome === "changed") ? null : next;
  };

  const submit = async () => {
    const unsaved = await save();
    if (unsaved === null || unsaved.size > 0) {
      toast.error(t.notAllSaved);
      return;
    }
    const idempotencyKey = crypto.randomUUID();
    const { version } = report;
    await sent(() => request(dailyReport.submit, { version }, { link: token, idempotencyKey }));
    await client.invalidateQueries({ queryKey: [dailyReport.get.path, token] });
  };

  return { drafts, messages, state, change, save, submit };
}
