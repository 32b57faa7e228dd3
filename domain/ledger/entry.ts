import { fieldBytes, type Sha256 } from "./bytes.ts";
import { leafHash } from "./merkle.ts";

/** Fields of an entry that may contain personal data. Its hash contains them only as salted digests. */
export const personalFields = ["actorId", "reason", "before", "after"] as const;

type PersonalField = (typeof personalFields)[number];

/** The personal data of an entry, with its salt; `before` and `after` are JSON as PostgreSQL writes `jsonb`. */
export type Personal = { salt: Uint8Array } & Record<PersonalField, string | null>;

/** The digests that remain when the personal data of an entry has been erased. */
export type Digests = Readonly<Record<PersonalField, Uint8Array>>;

/** Takes the place of an organization in the ledger of the system itself: users, rights, parameters, catalogues. */
export const systemChain = "00000000-0000-0000-0000-000000000000";

/** An entry of the ledger without its personal data. */
export type EntryHead = {
  /** The body to whose ledger it belongs, or `systemChain`. */
  organizationId: string;
  /** Decimal text of the number that the database assigned to it. */
  id: string;
  /** Microseconds since 1970 in UTC, decimal text. */
  at: string;
  act: string;
  subjectKind: string;
  subjectId: string;
  structureId: string | null;
  date: string | null;
  actorRole: string;
  source: string;
  requestId: string;
  /** The subject's state after the act as a salted digest, with its form in the first byte; hexadecimal. Null where none is kept. */
  state: string | null;
  /** IP address, in the ledger of the system; null in those of bodies. */
  ip: string | null;
};

export type LedgerEntry = { head: EntryHead; content: Personal | { digests: Digests } };

/** The hash of an entry as a leaf of its seal's tree. It is the same before and after an erasure. */
export function entryLeaf(sha256: Sha256, { head, content }: LedgerEntry): Uint8Array {
  return leafOf(sha256, head, "digests" in content ? content.digests : digestsOf(sha256, content));
}

/** The hash of an entry whose digests are known. */
export function leafOf(sha256: Sha256, head: EntryHead, digests: Digests): Uint8Array {
  const saysMore = head.state !== null || head.ip !== null;
  return leafHash(
    sha256,
    fieldBytes([
      saysMore ? "paron-entry-2" : "paron-entry-1",
      head.organizationId,
      head.id,
      head.at,
      head.act,
      head.subjectKind,
      head.subjectId,
      head.structureId,
      head.date,
      head.actorRole,
      head.source,
      head.requestId,
      ...personalFields.map((field) => digests[field]),
      ...(saysMore ? [head.state, head.ip] : []),
    ]),
  );
}

/** The salted digests of the personal fields: all that an erasure leaves of them. */
export function digestsOf(sha256: Sha256, personal: Personal): Digests {
  const digest = (field: PersonalField) =>
    digestOfField(sha256, saltOfField(sha256, personal.salt, field), personal[field]);
  return {
    actorId: digest("actorId"),
    reason: digest("reason"),
    before: digest("before"),
    after: digest("after"),
  };
}

/** The salt of one field: it can be shown with the field without helping to guess the others. */
export function saltOfField(sha256: Sha256, salt: Uint8Array, field: PersonalField): Uint8Array {
  return sha256(fieldBytes([salt, field]));
}

/** The digest of one field under its own salt; null has a digest too. */
export function digestOfField(
  sha256: Sha256,
  saltOfField: Uint8Array,
  value: string | null,
): Uint8Array {
  return sha256(fieldBytes([saltOfField, value]));
}
