import type { Stretch } from "#domain/ledger/check-ledger.ts";
import { mostInSeal } from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";
import { entriesBetween, sealsAfter } from "./ledger-rows.ts";

/** Above every id. */
const noEnd = "9223372036854775807";

/**
 * An organization's ledger from its first entry: each seal with the entries up to its last, then what is not sealed yet.
 * At most one seal's entries are held, unless somebody has put more among them.
 */
export async function* stretchesOf(db: Reader, organizationId: string): AsyncGenerator<Stretch> {
  let [number, after] = [0, "0"];
  for (;;) {
    const [seal] = await sealsAfter(db, organizationId, { after: number, most: 1 });
    if (!seal) break;
    const upTo = seal.lastEntry;
    const entries = await entriesBetween(db, organizationId, { after, upTo, most: 50_000 });
    yield { seal, entries };
    [number, after] = [seal.number, upTo];
  }
  for (;;) {
    const reach = { after, upTo: noEnd, most: mostInSeal };
    const entries = await entriesBetween(db, organizationId, reach);
    const last = entries.at(-1);
    if (!last) return;
    yield { seal: null, entries };
    after = last.head.id;
  }
}
