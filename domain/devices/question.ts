/** Why a person must look at what a device recorded. */
export const deviceQuestions = [
  "wrong-pin",
  "revoked-badge",
  "clock",
  "repeated-hour",
  "other-structure",
  "unknown-badge",
  "gap",
  "locked",
  "two-contracts",
] as const;

export type DeviceQuestion = (typeof deviceQuestions)[number];

/** What is known of an entry when it arrives; times in milliseconds since 1970. */
export type ArrivedEntry = {
  number: number;
  /** By the server's clock, as the device estimated it. */
  punchedAt: number;
  offsetMs: number;
  badge: "known" | "unknown" | "revoked-badge" | "wrong-pin";
  worksHere: boolean;
};

/** The state before it arrived. */
type DeviceFacts = {
  now: number;
  /** What must be added to the device's clock now to get the server's. */
  offsetMs: number;
  lastNumber: number;
  /** Time of the entry with the number before; null for the first. */
  lastPunchedAt: number | null;
};

/** A clock that was moved by less than this does not matter. */
const toleranceMs = 120_000;
const longestMs = 30 * 86_400_000;

/** Why a person must check an entry, the most serious reason first; null where no one must. */
export function questionOf(entry: ArrivedEntry, standing: DeviceFacts): DeviceQuestion | null {
  // Checked before the clock: a person who shifts it must not bypass the count of wrong PINs.
  if (entry.badge === "wrong-pin" || entry.badge === "revoked-badge") return entry.badge;
  if (isClockDoubtful(entry, standing)) return "clock";
  if (entry.badge === "unknown") return "unknown-badge";
  if (!entry.worksHere) return "other-structure";
  return entry.number > standing.lastNumber + 1 ? "gap" : null;
}

const keptAtOnce: readonly DeviceQuestion[] = ["gap", "unknown-badge", "locked", "two-contracts"];

/** Whether the punch waits for the answer; with any other question it is stored at once, so that nothing is lost. */
export function waitsForAnswer(question: DeviceQuestion | null): boolean {
  return question !== null && !keptAtOnce.includes(question);
}

/** Whether it is uncertain who used the device; then no one is greeted by name. */
export function isWhoDoubtful(question: DeviceQuestion | null): boolean {
  return question === "wrong-pin" || question === "revoked-badge";
}

function isClockDoubtful(entry: ArrivedEntry, standing: DeviceFacts): boolean {
  const { punchedAt, offsetMs } = entry;
  const { now, lastPunchedAt } = standing;
  if (punchedAt > now + toleranceMs || punchedAt < now - longestMs) return true;
  if (Math.abs(offsetMs - standing.offsetMs) > toleranceMs) return true;
  return lastPunchedAt !== null && punchedAt < lastPunchedAt - toleranceMs;
}
