import { type RawBuilder, sql } from "kysely";
import { digestsOf } from "#domain/ledger/entry.ts";
import type { Writer } from "#server/db/handles.ts";
import { sha256 } from "./crypto.ts";
import { digestBytes, entriesWhere } from "./ledger-rows.ts";

const atOnce = 1000;

/**
 * Erases personal content from entries: who acted, the reason, the states before and after. Their digests stay, so
 * seals and proofs remain valid. `condition` is on `t`, the ledger. Returns the number of entries.
 */
export async function eraseEntries(
  tx: Writer,
  organizationId: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let after = "0";
  for (let erased = 0; ;) {
    const unerased = sql`t.digests is null and t.id > ${after}::bigint and (${condition})`;
    const entries = await entriesWhere(tx, organizationId, { condition: unerased, most: atOnce });
    const last = entries.at(-1);
    if (!last) return erased;
    after = last.head.id;
    const digests = entries.map(({ content }) =>
      digestBytes("digests" in content ? content.digests : digestsOf(sha256, content)),
    );
    await sql`
      update ledger_entry l
      set salt = null, digests = d.digests, actor_id = null, reason = '', before = null, after = null
      from unnest(${entries.map(({ head }) => head.id)}::bigint[], ${digests}::bytea[]) as d(id, digests)
      where l.organization_id = ${organizationId} and l.id = d.id
    `.execute(tx);
    erased += entries.length;
  }
}
