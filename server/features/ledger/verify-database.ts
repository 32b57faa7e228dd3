import { type Kysely, sql, type Transaction } from "kysely";
import { checkKeys, type KeyFinding } from "#domain/ledger/check-keys.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { type ExternalAnchors, noAnchors } from "./anchors.ts";
import { checkLedger, type LedgerReport } from "./check-ledger.ts";
import { verifySignature } from "./crypto.ts";
import { type Compared, type Difference, differencesOf } from "./differences.ts";
import { sealKeys } from "./ledger-rows.ts";
import { rangesOf } from "./ranges.ts";

/** The result of checking a ledger, of an organization or of the system, and its data. */
export type ChainReport = LedgerReport & { differences: Difference[]; compared: Compared[] };

/** Findings about the keys, before any organization is checked. */
export async function keyFindings(db: Reader, keptAnchors = noAnchors): Promise<KeyFinding[]> {
  return checkKeys(verifySignature, await sealKeys(db), keptAnchors.keys);
}

/**
 * Checks the system and every organization that the role may see: the ledger from the first entry, and whether all
 * subjects match their entries. Each in one read-only transaction, which sees a single snapshot.
 */
export async function* verifyDatabase(
  db: Kysely<DB>,
  keptAnchors: ExternalAnchors = noAnchors,
): AsyncGenerator<ChainReport> {
  const bodies = await db.selectFrom("organization").select("id").orderBy("id").execute();
  for (const { id } of [{ id: systemChain }, ...bodies]) {
    yield await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((tx) => verifyChain(tx, id, keptAnchors));
  }
}

/** The same of one ledger, within an open transaction. */
export async function verifyChain(
  tx: Transaction<DB>,
  organizationId: string,
  keptAnchors: ExternalAnchors = noAnchors,
): Promise<ChainReport> {
  await sql.raw(scopeOf([organizationId])).execute(tx);
  const keys = await sealKeys(tx);
  const anchors = keptAnchors.seals.get(organizationId) ?? new Map<number, string>();
  const ranges = rangesOf(tx, organizationId);
  const report = await checkLedger({ organizationId, keys, anchors }, ranges);
  return { ...report, ...(await differencesOf(tx, organizationId)) };
}
