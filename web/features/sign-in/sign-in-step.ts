import type { SignInAnswer } from "#api/sign-in.ts";

/** What the server answered to credentials, and the password, so that a step that is owed need not ask for it again. */
export type SignInStep = { answer: SignInAnswer | null; password: string };

const nothing: SignInStep = { answer: null, password: "" };

let kept = nothing;

/** Keeps it for the application's own page of sign-in, which goes on from there. */
export function keepAnswered(answered: SignInStep): void {
  kept = answered;
}

/** Gives it, once. */
export function takeAnswered(): SignInStep {
  const taken = kept;
  kept = nothing;
  return taken;
}
