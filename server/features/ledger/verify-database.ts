import { type Kysely, sql, type Transaction } from "kysely";
import { checkKeys, type KeyFinding } from "#domain/ledger/check-keys.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { type KeptAnchors, noAnchors } from "./anchors.ts";
import { checkLedger, type LedgerReport } from "./check-ledger.ts";
import { verifySignature } from "./crypto.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { sealKeys } from "./ledger-rows.ts";
import { stretchesOf } from "./stretches.ts";

/** What one organization's ledger and data say. */
export type BodyReport = LedgerReport & { differences: Difference[] };

/** Keys whose standing is in doubt, before any organization is looked at. */
export async function keyFindings(db: Reader, kept = noAnchors): Promise<KeyFinding[]> {
  return checkKeys(verifySignature, await sealKeys(db), kept.keys);
}

/**
 * Checks every organization that the role may see: its ledger from the first entry, and whether records, months and
 * signatures are as the ledger says. Each in one read-only transaction, which sees one moment.
 */
export async function* verifyDatabase(
  db: Kysely<DB>,
  kept: KeptAnchors = noAnchors,
): AsyncGenerator<BodyReport> {
  const bodies = await db.selectFrom("organization").select("id").orderBy("id").execute();
  for (const { id } of bodies) {
    yield await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((tx) => verifyBody(tx, id, kept));
  }
}

/** The same of one organization, within an open transaction. */
export async function verifyBody(
  tx: Transaction<DB>,
  organizationId: string,
  kept: KeptAnchors = noAnchors,
): Promise<BodyReport> {
  await sql.raw(scopeOf([organizationId])).execute(tx);
  const keys = await sealKeys(tx);
  const anchors = kept.seals.get(organizationId) ?? new Map<number, string>();
  const stretches = stretchesOf(tx, organizationId);
  const report = await checkLedger({ organizationId, keys, anchors }, stretches);
  return { ...report, differences: await differencesOf(tx, organizationId) };
}
