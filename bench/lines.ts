import { quantile } from "./http-load.ts";
import { type Measured, type Round, total } from "./measured.ts";

export const headsOfProcessor = [
  "processor ms a request",
  "server",
  "database",
  "together",
  "mark",
  "",
  "p50 alone, ms",
];

export const headsOfLatency = [
  "eight connections",
  "requests/s",
  "p50",
  "p95",
  "p99",
  "pgbench/s",
  "ratio",
  "least-most",
  "without RLS/s",
  "ratio",
  "mark",
  "",
];

/** Processor time compared with its mark. */
export function processorLine({ operation, processor, alone }: Measured): string[] {
  const { mark, name } = operation;
  return [
    name,
    processor.server.toFixed(2),
    processor.database.toFixed(2),
    total(processor).toFixed(2),
    mark?.toFixed(1) ?? "",
    mark === null ? "" : total(processor) <= mark ? "reached" : "not reached",
    quantile(alone, 0.5).toFixed(2),
  ];
}

/** Rates and latencies compared with pgbench, medians of the rounds. */
export function latencyLine({ operation, rounds }: Measured): string[] {
  const { share, name } = operation;
  const perSecond = median(rounds.map(({ http }) => http.perSecond));
  const middle = rounds.find(({ http }) => http.perSecond === perSecond);
  const latency = (part: number) => (middle ? quantile(middle.http, part).toFixed(1) : "");
  const ratios = ratiosTo(rounds, "scoped");
  const ratio = median(ratios);
  return [
    name,
    perSecond.toFixed(0),
    latency(0.5),
    latency(0.95),
    latency(0.99),
    ...against(rounds, "scoped"),
    ratios.length === 0
      ? ""
      : `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    ...against(rounds, "bare"),
    share === null ? "" : share.toFixed(1),
    share === null ? "" : ratio >= share ? "reached" : "not reached",
  ];
}

function against(rounds: readonly Round[], which: "scoped" | "bare"): string[] {
  const rates = rounds.flatMap((round) => round[which] ?? []);
  if (rates.length === 0) return ["", ""];
  return [median(rates).toFixed(0), median(ratiosTo(rounds, which)).toFixed(2)];
}

function ratiosTo(rounds: readonly Round[], which: "scoped" | "bare"): number[] {
  return rounds.flatMap((round) => {
    const rate = round[which];
    return rate === null ? [] : [round.http.perSecond / rate];
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
