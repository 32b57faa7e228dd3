import { hash as digestOf } from "node:crypto";
import { sql } from "kysely";
import type { Call } from "#api/call.ts";
import type { Reader, Writer } from "../db/handles.ts";
import { withNext, prepared } from "../db/pipelined.ts";
import type { SignedContext } from "./context.ts";
import { secretNotArrived } from "#texts/faults.ts";
import { Fault, refused } from "./fault.ts";

/** A write that may be repeated: its key, the digest of the request, and what is stored of a response that holds a secret. */
type Repeat = { key: string; requestHash: Buffer; stored?: (answer: unknown) => unknown };

/** Stored in place of a response that contains a secret. */
const toldBefore = "told once";

/**
 * Digest of a request: the same key with another digest is a client error. Passwords are left out, because the digest
 * is stored and is fast to brute-force.
 */
export function requestHashOf(path: string, input: unknown): Buffer {
  const whole = JSON.stringify(input);
  const text = hasPassword.test(whole) ? JSON.stringify(input, withoutPasswords) : whole;
  return digestOf("sha256", `${path}\0${text}`, "buffer");
}

const hasPassword = /password/i;

function withoutPasswords(key: string, value: unknown): unknown {
  return hasPassword.test(key) ? null : value;
}

/** Stores the response in the transaction that made the change: a unique violation means that a twin committed first. */
export async function storeAnswer(
  tx: Writer,
  userId: string,
  repeat: Repeat,
  answer: unknown,
): Promise<void> {
  const storedResponse = repeat.stored ? repeat.stored(answer) : (answer ?? null);
  await sql`${prepared} ${withNext}
    insert into idempotency_key (user_id, key, request_hash, answer)
    values (${userId}, ${repeat.key}, ${repeat.requestHash}, ${JSON.stringify(storedResponse)}::jsonb)
  `.execute(tx);
}

/**
 * The response stored for a key, or undefined. Throws `key-reused` if the key came with a different request, and `refused`
 * if the response was given only once.
 */
async function storedAnswer(
  db: Reader,
  userId: string,
  repeat: Repeat,
): Promise<{ answer: unknown } | undefined> {
  const found = await db
    .selectFrom("idempotency_key")
    .modifyFront(prepared)
    .select(["request_hash", "answer"])
    .where((of) => of.and({ user_id: userId, key: repeat.key }))
    .executeTakeFirst();
  if (!found) return undefined;
  if (!found.request_hash.equals(repeat.requestHash)) throw new Fault("key-reused");
  if (found.answer === toldBefore) throw refused(secretNotArrived);
  return { answer: found.answer };
}

type RepeatedCall = { db: Reader; userId: string; repeat: Repeat; call: Pick<Call, "repeats"> };

/** The response of a write; the stored one if the write is repeated under its key. Throws as `storedAnswer`. */
export async function answerOnce(
  { db, userId, repeat, call }: RepeatedCall,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const earlierAnswer = () => storedAnswer(db, userId, repeat);
  const before = call.repeats === "at the write" ? undefined : await earlierAnswer();
  if (before) return before.answer;
  try {
    return await handle();
  } catch (error) {
    // A twin may have committed before our write; if we checked beforehand, between the check and the write.
    const twin = await earlierAnswer();
    if (twin) return twin.answer;
    throw error;
  }
}

/**
 * The context of a write whose response contains a secret, which is not stored: a repeat does nothing, and gets what `stored`
 * leaves of the response, or is refused where it is left out.
 */
export function withSecretAnswer<C extends { repeat: Repeat | null }>(
  ctx: C,
  stored: (answer: unknown) => unknown = () => toldBefore,
): C {
  return ctx.repeat ? { ...ctx, repeat: { ...ctx.repeat, stored } } : ctx;
}

/**
 * A part of a call that is written by itself, under a key derived from the whole call's key and `part`: a repeat of the
 * call gets the response of each part that was written. Throws as `answerOnce`.
 */
export async function answerPartOnce<C extends SignedContext>(
  ctx: C,
  part: string,
  handle: (ctx: C) => Promise<unknown>,
): Promise<unknown> {
  if (!ctx.repeat) return handle(ctx);
  const repeat = { ...ctx.repeat, key: digestOf("sha256", `${ctx.repeat.key} ${part}`) };
  const asking = { db: ctx.database.kysely, userId: ctx.actor.userId, repeat, call: {} };
  return answerOnce(asking, () => handle({ ...ctx, repeat }));
}
