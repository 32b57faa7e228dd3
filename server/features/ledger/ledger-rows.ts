import { type RawBuilder, sql } from "kysely";
import {
  personalFields,
  systemChain,
  type Digests,
  type LedgerEntry,
} from "#domain/ledger/entry.ts";
import type { SealKey, SignedSeal } from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";

/** A stored seal: the ids of the entries it covers, and the hash of each as a leaf of the tree. */
type StoredSeal = SignedSeal & { entryIds: string[]; leaves: Buffer[] };

const hashLength = 32;
const micros = (column: string) =>
  sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text`);

/** The tables of a ledger's entries and seals; `where` selects those of this ledger. */
export function chainOf(
  organizationId: string,
): Record<"entries" | "seals" | "where" | "place", RawBuilder<unknown>> {
  if (organizationId === systemChain)
    return {
      entries: sql`audit_entry`,
      seals: sql`audit_seal`,
      where: sql`true`,
      place: sql`null as structure_id, null as date, 'web' as source, '' as reason, ip`,
    };
  return {
    entries: sql`ledger_entry`,
    seals: sql`ledger_seal`,
    where: sql`organization_id = ${organizationId}`,
    place: sql`structure_id, date::text, source, reason, null as ip`,
  };
}

/** Entries of an organization by id, after `after` (from the first if null) and up to `upTo`, at most `most`. */
export async function entriesBetween(
  db: Reader,
  organizationId: string,
  { after, upTo, most }: { after: string | null; upTo: string; most: number },
): Promise<LedgerEntry[]> {
  const isAfter = after === null ? sql`true` : sql`t.id > ${after}::bigint`;
  const between = sql`${isAfter} and t.id <= ${upTo}::bigint`;
  return entriesWhere(db, organizationId, { condition: between, most });
}

/** Entries of an organization by id that satisfy a condition on `t`, at most `most`. */
export async function entriesWhere(
  db: Reader,
  organizationId: string,
  { condition, most }: { condition: RawBuilder<unknown>; most: number },
): Promise<LedgerEntry[]> {
  const { entries, where, place } = chainOf(organizationId);
  const { rows } = await sql<EntryRow>`
    select id::text, ${micros("at")} as at, act, subject_kind, subject_id, ${place}, actor_role, request_id, salt, digests,
      encode(state, 'hex') as state, actor_id, before::text, after::text
    from ${entries} t
    where ${where} and ${condition}
    order by t.id limit ${most}
  `.execute(db);
  return rows.map((row) => entryOf(organizationId, row));
}

/** Seals of an organization by number, after `after`, at most `most`. */
export async function sealsAfter(
  db: Reader,
  organizationId: string,
  { after, most }: { after: number; most: number },
): Promise<StoredSeal[]> {
  const { seals, where } = chainOf(organizationId);
  const { rows } = await sql<SealRow>`
    select ${sealColumns} from ${seals}
    where ${where} and number > ${after} order by number limit ${most}
  `.execute(db);
  return rows.map((row) => sealOf(organizationId, row));
}

/** The last seal of an organization, or null; without its entries' hashes, which the next seal does not need. */
export async function lastSeal(db: Reader, organizationId: string): Promise<SignedSeal | null> {
  const { seals, where } = chainOf(organizationId);
  const { rows } = await sql<Omit<SealRow, "entry_ids" | "leaves"> & { entries: number }>`
    select number, first_entry::text, last_entry::text, root, previous, ${micros("at")} as at, key, signature,
      cardinality(entry_ids) as entries
    from ${seals}
    where ${where} order by number desc limit 1
  `.execute(db);
  return rows.map((row) => signedSealOf(organizationId, row, row.entries))[0] ?? null;
}

/** The seal that covers an entry, or null while none does. */
export async function sealCovering(
  db: Reader,
  organizationId: string,
  entryId: string,
): Promise<StoredSeal | null> {
  const { seals, where } = chainOf(organizationId);
  const { rows } = await sql<SealRow>`
    select ${sealColumns} from ${seals} l
    where ${where} and last_entry >= ${entryId}::bigint order by l.last_entry limit 1
  `.execute(db);
  const [row] = rows;
  return row?.entry_ids.includes(entryId) ? sealOf(organizationId, row) : null;
}

/** The keys that sign or have signed, by generation. */
export async function sealKeys(db: Reader): Promise<SealKey[]> {
  const { rows } = await sql<SealKey>`
    select generation, public_key as "publicKey", ${micros("valid_from")} as "validFrom", endorsement
    from seal_key order by generation
  `.execute(db);
  return rows;
}

type EntryRow = {
  id: string;
  at: string;
  act: string;
  subject_kind: string;
  subject_id: string;
  structure_id: string | null;
  date: string | null;
  actor_role: string;
  source: string;
  request_id: string;
  state: string | null;
  ip: string | null;
  salt: Buffer | null;
  digests: Buffer | null;
  actor_id: string | null;
  reason: string;
  before: string | null;
  after: string | null;
};

type SealRow = {
  number: number;
  first_entry: string;
  last_entry: string;
  root: Buffer;
  previous: Buffer;
  at: string;
  key: number;
  signature: Buffer;
  entry_ids: string[];
  leaves: Buffer;
};

const sealColumns = sql`number, first_entry::text, last_entry::text, root, previous, ${micros("at")} as at, key, signature,
  entry_ids::text[], leaves`;

function entryOf(organizationId: string, row: EntryRow): LedgerEntry {
  const { actor_id: actorId, reason, before, after, salt } = row;
  return {
    head: {
      organizationId,
      id: row.id,
      at: row.at,
      act: row.act,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      structureId: row.structure_id,
      date: row.date,
      actorRole: row.actor_role,
      source: row.source,
      requestId: row.request_id,
      state: row.state,
      ip: row.ip,
    },
    content: salt
      ? { salt, actorId, reason, before, after }
      : { digests: digestsIn(row.digests ?? Buffer.alloc(0)) },
  };
}

/** The four digests of an erased entry, from their concatenation. */
function digestsIn(bytes: Buffer): Digests {
  const [actorId, reason, before, after] = hashesIn(bytes);
  const none = new Uint8Array();
  return {
    actorId: actorId ?? none,
    reason: reason ?? none,
    before: before ?? none,
    after: after ?? none,
  };
}

/** The digests concatenated for one column. */
export function digestBytes(digests: Digests): Buffer {
  return Buffer.concat(personalFields.map((field) => digests[field]));
}

function sealOf(organizationId: string, row: SealRow): StoredSeal {
  const signed = signedSealOf(organizationId, row, row.entry_ids.length);
  return { ...signed, entryIds: row.entry_ids, leaves: hashesIn(row.leaves) };
}

function signedSealOf(
  organizationId: string,
  row: Omit<SealRow, "entry_ids" | "leaves">,
  entries: number,
): SignedSeal {
  const { number, root, previous, at, key, signature } = row;
  return {
    organizationId,
    number,
    firstEntry: row.first_entry,
    lastEntry: row.last_entry,
    entries,
    root,
    previous,
    at,
    key,
    signature,
  };
}

function hashesIn(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.floor(bytes.length / hashLength) }, (_, index) =>
    bytes.subarray(index * hashLength, (index + 1) * hashLength),
  );
}
