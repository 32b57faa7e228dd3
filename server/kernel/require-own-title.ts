import { sql } from "kysely";
import { fold } from "#domain/identity/fold.ts";
import type { Writer } from "../db/handles.ts";
import { fieldFault } from "./fault.ts";

type Titled = {
  /** Whose titles stand beside each other. */
  among: string;
  field: string;
  /** The title as it is to be, and as it stands where it is the same entry's already. */
  title: string;
  was: string | null;
  /** Titles of the others, read once their turn has come. */
  others: () => Promise<readonly string[]>;
  /** What is said where another has it. */
  taken: string;
};

/** Throws `invalid` at the field where another has the title, as search compares them; one that stands already stays. */
export async function requireOwnTitle(
  tx: Writer,
  { among, field, title, was, others, taken }: Titled,
): Promise<void> {
  if (was !== null && fold(was) === fold(title)) return;
  await takeTurn(tx, among);
  const titles = await others();
  if (titles.some((other) => fold(other) === fold(title))) throw fieldFault(field, taken);
}

/** Holds the turn until the transaction ends: of two at once the second sees what the first left. */
export async function takeTurn(tx: Writer, among: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`titles ${among}`}, 0))`.execute(tx);
}
