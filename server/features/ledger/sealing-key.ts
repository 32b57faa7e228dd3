import { sql } from "kysely";
import { keyBytes, type SealKey } from "#domain/ledger/seal.ts";
import type { Database } from "#server/db/open.ts";
import type { Secrets } from "#server/kernel/secrets.ts";
import { signerOf, type Signer } from "./crypto.ts";
import { sealKeys } from "./ledger-rows.ts";

/** What sealing needs from the server; every context has it. */
export type Sealing = { database: Database; secrets: Secrets };

/**
 * The current key, created on first use. Throws when the newest key does not derive from this server's secret: a person
 * must decide whether the secret was lost (`npm run ledger:rotate-key`) or a stranger has inserted a key.
 */
export async function sealingKey(place: Sealing): Promise<Signer & { generation: number }> {
  const newest = await newestKey(place);
  const signer = signerOf(place.secrets.sealSeed(newest.generation));
  if (!signer.publicKey.equals(newest.publicKey)) {
    throw new Error(
      `The seal key of generation ${newest.generation} does not come from this server's secret key.`,
    );
  }
  return { ...signer, generation: newest.generation };
}

/**
 * Whether this server's secret is the one with which the database was created, or the last that a person put in force there: data sealed
 * under another cannot be read. The first server to ask creates the key by which later ones are recognised.
 */
export async function isSecretOfDatabase(place: Sealing): Promise<boolean> {
  const { generation, publicKey } = await newestKey(place);
  return signerOf(place.secrets.sealSeed(generation)).publicKey.equals(publicKey);
}

/** Puts the next key in force, endorsed by the previous one if it still derives from this server's secret. */
export async function rotateSealingKey(place: Sealing): Promise<SealKey> {
  return nextKey(place, (await sealKeys(place.database.kysely)).at(-1) ?? null);
}

async function newestKey(place: Sealing): Promise<SealKey> {
  return (await sealKeys(place.database.kysely)).at(-1) ?? nextKey(place, null);
}

async function nextKey(place: Sealing, before: SealKey | null): Promise<SealKey> {
  const { kysely } = place.database;
  const { rows } = await sql<{ now: string }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as now`.execute(kysely);
  const generation = (before?.generation ?? 0) + 1;
  const { publicKey } = signerOf(place.secrets.sealSeed(generation));
  const key = { generation, publicKey, validFrom: rows[0]?.now ?? "0" };
  const endorser = before && signerOf(place.secrets.sealSeed(before.generation));
  const endorsement =
    before && endorser?.publicKey.equals(before.publicKey) ? endorser.sign(keyBytes(key)) : null;
  await sql`
    insert into seal_key (generation, public_key, valid_from, endorsement)
    values (${generation}, ${publicKey}, ${instantOf(key.validFrom)}, ${endorsement})
    on conflict (generation) do nothing
  `.execute(kysely);
  const stored = (await sealKeys(kysely)).find((one) => one.generation === generation);
  if (!stored) throw new Error("A seal key was not stored.");
  return stored;
}

/** An instant of PostgreSQL from microseconds since 1970. */
export function instantOf(micros: string) {
  return sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
}
