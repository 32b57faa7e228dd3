import type { Kysely, Transaction } from "kysely";
import type { DB } from "./database.gen.ts";

declare const writing: unique symbol;

/** Reads only. Every context carries one; a write through it does not compile. */
export type Reader = Pick<
  Kysely<DB>,
  "selectFrom" | "selectNoFrom" | "with" | "withRecursive" | "fn" | "dynamic" | "getExecutor"
>;

/** Exists only inside `write`, which scopes the transaction and writes the entry. */
export type Writer = Transaction<DB> & { readonly [writing]: true };

/** Guarantee: only `write` calls it, with the transaction that it has opened and scoped. */
export function asWriter(transaction: Transaction<DB>): Writer {
  return transaction as Writer;
}
