import type { SignInAnswer } from "#api/sign-in.ts";

/** The server's answer to the credentials, and the password, so that a step still owed need not ask for it again. */
type SignInStep = { answer: SignInAnswer | null; password: string };

const nothing: SignInStep = { answer: null, password: "" };

let storedStep = nothing;

/** Keeps it for the application's own sign-in page, which continues from there. */
export function keepAnswered(answered: SignInStep): void {
  storedStep = answered;
}

/** Returns it, once. */
export function takeAnswered(): SignInStep {
  const taken = storedStep;
  storedStep = nothing;
  return taken;
}
