/**
 * State of a card: `stopped` when sending was given up without an answer, `dropped` when the record changed before it was
 * sent.
 */
export const workCardStates = [
  "waiting",
  "sending",
  "accepted",
  "refused",
  "stopped",
  "dropped",
] as const;
export type WorkCardState = (typeof workCardStates)[number];

/** Whether a person may have a card sent again. */
export function canRetry(state: string): boolean {
  return state === "waiting" || state === "refused" || state === "stopped";
}

/** Why cards could not be sent: ERGANI gave no answer, it refused the account, or the body had no power or line. */
export const outageCauses = ["away", "account", "power"] as const;
export type OutageCause = (typeof outageCauses)[number];

/** Outcome of an attempt; without an answer the card may have been accepted. */
export const attemptOutcomes = ["accepted", "refused", "unavailable", "wrong-credentials"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** The trial system of ERGANI, or the real one. */
export const erganiPlaces = ["trial", "production"] as const;
export type ErganiPlace = (typeof erganiPlaces)[number];

/** 01 a user of the body, 02 a user of ERGANI, 03 of constructions at EFKA. */
export const erganiUserTypes = ["01", "02", "03"] as const;
export type ErganiUserType = (typeof erganiUserTypes)[number];
