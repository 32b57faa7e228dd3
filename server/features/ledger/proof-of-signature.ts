import type { CheckedSheet } from "#api/proofs.ts";
import { hexOf } from "#domain/ledger/bytes.ts";
import { digestsOf, saltOfField } from "#domain/ledger/entry.ts";
import { pathOf } from "#domain/ledger/merkle.ts";
import type { Reader } from "#server/db/handles.ts";
import { sha256 } from "./crypto.ts";
import { entriesBetween, sealCovering, sealKeys } from "./ledger-rows.ts";

/**
 * The proof of a signature, which anyone can check; null while its entry is not sealed, or if its content was erased.
 * Personal content of the entry appears only as digests.
 */
export async function proofOfSignature(
  db: Reader,
  { id, organizationId, code }: { id: string; organizationId: string; code: string },
): Promise<CheckedSheet["proof"]> {
  const found = await entryOfSignature(db, { id, organizationId });
  const seal = found && (await sealCovering(db, organizationId, found.id));
  if (!seal) return null;
  const reach = { after: String(BigInt(found.id) - 1n), upTo: found.id, most: 1 };
  const [entry] = await entriesBetween(db, organizationId, reach);
  const key = (await sealKeys(db)).find(({ generation }) => generation === seal.key);
  if (!entry || !key || "digests" in entry.content || entry.content.after === null) return null;
  const digests = digestsOf(sha256, entry.content);
  const index = seal.entryIds.indexOf(found.id);
  const { ip: _ip, ...head } = entry.head;
  return {
    format: head.state === null ? "paron-proof-1" : "paron-proof-2",
    code,
    entry: head,
    after: entry.content.after,
    afterSalt: hexOf(saltOfField(sha256, entry.content.salt, "after")),
    digests: {
      actorId: hexOf(digests.actorId),
      reason: hexOf(digests.reason),
      before: hexOf(digests.before),
    },
    index,
    path: pathOf(sha256, seal.leaves, index).map(hexOf),
    seal: {
      number: seal.number,
      firstEntry: seal.firstEntry,
      lastEntry: seal.lastEntry,
      entries: seal.entries,
      root: hexOf(seal.root),
      previous: hexOf(seal.previous),
      at: seal.at,
      key: seal.key,
      signature: hexOf(seal.signature),
    },
    publicKey: hexOf(key.publicKey),
  };
}

/** The first entry about a signature, which records that it was made. */
export function entryOfSignature(
  db: Reader,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("ledger_entry")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("subject_kind", "=", "month-signature")
    .where("subject_id", "=", id)
    .orderBy("id")
    .executeTakeFirst();
}
