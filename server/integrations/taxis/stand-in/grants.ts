import { createHash, randomBytes } from "node:crypto";
import type { Choice } from "./cases.ts";

/** What the stand-in has granted: codes and tokens that each serve once. Kept in memory, two hundred at most. */
export type Grants = {
  codeFor: (choice: Choice, codeChallenge: string) => string;
  /** The token of a code whose challenge the verifier meets, or null. */
  tokenFor: (code: string, codeVerifier: string) => string | null;
  choiceOf: (token: string) => Choice | null;
};

const mostKept = 200;

export function openGrants(): Grants {
  const codes = new Map<string, { choice: Choice; codeChallenge: string }>();
  const tokens = new Map<string, Choice>();
  return {
    codeFor: (choice, codeChallenge) => grant(codes, { choice, codeChallenge }),
    tokenFor(code, codeVerifier) {
      const granted = redeem(codes, code);
      const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
      return granted?.codeChallenge === challenge ? grant(tokens, granted.choice) : null;
    },
    choiceOf: (token) => redeem(tokens, token),
  };
}

function grant<T>(granted: Map<string, T>, what: T): string {
  const oldest = granted.keys().next().value;
  if (granted.size >= mostKept && oldest !== undefined) granted.delete(oldest);
  const name = randomBytes(24).toString("base64url");
  granted.set(name, what);
  return name;
}

function redeem<T>(granted: Map<string, T>, name: string): T | null {
  const what = granted.get(name) ?? null;
  granted.delete(name);
  return what;
}
