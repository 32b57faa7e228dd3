import { sql } from "kysely";
import { type MailItem, mailList } from "#api/mails.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { matchesWords } from "#server/db/search.ts";
import { linkState } from "#server/kernel/link-state.ts";
import { listing } from "#server/lists/listing.ts";
import { mailListTexts, mailTexts } from "#texts/mail.ts";

const ofMail = sql`t.organization_id = m.organization_id and t.mail_id = m.id`;
const attempts = sql<number>`(select count(*)::int from mail_attempt t where ${ofMail})`;
const lastAnswer = sql<string>`coalesce((
  select t.answer from mail_attempt t where ${ofMail} order by t.seq desc limit 1), '')`;

/**
 * Mails waiting after two or more attempts (a server may ask for one retry), and the last answer of the server or route. One attempt is
 * enough where the job's last run reached no server: it tries one mail a minute then, each time another.
 */
export async function mailsTriedInVain(db: Reader): Promise<TriedInVain> {
  const { rows } = await sql<TriedInVain>`
    select count(*)::int as "triedInVain", coalesce((array_agg(last.answer order by last.at desc))[1], '') as "lastAnswer"
    from mail m
    join lateral (
      select t.seq, t.outcome, t.answer, t.at from mail_attempt t where ${ofMail} order by t.seq desc limit 1) last
      on last.outcome = 'postponed' and (last.seq > 1 or ${reachedNobody})
    where m.state = 'waiting'`.execute(db);
  return rows[0] ?? { triedInVain: 0, lastAnswer: "" };
}

const reachedNobody = sql<boolean>`coalesce((
  select (r.outcome ->> 'unreachable')::int > 0 from job_run r
  where r.job = 'mail.send' and r.ended_at is not null order by r.due_at desc limit 1), false)`;

type TriedInVain = { triedInVain: number; lastAnswer: string };

const stateOfLink = (now: Date) => sql<MailItem["link"]>`(
  select ${linkState(now)} from link l
  where l.organization_id = m.organization_id and l.mail_id = m.id)`;

/** Mails that may still be sent: not expired, and with a link that is still open, if any. */
const isUseful = (now: Date) =>
  sql<boolean>`(m.useful_until >= ${now} and coalesce(${stateOfLink(now)}, 'open') = 'open')`;

/** The mails of all bodies, newest first; the token of a link is masked. */
export const mailListing = listing(mailList, {
  texts: mailListTexts,
  also: (_db, _query, { config }) => ({ isConnected: config.mail !== null }),
  matching: (db, { state, search }, { now }) =>
    db
      .selectFrom("mail as m")
      .where((of) =>
        state === "to-send-again"
          ? of.and([of("m.state", "=", "refused"), isUseful(now)])
          : of.and(conditionsOf({ "m.state": state })),
      )
      .where(matchesWords(sql`greek_key(m.recipient || ' ' || m.subject)`, search)),
  shown: (matching, _query, { now }) =>
    matching
      .innerJoin("organization as o", "o.id", "m.organization_id")
      .select(["m.id", "m.organization_id as organizationId", "o.description as organization"])
      .select(["m.recipient", "m.subject", "m.state", "m.made_at", "m.next_try_at"])
      .select(sql<string>`replace(m.body, '{link}', ${mailTexts.masked})`.as("text"))
      .select([attempts.as("attempts"), lastAnswer.as("lastAnswer"), stateOfLink(now).as("link")])
      .select(sql<boolean>`m.state in ('waiting', 'refused') and ${isUseful(now)}`.as("mayGo")),
  order: { always: ["-m.made_at", "-m.id"] },
  item: ({ next_try_at, ...row }) => ({
    ...toResponse(row),
    nextTryAt: row.state === "waiting" ? next_try_at.toISOString() : null,
  }),
});
