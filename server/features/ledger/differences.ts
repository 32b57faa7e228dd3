import { type RawBuilder, sql } from "kysely";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import type { Reader } from "#server/db/handles.ts";
import { stateDigest } from "#server/kernel/leave-entries.ts";
import { kindsIn } from "#server/kernel/subjects/all.ts";
import type { AsDigest, AsWords, StateSource } from "#server/kernel/subjects/subject.ts";
import { changedDerivations } from "./derivations.ts";
import { chainOf } from "./ledger-rows.ts";
import {
  isOfKind,
  subjectsWithoutEntry,
  type SubjectsOfKind,
  usualOf,
} from "./subjects-without-entry.ts";
import { changedSignedMonths } from "./signed-months.ts";

/** A subject that differs from its last ledger entry: changed, deleted, or inserted without an entry. */
export type Difference = {
  /** `contract-changed`, `record-deleted`, `payment-without-entry`, … */
  kind: string;
  /** As the ledger names it: kind and id. */
  subject: string;
  /** The last entry about it. */
  entryId: string | null;
};

/**
 * How many subjects of a kind were compared, and how many could not be, by reason: their last entry is older than state
 * digests, has an older form of the state, or was erased.
 */
export type Compared = { kind: SubjectKind; name: string; compared: number } & Record<
  NotComparable,
  number
>;

type NotComparable = "withoutState" | "inOldForm" | "erased";

/** The most differences of one kind that are reported. */
const most = 100;
/** How many subjects are compared at once; only these are held in memory. */
const window = 1000;

/** Compares every kind of subject in the ledger of an organization or of the system with the rows in the tables. */
export async function differencesOf(
  db: Reader,
  organizationId: string,
): Promise<{ differences: Difference[]; compared: Compared[] }> {
  // A window holds a thousand ids; a generic plan would assume ten.
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
  const differences: Difference[] = [];
  const compared: Compared[] = [];
  for (const { kind, source } of kindsIn(organizationId)) {
    const chain = { db, organizationId, kind, source };
    const { name } = source;
    const counts = { kind, name, compared: 0, withoutState: 0, inOldForm: 0, erased: 0 };
    const found: Difference[] = [];
    for await (const part of differencesIn(chain, counts)) found.push(...part);
    found.push(...(await withoutEntry(chain)));
    differences.push(...found.slice(0, most));
    compared.push(counts);
  }
  if (organizationId !== systemChain) {
    differences.push(...(await changedSignedMonths(db, organizationId)));
    differences.push(...(await firstOfEach(changedDerivations(db, organizationId))));
  }
  return { differences, compared };
}

async function firstOfEach(all: AsyncIterable<Difference>): Promise<Difference[]> {
  const found: Difference[] = [];
  const counts = new Map<string, number>();
  for await (const one of all) {
    const count = (counts.get(one.kind) ?? 0) + 1;
    counts.set(one.kind, count);
    if (count <= most) found.push(one);
  }
  return found;
}

type Kind = SubjectsOfKind & { db: Reader };

type LastEntry = {
  id: string;
  subjectId: string;
  salt: Buffer | null;
  digest: Buffer | null;
  words: string | null;
};

/** Window by window, by the ids of the subjects; a window costs as much as its subjects' entries. */
async function* differencesIn(of: Kind, counts: Compared): AsyncGenerator<Difference[]> {
  for (let after = ""; ;) {
    const last = await lastEntries(of, after);
    yield await compareWindow(of, last, counts);
    const end = last.at(-1);
    if (!end || last.length < window) return;
    after = end.subjectId;
  }
}

/**
 * The last entries that hold a state, or that did before they were erased. The test for that is wrapped so that PostgreSQL expects it of
 * half of them, not of one in a hundred: it then walks the index only to the end of the window.
 */
async function lastEntries(
  { db, organizationId, kind, source }: Kind,
  after: string,
): Promise<LastEntry[]> {
  const { entries, where } = chainOf(organizationId);
  const inWords = "form" in source.as ? null : source.as;
  const { rows } = await sql<LastEntry>`
    select distinct on (subject_id) id::text, subject_id as "subjectId", salt,
      ${inWords ? sql`null::bytea` : sql`state`} as digest, ${inWords ? sql`(${inWords.state})::text` : sql`null`} as words
    from ${entries}
    where ${where} and ${isOfKind(kind, source)} and subject_id > ${after}
      and ${inWords ? sql`(salt is null and act <> all (${[...(inWords.silent ?? [])]}::text[]) or coalesce(${inWords.says}, false))` : sql`true`}
    order by subject_id, ${entries}.id desc limit ${window}
  `.execute(db);
  return rows;
}

