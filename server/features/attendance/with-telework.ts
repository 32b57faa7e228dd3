import type { RecordIn } from "#api/attendances.ts";
import { isTelework } from "#texts/telework.ts";

/** The record with telework as its own kind, however it was sent. */
export function withTelework(record: RecordIn): RecordIn {
  const intervals = record.intervals.map((interval) => {
    const { kind, reason, ...when } = interval;
    return kind === "absence" && isTelework(reason)
      ? { ...when, kind: "telework" as const }
      : interval;
  });
  return { ...record, intervals };
}
