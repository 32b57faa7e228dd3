import type { Range } from "#domain/ledger/check-ledger.ts";
import type { LedgerEntry } from "#domain/ledger/entry.ts";
import { mostInSeal } from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";
import { entriesBetween, sealsAfter } from "./ledger-rows.ts";

/** Greater than every id. */
const noEnd = "9223372036854775807";

/**
 * The ledger of an organization, or of the system, from its first entry, whatever its id: each seal with the entries up to its last, then
 * what is not sealed yet. At most one seal's entries are in memory, unless someone has inserted more among them.
 */
export async function* rangesOf(db: Reader, organizationId: string): AsyncGenerator<Range> {
  let number = 0;
  let after: string | null = null;
  for (;;) {
    const [seal] = await sealsAfter(db, organizationId, { after: number, most: 1 });
    if (!seal) break;
    const upTo = seal.lastEntry;
    const reach = { after, upTo, most: 50_000 };
    const entries: LedgerEntry[] = await entriesBetween(db, organizationId, reach);
    yield { seal, entries };
    [number, after] = [seal.number, upTo];
  }
  for (;;) {
    const reach = { after, upTo: noEnd, most: mostInSeal };
    const entries: LedgerEntry[] = await entriesBetween(db, organizationId, reach);
    const last = entries.at(-1);
    if (!last) return;
    yield { seal: null, entries };
    after = last.head.id;
  }
}