async function compareWindow(
  of: Kind,
  last: readonly LastEntry[],
  counts: Compared,
): Promise<Difference[]> {
  const { kind, source } = of;
  const readable = last.filter(({ subjectId }) => source.idShape.test(subjectId));
  const comparable: LastEntry[] = [];
  for (const entry of readable) {
    const why = whyNot(source, entry);
    if (why === null) comparable.push(entry);
    else counts[why] += 1;
  }
  counts.compared += comparable.length;
  const byId = new Map(readable.map((entry) => [entry.subjectId, entry]));
  const erased = "form" in source.as ? [] : readable.filter(({ salt }) => salt === null);
  const found = [...(await unlike(of, comparable)), ...(await missingOf(of, erased))];
  return found.map(({ subjectId, isGone }) => ({
    kind: `${source.name}-${isGone ? "deleted" : "changed"}`,
    subject: `${kind} ${subjectId}`,
    entryId: byId.get(subjectId)?.id ?? null,
  }));
}

function whyNot({ as }: StateSource, { salt, digest }: LastEntry): NotComparable | null {
  if (salt === null) return "erased";
  if (!("form" in as)) return null;
  if (digest === null) return "withoutState";
  const { form, since = form } = as;
  const [formOfEntry = 0] = digest;
  return formOfEntry >= since && formOfEntry <= form ? null : "inOldForm";
}

type Unlike = { subjectId: string; isGone: boolean };

/**
 * Subjects whose present state differs from their entry. It is a full join, although no row exists only on its right side, because
 * PostgreSQL then hashes it: a left join, for which it expects few rows, compared each of a thousand with each.
 */
async function unlike(
  { db, organizationId, source }: Kind,
  last: readonly LastEntry[],
): Promise<Unlike[]> {
  if (last.length === 0) return [];
  const ids = last.map(({ subjectId }) => subjectId);
  const { as } = source;
  const differs =
    "form" in as
      ? sql`s.digest is distinct from ${digestInForm(as)}`
      : sql`s.words is distinct from ${presentState(as)}`;
  const { rows } = await sql<Unlike>`
    select s.subject_id as "subjectId", p.subject_id is null as "isGone"
    from unnest(${ids}::text[], ${last.map(({ salt }) => salt)}::bytea[], ${last.map(({ digest }) => digest)}::bytea[],
      ${last.map(({ words }) => words)}::jsonb[]) with ordinality as s(subject_id, salt, digest, words, at)
    full join (${source.present({ organizationId, ids })}) p on p.subject_id = s.subject_id
    where ${differs} and coalesce(s.at, 0) > 0 order by s.at
  `.execute(db);
  return rows;
}

/** For subjects whose entries were erased, only their existence is checked. */
async function missingOf(
  { db, organizationId, source }: Kind,
  erased: readonly LastEntry[],
): Promise<Unlike[]> {
  if (erased.length === 0) return [];
  const ids = erased.map(({ subjectId }) => subjectId);
  const { rows } = await sql<Unlike>`
    select s.subject_id as "subjectId", true as "isGone" from unnest(${ids}::text[]) s(subject_id)
    where not exists (select from (${source.present({ organizationId, ids })}) p where p.subject_id = s.subject_id)
    order by 1
  `.execute(db);
  return rows;
}

async function withoutEntry(of: Kind): Promise<Difference[]> {
  const { db, kind, source } = of;
  const { rows } = await sql<{ subjectId: string }>`
    select p.subject_id as "subjectId" ${subjectsWithoutEntry(of)} order by 1 limit ${most}`.execute(
    db,
  );
  return rows.map(({ subjectId }) => ({
    kind: `${source.name}-without-entry`,
    subject: `${kind} ${subjectId}`,
    entryId: null,
  }));
}

/** The digest of the present state, in the form of its entry `s`: each earlier form lacks the last item of the list. */
function digestInForm({ form, since = form }: AsDigest): RawBuilder<unknown> {
  let digest = stateDigest(form);
  let state = sql`p.state`;
  for (let before = form - 1; before >= since; before -= 1) {
    state = sql`${state} - (-1)`;
    digest = sql`case get_byte(s.digest, 0) when ${sql.lit(before)} then ${stateDigest(before, state)} else ${digest} end`;
  }
  return digest;
}

/** The present state of a subject, restricted to the words in its entry `s`. */
function presentState(as: AsWords): RawBuilder<unknown> {
  const stands = sql`coalesce(p.state, ${usualOf(as)})`;
  if (!as.notAlways) return stands;
  return sql`(${stands} - array(select word from unnest(${as.notAlways}::text[]) word where not s.words ? word))`;
}
