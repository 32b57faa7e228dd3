import { type RawBuilder, sql } from "kysely";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import type { AsWords, StateSource } from "#server/kernel/subjects/subject.ts";
import { chainOf } from "./ledger-rows.ts";

/** A kind of subject in the ledger of an organization or of the system. */
export type SubjectsOfKind = { organizationId: string; kind: SubjectKind; source: StateSource };

/**
 * The `from` clause of the subjects `p` that are not in their usual state although they have no entry; or, if an entry
 * must hold a state, that have no entry with one. The subjects with entries are collected once: a join, for which
 * PostgreSQL expects few rows, searched all of them for each subject.
 */
export function subjectsWithoutEntry(
  { organizationId, kind, source }: SubjectsOfKind,
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
 * The condition for entries about subjects of a kind. A single kind is a plain equality: with it the index returns the
 * entries in order of their subjects, with a list it does not.
 */
export function isOfKind(kind: SubjectKind, { otherKind, acts }: StateSource): RawBuilder<unknown> {
  if (otherKind) return sql`subject_kind in (${kind}, ${otherKind})`;
  return acts
    ? sql`subject_kind = ${kind} and act = any (${acts}::text[])`
    : sql`subject_kind = ${kind}`;
}

/** The state of a subject without any entry. */
export function usualOf({ usual }: AsWords): RawBuilder<unknown> {
  return sql`${usual === null ? null : JSON.stringify(usual)}::jsonb`;
}
