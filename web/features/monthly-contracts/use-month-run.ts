import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { monthsToAct, runInChunks, type MonthsShown, type Progress } from "./run-in-chunks.ts";

type Row = { contractId: string; version: number };

/** An act over many months: what it sends, what it tells, and the states in which it can be done. */
export type MonthRun = {
  from: readonly MonthState[];
  send: (rows: Row[]) => Promise<{ rows: readonly RowOutcome[] }>;
  told: (count: number) => string;
};

/** Outcomes with the people they are about, since the list may show others by now. */
export type Told = {
  outcomes: readonly RowOutcome[];
  people: readonly MonthlyContractItem[];
};

const changes = [monthlyContracts.getAll, monthlyContracts.getBoard, verifications.getSignable];

/**
 * Runs an act over the chosen months, or over all that the list would show, with its progress; null while none runs. Its
 * end is told, and what was refused is kept in `told`; what is wrong at a field is thrown, for the form that asked.
 */
export function useMonthRun(filter: MonthsShown) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const stopping = useRef(new AbortController());

  const run = async (act: MonthRun, chosen: readonly MonthlyContractItem[]) => {
    stopping.current = new AbortController();
    setProgress({ done: 0, total: chosen.length });
    try {
      const people = chosen.length > 0 ? chosen : await monthsToAct(filter, act.from);
      const { signal } = stopping.current;
      const outcomes = await runInChunks(people, act.send, { signal, onProgress: setProgress });
      const done = outcomes.filter(({ outcome }) => outcome === "done").length;
      if (people.length === 0) toast.success(t.nothingToDo);
      if (done > 0) toast.success(act.told(done));
      if (done < outcomes.length) setTold({ outcomes, people });
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) throw error;
      toast.failure(error);
    } finally {
      setProgress(null);
      await invalidate(client, changes);
    }
  };
  const stop = () => stopping.current.abort();
  return { run, stop, progress, told, forget: () => setTold(null) };
}
