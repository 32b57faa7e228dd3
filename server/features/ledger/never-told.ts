import { type RawBuilder, sql } from "kysely";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import type { AsWords, StateSource } from "#server/kernel/subjects/subject.ts";
import { chainOf } from "./ledger-rows.ts";

/** A kind of subjects in the ledger of an organization or of the system. */
export type ToldKind = { organizationId: string; kind: SubjectKind; source: StateSource };

/**
 * The `from` clause of the subjects `p` that are not in their usual state though no entry tells of them; or, where an entry
 * must keep a state, that have no entry which keeps one. Those told are gathered once: as a join, of which PostgreSQL
 * expects few rows, each subject was looked for among all.
 */
export function neverTold(
  { organizationId, kind, source }: ToldKind,
  must: "tell" | "keep state" = "tell",
): RawBuilder<unknown> {
  const { entries, where } = chainOf(organizationId);
  const inWords = "form" in source.as ? null : source.as;
  return sql`
    from (${source.present({ organizationId, ids: null })}) p
    where ${inWords ? sql`(p.state - ${[...(inWords.notAlways ?? [])]}::text[]) is distinct from ${usualOf(inWords)}` : sql`true`} and p.subject_id not in (
      select l.subject_id from ${entries} l
      where ${where} and ${isOfKind(kind, source)}
        ${inWords ? sql`and (salt is null or ${inWords.says})` : must === "tell" ? sql`` : sql`and l.state is not null`})`;
}

/**
 * Where an entry tells subjects of a kind. Of one kind as a plain equation: with it the index has the entries in the order of
 * their subjects, with a list it does not.
 */
export function isOfKind(kind: SubjectKind, { otherKind, acts }: StateSource): RawBuilder<unknown> {
  if (otherKind) return sql`subject_kind in (${kind}, ${otherKind})`;
  return acts
    ? sql`subject_kind = ${kind} and act = any (${acts}::text[])`
    : sql`subject_kind = ${kind}`;
}

/** The state of a subject of which nothing was told. */
export function usualOf({ usual }: AsWords): RawBuilder<unknown> {
  return sql`${usual === null ? null : JSON.stringify(usual)}::jsonb`;
}
