import { hash, verify } from "@node-rs/argon2";
import { TooMuchWork, turnsOf } from "#server/integrations/turns.ts";
import { readableSecretIn } from "./readable-secret.ts";
import { Fault } from "#server/kernel/fault.ts";

const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most two hashes at once, since each occupies a core. */
const turns = turnsOf(2, 50);

/** Hash of a password, argon2id as a PHC string. Normalized to NFC, so that the same letters always match. */
export function hashOfPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), cost));
}

/** A hash that nothing matches, checked for unknown users so that they take as long as known ones. */
const nobody = hash("nobody", cost);

/**
 * True when the password matches; an absent hash costs the same and is false. A password that another person gave is also
 * accepted with the blanks and line breaks that came with it from a message.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const given = readableSecretIn(password);
  const tries = given === null || given === password ? [password] : [password, given];
  for (const one of tries) {
    if ((await inTurn(() => verify(against, one.normalize("NFC")))) && stored !== null) return true;
  }
  return false;
}

/** A long queue answers 503 instead of waiting longer. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return turns(work).catch((error: unknown) => {
    throw error instanceof TooMuchWork ? new Fault("unavailable", { retryAfterSeconds: 2 }) : error;
  });
}
