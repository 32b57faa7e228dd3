/** About ten days of attempts; then a person must look at it. */
export const mostTries = 100;

const longestMinutes = 15;
/** After half a day the pause grows. */
const patientTries = 48;
const patientMinutes = 6 * 60;
const minute = 60_000;

/**
 * When to retry after a number of attempts without an answer: in 1, 2, 4… minutes, at most 15, and after half a day
 * every 6 hours. On the full minute, as the job runs.
 */
export function nextTryAfter(tries: number, now: Date): Date {
  const minutes =
    tries > patientTries ? patientMinutes : Math.min(2 ** (tries - 1), longestMinutes);
  return onTheMinute(now, minutes);
}

/** A wrong password is retried rarely enough that ERGANI does not lock the account. */
export function nextSignInAfterRefusal(now: Date): Date {
  return onTheMinute(now, patientMinutes);
}

function onTheMinute(now: Date, minutes: number): Date {
  return new Date(Math.floor(now.getTime() / minute) * minute + minutes * minute);
}
