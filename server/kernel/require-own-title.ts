import { sql } from "kysely";
import { fold } from "#domain/identity/fold.ts";
import { inGreekCapitals } from "#domain/identity/greek-letters.ts";
import { looksLike } from "#texts/validation.ts";
import type { Writer } from "../db/handles.ts";
import { fieldFault } from "./fault.ts";

type Titled = {
  /** The group within which titles must be unique. */
  among: string;
  field: string;
  /** The new title, and the present one if the same entry has one already. */
  title: string;
  was: string | null;
  /** The others, read once the lock is held. */
  others: () => Promise<readonly { title: string }[]>;
  /** The message if another entry has it. */
  taken: string;
};

/** Throws `invalid` on the field if another entry has the title, compared as in search; an unchanged title is accepted. */
export async function requireOwnTitle(
  tx: Writer,
  { among, field, title, was, others, taken }: Titled,
): Promise<void> {
  if (was !== null && fold(was) === fold(title)) return;
  await takeTurn(tx, among);
  const standing = (await others()).map((other) => other.title);
  if (standing.some((other) => fold(other) === fold(title))) throw fieldFault(field, taken);
  refuseLookAlike(field, fold(title), standing, fold);
}

/** Throws `invalid` on the field if one that stands looks the same, though its letters are those of the other alphabet. */
export function refuseLookAlike(
  field: string,
  typed: string,
  others: readonly string[],
  read = (text: string) => text,
): void {
  const seen = inGreekCapitals(typed);
  const standing = others.find((other) => inGreekCapitals(read(other)) === seen);
  if (standing !== undefined) throw fieldFault(field, looksLike(standing));
}

/** Locks the group until the transaction ends: of two concurrent writes the second sees what the first wrote. */
export async function takeTurn(tx: Writer, among: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`titles ${among}`}, 0))`.execute(tx);
}
